/**
 * Which objects a noun means; its own name is the object, whatever it has become.
 * 2006: 200, 217, 217.4b, 503.11, 601.5, 601.10 · 2009: 107.3e, 109, 400, 404.2, 607.2c, 706.10, 801.5, 801.10 · 2011: 107.3e, 109, 400, 404.2,
 * 607.2c, 706.11, 801.5, 801.10 · 2026: 107.3f, 109, 400, 404.2, 607.2c, 702.35c, 707.11, 801.5, 801.10
 */
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Zone } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import {
  apnap,
  handByName,
  isOwnedZone,
  lastKnown,
  objectOf,
  objectOrLast,
  successor,
  zoneList,
} from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { askObjects, chooseAtRandom } from '../decisions/ask.ts';
import { bind, type Context, withBinding } from './context.ts';
import { attackedPermanents } from './fighting.ts';
import { partnerOf } from './pairs.ts';
import { DEVOURED, HAUNTED } from '../vocabulary/links.ts';
import { boundBy, rememberedObjects } from './memory.ts';
import { whoChooses } from './actors.ts';
import { isObjectInRange, rangeFor } from './range.ts';
import { isAskedAbout, playersAskedAbout } from './players.ts';
import { possibleSources } from './damage-sources.ts';
import { amountOf, valueOfX } from './quantity.ts';
import { unfit } from './together.ts';
import { isUnknown } from './unknown-targets.ts';
import { dependsOnUnseen } from './unseen.ts';
import { matches, speaksOfCards } from './filter.ts';
import { greater, lesser } from '../state/numbers.ts';

/** What was bound as the spell that the source is or was was cast. */
function boundAsCast(game: Game, ctx: Context, name: string): ObjectId[] {
  const source = objectOrLast(game, ctx.source);
  return [...((source?.stack ?? source?.spell)?.env[name]?.objects ?? [])];
}

const optionsOf = (game: Game, ctx: Context, { from }: Choice, by: PlayerId): ObjectId[] =>
  withinRange(game, by, notEntering(game, objectsOf(game, ctx, from)));

/** One of each, no two the same: none is chosen in whose place fewer could be (2006: 103.3 · later: 101.3). */
function chooseApart(game: Game, ctx: Context, choices: readonly Choice[]): ObjectId[] {
  const open = choices.map((one) => optionsOf(game, ctx, one, whoChooses(game, ctx, one.by) ?? ctx.controller));
  return choices.reduce<ObjectId[]>((chosen, one, at) => {
    const most = mostApart(open.slice(at), chosen);
    const fitting = (open[at] ?? []).filter(
      (id) => !chosen.includes(id) && 1 + mostApart(open.slice(at + 1), [...chosen, id]) === most,
    );
    const among = withBinding(ctx, 'apart', { objects: fitting });
    return [...chosen, ...objectsOf(game, among, { ...one, from: { set: 'ref', name: 'apart' } })];
  }, []);
}

/** From how many of the lists one each can be taken, no two the same. Of a list as many are enough as there are lists. */
export function mostApart(lists: readonly (readonly ObjectId[])[], taken: readonly ObjectId[] = []): number {
  const [first, ...more] = lists;
  if (first === undefined) return 0;
  const few = first.filter((id) => !taken.includes(id)).slice(0, lists.length);
  return [mostApart(more, taken), ...few.map((id) => 1 + mostApart(more, [...taken, id]))].reduce(greater);
}

/** So many from each player's zone, all of them together (2026: 608.2d). */
function chooseInEach(game: Game, ctx: Context, by: PlayerId, among: readonly ObjectId[], set: Choice): ObjectId[] {
  const owner = (id: ObjectId): PlayerId => objectOf(game, id)?.owner ?? -1;
  const zones = distinct(among.map(owner)).map((one) => among.filter((id) => owner(id) === one));
  const least = greater(0, amountOf(game, ctx, set.count.min));
  const most = set.count.max === null ? among.length : greater(least, amountOf(game, ctx, set.count.max));
  if (set.random === true) return zones.flatMap((ids) => chooseAtRandom(game, ids, most));
  // those that are enough come first, for whoever takes the first that will do
  const ids = [...zones.flatMap((all) => all.slice(0, least)), ...zones.flatMap((all) => all.slice(least))];
  const inAll = (count: number): number => zones.reduce((sum, all) => sum + lesser(all.length, count), 0);
  const fits = (chosen: readonly ObjectId[], all: readonly ObjectId[]): boolean => {
    const n = chosen.filter((id) => all.includes(id)).length;
    return n >= lesser(all.length, least) && n <= most;
  };
  return askObjects(game, {
    player: by,
    source: ctx.source,
    purpose: 'choose',
    ids,
    min: inAll(least),
    max: inAll(most),
    check: (answer) => {
      const chosen = (answer as readonly number[]).map((at) => ids[at] as ObjectId);
      return zones.every((all) => fits(chosen, all))
        ? null
        : { error: 'illegal', message: 'That is not so many from each.' };
    },
  });
}

