/** Graveyards of other players from which a player casts cards as though they were in the player's own. 2009, 2011, 2026: 609.4 */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { rulesOf } from '../continuous/derive.ts';
import { activeContext } from '../meaning/context.ts';
import { isPlayer } from '../meaning/players.ts';

/** Whether what lies in that player's graveyard is to the other as though it were in their own. */
export const isAsInOwn = (game: Game, player: PlayerId, owner: PlayerId): boolean =>
  owner === player ||
  rulesOf(game, 'graveyardsAsOwn').some((active) => {
    const ctx = activeContext(active);
    return isPlayer(game, ctx, active.rule.who, player) && isPlayer(game, ctx, active.rule.of, owner);
  });

/** The other players whose graveyards those are. */
export const graveyardsAsOwn = (game: Game, player: PlayerId): PlayerId[] =>
  rulesOf(game, 'graveyardsAsOwn').length === 0
    ? []
    : game.state.players.flatMap(({ id, left }) => (!left && id !== player && isAsInOwn(game, player, id) ? [id] : []));
