/**
 * Reading the nouns of an ability without asking anybody: sets that hold a choice are read as all there is to choose from,
 * references that nothing has bound yet as empty. 2006: 413 · 2009, 2011, 2026: 608
 */
import type {
  Condition,
  Context,
  Count,
  Env,
  ObjectId,
  ObjectSet,
  PlayerId,
  PlayerSet,
  Quantity,
  TargetSpec,
} from '@rulewright/engine';
import { amountOf, candidatesFor, holds, objectsOf, playersOf } from '@rulewright/engine';
import type { Table } from './table.ts';

/** The names that a tree refers to, and whether reading it would ask for a choice. */
interface Reading {
  refs: readonly string[];
  asks: boolean;
}

const readings = new WeakMap<object, Reading>();

function readingOf(node: unknown): Reading {
  if (typeof node !== 'object' || node === null) return { refs: [], asks: false };
  const known = readings.get(node);
  if (known) return known;
  const refs = new Set<string>();
  let asks = false;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    if (
      (record['set'] === 'ref' || record['who'] === 'ref' || record['q'] === 'ref') &&
      typeof record['name'] === 'string'
    )
      refs.add(record['name']);
    if (record['who'] === 'actor') refs.add('actor');
    if (typeof record['ref'] === 'string' && record['set'] === undefined) refs.add(record['ref']);
    if (record['set'] === 'choice' || record['who'] === 'opponent') asks = true;
    for (const key in record) visit(record[key]);
  };
  visit(node);
  const reading = { refs: [...refs], asks };
  readings.set(node, reading);
  return reading;
}

const bound = (env: Env, node: unknown): boolean => readingOf(node).refs.every((name) => env[name] !== undefined);

/** The objects of a set, and whether somebody will choose among them. */
export function readObjects(
  table: Table,
  ctx: Context,
  set: ObjectSet,
): { objects: readonly ObjectId[]; choice: Extract<ObjectSet, { set: 'choice' }> | null } {
  if (set.set === 'choice') return { objects: readObjects(table, ctx, set.from).objects, choice: set };
  if (!bound(ctx.env, set) || readingOf(set).asks) return { objects: [], choice: null };
  return { objects: objectsOf(table.game, ctx, set), choice: null };
}

export function readPlayers(table: Table, ctx: Context, set: PlayerSet): readonly PlayerId[] {
  if (set.who === 'opponent') return playersOf(table.game, ctx, { who: 'opponents' });
  if (!bound(ctx.env, set) || readingOf(set).asks) return [];
  return playersOf(table.game, ctx, set);
}

export function readAmount(table: Table, ctx: Context, quantity: Quantity, otherwise = 1): number {
  if (typeof quantity === 'number') return quantity;
  if (quantity.q === 'x') return ctx.x ?? otherwise;
  if (!bound(ctx.env, quantity) || readingOf(quantity).asks) return otherwise;
  return amountOf(table.game, ctx, quantity) - (countsItself(table, ctx, quantity) ? 1 : 0);
}

/** Whether a card in hand is among the cards in hand that it counts: it leaves them before it does anything. */
const countsItself = (table: Table, { source, controller }: Context, quantity: Exclude<Quantity, number>): boolean =>
  quantity.q === 'count' &&
  quantity.of.set === 'all' &&
  quantity.of.zone === 'hand' &&
  quantity.of.where.is === 'any' &&
  quantity.of.of?.who === 'you' &&
  table.game.state.players[controller]?.hand.includes(source) === true;

/** Whether a condition holds now; null where that cannot be said yet. */
export function readCondition(table: Table, ctx: Context, condition: Condition): boolean | null {
  if (condition.if === 'did' || !bound(ctx.env, condition) || readingOf(condition).asks) return null;
  return holds(table.game, ctx, condition);
}

export function readCount(table: Table, ctx: Context, count: Count): { min: number; max: number } {
  const min = readAmount(table, ctx, count.min, 0);
  return { min, max: count.max === null ? 99 : readAmount(table, ctx, count.max, min) };
}

/** What a target could be, as the rules have it now. */
export function readTargets(
  table: Table,
  ctx: Context,
  spec: TargetSpec,
): { objects: readonly ObjectId[]; players: readonly PlayerId[] } {
  if (!bound(ctx.env, spec) || readingOf(spec).asks) return { objects: [], players: [] };
  return candidatesFor(table.game, ctx, spec, { on: 0, source: ctx.source });
}