type Choice = Extract<ObjectSet, { set: 'choice' }>;

/** The objects meant that the controller can affect. `choice` asks its player, so only what resolves or is paid may contain one. */
export function objectsOf(game: Game, ctx: Context, set: ObjectSet): ObjectId[] {
  const meant = objectsMeant(game, ctx, set);
  if (game.state.reach === null) return meant;
  const near = withinRange(game, rangeFor(game, ctx), meant);
  const about = set.set === 'all' && ctx.recalls !== true ? ctx.env['each.object']?.objects?.[0] : undefined;
  // what a static ability counts for an object is near whoever controls that object too (2006: 601.11 · 2009: 801.11)
  return about === undefined || game.edition.countsFor === 'source'
    ? near
    : withinRange(game, controllerOf(game, about), near);
}

/**
 * The objects that do something or are asked about. What has left the battlefield counts as it last was there, also where the ability
 * can find the card that it became (2006: 413.2f · 2009, 2011: 608.2g · 2026: 608.2h).
 */
export function asLastThere(game: Game, ctx: Context, set: ObjectSet): readonly ObjectId[] {
  if (ctx.recalls !== true) return objectsOf(game, ctx, set);
  const named = namedIn(game, ctx, set);
  const left = (id: ObjectId): boolean =>
    objectOf(game, id) === null && lastKnown(game, id)?.object.zone === 'battlefield';
  return named !== undefined && named.length > 0 && named.every(left) ? named : objectsOf(game, ctx, set);
}

/** What words name that may stand for the card that it has become: the source, what it is attached to, what the event was about. */
function namedIn(game: Game, ctx: Context, set: ObjectSet): readonly ObjectId[] | undefined {
  switch (set.set) {
    case 'self':
      return [ctx.source];
    case 'host':
      return hostsOf(game, [ctx.source]);
    case 'ref':
      return set.name === 'event.object' ? boundBy(game, ctx, set)?.objects : undefined;
    default: // all others mean objects as they are
      return undefined;
  }
}

/** What those are attached to, or were as they left. */
const hostsOf = (game: Game, ids: readonly ObjectId[]): ObjectId[] =>
  distinct(ids.map((id) => objectOrLast(game, id)?.attachedTo ?? 0)).filter((id) => id !== 0);

/** What is asked about may be a target that has become illegal too, where that can be asked (seam `askingIllegalTargets`). */
export function askedAbout(game: Game, ctx: Context, set: ObjectSet): readonly ObjectId[] {
  const ids = asLastThere(game, ctx, set);
  const illegal = set.set === 'ref' ? boundBy(game, ctx, set)?.illegal : undefined;
  return illegal === undefined ? ids : [...ids, ...illegal];
}

/** Those within a player's range of influence. */
export const withinRange = <Ids extends readonly ObjectId[]>(
  game: Game,
  player: PlayerId,
  ids: Ids,
): Ids | ObjectId[] => (game.state.reach === null ? ids : ids.filter((id) => isObjectInRange(game, player, id)));

