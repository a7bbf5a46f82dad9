/**
 * State-based actions, as a list an edition chooses from. 2006: 420.5 (state-based effects) · 2009, 2011: 704.5 · 2026: 702.103f, 704.5
 * Each finds what it would do now; all found are done at once (state-based/perform.ts).
 */
import { schemeDownEvent } from '../events/kinds/scheme.ts';
import { leavingPhenomena } from '../resolving/verbs/planar.ts';
import { usedSchemes } from '../multiplayer/schemes.ts';
import { activeContext } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import { askObjects } from '../decisions/ask.ts';
import { why } from '../explain/why.ts';
import type { Cause, GameEvent } from '../events/event.ts';
import { byRule } from '../events/cause.ts';
import { unattachEvent } from '../events/kinds/attachment.ts';
import { countersEvent } from '../events/kinds/counters.ts';
import { completeDungeonEvent } from '../events/kinds/dungeon.ts';
import { forbidden, hasRule } from '../continuous/prohibitions.ts';
import { loseEvent } from '../events/kinds/game-end.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { destroyEvent, sacrificeEvent } from '../events/kinds/removal.ts';
import { isType, matches } from '../meaning/filter.ts';
import { isObjectInRange } from '../meaning/range.ts';
import { BESTOW } from '../abilities/keywords/bestow.ts';
import { isFelledByCommander, returningCommanders } from '../multiplayer/commander.ts';
import { fatalPoison } from '../state/teams.ts';
import { isAmong } from '../casting/targets/legal.ts';
import { canAttach } from '../objects/attachments.ts';
import { isBattle, isDefeated } from '../objects/battle.ts';
import { reprotect } from './battles.ts';
import { sectorEvents } from './sectors.ts';
import { speedEvent } from '../events/kinds/designation.ts';
import { dungeonsAtEnd } from '../resolving/verbs/dungeons.ts';
import { hasEnded } from '../objects/saga.ts';
import { greater, lesser } from '../state/numbers.ts';

export const STATE_BASED_ACTIONS = [
  'life',
  'library',
  'poison',
  'tokenElsewhere',
  'copyElsewhere',
  'toughness',
  'lethalDamage',
  'deathtouch',
  'loyalty',
  'planeswalkerUniqueness',
  'legend',
  'world',
  'auraIllegal',
  'attachmentIllegal',
  'nonAttachment',
  'counterPairs',
  'counterLimit',
  'saga',
  'dungeon',
  'scheme',
  'phenomenon',
  'battleDefense',
  'battleProtector',
  'role',
  'commanderDamage',
  'commanderReturn',
  'speed',
  'sector',
] as const;
/** 2006: 420.5a–n · 2009: 704.5a–u · 2011: 704.5a–v · 2026: 704.5a–z, 704.6c–d, as far as their subjects exist in the engine. */
export type StateBasedAction = (typeof STATE_BASED_ACTIONS)[number];

/** What the checks look at, gathered once. */
export interface Board {
  permanents: readonly { id: ObjectId; object: GameObject; is: Characteristics }[];
}

export function boardOf(game: Game): Board {
  const permanents: { id: ObjectId; object: GameObject; is: Characteristics }[] = [];
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id) as GameObject;
    if (!object.phasedOut) permanents.push({ id, object, is: characteristics(game, id) });
  }
  return { permanents };
}

const sba = (number: string): Cause => byRule(number, 'sba');
const toGraveyard = (number: string, id: ObjectId): GameEvent =>
  moveEvent({ object: id, from: 'battlefield', to: 'graveyard' }, sba(number));

/** Whether the player controls a permanent with start your engines! */
const mayStartEngines = (game: Game, player: PlayerId): boolean => hasRule(game, 'startEngines', player);

