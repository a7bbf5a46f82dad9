/** Counters on objects and players. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122 */
import { causedBy } from '../../events/cause.ts';
import type { GameEvent } from '../../events/event.ts';
import { countersEvent, playerCountersEvent } from '../../events/kinds/counters.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { objectOf, objectOrLast } from '../../state/objects.ts';
import { askNumber, askOption } from '../../decisions/ask.ts';
import { actorOf } from '../../meaning/actors.ts';
import { withBinding, type Context } from '../../meaning/context.ts';
import { asLastThere, objectsOf } from '../../meaning/objects.ts';
import { amountOf, countersAmong, countersOn } from '../../meaning/quantity.ts';
import { cantHaveCounters } from '../../continuous/prohibitions.ts';
import { act, eachActs } from '../outcome.ts';
import { greater, lesser } from '../../state/numbers.ts';
import { playersOf } from '../../meaning/players.ts';
import { available } from '../possible.ts';
import { thereIs, always, type Verbs } from './verb.ts';

const present = (game: Game, ids: readonly ObjectId[]): ObjectId[] => ids.filter((id) => objectOf(game, id) !== null);

function put(game: Game, ctx: Context, i: Doing<'putCounters'>): void {
  act(game, ctx, i.out, puts(game, ctx, i));
}

const puts = (game: Game, ctx: Context, i: Doing<'putCounters'>): GameEvent[] =>
  present(game, objectsOf(game, ctx, i.on)).map((object) => {
    const count = greater(0, amountOf(game, withBinding(ctx, 'each.object', { objects: [object] }), i.count));
    const amount = i.upTo === true ? upTo(game, ctx, i, object, count) : count;
    const event = countersEvent(object, i.counter, amount, causedBy(ctx));
    return i.most === undefined ? event : { ...event, most: i.most };
  });

/** Puts counters on each of those objects, of several kinds too, all at once; does nothing and says so where something else is done to them. */
export function putOnEach(
  game: Game,
  ctx: Context,
  objects: readonly { object: ObjectId; amount: number }[],
  effect: readonly Instruction[],
): boolean {
  const kinds = effect.filter((one): one is Doing<'putCounters'> => one.do === 'putCounters' && one.out === undefined);
  if (kinds.length < effect.length) return false;
  const events = objects.flatMap(({ object, amount }) => {
    const own = withBinding(withBinding(ctx, 'each.object', { objects: [object] }), 'each.amount', { amount });
    return kinds.flatMap((one) => puts(game, own, one));
  });
  act(game, ctx, undefined, events);
  return true;
}

/** Whoever puts them chooses how many, of those for which there is room. */
function upTo(game: Game, ctx: Context, i: Doing<'putCounters'>, object: ObjectId, count: number): number {
  const room = i.most === undefined ? count : greater(0, i.most - countersOn(game, object, i.counter));
  const purpose = `how many ${i.counter} counters`;
  return askNumber(game, { player: actorOf(ctx), source: ctx.source, purpose, min: 0, max: lesser(count, room) });
}

function putDivided(game: Game, ctx: Context, i: Doing<'putCountersDivided'>): void {
  const chosen = ctx.env[i.targets];
  const events = (chosen?.objects ?? []).map((object, n) =>
    countersEvent(object, i.counter, chosen?.each?.[n] ?? 0, causedBy(ctx)),
  );
  act(
    game,
    ctx,
    i.out,
    events.filter((e) => objectOf(game, e.object) !== null),
  );
}

/** As many of each kind as another object has or last had, or as each of them has itself; those are not moved (2026: 122.8, 701.10e). */
function putSame(game: Game, ctx: Context, i: Doing<'putSameCounters'>): void {
  const events = present(game, objectsOf(game, ctx, i.on)).flatMap((object) => {
    const [as = 0] = asLastThere(game, withBinding(ctx, 'each.object', { objects: [object] }), i.as);
    return kindsOn(game, as).map((kind) => countersEvent(object, kind, countersOn(game, as, kind), causedBy(ctx)));
  });
  act(game, ctx, i.out, events);
}

