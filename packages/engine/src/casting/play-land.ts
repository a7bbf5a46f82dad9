/** Playing lands. 2006: 212.6, 408.2d · 2009: 114.2a, 305 · 2011: 115.2a, 305 · 2026: 116.2a, 305, 712.12 */
import { activeContext } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import { characteristics, rulesOf } from '../continuous/derive.ts';
import { askOption } from '../decisions/ask.ts';
import type { Action } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { byPlayer } from '../events/cause.ts';
import { playLandEvent } from '../events/kinds/ability.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { isType, matches } from '../meaning/filter.ts';
import { isPlayer } from '../meaning/players.ts';
import { isActivePlayer } from '../state/teams.ts';
import { isUnder } from '../continuous/prohibitions.ts';
import { isSorceryTime } from './activation-rules.ts';
import { isOpen, type Permission, usePermission } from './permission.ts';
import { reverse } from '../decisions/reversal.ts';
import { isAmong } from './targets/legal.ts';
import { asProposed } from './as-proposed.ts';

const ONCE_A_TURN = '';
const ONCE: readonly string[] = [ONCE_A_TURN];
const NEVER: readonly string[] = [];

/**
 * What the player can still play a land by this turn. Until 2011 each play takes up the one action of every turn or a named effect
 * (2006: 212.6b · 2009, 2011: 305.2); today the plays made are compared with those allowed in all (2026: 305.2a).
 */
function landPlays(game: Game, player: PlayerId): readonly string[] {
  const { landsPlayed } = game.state.players[player] as PlayerState;
  const extra = rulesOf(game, 'extraLandPlays');
  if (landsPlayed === 0 && extra.length === 0) return ONCE;
  const allowed: { by: string; n: number }[] = [{ by: ONCE_A_TURN, n: 1 }];
  for (const active of extra) {
    const { who, n } = active.rule;
    if (isPlayer(game, activeContext(active), who, player))
      allowed.push({ by: active.key, n: n === 'any' ? Number.POSITIVE_INFINITY : n });
  }
  if (game.edition.landPlays === 'count') {
    const plays = allowed.reduce((sum, { n }) => sum + n, 0);
    return landsPlayed < plays ? ONCE : NEVER;
  }
  const made = game.state.history.landPlays.filter((play) => play.player === player);
  return allowed.filter(({ by, n }) => made.filter((play) => play.by === by).length < n).map(({ by }) => by);
}

/** Whether the player can play one more land this turn. */
export const mayPlayMoreLands = (game: Game, player: PlayerId): boolean => landPlays(game, player).length > 0;

/** Whether an effect forbids the player to play this land. */
export function isForbiddenLand(game: Game, player: PlayerId, id: ObjectId): boolean {
  return rulesOf(game, 'cantPlayLands').some((active) => {
    const { who, what } = active.rule;
    return isUnder(game, active, who, player) && (what === undefined || matches(game, activeContext(active), id, what));
  });
}

/** The faces with which a card can be played as a land: of a modal double-faced card each that is a land (2026: 712.12). */
export function landFaces(game: Game, id: ObjectId): readonly number[] {
  const object = objectOf(game, id);
  if (object === null || object.kind === 'ability') return NO_FACE;
  if (object.kind !== 'card' || definitionOf(game, object).layout !== 'modal-double-faced')
    return isType(characteristics(game, id), 'land') ? FRONT : NO_FACE;
  return definitionOf(game, object).faces.flatMap(({ types }, face) => (types.includes('land') ? [face] : NO_FACE));
}
const NO_FACE: readonly number[] = [];
const FRONT = [0];

/** Those with which the player may play it, from elsewhere than the hand by that permission. Each is looked at as what would be up. */
function playableFaces(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  permission: Permission | null,
): readonly number[] {
  const faces = landFaces(game, object);
  if (permission === null && rulesOf(game, 'cantPlayLands').length === 0) return faces;
  const may = (): boolean =>
    (permission === null || isAmong(game, activeContext(permission), permission.rule.what, object)) &&
    !isForbiddenLand(game, player, object);
  return faces.filter((face) => asProposed(game, { object, face, faceDown: null }, 0, may));
}