/** The events that an action would cause now. */
export function found(game: Game, board: Board, action: StateBasedAction): GameEvent[] {
  const { players } = game.state;
  switch (action) {
    case 'life':
      return losers(
        game,
        '704.5a',
        (p) => (players[p]?.life ?? 1) <= 0 && !forbidden(game, 'lastsWithoutLife', p),
        'life',
      );
    case 'library':
      return losers(game, '704.5b', (p) => players[p]?.drewFromEmpty === true, 'drew from an empty library');
    case 'poison':
      return losers(game, '704.5c', (p) => (players[p]?.counters?.['poison'] ?? 0) >= fatalPoison(game, p), 'poison');
    case 'commanderDamage':
      return losers(game, '704.6c', (p) => isFelledByCommander(game, p), 'combat damage of a commander');
    case 'commanderReturn':
      return returningCommanders(game);
    case 'speed':
      return players
        .filter(({ id, speed, left }) => speed === undefined && !left && mayStartEngines(game, id))
        .map(({ id }) => speedEvent(id, 1, sba('704.5z')));
    case 'sector':
      return sectorEvents(game, board);
    case 'tokenElsewhere':
    case 'copyElsewhere':
      return []; // ceasing to exist is not an event (state-based/perform.ts)
    case 'toughness':
      return board.permanents
        .filter(({ is }) => isType(is, 'creature') && is.toughness <= 0)
        .map(({ id }) => toGraveyard('704.5f', id));
    case 'lethalDamage':
      return board.permanents
        .filter(({ is, object }) => isType(is, 'creature') && is.toughness > 0 && object.damage >= is.toughness)
        .map(({ id }) => destroyEvent(id, controllerOf(game, id), sba('704.5g')));
    case 'deathtouch':
      return board.permanents
        .filter(
          ({ is, object }) =>
            object.deathtouched &&
            isType(is, 'creature') &&
            (is.toughness > 0 || !game.edition.deathtouchNeedsToughness),
        )
        .map(({ id }) => destroyEvent(id, controllerOf(game, id), sba('704.5h')));
    case 'loyalty':
      return board.permanents
        .filter(({ is, object }) => isType(is, 'planeswalker') && (object.counters?.['loyalty'] ?? 0) <= 0)
        .map(({ id }) => toGraveyard('704.5i', id));
    case 'planeswalkerUniqueness':
      return sharedPlaneswalkers(game, board);
    case 'legend':
      return game.edition.legendRule === 'all' ? legendsAll(game, board) : legendsKeepOne(game, board);
    case 'world':
      return world(game, board);
    case 'auraIllegal':
      return (
        board.permanents
          .filter(
            ({ id, is, object }) =>
              is.subtypes.includes('Aura') &&
              isType(is, 'enchantment') &&
              !comesOff(game, is, object) &&
              !auraIsLegal(game, id, object),
          )
          // a bestowed Aura becomes a creature again instead (2026: 702.103f)
          .map(({ id, object }) =>
            object.spell?.paid[BESTOW] === undefined ? toGraveyard('704.5m', id) : unattachEvent(id, sba('702.103f')),
          )
      );
    case 'attachmentIllegal':
      return board.permanents
        .filter(
          ({ id, is, object }) =>
            object.attachedTo !== 0 && !is.subtypes.includes('Aura') && !canAttach.to(game, id, object.attachedTo),
        )
        .map(({ id }) => unattachEvent(id, sba('704.5n')));
    case 'nonAttachment':
      return board.permanents
        .filter(
          ({ is, object }) =>
            comesOff(game, is, object) ||
            (object.attachedTo !== 0 &&
              // a battle is attached to nothing, whatever else it is (2026: 310.9)
              (isBattle(is) || !['Aura', 'Equipment', 'Fortification'].some((s) => is.subtypes.includes(s)))),
        )
        .map(({ id }) => unattachEvent(id, sba('704.5p')));
    case 'battleDefense':
      return board.permanents
        .filter(({ object, is }) => isDefeated(game, object, is))
        .map(({ id }) => toGraveyard('704.5v', id));
    case 'battleProtector':
      return board.permanents.flatMap(
        ({ id, object, is }) => reprotect(game, object, is, controllerOf(game, id)) ?? [],
      );
    case 'role':
      return olderRoles(game, board).map((id) => toGraveyard('704.5y', id));
    case 'dungeon':
      return dungeonsAtEnd(game).map((id) => completeDungeonEvent(id, objectOf(game, id)?.owner ?? -1, sba('704.5t')));
    case 'scheme':
      return usedSchemes(game).map((id) => schemeDownEvent(id, objectOf(game, id)?.owner ?? -1, false, sba('704.6e')));
    case 'phenomenon':
      return leavingPhenomena(game, sba('704.6f'));
    case 'saga':
      return board.permanents
        .filter(({ id, is }) => hasEnded(game, id, is))
        .map(({ id }) => sacrificeEvent(id, controllerOf(game, id), sba('704.5s')));
    case 'counterLimit':
      return rulesOf(game, 'counterLimit').flatMap((active) => {
        const { what, counter, n } = active.rule;
        return board.permanents
          .filter(
            ({ id, object }) => (object.counters?.[counter] ?? 0) > n && isAmong(game, activeContext(active), what, id),
          )
          .map(({ id, object }) =>
            countersEvent(id, counter, n - (object.counters?.[counter] as number), sba('704.5r')),
          );
      });
    case 'counterPairs':
      return board.permanents.flatMap(({ id, object }) => {
        const n = lesser(object.counters?.['+1/+1'] ?? 0, object.counters?.['-1/-1'] ?? 0);
        return n > 0
          ? [countersEvent(id, '+1/+1', -n, sba('704.5q')), countersEvent(id, '-1/-1', -n, sba('704.5q'))]
          : [];
      });
  }
}

/** Of the Roles that one player has on one permanent all but the newest (2026: 303.7a, 704.5y). */
function olderRoles(game: Game, board: Board): ObjectId[] {
  const roles = board.permanents.filter(({ is, object }) => object.attachedTo !== 0 && is.subtypes.includes('Role'));
  return roles
    .filter((a) =>
      roles.some(
        (b) =>
          b.object.attachedTo === a.object.attachedTo &&
          b.object.timestamp > a.object.timestamp &&
          controllerOf(game, b.id) === controllerOf(game, a.id),
      ),
    )
    .map(({ id }) => id);
}

function losers(game: Game, number: string, loses: (p: PlayerId) => boolean, reason: string): GameEvent[] {
  return game.state.players
    .filter((p) => !p.left && !p.lost && loses(p.id))
    .map((p) => loseEvent(p.id, reason, sba(number)));
}

