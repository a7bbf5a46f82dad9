/** Playing lands. 2006: 212.6, 408.2d · 2009: 114.2a, 305 · 2011: 115.2a, 305 · 2026: 116.2a, 305 */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import { characteristics, rulesOf } from '../continuous/derive.ts';
import type { Action } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { arrival, makeEvent } from '../events/make.ts';
import { isType, matches } from '../meaning/filter.ts';
import { isPlayer } from '../meaning/players.ts';
import { activeContext } from '../replacement/applicable.ts';
import { isSorceryTime } from './activation-rules.ts';
import { type Permission, usePermission } from './permission.ts';
import { reverse } from './reversal.ts';
import { isAmong } from './targets.ts';

/** How many lands the player may play this turn, by the rules and by effects (2006: 212.6b · later: 305.2). */
function landPlays(game: Game, player: PlayerId): number {
  let plays = 1;
  for (const active of rulesOf(game, 'extraLandPlays')) {
    if (!isPlayer(game, activeContext(active), active.rule.who, player)) continue;
    plays += active.rule.n === 'any' ? Number.POSITIVE_INFINITY : active.rule.n;
  }
  return plays;
}

/** Whether the player could play a land of their hand now, as far as time and number go. */
export function mayPlayLands(game: Game, player: PlayerId): boolean {
  return (
    isSorceryTime(game, player) && (game.state.players[player] as PlayerState).landsPlayed < landPlays(game, player)
  );
}

function isForbidden(game: Game, player: PlayerId, id: ObjectId): boolean {
  return rulesOf(game, 'cantPlayLands').some((active) => {
    const ctx = activeContext(active);
    return (
      isPlayer(game, ctx, active.rule.who, player) &&
      (active.rule.what === undefined || matches(game, ctx, id, active.rule.what))
    );
  });
}

const isLandCard = (game: Game, id: ObjectId): boolean =>
  isType(characteristics(game, id), 'land') && objectOf(game, id)?.kind !== 'ability';

/** Land actions: from the hand, and from elsewhere by permissions. */
export function landActions(game: Game, player: PlayerId): Action[] {
  if (!mayPlayLands(game, player)) return [];
  const found: Action[] = [];
  for (const id of (game.state.players[player] as PlayerState).hand) {
    if (isLandCard(game, id) && !isForbidden(game, player, id))
      found.push({ act: 'playLand', object: id, face: 0, permission: -1 });
  }
  rulesOf(game, 'mayPlay').forEach((active, permission) => {
    if (active.rule.types === 'spells') return;
    for (const id of permitted(game, player, active)) found.push({ act: 'playLand', object: id, face: 0, permission });
  });
  return found;
}

function permitted(game: Game, player: PlayerId, active: Permission): ObjectId[] {
  const ctx = activeContext(active);
  if (!isPlayer(game, ctx, active.rule.who, player)) return [];
  const { exile, players } = game.state;
  const places = [
    ...players.flatMap((p) => [...p.graveyard, ...(p.library[0] === undefined ? [] : [p.library[0]])]),
    ...exile,
  ];
  return places.filter(
    (id) => isLandCard(game, id) && isAmong(game, ctx, active.rule.what, id) && !isForbidden(game, player, id),
  );
}

export function playLand(game: Game, player: PlayerId, action: Extract<Action, { act: 'playLand' }>): void {
  const open = landActions(game, player).some(
    (a) => a.act === 'playLand' && a.object === action.object && a.permission === action.permission,
  );
  if (!open) reverse(game, 'the land cannot be played');
  const permission = action.permission < 0 ? null : (rulesOf(game, 'mayPlay')[action.permission] ?? null);
  put(game, player, action.object, 1);
  usePermission(game, permission);
}

/** Puts the land onto the battlefield: a special action without the stack (305.1). `counts`: 1 if it takes up a land play. */
function put(game: Game, player: PlayerId, id: ObjectId, counts: number): ObjectId {
  const object = objectOf(game, id) as GameObject;
  const event = makeEvent('move', {
    object: id,
    from: object.zone,
    to: 'battlefield',
    player,
    arrival: arrival(player),
    cause: 'playLand',
    by: player,
  });
  const land = happen(game, [event])[0]?.object ?? 0;
  happen(game, [makeEvent('playLand', { object: land, player, amount: counts, by: player })]);
  return land;
}

/** Playing a land while something resolves: only in one's own turn with a land play left (2006: 212.6b · later: 305.3). Returns the permanent, 0 if not played. */
export function playLandFrom(game: Game, player: PlayerId, id: ObjectId): ObjectId {
  const { turn, players } = game.state;
  if (turn.active !== player || (players[player] as PlayerState).landsPlayed >= landPlays(game, player)) return 0;
  if (objectOf(game, id) === null || !isLandCard(game, id) || isForbidden(game, player, id)) return 0;
  return put(game, player, id, 1);
}
