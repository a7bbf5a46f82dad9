/**
 * What attacks and blocks what, and what has left the battlefield as it last did. 2006: 309.2f, 413.2f · 2009, 2011: 506.3, 509.1g–h, 608.2g ·
 * 2026: 506.3, 509.1g–h, 608.2h
 */
import { lastKnown, objectOf } from '../state/objects.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Attacker, LastKnown } from '../state/state.ts';
import type { ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Context } from './context.ts';
import { asLastThere } from './objects.ts';
import { defendersOf, playersAskedAbout } from './players.ts';

/** What is known of an object that has left; null: it is there. */
const lastOf = (game: Game, id: ObjectId): LastKnown | null =>
  objectOf(game, id) === null ? lastKnown(game, id) : null;

/** How it attacks, or did as it left the battlefield; null: it does not. */
function attackOf(game: Game, id: ObjectId): Attacker | LastKnown | null {
  const last = lastOf(game, id);
  return game.state.combat?.attackers.find((a) => a.id === id) ?? (last?.attacking === true ? last : null);
}
const attacksOf = (game: Game, ctx: Context, by: ObjectSet): readonly (Attacker | LastKnown)[] =>
  asLastThere(game, ctx, by).flatMap((id) => attackOf(game, id) ?? []);

/** The players that those attack; of what attacks a planeswalker or battle, or nothing any more, none (2009, 2011, 2026: 506.3, 506.4c). */
export const attackedPlayers = (game: Game, ctx: Context, by: ObjectSet): PlayerId[] =>
  attacksOf(game, ctx, by).flatMap(({ planeswalker, defender }) =>
    planeswalker === 0 ? defendersOf(game, defender) : [],
  );

/** The planeswalkers and battles that those attack, while they are on the battlefield (2009, 2011, 2026: 506.4c). */
export const attackedPermanents = (game: Game, ctx: Context, by: ObjectSet): ObjectId[] => [
  ...new Set(
    attacksOf(game, ctx, by).flatMap(({ planeswalker }) =>
      objectOf(game, planeswalker)?.zone === 'battlefield' ? [planeswalker] : [],
    ),
  ),
];

export function isAttacking(game: Game, ctx: Context, id: ObjectId, whom: PlayerSet | undefined): boolean {
  const attack = attackOf(game, id);
  if (attack === null) return false;
  // what attacks a planeswalker or battle attacks no player (2009, 2011, 2026: 506.3)
  return (
    whom === undefined ||
    (attack.planeswalker === 0 &&
      playersAskedAbout(game, ctx, whom).some((p) => defendersOf(game, attack.defender).includes(p)))
  );
}

export function isBlocking(game: Game, ctx: Context, id: ObjectId, whom: ObjectSet | undefined): boolean {
  const blocks = game.state.combat?.blockers.find((b) => b.id === id)?.blocking ?? lastOf(game, id)?.blocks;
  if (blocks === undefined || whom === undefined) return blocks !== undefined;
  return asLastThere(game, ctx, whom).some(
    (a) => blocks.includes(a) || lastOf(game, a)?.blockers?.includes(id) === true,
  );
}

export function isBlockedBy(game: Game, ctx: Context, id: ObjectId, blockers: ObjectSet): boolean {
  const attacker = game.state.combat?.attackers.find((a) => a.id === id);
  const by = attacker === undefined ? lastOf(game, id)?.blockers : attacker.blockedBy;
  if (by === undefined) return false;
  return asLastThere(game, ctx, blockers).some((b) => by.includes(b) || lastOf(game, b)?.blocks?.includes(id) === true);
}
