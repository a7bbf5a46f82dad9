/**
 * Drawing, discarding, milling, moving, searching, shuffling, revealing, looking.
 * 2006: 217, 423 · 2009: 119, 400–406, 701 · 2011: 120, 400–406, 701 · 2026: 121, 400–406, 610.3, 701
 */
import type { Destination, Doing, IntoCombat } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { Zone } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import { soOften } from '../../state/limits.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf, zoneList } from '../../state/objects.ts';
import type { Binding, GameObject } from '../../state/state.ts';
import { characteristics, derive, rulesOf } from '../../continuous/derive.ts';
import { askNumber, askObjects, askOption, askOptions, askOrder, chooseAtRandom } from '../../decisions/ask.ts';
import type { WrongAnswer } from '../../decisions/decision.ts';
import type { Arrival, Cause, GameEvent, Outcome } from '../../events/event.ts';
import { happen } from '../../events/happen.ts';
import { causedBy } from '../../events/cause.ts';
import {
  discardEvent,
  drawEvent,
  drawsEvent,
  revealEvent,
  searchEvent,
  shuffleEvent,
} from '../../events/kinds/cards.ts';
import { type Move, moveEvent } from '../../events/kinds/move.ts';
import { lookOutside } from '../../events/outside.ts';
import { canName } from '../from-outside.ts';
import { rememberEvent } from '../../events/kinds/remember.ts';
import { arrival } from '../../events/event.ts';
import { BOTTOM } from '../../events/objects.ts';
import { NO_HOST } from '../../replacement/attaching.ts';
import { turnsOver } from '../../objects/double-faced.ts';
import { activeContext, bind, withBinding, type Context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { memoryOf } from '../../meaning/memory.ts';
import { notEntering, objectsOf, paidCard } from '../../meaning/objects.ts';
import { noteShown } from '../../meaning/shown-face-down.ts';
import { unfit } from '../../meaning/together.ts';
import { isPlayer, playersOf } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { isUnseen } from '../../meaning/unseen.ts';
import { neverStarts } from '../../continuous/durations.ts';
import { keepAway } from '../absence.ts';
import { beginningWith } from '../as-enters.ts';
import { actedBy, actorOf, actorsOf, oneMeant } from '../../meaning/actors.ts';
import { act, bindOutcome, eachActs, inTurnOrder, partOf, type Willing } from '../outcome.ts';
import { greater, lesser } from '../../state/numbers.ts';
import { canDraw } from '../../continuous/prohibitions.ts';
import { available } from '../possible.ts';
import { thereIs, always, type Verbs } from './verb.ts';

/** Cards are drawn one at a time (2006: 200.8 · 2009, 2011: 120.2 · 2026: 121.2), by the players in turn order. */
export function draw(game: Game, ctx: Context, i: Doing<'draw'>): void {
  const outcomes: Outcome[] = [];
  const drawing = actorsOf(game, ctx, i.who).map((player) => ({ player, count: cardsToDraw(game, ctx, player, i) }));
  for (const { player, count } of drawing) {
    const number = soOften(cardsDrawn(game, player, count, causedBy(ctx)));
    for (let n = 0; n < number; n++) {
      const before = game.state.players[player]?.hand.length ?? 0;
      const [outcome] = happen(game, [drawEvent(player, causedBy(ctx))]);
      if (outcome !== undefined) {
        const hand = game.state.players[player]?.hand ?? [];
        // from an empty library nothing is; what is drawn instead counts as not done (2009, 2011, 2026: 614.11b)
        outcomes.push({ ...outcome, object: hand.length > before ? (hand.at(-1) as ObjectId) : 0 });
      }
    }
  }
  bindOutcome(
    game,
    ctx,
    i.out,
    outcomes,
    drawing.length > 1 ? drawing.map(({ player }) => drawnBy(player, outcomes)) : undefined,
  );
}

/** How many cards are drawn, once what is about their number has been applied (2026: 121.2a). */
export function cardsDrawn(game: Game, player: PlayerId, count: number, cause: Cause): number {
  if (count < 1 || derive(game).replacements.draws === undefined) return count;
  const [all] = happen(game, [drawsEvent(player, count, cause)]);
  return all?.did === true ? all.amount : 0;
}

/** A player's part of what several drew. */
function drawnBy(
  player: PlayerId,
  outcomes: readonly Outcome[],
): { player: PlayerId; objects: readonly ObjectId[]; amount: number } {
  const own = outcomes.filter((outcome) => outcome.did && outcome.event.player === player);
  return { player, objects: own.flatMap(({ object }) => (object === 0 ? [] : [object])), amount: own.length };
}

/** How many cards a player draws: that many, or as many up to that as the player likes. */
function cardsToDraw(game: Game, ctx: Context, player: PlayerId, { count, upTo }: Doing<'draw'>): number {
  const max = amountOf(game, withBinding(ctx, 'actor', { players: [player] }), count);
  if (upTo !== true) return max;
  return askNumber(game, { player, source: ctx.source, purpose: 'draw so many cards', min: 0, max: greater(0, max) });
}

export function discard(game: Game, ctx: Context, i: Doing<'discard'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) =>
    objectsOf(game, own, i.what)
      .filter((id) => objectOf(game, id)?.zone === 'hand')
      .map((id) => discardEvent(id, player, causedBy(ctx))),
  );
  const done = i.out === undefined ? undefined : ctx.env[i.out];
  if (game.edition.unseenDiscards === 'known' || done?.objects?.some((id) => isUnseen(game, id)) !== true) return;
  const shares = done.shares?.map((share) => ({ ...share, ...withoutUnseen(game, share) }));
  bind(ctx, i.out as string, { ...done, ...withoutUnseen(game, done), ...(shares === undefined ? {} : { shares }) });
}

