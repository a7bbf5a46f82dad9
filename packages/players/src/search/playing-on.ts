/** Playing a made-up game on for some turns, to judge what it comes to. */
import { type Agent, type Answer, type Game, NoCheckpoint, type PlayerId, answer, fork } from '@rulewright/engine';
import { heuristicPlayer } from '../heuristic/player.ts';
import { winProbability } from './evaluation.ts';

/** Turns that are played before the position is judged: at the beginning of a turn. */
export const HORIZON = 3;

/** Answers after which a game that does not get on is judged as it stands. */
const MOST_ANSWERS = 1500;

/** Thrown by an agent to leave a game that has been played far enough. */
const FAR_ENOUGH = { signal: 'far enough' } as const;

/**
 * How likely the seat is to win if it gives that answer in this game, and everybody plays on as the heuristic player does: without
 * checkpoints, and again with them where one turns out to be needed.
 *
 * @param world a game that keeps checkpoints and waits for an answer of the seat; it is not changed
 */
export function playedOn(world: Game, seat: PlayerId, first: Answer, seed: string, checkpoints = false): number {
  const game = fork(world);
  const begun = game.state.tick;
  const end = game.state.turn.number + HORIZON;
  let answers = 0;
  game.agents.splice(
    0,
    game.agents.length,
    ...game.agents.map((_, player): Agent => {
      const agent = heuristicPlayer(`${seed}/${player}`);
      return (decision, state) => {
        // no tick but the first begins at the checkpoint
        if (!checkpoints && state.checkpoint !== null && state.state.tick !== begun) state.checkpoint = null;
        if (state.state.turn.number >= end || ++answers > MOST_ANSWERS) throw FAR_ENOUGH;
        return agent(decision, state);
      };
    }),
  );
  game.checkpoints = checkpoints;
  game.past = null;
  try {
    const taken = answer(game, first);
    if (!taken.ok) throw new Error(`A made-up game refuses an answer: ${taken.wrong.message}`);
  } catch (signal) {
    if (signal instanceof NoCheckpoint) return playedOn(world, seat, first, seed, true);
    if (signal !== FAR_ENOUGH) throw signal;
  }
  return winProbability(game, seat);
}