function remove(game: Game, ctx: Context, i: Doing<'removeCounters'>): void {
  const objects = present(game, objectsOf(game, ctx, i.from));
  const taken =
    i.among === true
      ? divided(game, ctx, i, kindsOfEach(game, objects, i.counter), wantedOf(game, ctx, i) ?? 0)
      : objects.flatMap((object) => removed(game, ctx, object, i));
  const events = taken.map(({ object, kind, amount }) => countersEvent(object, kind, 0 - amount, causedBy(ctx)));
  act(game, ctx, i.out, events);
}

interface Kind {
  readonly object: ObjectId;
  readonly kind: string;
}
type Taken = Kind & { readonly amount: number };

const kindsOfEach = (game: Game, objects: readonly ObjectId[], counter: string): readonly Kind[] =>
  objects.flatMap((object) =>
    (counter === 'any' ? kindsOn(game, object) : [counter]).map((kind): Kind => ({ object, kind })),
  );

/** How many of each kind: of those that are free, whoever removes them says so kind by kind. */
function removed(game: Game, ctx: Context, object: ObjectId, i: Doing<'removeCounters'>): readonly Taken[] {
  const wanted = wantedOf(game, ctx, i);
  if (i.upTo !== true && (wanted === null || wanted === 1 || i.counter !== 'any'))
    return kindsMeant(game, ctx, object, i).map((kind) => ({
      object,
      kind,
      amount: wanted ?? countersOn(game, object, kind),
    }));
  return divided(game, ctx, i, kindsOfEach(game, [object], i.counter), wanted ?? 0);
}

/** How many are to be removed; null: all. */
const wantedOf = (game: Game, ctx: Context, { count }: Doing<'removeCounters'>): number | null =>
  count === 'all' ? null : greater(0, amountOf(game, ctx, count));

/** So many in all, as whoever removes them says, object by object and kind by kind. */
function divided(
  game: Game,
  ctx: Context,
  i: Doing<'removeCounters'>,
  kinds: readonly Kind[],
  wanted: number,
): readonly Taken[] {
  let left = wanted;
  let others = kinds.reduce((sum, { object, kind }) => sum + countersOn(game, object, kind), 0);
  return kinds.map(({ object, kind }) => {
    const has = countersOn(game, object, kind);
    others -= has;
    const min = i.upTo === true ? 0 : greater(0, lesser(has, left - others));
    const max = lesser(has, left);
    const purpose = `how many ${kind} counters`;
    const source = i.among === true ? object : ctx.source;
    const amount = min === max ? max : askNumber(game, { player: actorOf(ctx), source, purpose, min, max });
    left -= amount;
    return { object, kind, amount };
  });
}

/** The kinds of which there are any. */
export const kindsIn = (counters: Readonly<Record<string, number>> | null | undefined): string[] =>
  Object.entries(counters ?? {}).flatMap(([kind, n]) => (n > 0 ? [kind] : []));

/** The kinds of counters on something, in the order of their names. */
const kindsOn = (game: Game, object: ObjectId): string[] => kindsIn(objectOrLast(game, object)?.counters).sort();

/** All counters are those of all kinds; of so many whoever takes them chooses the kind. */
function kindsMeant(
  game: Game,
  ctx: Context,
  object: ObjectId,
  { counter, count }: Doing<'removeCounters'> | Doing<'moveCounters'>,
): readonly string[] {
  if (counter !== 'any') return [counter];
  const kinds = kindsOn(game, object);
  if (count === 'all' || count === 'any' || kinds.length === 0) return kinds;
  const at = askOption(game, {
    player: actorOf(ctx),
    source: ctx.source,
    kind: 'word',
    purpose: 'which kind of counter',
    options: kinds.map((word) => ({ word })),
  });
  return kinds.slice(at, at + 1);
}

