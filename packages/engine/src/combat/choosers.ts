/** Who chooses which creatures attack or block in place of the player whose they are. 2006: 308–309 · 2009, 2011, 2026: 508.1, 509.1 */
import { answererFor } from '../decisions/ask.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { rulesOf } from '../continuous/derive.ts';
import { activeContext } from '../meaning/context.ts';
import { playersOf } from '../meaning/players.ts';

/** Who answers for that player; of several effects the latest says. */
export function chooserOf(game: Game, rule: 'choosesAttackers' | 'choosesBlocks', player: PlayerId): PlayerId {
  let chooser = player;
  for (const active of rulesOf(game, rule)) {
    const [chosen] = playersOf(game, activeContext(active), active.rule.who);
    chooser = chosen ?? chooser;
  }
  return answererFor(game, chooser);
}
