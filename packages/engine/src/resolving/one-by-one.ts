/**
 * Players and objects with each of which something is done that cannot be done with all at once. 2006: 413.2c · 2009, 2011: 608.2c · 2026: 608.2f
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { playersFrom } from '../state/objects.ts';
import { controllerOf } from '../continuous/derive.ts';
import { askOption } from '../decisions/ask.ts';
import type { Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import type { RecipientSet } from '../vocabulary/nouns.ts';

type One = { objects: ObjectId[] } | { players: PlayerId[] };

/** In turn order; which is the next of a player and what that player controls, the controller of the spell or ability says each time. */
export function inTurn(game: Game, ctx: Context, over: RecipientSet, act: (one: One) => void): void {
  const players = over.players === undefined ? [] : playersOf(game, ctx, over.players);
  const objects = over.objects === undefined ? [] : objectsOf(game, ctx, over.objects);
  const groups = playersFrom(game, game.state.turn.active).map((player): One[] => [
    ...(players.includes(player) ? [{ players: [player] }] : []),
    ...objects.filter((id) => controllerOf(game, id) === player).map((id) => ({ objects: [id] })),
  ]);
  for (const group of groups) {
    let left = group;
    while (left.length > 0) {
      const options = left.map((one) =>
        'players' in one ? { player: one.players[0] as PlayerId } : { object: one.objects[0] as ObjectId },
      );
      const { controller: player, source } = ctx;
      const next = askOption(game, { player, source, purpose: 'which is next', options });
      act(left[next] as One);
      left = left.filter((_, at) => at !== next);
    }
  }
}
