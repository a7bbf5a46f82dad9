/** The thread on which the tools work: each call in turn, and while a position is played it says how far it has come. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Decision, type Game, decision } from '@rulewright/engine';
import { ScenarioFault } from '@rulewright/scenario';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import type { Called, Told } from './aside.ts';
import type { Desk } from './server.ts';
import { onReaching, servedAt, type ToolAnswer, ToolFailure, TOOLS } from './tools.ts';

if (parentPort === null) throw new Error('The tools work on a thread of their own.');
const port = parentPort;
const tell = (told: Told): void => port.postMessage(told);

servedAt((workerData as Desk).app);

/** How often it says how far it has come, in milliseconds. */
const SAY_MS = 100;
let said = 0;
const asks = (asked: Decision | null): string => (asked === null ? 'its end' : `a decision of ${asked.kind}`);
onReaching((game: Game) => {
  if (performance.now() - said < SAY_MS) return;
  said = performance.now();
  const { turn } = game.state;
  tell({ reached: `turn ${turn.number}, ${asks(decision(game))}, after ${game.log.length} answers` });
});

tell({ ready: true });
port.on('message', ({ name, given }: Called) => {
  const tool = TOOLS[name];
  const work = async (): Promise<ToolAnswer> => {
    if (tool === undefined) throw new ToolFailure(`There is no tool "${name}".`);
    // a resource comes here without the check that the server makes of what a tool is given
    const read = tool.input.safeParse(given);
    if (!read.success) throw new ToolFailure(z.prettifyError(read.error));
    return tool.run(read.data as never);
  };
  work().then(tell, (error: unknown) => {
    const told = error instanceof ToolFailure || error instanceof Failure || error instanceof ScenarioFault;
    tell(told ? { failure: error.message } : { defect: error instanceof Error ? (error.stack ?? '') : String(error) });
  });
});