/** Nothing is known of a card that was discarded into a hidden zone without being revealed, but that it was (2011: 701.7c · 2026: 701.9c). */
function withoutUnseen(game: Game, { objects = [], before = objects }: Binding): Binding {
  const seen = objects.map((id) => !isUnseen(game, id));
  const left = objects.filter((_, n) => seen[n]);
  return { objects: left, about: left, before: before.filter((_, n) => seen[n]) };
}

function mill(game: Game, ctx: Context, i: Doing<'mill'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) =>
    notEntering(game, zoneList(game.state, 'library', player))
      .slice(0, greater(0, amountOf(game, own, i.count)))
      .map((id) => moveEvent({ object: id, from: 'library', to: 'graveyard' }, causedBy(ctx, 'mill'))),
  );
}

/** Only the owner can ante an object (2006: 217.9d · later: 407.4). */
function ante(game: Game, ctx: Context, i: Doing<'ante'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) =>
    objectsOf(game, own, i.what)
      .flatMap((id) => objectOf(game, id) ?? [])
      .filter(({ owner }) => owner === player)
      .map(({ id, zone }) => moveEvent({ object: id, from: zone, to: 'ante' }, { ...causedBy(ctx), by: player })),
  );
}

/** Exile, return, put: objects go to a zone, all at once. */
const move = (game: Game, ctx: Context, i: Doing<'move'>): void =>
  moveBy(game, ctx, i, () => act(game, ctx, i.out, movesOf(game, ctx, i)));

/** Each player moves something of theirs, all of them at once (2006: 413.2d · later: 608.2e). */
export const eachMoves = (game: Game, ctx: Context, who: PlayerSet, i: Doing<'move'>, willing?: Willing): void =>
  moveBy(game, ctx, i, () => eachActs(game, ctx, who, i.out, (_, own) => movesOf(game, own, i), willing));

/** Has it happen unless it is to last as long as something that is not so, and remembers what was moved. */
function moveBy(game: Game, ctx: Context, i: Doing<'move'>, happenNow: () => readonly Outcome[]): void {
  const { to, until } = i;
  if (until !== undefined && neverStarts(game, ctx, until)) return;
  const outcomes = happenNow();
  if (until !== undefined)
    for (const { did, event, object, others } of outcomes)
      if (did && event.kind === 'move') keepAway(game, ctx, until, event.from, [object, ...others]);
  if (to.link !== undefined)
    link(
      game,
      ctx,
      to.link,
      outcomes.filter((o) => o.did).flatMap((o) => [o.object, ...o.others]),
    );
}

