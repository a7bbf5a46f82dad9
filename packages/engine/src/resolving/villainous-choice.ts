/** How often a villainous choice is faced. 2006, 2009, 2011: none · 2026: 701.55c */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { rulesOf } from '../continuous/derive.ts';
import { activeContext } from '../meaning/context.ts';
import { isPlayer } from '../meaning/players.ts';

/** How many times more than once the player faces it. */
export const moreVillainousChoices = (game: Game, player: PlayerId): number =>
  rulesOf(game, 'moreVillainousChoices').reduce(
    (more, active) => (isPlayer(game, activeContext(active), active.rule.who, player) ? more + active.rule.n : more),
    0,
  );
