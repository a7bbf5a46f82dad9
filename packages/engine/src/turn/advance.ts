/**
 * Running the game: tick after tick, until it is over or somebody must answer.
 * 2006: 300, 600.4a · 2009, 2011, 2026: 500, 800.4a (no rule: the machine)
 */
import { type Game, type Input, isOutside, type OutsideInput } from '../running/game.ts';
import { type Frame, type GameState, MOST_TICKS } from '../state/state.ts';
import { cloneState } from '../state/clone.ts';
import { OUTERMOST } from '../running/scope.ts';
import { ENDED, SUSPENDED } from '../decisions/ask.ts';
import { REVERSED, takeReversal } from '../decisions/reversal.ts';
import { BeyondLimits, type GameFault } from '../state/limits.ts';
import { getsPriority } from '../multiplayer/grand-melee.ts';
import { leaveGame } from '../multiplayer/leaving.ts';
import { tickResolve, tickRest } from '../resolving/resolve.ts';
import { claimAnte } from '../setup/ante.ts';
import { tickSetup } from '../setup/setup.ts';
import { endSubgame } from '../setup/subgame.ts';
import { keepPast } from './past.ts';
import { tickPriority } from './priority.ts';
import { tickStep } from './steps.ts';
import { nextStep } from './turns.ts';
import { byRule } from '../events/cause.ts';
import { forgetTakenBack } from '../events/reword.ts';
import { setResult } from '../events/leaving.ts';
import { note } from '../events/log.ts';

function tick(game: Game): void {
  const frame = game.state.agenda.at(-1);
  if (frame === undefined) throw new Error('The agenda is empty');
  switch (frame.frame) {
    case 'turn':
      return nextStep(game);
    case 'step':
      return tickStep(game, frame);
    case 'priority':
      return tickPriority(game);
    case 'resolve':
      return tickResolve(game, frame);
    case 'setup':
      return tickSetup(game, frame);
    case 'rest':
      return tickRest(game, frame);
    case 'subgame':
      throw new Error('A main game does not go on before its subgame is over');
  }
}

/**
 * Ticks until the game is over or suspended. The game's checkpoint and the inputs of its running tick are as they were left. A game that
 * asks nobody anything for too long is ended with a fault, so that whoever runs it gets control back.
 */
export function advance(game: Game): void {
  let quiet = 0;
  for (;;) {
    game.pending = null;
    game.pendingCheck = null;
    game.cursor = 0;
    game.scope = OUTERMOST;
    forgetTakenBack(game);
    try {
      for (;;) {
        const frame = game.state.agenda.at(-1)?.frame;
        if (game.state.result === null) tick(game);
        else if (game.state.main !== null) endSubgame(game);
        else return claimAnte(game);
        quiet = game.cursor > 0 ? 0 : quiet + 1;
        if (quiet >= (game.state.options.mostTicks ?? MOST_TICKS))
          endInFault(game, 'too-many-ticks', `${quiet} ticks without a question`);
        finishTick(game, frame);
      }
    } catch (signal) {
      if (signal === SUSPENDED) return;
      if (signal === ENDED) {
        finishTick(game, undefined);
        continue;
      }
      if (signal instanceof BeyondLimits) {
        // the tick is not undone: nobody goes on from here
        endInFault(game, signal.fault, signal.message);
        continue;
      }
      if (signal !== REVERSED) throw signal;
      runWithout(game);
    }
  }
}

/** The running game, and those it is a subgame of, go no further. */
function endInFault(game: Game, fault: GameFault, what: string): void {
  if (game.state.result !== null) return;
  const frames = game.state.agenda.map(({ frame }) => frame).join(' › ');
  setResult(game, {
    result: 'fault',
    fault,
    reason: `${what} (${frames}, turn ${game.state.turn.number}): this is a limit of the program, not a rule`,
  });
}