function objectsMeant(game: Game, ctx: Context, set: ObjectSet): ObjectId[] {
  switch (set.set) {
    case 'self':
      return foundAgain(game, ctx, ctx.source).filter(isKnown(game, ctx));
    case 'ref': {
      const found = boundBy(game, ctx, set)?.objects ?? [];
      if (ctx.recalls === true && set.name !== 'event.object') return [...found];
      return found.flatMap((id) => foundAgain(game, ctx, id)).filter(isKnown(game, ctx));
    }
    case 'before': {
      const known = boundBy(game, ctx, set);
      return [...(known?.before ?? known?.objects ?? [])];
    }
    case 'about': {
      const known = boundBy(game, ctx, set);
      return (known?.about ?? known?.objects ?? [])
        .flatMap((id) => foundAgain(game, ctx, id))
        .filter(isKnown(game, ctx));
    }
    case 'all':
      return allWhere(game, ctx, set);
    case 'host':
      return hostsOf(game, [ctx.source])
        .flatMap((id) => foundAgain(game, ctx, id))
        .filter(isKnown(game, ctx));
    case 'topUntil': {
      const found: ObjectId[] = [];
      for (const player of playersAskedAbout(game, ctx, set.of)) {
        let wanted = amountOf(game, ctx, set.count);
        for (const id of zoneList(game.state, 'library', player)) {
          if (wanted <= 0) break;
          found.push(id);
          if (matches(game, ctx, id, set.where)) wanted -= 1;
        }
      }
      return found;
    }
    case 'top':
    case 'bottom': {
      const found: ObjectId[] = [];
      for (const player of playersAskedAbout(game, ctx, set.of)) {
        const count = amountOf(game, ctx, set.count);
        // a library's top is its first card, a graveyard's its last
        const list = notEntering(game, zoneList(game.state, set.zone, player).slice());
        if ((set.zone === 'graveyard') === (set.set === 'top')) list.reverse();
        const where = set.set === 'top' ? set.where : undefined;
        const fit = where === undefined ? list : list.filter((id) => matches(game, ctx, id, where));
        found.push(...fit.slice(0, greater(0, count)));
      }
      return found;
    }
    case 'above':
      // the top of a graveyard is its last card
      return objectsOf(game, ctx, set.of).flatMap((id) => {
        const object = objectOf(game, id);
        if (object?.zone !== 'graveyard') return [];
        const list = zoneList(game.state, 'graveyard', object.owner);
        const from = list.indexOf(id) + 1;
        return list.slice(from, set.directly === true ? from + 1 : undefined);
      });
    case 'choice': {
      const by = set.random === true ? ctx.controller : whoChooses(game, ctx, set.by);
      if (by === undefined) return [];
      const options = optionsOf(game, ctx, set, by);
      const unseen = set.random !== true && dependsOnUnseen(game, ctx, set.from);
      if (isX(set.count.min) && valueOfX(game, ctx) === null) {
        // an X that nothing defines is chosen with what it counts (2009, 2011: 107.3e · 2026: 107.3f)
        const chosen = askObjects(game, {
          player: by,
          source: ctx.source,
          purpose: 'choose',
          ids: options,
          min: 0,
          max: options.length,
          unseen,
        });
        bind(ctx, 'x', { amount: chosen.length });
        return chosen;
      }
      const min = lesser(options.length, greater(0, amountOf(game, ctx, set.count.min)));
      const max =
        set.count.max === null
          ? options.length
          : lesser(options.length, greater(min, amountOf(game, ctx, set.count.max)));
      if (set.from.set === 'all' && set.from.each === true) return chooseInEach(game, ctx, by, options, set);
      if (set.random === true) return chooseAtRandom(game, options, max);
      const { together } = set;
      const check =
        together === undefined
          ? null
          : (answer: unknown) =>
              unfit(
                game,
                ctx,
                (answer as readonly number[]).map((at) => options[at] as ObjectId),
                together,
              );
      const question = { player: by, source: ctx.source, purpose: 'choose', ids: options, min, max, unseen };
      return askObjects(game, { ...question, check });
    }
    case 'union':
      if (set.apart === true) return chooseApart(game, ctx, set.of as readonly Choice[]);
      return distinct(set.of.flatMap((s) => objectsOf(game, ctx, s)));
    case 'except': {
      if (isUnknown(ctx, set.not)) return [];
      const not = askedAbout(game, ctx, set.not);
      return objectsOf(game, ctx, set.of).filter((id) => !not.includes(id));
    }
    case 'hostOf':
      return hostsOf(game, asLastThere(game, ctx, set.of)).filter(isKnown(game, ctx));
    case 'where':
      return objectsOf(game, ctx, set.of).filter(
        (id) =>
          matches(game, ctx, id, set.filter) &&
          // what has moved counts as the one object that it was, unless cards are asked for (2026: 712.21e)
          (set.of.set !== 'ref' || !isFurtherCard(game, id) || speaksOfCards(set.filter)),
      );
    case 'linked':
      return distinct(rememberedObjects(game, ctx, set.link)).filter((id) => objectOf(game, id) !== null);
    case 'damageSources':
      return possibleSources(game).filter((id) => matches(game, ctx, id, set.where));
    case 'devoured':
      return [...rememberedObjects(game, ctx, DEVOURED)]; // as they last were
    case 'convoked':
      return boundAsCast(game, ctx, 'convoke');
    case 'delved':
      return boundAsCast(game, ctx, 'delved').filter((id) => objectOf(game, id) !== null);
    case 'haunted':
      return rememberedObjects(game, ctx, HAUNTED).filter(isKnown(game, ctx));
    case 'sourceOf':
      return objectsOf(game, ctx, set.of).flatMap((id) => {
        const source = objectOrLast(game, id)?.stack?.source ?? 0;
        return source === 0 ? [] : [source];
      });
    case 'latest': {
      const since = (id: ObjectId): number => objectOrLast(game, id)?.timestamp ?? 0;
      const ids = objectsMeant(game, ctx, set.of);
      return ids.length === 0 ? [] : [ids.reduce((last, id) => (since(id) > since(last) ? id : last))];
    }
    case 'lastDrawn': {
      const drawn = game.state.history.drawnCards?.findLast(({ player }) => isAskedAbout(game, ctx, set.of, player));
      return drawn === undefined || objectOf(game, drawn.object) === null ? [] : [drawn.object];
    }
    case 'lastCast': {
      const last = game.state.history.spellsCast.at(-1);
      return last === undefined ? [] : [last.object];
    }
    case 'nextCast':
      return nextCast(game, ctx, set);
    case 'castAs':
      return objectsOf(game, ctx, set.of)
        .map((id) => successor(game, id))
        .filter((id) => objectOf(game, id)?.zone === 'stack');
    case 'whatBecameOf':
      return objectsOf(game, ctx, set.of).map((id) =>
        lastKnown(game, id)?.object.zone === 'stack' ? successor(game, id) || id : id,
      );
    case 'attackedBy':
      return attackedPermanents(game, ctx, set.by);
    case 'blockersOf': {
      const attackers = asLastThere(game, ctx, set.of);
      const before = attackers.flatMap((id) =>
        objectOf(game, id) === null ? (lastKnown(game, id)?.blockers ?? []) : [],
      );
      return (game.state.combat?.blockers ?? [])
        .filter((b) => before.includes(b.id) || b.blocking.some((a) => attackers.includes(a)))
        .map((b) => b.id);
    }
    case 'pairedWith':
      return objectsOf(game, ctx, set.of)
        .map((id) => partnerOf(game, id))
        .filter((id) => id !== 0);
    case 'createdWith': {
      const sources = objectsOf(game, ctx, set.source);
      // the source may have moved on since
      return game.state.battlefield.filter((id) => {
        const { createdBy } = objectOf(game, id) as GameObject;
        return createdBy !== 0 && (sources.includes(createdBy) || sources.includes(successor(game, createdBy)));
      });
    }
  }
}

