/**
 * Damage, life, fighting.
 * 2006: 104.1, 104.2, 413.2c, 417, 419.5a, 606.9 · 2009: 107.1a, 117–118, 608.2d, 701.8a, 806.9 · 2011: 107.1a, 118–119, 608.2d, 701.8a, 810.9 ·
 * 2026: 107.1a, 115.7f, 119–120, 608.2d, 701.12a, 701.14, 810.9
 */
import { causedBy } from '../../events/cause.ts';
import { type Damage, damageEvent } from '../../events/kinds/damage.ts';
import { addRuleEffect } from '../../events/effects.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { gainLifeEvent, type LifeEvent, loseLifeEvent } from '../../events/kinds/life.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { PlayerSet, RecipientSet } from '../../vocabulary/nouns.ts';
import { effectDefinition } from '../../vocabulary/rule-definition.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { askDivision, askObjects, askOption } from '../../decisions/ask.ts';
import { characteristics } from '../../continuous/derive.ts';
import { canBeDealtDamage } from '../../continuous/prohibitions.ts';
import { excessOver } from '../../events/excess.ts';
import { happen } from '../../events/happen.ts';
import { bind, withBinding, type Context } from '../../meaning/context.ts';
import { asRead, isType, statOf } from '../../meaning/filter.ts';
import { asLastThere, objectsOf } from '../../meaning/objects.ts';
import { playersOf } from '../../meaning/players.ts';
import { objectOf } from '../../state/objects.ts';
import { lifeTotal, sharesTurns, teamOf } from '../../state/teams.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { isImpossible } from '../../events/kinds/table.ts';
import { assign } from '../../objects/mana-matching.ts';
import { actedBy, actorsOf } from '../../meaning/actors.ts';
import type { Outcome } from '../../events/event.ts';
import { act, bindOutcome, eachActs } from '../outcome.ts';
import { isInReach } from '../../meaning/out-of-reach.ts';
import { greater, lesser } from '../../state/numbers.ts';
import { lifeToPay } from '../../casting/costs/actions.ts';
import { available } from '../possible.ts';
import { always, type Verbs } from './verb.ts';

/** The ability's own object deals damage as it last was, not as the card it has become (2006: 413.2f · later: 608.2g–h). */
function sourceOf(game: Game, ctx: Context, source: Doing<'damage'>['source']): ObjectId {
  return source === undefined || source.set === 'self' ? ctx.source : (asLastThere(game, ctx, source)[0] ?? 0);
}

/** One event for each recipient, all at once. */
function damageEvents(
  game: Game,
  ctx: Context,
  source: ObjectId,
  amount: (player: PlayerId | null) => number,
  to: RecipientSet,
  unpreventable: boolean,
): Damage[] {
  const events: Damage[] = [];
  if (to.objects !== undefined)
    for (const object of objectsOf(game, ctx, to.objects))
      if (isInReach(ctx, object))
        events.push(damageEvent(source, { object }, amount(null), causedBy(ctx), { unpreventable }));
  if (to.players !== undefined)
    for (const player of actorsOf(game, ctx, to.players))
      events.push(damageEvent(source, { player }, amount(player), causedBy(ctx), { unpreventable }));
  return events;
}

const EACH: ReadonlySet<PlayerSet['who'] | undefined> = new Set(['all', 'opponents', 'others']);

/**
 * All at once, with what is dealt besides (2006: 413.2 · later: 608.2; 2026: 608.2f). Where several deal damage, amount and recipient may
 * speak of each of them ("to its controller equal to its power"); where it is dealt to each of several players, the amount may speak of
 * each of these.
 */
function deal(game: Game, ctx: Context, i: Doing<'damage'>): void {
  const parts = [i, ...(i.with ?? []).filter((part) => part.do === 'damage')].map((part) => {
    const events = dealt(game, ctx, part);
    const enough = part.excessOut === undefined ? null : new Map(events.map((e) => [e.object, enoughFor(game, e)]));
    return { part, events, enough };
  });
  const outcomes = happen(
    game,
    parts.flatMap(({ events }) => events),
  );
  for (const { part, events, enough } of parts) {
    const own = outcomes.splice(0, events.length);
    bindOutcome(game, ctx, part.out, own);
    if (part.excessOut !== undefined && enough !== null) bindExcess(ctx, part.excessOut, enough, own);
  }
}