/**
 * Counters go from one object to another, if they can leave the one and be put on the other; else nothing happens (2009: 120.4 ·
 * 2011: 121.5 · 2026: 122.5).
 */
function move(game: Game, ctx: Context, i: Doing<'moveCounters'>): void {
  const [from] = present(game, objectsOf(game, ctx, i.from));
  const [to] = present(game, objectsOf(game, ctx, i.to));
  if (from === undefined || to === undefined || from === to) return;
  const events = kindsMeant(game, ctx, from, i).flatMap((counter) => {
    const amount = howMany(game, ctx, counter, countersOn(game, from, counter), i.count);
    const whole = game.edition.movedCounters === 'both-or-neither';
    if (amount <= 0 || (whole && cantHaveCounters(game, to, counter))) return [];
    return [countersEvent(from, counter, 0 - amount, causedBy(ctx)), countersEvent(to, counter, amount, causedBy(ctx))];
  });
  if (events.length > 0) act(game, ctx, i.out, events);
}

function howMany(
  game: Game,
  ctx: Context,
  counter: string,
  has: number,
  count: Doing<'moveCounters'>['count'],
): number {
  if (count === 'all') return has;
  if (count !== 'any') return lesser(has, amountOf(game, ctx, count));
  const purpose = `how many ${counter} counters`;
  return askNumber(game, { player: actorOf(ctx), source: ctx.source, purpose, min: 0, max: has });
}

/** A player with too few to pay pays none; paying none can be done (2006: 409.1h · 2009: 116.3 · 2011: 117.3 · 2026: 118.3, 118.5). */
function onPlayers(game: Game, ctx: Context, i: Doing<'playerCounters'>): void {
  const pays = typeof i.count === 'number' ? i.count < 0 : i.count.q === 'negative';
  eachActs(game, ctx, i.who, i.out, (player, own) => {
    const amount = amountOf(game, own, i.count);
    const has = game.state.players[player]?.counters?.[i.counter] ?? 0;
    return has + amount < 0
      ? []
      : [playerCountersEvent(player, i.counter, amount, pays ? causedBy(ctx, 'cost') : causedBy(ctx))];
  });
}

/** How many counters there must be; "any number" may be none. */
const wanted = (game: Game, ctx: Context, count: Doing<'moveCounters'>['count']): number =>
  count === 'all' ? 1 : count === 'any' ? 0 : amountOf(game, ctx, count);
const has = (game: Game, ctx: Context, i: Doing<'moveCounters' | 'removeCounters'>, n: number): boolean =>
  available(game, ctx, i.from, ({ id }) => countersOn(game, id, i.counter) >= n) > 0;

function canRemove(game: Game, ctx: Context, i: Doing<'removeCounters'>): boolean {
  if (i.upTo === true) return available(game, ctx, i.from) > 0;
  const n = wanted(game, ctx, i.count);
  return i.among === true ? countersAmong(game, objectsOf(game, ctx, i.from), i.counter) >= n : has(game, ctx, i, n);
}

/** Paying energy and the like (2026: 107.14, 118.3). */
function canHaveFewer(game: Game, ctx: Context, i: Doing<'playerCounters'>): boolean {
  const less = -amountOf(game, ctx, i.count);
  return playersOf(game, ctx, i.who).every((p) => (game.state.players[p]?.counters?.[i.counter] ?? 0) >= less);
}

/** Counters on objects and players. */
export const COUNTERS = {
  putCounters: { possible: thereIs('on'), carryOut: put },
  putCountersDivided: { possible: always, carryOut: putDivided },
  removeCounters: { possible: canRemove, carryOut: remove },
  moveCounters: { possible: (game, ctx, i) => has(game, ctx, i, wanted(game, ctx, i.count)), carryOut: move },
  putSameCounters: { possible: thereIs('on'), carryOut: putSame },
  playerCounters: { possible: canHaveFewer, carryOut: onPlayers },
} satisfies Partial<Verbs>;