/**
 * "For each creature, its owner puts it on the top or bottom of their library": all at once, those of one owner that go to one place in the
 * order that the owner likes (2006: 413.2d · later: 101.4). False where something else is done for each.
 */
export function putByOwners(
  game: Game,
  ctx: Context,
  objects: readonly ObjectId[],
  by: Doing<'forEachPlayer'>,
): boolean {
  const [only, ...more] = by.effect;
  if (only?.do !== 'move' || more.length > 0 || only.to.zone !== 'library') return false;
  if (by.who.who !== 'owners' || only.what.set !== 'ref' || only.what.name !== 'each.object') return false;
  const moves = inTurnOrder(game, ctx, objects, by.who).flatMap((id) => {
    const own = withBinding(ctx, 'each.object', { objects: [id] });
    return movesOf(game, withBinding(own, 'actor', { players: playersOf(game, own, by.who) }), only);
  });
  act(game, ctx, only.out, arranged(game, ctx, moves));
  return true;
}

function arranged(game: Game, ctx: Context, moves: readonly Move[]): readonly Move[] {
  const piles = new Map<string, Move[]>();
  for (const move of moves) {
    const pile = `${objectOf(game, move.object)?.owner}/${move.position}`;
    piles.set(pile, [...(piles.get(pile) ?? []), move]);
  }
  return [...piles.values()].flatMap((pile) => {
    const player = objectOf(game, (pile[0] as Move).object)?.owner;
    if (pile.length < 2 || player === undefined) return pile;
    const purpose = pile[0]?.position === 0 ? 'put on top, last is topmost' : 'put on the bottom, last is lowest';
    const ordered = askOrder(game, {
      player,
      source: ctx.source,
      purpose,
      items: pile,
      option: ({ object }) => ({ object }),
    });
    return ordered.map((move) => ({ ...move, unordered: 'arranged' as const }));
  });
}

function movesOf(game: Game, ctx: Context, i: Doing<'move'>): readonly Move[] {
  if (!canName(game, ctx, i.what)) return [];
  const ids = objectsOf(game, ctx, i.what)
    .flatMap((id) => paidCard(game, ctx, id))
    .filter((id) => objectOf(game, id) !== null);
  const { to } = i;
  const ordered = to.zone === 'library' ? inLibraryOrder(game, ctx, ids, to) : ids;
  const events: Move[] = [];
  for (const id of ordered) {
    const event = goingTo(game, ctx, id, to, i.out);
    if (event === null) continue;
    // neither which card of a hand was put there nor in which order is revealed (2006: 217.2d · later: 401.4)
    if (to.zone === 'library' && (ordered.length > 1 || i.what.set === 'choice'))
      event.unordered = to.order === 'random' ? 'random' : 'arranged';
    events.push(event);
  }
  return events;
}

/** The source remembers those objects under the link (607). */
export function link(game: Game, ctx: Context, name: string, objects: readonly ObjectId[]): void {
  const memory = memoryOf(game, ctx, name, 'objects', { objects });
  // what is done as something enters is remembered by the permanent that it becomes (2006: 217.7d · later: 607.2)
  if (game.scope.choosing !== null) game.scope.choosing.push(memory);
  else happen(game, [rememberEvent(ctx.source, [memory], causedBy(ctx))]);
  bind(ctx, name, memory.value);
}

/** How what enters joins combat. */
export function intoCombat(game: Game, ctx: Context, how: IntoCombat): Partial<Arrival> {
  const one = (set: ObjectSet | undefined): ObjectId =>
    set === undefined ? 0 : (objectsOf(game, ctx, set)[0] ?? GONE);
  return {
    attacking: how.attacking === true,
    attacksAs: one(how.attacksAs),
    planeswalkersToo: how.planeswalkersToo === true,
    attacksPlayer: how.attacksPlayer === undefined ? -1 : (oneMeant(game, ctx, how.attacksPlayer) ?? GONE),
    blocking: how.blocking === true,
    blocks: one(how.blocks),
  };
}
/** Somebody or something was named that is not there any more. */
const GONE = -2;