function dealt(game: Game, ctx: Context, i: Doing<'damage'>): readonly Damage[] {
  const { source: from, to } = i;
  const sources = from === undefined || from.set === 'self' ? [ctx.source] : asLastThere(game, ctx, from);
  // one of several may be all that is left; what is done for each of others knows which of them it is
  const several = from?.set === 'all' || sources.length > 1 || ctx.env['each.object'] === undefined;
  const events = sources.flatMap((source) => {
    if (source === 0) return [];
    const own = several ? withBinding(ctx, 'each.object', { objects: [source] }) : ctx;
    const one = EACH.has(to.players?.who) ? null : amountOf(game, own, i.amount);
    const amount = (player: PlayerId | null): number =>
      one ?? amountOf(game, player === null ? own : withBinding(own, 'actor', { players: [player] }), i.amount);
    return damageEvents(game, own, source, amount, to, i.unpreventable === true);
  });
  if (i.evenly === true) for (const event of events) event.amount = Math.floor(event.amount / events.length);
  return i.excess === undefined ? events : withoutExcess(game, ctx, events, i.excess);
}

/** Binds how much more was dealt to permanents than enough. */
function bindExcess(
  ctx: Context,
  name: string,
  enough: ReadonlyMap<ObjectId, number>,
  outcomes: readonly Outcome[],
): void {
  let amount = 0;
  for (const [object, least] of enough) {
    const dealt = outcomes.reduce((sum, o) => sum + (o.did && o.event.object === object ? o.amount : 0), 0);
    amount += greater(0, dealt - least);
  }
  bind(ctx, name, { amount, did: amount > 0 });
}

/** How much damage to a permanent is not in excess, as it is before it is dealt; to a player none ever is. */
function enoughFor(game: Game, { source, object }: Damage): number {
  const most = Number.MAX_SAFE_INTEGER;
  return object === 0 ? most : most - excessOver(game, source, object, most);
}

/** What is in excess goes to a player instead (2026: 120.4a). */
function withoutExcess(game: Game, ctx: Context, events: readonly Damage[], to: PlayerSet): Damage[] {
  return events.flatMap((event) => {
    const excess = event.object === 0 ? 0 : excessOver(game, event.source, event.object, event.amount);
    const rest = { ...event, amount: event.amount - excess };
    const more = excess === 0 ? [] : actorsOf(game, ctx, to);
    return [rest, ...more.map((player) => ({ ...event, object: 0, player, amount: excess }))];
  });
}

/** As divided when it was announced; what has become illegal gets none and the rest get no more (2006: 413.2a · later: 608.2b, d). */
function dealDivided(game: Game, ctx: Context, i: Doing<'damageDivided'>): void {
  const source = sourceOf(game, ctx, i.source);
  const chosen = ctx.env[i.targets];
  if (source === 0 || chosen === undefined) return;
  const objects = chosen.objects ?? [];
  const unpreventable = i.unpreventable === true;
  const events = [
    ...objects.map((object, n) =>
      damageEvent(source, { object }, chosen.each?.[n] ?? 0, causedBy(ctx), { unpreventable }),
    ),
    ...(chosen.players ?? []).map((player, n) =>
      damageEvent(source, { player }, chosen.each?.[objects.length + n] ?? 0, causedBy(ctx), { unpreventable }),
    ),
  ];
  act(game, ctx, i.out, events);
}

/** Divided as it is dealt, among any number of those, at least one to each (2011, 2026: 608.2d); whether it may be none is a seam (`dividesAmongSome`). */
function dealSplit(game: Game, ctx: Context, i: Doing<'damageSplit'>): void {
  const source = sourceOf(game, ctx, i.source);
  const amount = amountOf(game, ctx, i.amount);
  const among = objectsOf(game, ctx, i.among).filter((object) => canBeDealtDamage(game, object));
  const [player] = actorsOf(game, ctx, i.by);
  if (source === 0 || amount <= 0 || player === undefined) return;
  const max = lesser(amount, among.length);
  const min = game.edition.dividesAmongSome ? lesser(1, max) : 0;
  const chosen = askObjects(game, { player, source, purpose: 'damage', ids: among, min, max });
  const options = chosen.map((object) => ({ object }));
  const shares = askDivision(game, { player, source, purpose: 'damage', options, amount, least: 1 });
  const events = chosen.map((object, n) => damageEvent(source, { object }, shares[n] as number, causedBy(ctx)));
  act(game, ctx, i.out, events);
}

function fight(game: Game, ctx: Context, i: Doing<'fight'>): void {
  const both = objectsOf(game, ctx, i.a);
  const [a] = both;
  const b = i.b === undefined ? both[1] : objectsOf(game, ctx, i.b)[0];
  // neither fights if one of them is no longer there or no creature (2011: 701.10b · 2026: 701.14b)
  if (a === undefined || b === undefined || ![a, b].every((id) => mayFight(game, id))) return;
  const fought = [
    actionEvent('fight', ctx.controller, causedBy(ctx), { object: a, other: b }),
    ...(a === b ? [] : [actionEvent('fight', ctx.controller, causedBy(ctx), { object: b, other: a })]),
  ];
  act(game, ctx, i.out, [
    damageEvent(a, { object: b }, statOf(game, a, 'power'), causedBy(ctx)),
    damageEvent(b, { object: a }, statOf(game, b, 'power'), causedBy(ctx)),
  ]);
  happen(game, fought);
}