/** Whether an object is known: each one where last known information counts, else one that is there and not phased out. */
const isKnown =
  (game: Game, ctx: Context) =>
  (id: ObjectId): boolean =>
    ctx.recalls === true || objectOf(game, id)?.phasedOut === false;

/** What the cost of the ability has moved, as the card it has become (2011: 400.7g · 2026: 400.7j). */
export const paidCard = (game: Game, ctx: Context, id: ObjectId): ObjectId[] =>
  ctx.env['moved']?.objects?.includes(id) === true ? foundAgain(game, ctx, id) : [id];

/**
 * The object as it is, or what it has become by the exceptions that let an effect find it after a zone change (2006: 217.1c · 2026:
 * 400.7): an ability that triggered on the change, or was paid with it, finds the new object in a public zone, and a permanent is
 * found by what the spell that became it set up. Else the id as it was.
 */
export function foundAgain(game: Game, ctx: Context, id: ObjectId): ObjectId[] {
  if (objectOf(game, id) !== null) return [id];
  const moved = ctx.env['event.object']?.objects;
  if (moved !== undefined && moved.includes(id)) {
    const next = ctx.env['event.other']?.objects?.[moved.indexOf(id)] ?? 0;
    if (next !== 0 && objectOf(game, next) !== null) return withOthers(game, id, next);
    const after = afterMadness(game, next);
    if (after !== 0) return [after];
  }
  const known = lastKnown(game, id);
  if (known === null) return [id];
  const next = objectOf(game, known.next);
  // a spell's permanent (400.7b–c), and cards moved to a public zone by the cost or effect that is looking for them (400.7j)
  if (
    next !== null &&
    ((known.object.zone === 'stack' && next.zone === 'battlefield') || ctx.env['moved']?.objects?.includes(id) === true)
  ) {
    return withOthers(game, id, successor(game, id));
  }
  const host = next?.zone === 'graveyard' ? (moved?.indexOf(known.object.attachedTo) ?? -1) : -1;
  if (host >= 0) return foundAura(game, next as GameObject, ctx.env['event.other']?.objects?.[host] ?? 0);
  return [id];
}