/** Whoever puts it on the top or bottom chooses which. */
function choosesTop(game: Game, ctx: Context): boolean {
  const player = actorOf(ctx);
  const options = [{ word: 'top' }, { word: 'bottom' }];
  const purpose = 'choose the top or bottom of the library';
  return askOption(game, { player, source: ctx.source, kind: 'word', purpose, options }) === 0;
}

/** The event of one object going there, which is called by that name then; null where it stays, or left the game with a player who was asked something. */
export function goingTo(game: Game, ctx: Context, id: ObjectId, to: Destination, out?: string): Move | null {
  let position = -1;
  if (to.zone === 'library') {
    const { position: place } = to;
    position =
      place === 'bottom' || (place === 'topOrBottom' && !choosesTop(game, ctx))
        ? BOTTOM
        : place === 'top' || place === 'topOrBottom' || place === undefined
          ? 0
          : greater(0, amountOf(game, ctx, place.fromTop));
  }
  const object = objectOf(game, id);
  if (object === null) return null;
  // what is not double-faced stays where it is (2026: 712.14a)
  if (to.transformed === true && !turnsOver(game, object)) return null;
  // whoever puts it there controls it (2006: 200 · 2009, 2011: 110.2a · 2026: 110.2a), or each owner "under their owners' control"
  const putBy = actorOf(ctx);
  const controller =
    to.under === undefined
      ? putBy
      : to.under.who === 'owners'
        ? object.owner
        : (oneMeant(game, withBinding(ctx, 'each.object', { objects: [id] }), to.under) ?? ctx.controller);
  const arrives = arrival(to.zone === 'battlefield' ? controller : object.owner, {
    putBy,
    tapped: to.tapped === true,
    transformed: to.transformed === true,
    faceDown: to.faceDown === true ? 'effect' : null,
    ...intoCombat(game, ctx, to),
    ...hostOf(game, ctx, to),
    counters: (to.counters ?? []).map(({ counter, count }) => ({ counter, count: amountOf(game, ctx, count) })),
    memory:
      to.remembering === undefined
        ? []
        : [
            memoryOf(game, ctx, to.remembering.link, 'objects', {
              objects: objectsOf(game, ctx, to.remembering.objects),
            }),
          ],
    begins: to.zone === 'battlefield' ? beginningWith(game, ctx, id, out) : [],
  });
  return moveEvent(
    { object: id, from: object.zone, to: to.zone, position, arrival: arrives, via: to.link ?? null },
    causedBy(ctx, to.zone === 'exile' ? 'exile' : ctx.paying === true ? 'cost' : 'effect'),
  );
}

/** What an effect says something enters attached to. */
export function hostOf(
  game: Game,
  ctx: Context,
  to: { readonly attachedTo?: ObjectSet; readonly attachedToPlayer?: PlayerSet },
): Pick<Arrival, 'attachedTo' | 'attachedPlayer'> {
  const { attachedTo, attachedToPlayer } = to;
  return {
    attachedTo: attachedTo === undefined ? 0 : (objectsOf(game, ctx, attachedTo)[0] ?? NO_HOST),
    attachedPlayer: attachedToPlayer === undefined ? -1 : (oneMeant(game, ctx, attachedToPlayer) ?? NO_HOST),
  };
}

/** Several cards put on one library: their owner chooses the order, or "in any order" whoever puts them there, unless it is random (2026: 401.4). */
function inLibraryOrder(game: Game, ctx: Context, ids: readonly ObjectId[], to: Destination): ObjectId[] {
  const owners = [...new Set(ids.map((id) => (objectOf(game, id) as GameObject).owner))];
  const result: ObjectId[] = [];
  for (const owner of owners) {
    const own = ids.filter((id) => objectOf(game, id)?.owner === owner);
    const by = to.order === 'any' ? actorOf(ctx) : owner;
    const ordered =
      to.order === 'random'
        ? chooseAtRandom(game, own, own.length)
        : askOrder(game, {
            player: by,
            source: ctx.source,
            purpose: to.position === 'bottom' ? 'put on the bottom, last is lowest' : 'put on top, last is topmost',
            items: own,
            option: (object) => ({ object }),
          });
    result.push(...ordered);
  }
  return result;
}