const mayFight = (game: Game, id: ObjectId): boolean =>
  objectOf(game, id)?.zone === 'battlefield' && isType(characteristics(game, id), 'creature');

function changeLife(game: Game, ctx: Context, i: Doing<'gainLife'> | Doing<'loseLife'> | Doing<'payLife'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) => {
    const amount = greater(0, amountOf(game, own, i.amount));
    if (i.do === 'gainLife') return [gainLifeEvent(player, amount, causedBy(ctx))];
    return [loseLifeEvent(player, amount, causedBy(ctx, i.do === 'payLife' ? 'cost' : 'effect'))];
  });
}

/** A life total becomes a number: the difference is gained or lost (2009: 117.5 · 2011: 118.5 · 2026: 119.5). */
function setLife(game: Game, ctx: Context, i: Doing<'setLife'>): void {
  const players = oneOfEachTeam(game, ctx, playersOf(game, ctx, i.who));
  const events = players.flatMap((player) => {
    const own = withBinding(ctx, 'actor', { players: [player] });
    return toTotal(ctx, player, amountOf(game, own, i.amount), lifeTotal(game, player));
  });
  act(game, ctx, i.out, withRounding(game, players, events));
}

/**
 * A player gives any number of players the life totals of those players, each to one of them; of a team one player at most (2011, 2026:
 * 810.9f).
 */
function redistributeLife(game: Game, ctx: Context, i: Doing<'redistributeLife'>): void {
  const [by] = actorsOf(game, ctx, i.by);
  if (by === undefined) return;
  const question = { player: by, source: ctx.source } as const;
  const among: PlayerId[] = [];
  let open = playersOf(game, ctx, i.who);
  while (open.length > 0) {
    const options = [{ text: 'nobody else' }, ...open.map((player) => ({ player }))];
    const next =
      open[askOption(game, { ...question, kind: 'player', purpose: 'redistribute the life total of', options }) - 1];
    if (next === undefined) break;
    among.push(next);
    const mates = sharesTurns(game) ? teamOf(game, next) : [next];
    open = open.filter((player) => !mates.includes(player));
  }
  const become = (player: PlayerId, total: number): LifeEvent[] => toTotal(ctx, player, total, lifeTotal(game, player));
  // a total may have to be one that the player can gain or lose life for (seam `givenTotals`; 2026: 119.7–119.8)
  const can = (player: PlayerId, total: number): boolean =>
    game.edition.givenTotals === 'any' || !become(player, total).some((event) => isImpossible(game, event));
  // everything is one kind to be matched: only what each player can be given tells the totals apart
  const fits = (players: readonly PlayerId[], totals: readonly number[]): boolean =>
    assign(
      totals.map(() => 1),
      players.map(() => 1),
      (total, player) => can(players[player] as PlayerId, totals[total] as number),
    ) !== null;
  const givable = (player: PlayerId, others: readonly PlayerId[], totals: readonly number[]): number[] =>
    totals.flatMap((total, i) => (can(player, total) && fits(others, totals.toSpliced(i, 1)) ? [i] : []));
  let totals = among.map((player) => lifeTotal(game, player));
  const events = among.flatMap((player, n) => {
    const left = givable(player, among.slice(n + 1), totals);
    const options = left.map((i) => ({ text: `${totals[i]} life` }));
    const at = left[askOption(game, { ...question, purpose: 'new life total', options })] as number;
    const total = totals[at] as number;
    totals = totals.toSpliced(at, 1);
    return become(player, total);
  });
  act(game, ctx, i.out, withRounding(game, among, events));
}

/** Where the team's total is that of each of its players, the team chooses whose becomes the number (2011, 2026: 810.9d). */
function oneOfEachTeam(game: Game, ctx: Context, players: readonly PlayerId[]): PlayerId[] {
  if (!sharesTurns(game) || game.edition.twoHeadedGiant.lifeTotal === 'share') return [...players];
  const primaries = players.filter((p) => players.find((q) => teamOf(game, q).includes(p)) === p);
  return primaries.map((primary) => {
    const mates = teamOf(game, primary).filter((p) => players.includes(p));
    const options = mates.map((player) => ({ player }));
    return mates[
      askOption(game, {
        player: primary,
        source: ctx.source,
        kind: 'player',
        purpose: 'set the life total of',
        options,
      })
    ] as PlayerId;
  });
}