/**
 * An Aura put into a graveyard after what it enchanted, which became `host`, or together with it (2006: 410.10f · 2009, 2011: 400.7e ·
 * 2026: 400.7f).
 */
const foundAura = (game: Game, aura: GameObject, host: ObjectId): ObjectId[] =>
  game.edition.aurasFound === 'gone-later' && aura.enteredAt === objectOrLast(game, host)?.enteredAt ? [] : [aura.id];

/** The card that madness has put into a graveyard from where it was exiled as it was discarded (2026: 400.7k, 702.35c). */
function afterMadness(game: Game, exiled: ObjectId): ObjectId {
  const known = exiled === 0 || !game.edition.foundAfterMadness ? null : lastKnown(game, exiled);
  if (known?.object.zone !== 'exile' || objectOf(game, known.next)?.zone !== 'graveyard') return 0;
  return characteristics(game, exiled).keywords.includes('madness') ? known.next : 0;
}

/** What finds one card of a permanent that several represented finds them all (2026: 712.21c). */
function withOthers(game: Game, id: ObjectId, found: ObjectId): ObjectId[] {
  const also = lastKnown(game, id)?.also ?? [];
  return also.length === 0 ? [found] : [found, ...also.filter((other) => objectOf(game, other) !== null)];
}

/** Whether it is one of the further cards of a permanent that several represented. */
const isFurtherCard = (game: Game, id: ObjectId): boolean =>
  lastKnown(game, objectOf(game, id)?.previous ?? 0)?.also.includes(id) === true;

function allWhere(game: Game, ctx: Context, set: Extract<ObjectSet, { set: 'all' }>): ObjectId[] {
  const zones: readonly Zone[] =
    set.zone === undefined ? BATTLEFIELD : typeof set.zone === 'string' ? [set.zone] : set.zone;
  const found: ObjectId[] = [];
  for (const zone of zones) {
    if (isOwnedZone(zone) || zone === 'outside') {
      const players: PlayerId[] = set.of === undefined ? apnap(game) : playersAskedAbout(game, ctx, set.of);
      for (const player of players) {
        const list = zone === 'hand' ? handByName(game, player) : zoneList(game.state, zone, player);
        for (const id of list) if (matches(game, ctx, id, set.where)) found.push(id);
        // what was removed from the game is outside it (2006: 217.1e)
        if (zone === 'outside' && game.edition.exileIsOutside)
          for (const id of game.state.exile)
            if (objectOf(game, id)?.owner === player && matches(game, ctx, id, set.where)) found.push(id);
      }
    } else {
      const owners = set.of === undefined ? null : playersAskedAbout(game, ctx, set.of);
      for (const id of zoneList(game.state, zone, 0)) {
        const object = objectOf(game, id) as GameObject;
        if (object.phasedOut || (owners !== null && !owners.includes(object.owner))) continue;
        if (matches(game, ctx, id, set.where)) found.push(id);
      }
    }
  }
  return found;
}
const isX = (quantity: Quantity): boolean => typeof quantity === 'object' && quantity.q === 'x';
const BATTLEFIELD: readonly Zone[] = ['battlefield'];

/**
 * What is chosen as a permanent enters is nothing that enters with it (2006: 502.27a · 2009: 702.35a · 2011: 702.36a · 2026: 614.13a), nor is
 * what is then taken from the top of a library (2026: 614.13c).
 */
export function notEntering(game: Game, ids: ObjectId[]): ObjectId[] {
  return game.scope.choosing === null ? ids : ids.filter((id) => !game.scope.entering.includes(id));
}

function distinct(ids: readonly ObjectId[]): ObjectId[] {
  return ids.length < 2 ? [...ids] : [...new Set(ids)];
}

/** It is affected from when it is put on the stack, before it counts as cast (2026: 601.2a, 611.2f). */
function nextCast(game: Game, ctx: Context, set: Extract<ObjectSet, { set: 'nextCast' }>): ObjectId[] {
  const { spellsCast } = game.state.history;
  const isTheirs = (id: ObjectId, player: PlayerId): boolean =>
    isAskedAbout(game, ctx, set.who, player) && matches(game, ctx, id, set.where);
  const after = amountOf(game, ctx, set.after);
  const cast = spellsCast.filter(({ object, player }) => isTheirs(object, player));
  if (cast.length > after) return cast.slice(after, after + 1).map(({ object }) => object);
  return game.state.stack.filter((id) => {
    const object = objectOf(game, id);
    return (
      object?.stack?.castFrom != null &&
      !spellsCast.some((past) => past.object === id) &&
      isTheirs(id, object.controller)
    );
  });
}
