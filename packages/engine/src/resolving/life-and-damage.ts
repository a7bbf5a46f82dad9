/** Damage, life, fighting. 2006: 212, 420.5c, 501 · 2009: 117–118 · 2011: 118–119 · 2026: 119–120, 701.14 */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { RecipientSet } from '../vocabulary/nouns.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import type { Context } from '../meaning/context.ts';
import { statOf } from '../meaning/filter.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf } from '../meaning/quantity.ts';
import { act, caused, eachActs } from './outcome.ts';

type Doing<K extends Instruction['do']> = Extract<Instruction, { do: K }>;

function sourceOf(game: Game, ctx: Context, source: Doing<'damage'>['source']): ObjectId {
  return source === undefined ? ctx.source : (objectsOf(game, ctx, source)[0] ?? 0);
}

/** One event for each recipient, all at once. */
function damageEvents(
  game: Game,
  ctx: Context,
  source: ObjectId,
  amount: number,
  to: RecipientSet,
  strict: boolean,
): GameEvent[] {
  const events: GameEvent[] = [];
  if (to.objects !== undefined)
    for (const object of objectsOf(game, ctx, to.objects))
      events.push(caused(ctx, 'damage', { object, source, amount, strict }));
  if (to.players !== undefined)
    for (const player of playersOf(game, ctx, to.players))
      events.push(caused(ctx, 'damage', { player, source, amount, strict }));
  return events;
}

export function deal(game: Game, ctx: Context, i: Doing<'damage'>): void {
  const source = sourceOf(game, ctx, i.source);
  if (source === 0) return;
  act(game, ctx, i.out, damageEvents(game, ctx, source, amountOf(game, ctx, i.amount), i.to, i.unpreventable === true));
}

/** As divided when it was announced; what has become illegal gets none and the rest get no more (2006: 413.2a · later: 608.2b, d). */
export function dealDivided(game: Game, ctx: Context, i: Doing<'damageDivided'>): void {
  const source = sourceOf(game, ctx, i.source);
  const chosen = ctx.env[i.targets];
  if (source === 0 || chosen === undefined) return;
  const objects = chosen.objects ?? [];
  const strict = i.unpreventable === true;
  const events = [
    ...objects.map((object, n) => caused(ctx, 'damage', { object, source, amount: chosen.each?.[n] ?? 0, strict })),
    ...(chosen.players ?? []).map((player, n) =>
      caused(ctx, 'damage', { player, source, amount: chosen.each?.[objects.length + n] ?? 0, strict }),
    ),
  ];
  act(game, ctx, i.out, events);
}

export function fight(game: Game, ctx: Context, i: Doing<'fight'>): void {
  const [a] = objectsOf(game, ctx, i.a);
  const [b] = objectsOf(game, ctx, i.b);
  if (a === undefined || b === undefined) return;
  act(game, ctx, i.out, [
    caused(ctx, 'damage', { object: b, source: a, amount: statOf(game, a, 'power') }),
    caused(ctx, 'damage', { object: a, source: b, amount: statOf(game, b, 'power') }),
  ]);
}

export function changeLife(
  game: Game,
  ctx: Context,
  i: Doing<'gainLife'> | Doing<'loseLife'> | Doing<'payLife'>,
): void {
  eachActs(game, ctx, i.who, i.out, (player, own) => {
    const amount = Math.max(0, amountOf(game, own, i.amount));
    if (i.do === 'gainLife') return [caused(ctx, 'gainLife', { player, amount })];
    return [caused(ctx, 'loseLife', { player, amount, cause: i.do === 'payLife' ? 'cost' : 'effect' })];
  });
}

/** A life total becomes a number: the difference is gained or lost (119.5). */
export function setLife(game: Game, ctx: Context, i: Doing<'setLife'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) => toTotal(game, ctx, player, amountOf(game, own, i.amount)));
}

function toTotal(game: Game, ctx: Context, player: number, total: number): GameEvent[] {
  const now = game.state.players[player]?.life ?? 0;
  if (total > now) return [caused(ctx, 'gainLife', { player, amount: total - now })];
  return total < now ? [caused(ctx, 'loseLife', { player, amount: now - total })] : [];
}

export function exchangeLife(game: Game, ctx: Context, i: Doing<'exchangeLife'>): void {
  const [a] = playersOf(game, ctx, i.a);
  const [b] = playersOf(game, ctx, i.b);
  if (a === undefined || b === undefined) return;
  const lifeA = game.state.players[a]?.life ?? 0;
  const lifeB = game.state.players[b]?.life ?? 0;
  happen(game, [...toTotal(game, ctx, a, lifeB), ...toTotal(game, ctx, b, lifeA)]);
}
