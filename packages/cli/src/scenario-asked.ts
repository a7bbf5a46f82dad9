/** A scenario whose script leaves questions open, with the answers that somebody gives at the terminal. */
import { createInterface } from 'node:readline';
import { decision, type EditionName, view } from '@rulewright/engine';
import type { Move, Place, Scenario } from '@rulewright/scenario';
import { scenarioCards } from './cards/open-cards.ts';
import { blankDraft, rowsOf } from '@rulewright/protocol';
import { howToAnswer, typedAnswer } from './table/typed-answer.ts';
import { remark, type Terminal } from './terminal.ts';

/** Writes a question and gives what is typed; null where nobody will answer any more. */
type Asking = (question: string) => Promise<string | null>;

/**
 * Each scenario with a line for every question that its script leaves open in the edition, as far as standard input has answers. Questions go
 * to standard error, so that what is told stands alone on standard output.
 */
export async function completed(
  terminal: Terminal,
  scenarios: readonly Scenario[],
  edition: (scenario: Scenario) => EditionName,
): Promise<Scenario[]> {
  const reader = createInterface({ input: terminal.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  const ask: Asking = async (question) => {
    remark(terminal, question);
    terminal.stderr.write('> ');
    const next = await lines.next();
    return next.done === true ? null : next.value.trim();
  };
  try {
    const whole: Scenario[] = [];
    for (const scenario of scenarios) whole.push(await answered(scenario, edition(scenario), ask));
    return whole;
  } finally {
    reader.close();
  }
}

async function answered(scenario: Scenario, edition: EditionName, ask: Asking): Promise<Scenario> {
  const { openAt, openPlace, playOn } = await import('@rulewright/scenario');
  const opened = openPlace(scenario, edition, scenarioCards());
  if (!opened.ok) return scenario;
  const { script: left } = opened;
  let { place } = opened;
  const script: Move[] = [];
  for (let at = 0; ; ) {
    const next = left[at];
    const on = next && (!openAt(place) || standsOpen(next)) ? playOn(place, next, script.length) : null;
    if (next && on?.place) {
      place = on.place;
      script.push(next);
      at += 1;
      continue;
    }
    const line = openAt(place) && (await lineAsked(place, ask));
    const went = line && playOn(place, line, script.length);
    // what nobody answers, or no answer can mend, is told as it is
    if (!line || !went?.place) return { ...scenario, script: [...script, ...left.slice(at)] };
    place = went.place;
    script.push(line);
  }
}

/** Whether a line may stand where a question is open: it answers it, or is about the game as it is. */
const standsOpen = (line: Move): boolean => ['answer', 'expect', 'note', 'concede'].some((key) => key in line);

/** The line by which somebody answers what is asked; null where nobody does. */
async function lineAsked({ setting }: Place, ask: Asking): Promise<Move | null> {
  const { ScenarioFault, lineFor } = await import('@rulewright/scenario');
  const asked = decision(setting.game);
  const seen = asked && view(setting.game, asked.by).decision;
  if (!asked || !seen) return null;
  let question = [
    `${setting.players[asked.by] ?? ''}: ${seen.prompt}`,
    ...rowsOf(seen, blankDraft(seen)).map(({ label }, at) => `  ${at + 1} ${label.replaceAll('\n', ' ')}`),
    `(${howToAnswer(seen)})`,
  ].join('\n');
  for (;;) {
    const typed = await ask(question);
    if (typed === null) return null;
    const meant = typedAnswer(seen, typed);
    if (meant.ok) {
      try {
        return lineFor(setting, asked, meant.answer);
      } catch (fault) {
        if (!(fault instanceof ScenarioFault)) throw fault;
        question = fault.message;
      }
    } else question = `${meant.message}.`;
  }
}
