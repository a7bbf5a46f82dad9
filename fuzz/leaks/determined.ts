/** A game made for a seat by `determinize` is one that the seat could not tell from the real one. 2006: 217.1b · 2009, 2011, 2026: 400.2 */
import { type Game, type PlayerId, answer, decision, determinize, result, view } from '@rulewright/engine';
import { legalActions } from '@rulewright/engine/internal';
import { randomSource, uniformAnswer } from '@rulewright/players';
import { firstDifference } from '../twins.ts';

/** How a game dealt anew for the seat tells itself apart, or does not go on; null where it does neither. */
export function determinedFault(game: Game, seat: PlayerId, seed: string): string | null {
  const before = JSON.stringify(game.state);
  const made = determinize(game, seat, seed);
  if (made === null) return null;
  const [ours, theirs] = [game, made].map((one) => JSON.stringify(view(one, seat)));
  if (ours !== theirs)
    return `dealt anew, seat ${seat} sees ${firstDifference(JSON.parse(ours ?? ''), JSON.parse(theirs ?? ''))}`;
  if (decision(game)?.kind === 'priority' && decision(game)?.by === seat) {
    const actions = (one: Game): string => JSON.stringify(legalActions(one, seat));
    if (actions(game) !== actions(made)) return `dealt anew, seat ${seat} has other legal actions`;
  }
  if (made.state.random.key === game.state.random.key && made.state.random.then === undefined)
    return 'what is random comes as it really will';
  const source = randomSource(seed);
  for (let n = 0; n < 20 && result(made) === null; n++) {
    const asked = decision(made);
    if (asked === null) return 'dealt anew, the game asks nothing and is not over';
    const given = answer(made, uniformAnswer(source, asked, made));
    if (!given.ok) return `dealt anew, a legal answer is refused: ${given.wrong.message}`;
  }
  return JSON.stringify(game.state) === before ? null : 'a game dealt anew changed the one it was made of';
}