/** Objects have different names if each has one and no two have one in common (2009, 2011: 708.6b · 2026: 201.2b). */
function sharingNames(game: Game, ids: readonly ObjectId[]): WrongAnswer | null {
  const named = ids.map((id) => characteristics(game, id).names);
  const names = named.flat();
  return named.every((own) => own.length > 0) && new Set(names).size === names.length
    ? null
    : { error: 'illegal', message: 'Those do not have different names.' };
}

const isOpen = (game: Game, id: ObjectId): boolean => objectOf(game, id)?.zone === 'graveyard';

function missing(open: readonly ObjectId[], chosen: readonly ObjectId[]): WrongAnswer | null {
  return open.every((id) => chosen.includes(id))
    ? null
    : { error: 'illegal', message: 'All that are in the graveyard must be found.' };
}

/** The cards that the player looks through: of a library perhaps only the top ones. */
function searchedIn(game: Game, player: PlayerId, zone: Zone, owner: PlayerId): readonly ObjectId[] {
  const cards = zoneList(game.state, zone, owner);
  if (zone !== 'library') return cards;
  const most = rulesOf(game, 'searchesTop')
    .filter((active) => isPlayer(game, activeContext(active), active.rule.who, player))
    .map(({ rule }) => rule.n);
  return most.length === 0 ? cards : cards.slice(0, Math.min(...most));
}

/** Whether the player may. Twice before a shuffle is one search (2026: 701.23h). */
function searchesLibrary(game: Game, ctx: Context, player: PlayerId, owner: PlayerId): boolean {
  const name = searched(owner);
  const before = ctx.env[name]?.players ?? [];
  if (before.includes(player)) return true;
  const [outcome] = happen(game, [searchEvent(player, owner, causedBy(ctx))]);
  if (outcome?.did !== true) return false;
  bind(ctx, name, { players: [...before, player] });
  return true;
}

/** What is bound to who has searched that player's library since it was last shuffled. */
const searched = (owner: PlayerId): string => `searched ${owner}`;

/** "Library and/or graveyard": the player searches whichever of the zones they choose, at least one. */
const someZones = (game: Game, ctx: Context, player: PlayerId, zones: readonly Zone[]): readonly Zone[] =>
  askOptions(game, {
    kind: 'option',
    player,
    source: ctx.source,
    purpose: 'choose where to search',
    options: zones.map((text) => ({ text })),
    min: 1,
    max: zones.length,
  }).map((at) => zones[at] as Zone);

/** Each of them stands for another of those kinds. */
function notOneOfEach(
  game: Game,
  ctx: Context,
  chosen: readonly ObjectId[],
  kinds: readonly Filter[],
): WrongAnswer | null {
  const fit = ([id, ...more]: readonly ObjectId[], left: readonly Filter[]): boolean =>
    id === undefined || left.some((kind, at) => matches(game, ctx, id, kind) && fit(more, left.toSpliced(at, 1)));
  return fit(chosen, kinds) ? null : { error: 'illegal', message: 'That is more than one of a kind.' };
}

type Share = NonNullable<Binding['shares']>[number];

/**
 * Searching a zone; with a quality one may fail to find in a hidden zone (2009: 701.14 · 2011: 701.15 · 2026: 701.23; in 2006 the
 * glossary). Whoever finds nothing that fits is asked too: the others do not see what there is.
 */