/** What a land play is called: its source's name, or "once a turn". */
export function landPlayLabel(game: Game, by: string): string {
  const active = by === ONCE_A_TURN ? undefined : rulesOf(game, 'extraLandPlays').find(({ key }) => key === by);
  return active === undefined ? 'once a turn' : characteristics(game, active.source).name;
}

/** Land actions: from the hand, and from elsewhere by permissions. */
export function landActions(game: Game, player: PlayerId): Action[] {
  if (!isSorceryTime(game, player)) return [];
  const plays = landPlays(game, player);
  if (plays.length === 0) return [];
  const found: Action[] = [];
  const add = (object: ObjectId, permission: number, active: Permission | null): void => {
    for (const face of playableFaces(game, player, object, active))
      for (const by of plays) found.push({ act: 'playLand', object, face, permission, by });
  };
  for (const id of (game.state.players[player] as PlayerState).hand) add(id, -1, null);
  rulesOf(game, 'mayPlay').forEach((active, permission) => {
    if (
      active.rule.types === 'spells' ||
      !isOpen(game, active) ||
      !isPlayer(game, activeContext(active), active.rule.who, player)
    )
      return;
    for (const { graveyard, library } of game.state.players) {
      for (const id of graveyard) add(id, permission, active);
      if (library[0] !== undefined) add(library[0], permission, active);
    }
    for (const id of game.state.exile) add(id, permission, active);
  });
  return found;
}

export function playLand(game: Game, player: PlayerId, action: Extract<Action, { act: 'playLand' }>): void {
  const open = landActions(game, player).some(
    (a) =>
      a.act === 'playLand' &&
      a.object === action.object &&
      a.face === action.face &&
      a.permission === action.permission &&
      a.by === action.by,
  );
  if (!open) reverse(game, 'the land cannot be played');
  const permission = action.permission < 0 ? null : (rulesOf(game, 'mayPlay')[action.permission] ?? null);
  put(game, player, action.object, action.by, action.face);
  usePermission(game, permission);
}

/** Puts the land onto the battlefield: a special action without the stack (305.1). `by`: the land play it takes up. */
function put(game: Game, player: PlayerId, id: ObjectId, by: string, face: number): ObjectId {
  const { zone: from } = objectOf(game, id) as GameObject;
  const event = moveEvent(
    { object: id, from, to: 'battlefield', player, arrival: arrival(player, { transformed: face === 1 }) },
    byPlayer(player, 'playLand'),
  );
  const land = happen(game, [event])[0]?.object ?? 0;
  happen(game, [playLandEvent(land, player, by, from, byPlayer(player))]);
  return land;
}

/** Whether a land can be played while something resolves: only in one's own turn with a land play left (2006: 212.6b · 2009, 2011, 2026: 305.3). */
export const canPlayLandFrom = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  isActivePlayer(game, player) &&
  landPlays(game, player).length > 0 &&
  playableFaces(game, player, id, null).length > 0;

/** Playing it. Returns the permanent, 0 if not played. */
export function playLandFrom(game: Game, player: PlayerId, id: ObjectId): ObjectId {
  if (!canPlayLandFrom(game, player, id)) return 0;
  const plays = landPlays(game, player);
  const faces = playableFaces(game, player, id, null);
  const { faces: printed } = definitionOf(game, objectOf(game, id) as GameObject);
  const face = faces[
    askOption(game, {
      player,
      source: id,
      purpose: 'which face is played',
      options: faces.map((at) => ({ text: printed[at]?.name ?? '' })),
    })
  ] as number;
  const at = askOption(game, {
    player,
    source: id,
    purpose: 'by what is the land played',
    options: plays.map((by) => ({ text: landPlayLabel(game, by) })),
  });
  return put(game, player, id, plays[at] as string, face);
}