/**
 * Where players have shares of their team's total and all those of a team become numbers, the team's total is their sum: what was rounded up in
 * the shares is no loss of the team (2006: 606.9b · 2009: 806.9b).
 */
function withRounding(game: Game, players: readonly PlayerId[], events: readonly LifeEvent[]): LifeEvent[] {
  if (!sharesTurns(game) || game.edition.twoHeadedGiant.lifeTotal === 'team') return [...events];
  return events.map((event) => {
    const team = teamOf(game, event.player);
    const isFirst = events.find(({ player }) => team.includes(player)) === event;
    if (!isFirst || !team.every((p) => players.includes(p))) return event;
    const total = game.state.players[event.player]?.life ?? 0;
    return { ...event, rounding: lifeTotal(game, event.player) * team.length - total };
  });
}

function toTotal(ctx: Context, player: PlayerId, total: number, now: number): LifeEvent[] {
  if (total > now) return [gainLifeEvent(player, total - now, causedBy(ctx))];
  return total < now ? [loseLifeEvent(player, now - total, causedBy(ctx))] : [];
}

/**
 * Not with a teammate (2011, 2026: 810.9e; before, nothing would come of it), and not if either could not gain or lose the difference
 * (2009: 117.7 · 2011: 118.7–118.8 · 2026: 119.7–119.8). A total below zero may count as zero for the other player (seam `belowZero`; 2006: 104.2).
 */
function exchangeLife(game: Game, ctx: Context, i: Doing<'exchangeLife'>): void {
  const [a] = playersOf(game, ctx, i.a);
  const [b] = playersOf(game, ctx, i.b);
  if (a === undefined || b === undefined || (sharesTurns(game) && teamOf(game, a).includes(b))) return;
  const [ofA, ofB] = [lifeTotal(game, a), lifeTotal(game, b)];
  const events = [...toTotal(ctx, a, asRead(game, ofB), ofA), ...toTotal(ctx, b, asRead(game, ofA), ofB)];
  if (!events.some((event) => isImpossible(game, event))) happen(game, events);
}

const EXCHANGED = { set: 'ref', name: 'exchanged' } as const;
const FORMER = { q: 'ref', name: 'former' } as const;
const sized = (stat: 'power' | 'toughness') =>
  effectDefinition(
    `rule:exchanged-${stat}`,
    [{ part: 'change', affects: EXCHANGED, mods: [{ mod: 'setPT', [stat]: FORMER }] }],
    { until: 'forever' },
  );
/** What sets the power or toughness that was exchanged to the former life total. */
export const EXCHANGED_STAT = { power: sized('power'), toughness: sized('toughness') } as const;

/** A life total becomes a power or toughness, and that the life total; neither if either cannot (2011: 701.8g · 2026: 701.12g). */
function exchangeLifeWith(game: Game, ctx: Context, i: Doing<'exchangeLifeWith'>): void {
  const [player] = playersOf(game, ctx, i.who);
  const [object] = objectsOf(game, ctx, i.what);
  if (player === undefined || object === undefined || objectOf(game, object)?.zone !== 'battlefield') return;
  const former = lifeTotal(game, player);
  const events = toTotal(ctx, player, statOf(game, object, i.stat), former);
  if (events.some((event) => isImpossible(game, event))) return;
  happen(game, events);
  addRuleEffect(game, EXCHANGED_STAT[i.stat], ctx.controller, ctx.source, {
    exchanged: { objects: [object] },
    former: { amount: former },
  });
}

const canPayLife = (game: Game, ctx: Context, i: Doing<'payLife'>): boolean =>
  playersOf(game, ctx, i.who).every((p) => lifeToPay(game, p) >= amountOf(game, actedBy(ctx, p), i.amount));

/** Life and damage. */
export const LIFE_AND_DAMAGE = {
  damage: { possible: always, carryOut: deal },
  damageDivided: { possible: always, carryOut: dealDivided },
  damageSplit: { possible: always, carryOut: dealSplit },
  fight: {
    possible: (game, ctx, { a, b }) => available(game, ctx, a) > 0 && (b === undefined || available(game, ctx, b) > 0),
    carryOut: fight,
  },
  gainLife: { possible: always, carryOut: changeLife },
  loseLife: { possible: always, carryOut: changeLife },
  payLife: { possible: canPayLife, carryOut: changeLife },
  setLife: { possible: always, carryOut: setLife },
  redistributeLife: { possible: always, carryOut: redistributeLife },
  exchangeLife: { possible: always, carryOut: exchangeLife },
  exchangeLifeWith: { possible: always, carryOut: exchangeLifeWith },
} satisfies Partial<Verbs>;