/** `frame`: whose tick it was, where it came to its end. */
function finishTick(game: Game, frame: Frame['frame'] | undefined): void {
  const { state, checkpoint } = game;
  state.tick++;
  if (game.checkpoints) {
    if (game.cursor > 0) keepPast(game);
    if (asksAtOnce(game)) game.checkpoint = state;
    else if (checkpoint === null || game.cursor > 0 || !isSlight(frame, checkpoint, state))
      game.checkpoint = cloneState(state);
  }
  // until it is taken the answer that the game was run again for waits in the inputs
  if (game.cursor > 0 || game.tickInputs.length === 0) game.answered = false;
  if (game.tickInputs.length > 0) {
    // mana abilities kept from a reversed action wait for the ticks that take them
    if (game.cursor >= game.tickInputs.length) game.tickInputs = [];
    else game.tickInputs = game.tickInputs.slice(game.cursor);
    game.cursor = 0;
  }
}

/** The next tick changes nothing before it asks: until it is answered (`ask`) the state is its own checkpoint. */
function asksAtOnce(game: Game): boolean {
  const { agenda, unsettled, result, priority } = game.state;
  return result === null && !unsettled && agenda.at(-1)?.frame === 'priority' && getsPriority(game, priority.player);
}

/** Since the checkpoint so little was done that it is no work to do it again, and nobody answered: the checkpoint stays where it is. */
const isSlight = (frame: Frame['frame'] | undefined, from: GameState, to: GameState): boolean =>
  (frame === 'turn' || frame === 'step' || frame === 'priority') &&
  from !== to &&
  from.nextObject === to.nextObject &&
  from.barrier === to.barrier &&
  from.pending.length === to.pending.length;

/**
 * A game that keeps no checkpoints came to an action that has to be reversed, as one of which it is not known beforehand whether it can be
 * paid for. Played again with checkpoints, it goes on.
 */
export class NoCheckpoint extends Error {
  override readonly name = 'NoCheckpoint';
}

/**
 * An illegal or abandoned action: the tick is run again as if it had not been begun, but for mana abilities that are kept
 * (2006: 422.1 · 2009: 714.1 · 2011: 717.1 · 2026: 732.1).
 */
function runWithout(game: Game): void {
  const { checkpoint } = game;
  if (checkpoint === null) throw new NoCheckpoint('An action cannot be reversed without a checkpoint');
  const ofMana = takeReversal(game).kept.flat();
  // a concession is not part of the action: whoever conceded meanwhile stays out
  const kept = [...ofMana, ...game.tickInputs.filter((i) => isOutside(i) && !ofMana.includes(i))];
  game.log.length -= game.tickInputs.length;
  retract(game, checkpoint.logged);
  game.state = cloneState(checkpoint);
  game.derived = null;
  // before the inputs that are kept: what they change again happens again
  game.watcher?.(byRule('732.1'));
  game.tickInputs = kept;
  game.log.push(...kept);
}

/** Log entries from that number on did not happen. */
export function retract(game: Game, from: number): void {
  if (game.entries !== null) game.entries = game.entries.filter((e) => e.number < from);
}

/** Runs the tick again from its checkpoint with one more input. */
export function rerun(game: Game, input: Input): void {
  const { checkpoint, state } = game;
  if (checkpoint === null) throw new Error('The game keeps no checkpoints');
  game.log.push(input);
  game.tickInputs.push(input);
  game.answered = true;
  game.state = cloneState(checkpoint);
  if (checkpoint !== state) game.derived = null;
  advance(game);
}

/**
 * A player concedes, or all who are left agree on a draw (2011, 2026: 104.4i): between decisions, or in the middle of a procedure that asks
 * somebody.
 */
export function takeOutside(game: Game, input: OutsideInput): void {
  if ('concede' in input) return leaveGame(game, input.concede, 'concede');
  note(game, () => 'The players agree on a draw.');
  setResult(game, { result: 'draw', reason: 'agreement' });
}