export function search(game: Game, ctx: Context, i: Doing<'search'>): void {
  const found: ObjectId[] = [];
  const searchers: PlayerId[] = [];
  // by quality, not by quantity
  const different = i.differentNames === true;
  const isByQuality = (zones: readonly Zone[]): boolean =>
    (different || i.where.is !== 'any') && zones.some((z) => z === 'library' || z === 'hand');
  const shares: Share[] = [];
  for (const player of actorsOf(game, ctx, i.who)) {
    const own = withBinding(ctx, 'actor', { players: [player] });
    const before = found.length;
    for (const owner of playersOf(game, own, i.of)) {
      let zones = i.anyOf === true ? someZones(game, ctx, player, i.zones) : i.zones;
      if (zones.includes('outside')) lookOutside(game, owner);
      if ((i.anyOf !== true && i.zones[0] !== 'outside') || zones.includes('library')) {
        if (searchesLibrary(game, ctx, player, owner)) searchers.push(player);
        else if (i.anyOf !== true) continue;
        else zones = zones.filter((zone) => zone !== 'library');
      }
      const byQuality = isByQuality(zones);
      const options: ObjectId[] = [];
      const seen: GameEvent[] = [];
      for (const zone of zones) {
        for (const id of searchedIn(game, player, zone, owner)) {
          if (zone !== 'graveyard' && zone !== 'exile') seen.push(revealEvent(id, player, causedBy(ctx), 1 << player));
          if (objectOf(game, id)?.owner === owner && matches(game, own, id, i.where)) options.push(id);
        }
      }
      happen(game, seen);
      const max =
        i.allMatching === true
          ? options.length
          : i.count.max === null
            ? options.length
            : lesser(options.length, amountOf(game, own, i.count.max));
      // what lies open must be found (2009: 701.14b · 2011: 701.15b · 2026: 701.23b)
      const open = i.allMatching === true ? options.filter((id) => isOpen(game, id)) : [];
      const min = byQuality ? 0 : lesser(max, amountOf(game, own, i.count.min));
      found.push(
        ...askObjects(game, {
          player,
          source: ctx.source,
          kind: 'search',
          purpose: 'find',
          ids: options,
          min: i.allMatching === true ? greater(open.length, lesser(min, max)) : min,
          max,
          check:
            different || open.length > 0 || i.kinds !== undefined || i.together !== undefined
              ? (answer) => {
                  const chosen = (answer as readonly number[]).map((at) => options[at] as ObjectId);
                  if (i.kinds !== undefined) return notOneOfEach(game, own, chosen, i.kinds);
                  if (i.together !== undefined) return unfit(game, own, chosen, i.together);
                  return different ? sharingNames(game, chosen) : missing(open, chosen);
                }
              : null,
          unseen: byQuality,
        }),
      );
    }
    const objects = found.slice(before);
    shares.push({ player, objects, amount: objects.length });
  }
  if (i.reveal === true || (isByQuality(i.zones) && game.edition.qualityIsShown))
    happen(
      game,
      found.map((id) => revealEvent(id, objectOf(game, id)?.owner ?? -1, causedBy(ctx))),
    );
  if (i.out !== undefined)
    bind(ctx, i.out, {
      objects: found,
      players: searchers,
      amount: found.length,
      did: found.length > 0,
      ...(shares.length < 2 ? {} : { shares }),
    });
}

export function shuffle(game: Game, ctx: Context, i: Doing<'shuffle'>): void {
  if (i.cards !== undefined) {
    const { cards } = i;
    const actors = playersOf(game, ctx, i.who);
    const byActor = actors.map((actor) => objectsOf(game, withBinding(ctx, 'actor', { players: [actor] }), cards));
    const each = byActor.flat();
    const ids = [...new Set(each)].filter((id) => objectOf(game, id) !== null);
    const owners = [...new Set(ids.map((id) => (objectOf(game, id) as GameObject).owner))];
    const moved = happen(
      game,
      ids.map((id) =>
        moveEvent(
          {
            object: id,
            from: (objectOf(game, id) as GameObject).zone,
            to: 'library',
            position: 0,
            unordered: 'random',
          },
          causedBy(ctx),
        ),
      ),
    );
    // of specific objects none has come there (the seam `shufflesWithout`); a set may be empty (2011: 701.16e · 2026: 701.24d)
    const none =
      cards.set !== 'all' && each.length > 0 && !moved.some((o) => objectOf(game, o.object)?.zone === 'library');
    if (none && !game.edition.shufflesWithout) {
      bindOutcome(game, ctx, i.out, []);
      return;
    }
    const players = [...new Set([...actors, ...owners])];
    const shuffled = happen(
      game,
      players.map((player) => shuffleEvent(player, causedBy(ctx), ctx.env)),
    );
    // "that many": as many as were shuffled in, of each player's as many as those were
    const part = (own: readonly ObjectId[]) =>
      partOf(moved.filter(({ did }, n) => did && own.includes(ids[n] as ObjectId)));
    const shares = actors.map((player, n) => ({ player, ...part(byActor[n] as readonly ObjectId[]) }));
    bindOutcome(game, ctx, i.out, [...moved, ...shuffled], actors.length < 2 ? undefined : shares);
    return;
  }
  eachActs(game, ctx, i.who, i.out, (player) => [shuffleEvent(player, causedBy(ctx), ctx.env)]);
  for (const player of playersOf(game, ctx, i.who))
    if (ctx.env[searched(player)] !== undefined) bind(ctx, searched(player), { players: [] });
}