/** Whether it is an Aura that is a creature and becomes unattached before anything else (seam `creatureAuras`). */
const comesOff = (game: Game, is: Characteristics, { attachedTo, attachedPlayer }: GameObject): boolean =>
  game.edition.creatureAuras === 'unattached-first' &&
  (attachedTo !== 0 || attachedPlayer >= 0) &&
  is.subtypes.includes('Aura') &&
  isType(is, 'creature');

function auraIsLegal(game: Game, id: ObjectId, object: GameObject): boolean {
  if (object.attachedPlayer >= 0) return canAttach.toPlayer(game, id, object.attachedPlayer);
  return object.attachedTo !== 0 && canAttach.to(game, id, object.attachedTo);
}

/** All of the same name go, whoever controls them (2006: 420.5e · 2009, 2011: 704.5k). */
function legendsAll(game: Game, board: Board): GameEvent[] {
  const legends = legendaries(game, board);
  return legends
    .filter((a) => legends.some((b) => b.id !== a.id && sameName(a.is, b.is) && sees(game, a.id, b.id)))
    .map(({ id }) => toGraveyard('704.5j', id));
}

/** Whether the other is within range of the one's controller (2006: 601.12–13 · 2009, 2011: 801.12–14 · 2026: 801.12). */
const sees = (game: Game, one: ObjectId, other: ObjectId): boolean =>
  isObjectInRange(game, controllerOf(game, one), other);

const legendaries = (game: Game, board: Board): Board['permanents'] =>
  board.permanents.filter(
    ({ id, is }) =>
      is.supertypes.includes('legendary') &&
      (!isType(is, 'planeswalker') || game.edition.planeswalkerUniqueness === 'legend') &&
      !isExempt(game, id),
  );

const isExempt = (game: Game, id: ObjectId): boolean =>
  rulesOf(game, 'legendRuleOff').some((active) => matches(game, activeContext(active), id, active.rule.what));

const sameName = (a: Characteristics, b: Characteristics): boolean =>
  a.names.some((n) => n !== '' && b.names.includes(n));

/** Each player chooses one of theirs to keep (2026: 704.5j). */
function legendsKeepOne(game: Game, board: Board): GameEvent[] {
  const legends = legendaries(game, board);
  const events: GameEvent[] = [];
  const done = new Set<ObjectId>();
  for (const a of legends) {
    if (done.has(a.id)) continue;
    const controller = controllerOf(game, a.id);
    const same = legends.filter(
      (b) => controllerOf(game, b.id) === controller && (b.id === a.id || sameName(a.is, b.is)),
    );
    for (const b of same) done.add(b.id);
    if (same.length < 2) continue;
    const [kept] = askObjects(game, {
      player: controller,
      source: 0,
      kind: 'legend',
      purpose: 'keep',
      ids: same.map((b) => b.id),
      min: 1,
      max: 1,
    });
    for (const b of same) if (b.id !== kept) events.push(toGraveyard('704.5j', b.id));
  }
  return events;
}

/** Two or more with a planeswalker type in common all go (2009, 2011: 704.5j). */
function sharedPlaneswalkers(game: Game, board: Board): GameEvent[] {
  if (game.edition.planeswalkerUniqueness !== 'subtype') return [];
  const walkers = board.permanents.filter(({ is }) => isType(is, 'planeswalker'));
  return walkers
    .filter((a) =>
      walkers.some(
        (b) => b.id !== a.id && a.is.subtypes.some((s) => b.is.subtypes.includes(s)) && sees(game, a.id, b.id),
      ),
    )
    .map(({ id }) => toGraveyard('2011-09:704.5j', id));
}

/**
 * Of several world permanents only that stays which has been one for the shortest time; a tie keeps none (2006: 420.5i ·
 * 2009, 2011: 704.5m · 2026: 704.5k).
 */
function world(game: Game, board: Board): GameEvent[] {
  const worlds = board.permanents.filter(({ is }) => is.supertypes.includes('world'));
  if (worlds.length < 2) return [];
  const since = new Map(worlds.map(({ id }) => [id, worldSince(game, id)]));
  return worlds
    .filter(({ id }) =>
      worlds.some((other) => other.id !== id && sees(game, id, other.id) && !isNewer(since, id, other.id)),
    )
    .map(({ id }) => toGraveyard('704.5k', id));
}

const isNewer = (since: ReadonlyMap<ObjectId, number>, one: ObjectId, other: ObjectId): boolean =>
  (since.get(one) ?? 0) > (since.get(other) ?? 0);

/** When it entered, or the effect began that made it a world permanent. */
function worldSince(game: Game, id: ObjectId): number {
  const is = (value: unknown): boolean => Array.isArray(value) && value.includes('world');
  const entered = objectOf(game, id)?.enteredAt ?? 0;
  const made = why(game, id)?.applications.findLast(({ changes }) =>
    changes.some(({ field, before, after }) => field === 'supertypes' && !is(before) && is(after)),
  );
  return greater(entered, made?.timestamp ?? 0);
}