/** Though one of them is empty (2009, 2011: 701.8f · 2026: 701.12f). */
function exchangeZones(game: Game, ctx: Context, i: Doing<'exchangeZones'>): void {
  const ways = [
    [i.a, i.b],
    [i.b, i.a],
  ] as const;
  const events = actorsOf(game, ctx, i.who).flatMap((player) =>
    ways.flatMap(([from, to]) =>
      zoneList(game.state, from, player).map((object) => moveEvent({ object, from, to, position: 0 }, causedBy(ctx))),
    ),
  );
  act(game, ctx, i.out, events);
}

export function reveal(game: Game, ctx: Context, i: Doing<'reveal'>): void {
  if (i.what.set === 'ref') noteShown(game, ctx, objectsOf(game, ctx, i.what));
  if (i.who !== undefined) {
    eachActs(game, ctx, i.who, i.out, (player, own) =>
      canName(game, own, i.what)
        ? objectsOf(game, own, i.what).map((object) => revealEvent(object, player, causedBy(own)))
        : [],
    );
    return;
  }
  const ids = objectsOf(game, ctx, i.what);
  act(
    game,
    ctx,
    i.out,
    ids.map((id) => revealEvent(id, objectOf(game, id)?.owner ?? -1, causedBy(ctx))),
  );
}

function lookAt(game: Game, ctx: Context, i: Doing<'lookAt'>): void {
  const seats = new Map<ObjectId, number>();
  for (const player of playersOf(game, ctx, i.who))
    for (const id of objectsOf(game, actedBy(ctx, player), i.what)) seats.set(id, (seats.get(id) ?? 0) | (1 << player));
  act(
    game,
    ctx,
    i.out,
    [...seats].map(([id, seen]) => revealEvent(id, -1, causedBy(ctx), seen)),
  );
}

/** An empty library does not stand in the way (2006: 423.3 · 2009: 119.3 · 2011: 120.3 · 2026: 121.3). */
const canDrawAny = (game: Game, ctx: Context, i: Doing<'draw'>): boolean =>
  playersOf(game, ctx, i.who).some((p) => canDraw(game, p, amountOf(game, actedBy(ctx, p), i.count)));

/** Whoever holds nothing may discard their hand, as they may to pay a cost (2009: 116.3 · 2011: 117.3 · 2026: 118.3). */
const canDiscard = (game: Game, ctx: Context, { what }: Doing<'discard'>): boolean =>
  what.set === 'all' || available(game, ctx, what) > 0;

/** Nobody chooses to mill more cards than there are: that is impossible (2006: 413.2c · 2009, 2011: 608.2d · 2026: 701.17b). */
const canMill = (game: Game, ctx: Context, i: Doing<'mill'>): boolean =>
  playersOf(game, ctx, i.who).some(
    (p) => (game.state.players[p]?.library.length ?? 0) >= greater(1, amountOf(game, actedBy(ctx, p), i.count)),
  );

/** Cards and zones. */
export const CARDS = {
  draw: { possible: canDrawAny, carryOut: draw },
  discard: { possible: canDiscard, carryOut: discard },
  mill: { possible: canMill, carryOut: mill },
  ante: { possible: thereIs('what'), carryOut: ante },
  move: { possible: thereIs('what'), carryOut: move },
  // what is searched for may be outside this game, where only carrying it out looks (407, 729)
  search: { possible: always, carryOut: search },
  shuffle: { possible: always, carryOut: shuffle },
  reveal: { possible: thereIs('what'), carryOut: reveal },
  lookAt: { possible: thereIs('what'), carryOut: lookAt },
  exchangeZones: { possible: always, carryOut: exchangeZones },
} satisfies Partial<Verbs>;
