/**
 * The words of an effect as the slow reference reads them: which objects, how many, whether; what it has no meaning for it refuses.
 * 2006: 104.2, 212.1, 212.6 · 2009: 109, 205.3, 207.3 · 2011, 2026: 109, 205.3, 208.3
 */
import type { Condition, Filter, ObjectSet, Quantity, Stat } from '@rulewright/engine';
import type { Effect, Thing, World } from './world.ts';

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const LAND_TYPES = [...BASIC_LAND_TYPES, 'Lair', 'Desert'];
const ARTIFACT_TYPES = ['Equipment'];
export const typeOfSubtype = (word: string): string =>
  LAND_TYPES.includes(word) ? 'land' : ARTIFACT_TYPES.includes(word) ? 'artifact' : 'creature';

export const you = (world: World, effect: Effect): number => effect.by ?? (world[effect.source] as Thing).controller;

export function objects(world: World, effect: Effect, set: ObjectSet): number[] {
  if (set.set === 'self') return [effect.source];
  if (set.set === 'host') {
    const host = world[effect.source]?.host ?? null;
    return host === null ? [] : [host];
  }
  if (set.set === 'all')
    return world.filter((t) => t.zone === 'battlefield' && fits(world, effect, t, set.where)).map((t) => t.index);
  throw new Error(`it is not known which objects ${set.set} means`);
}

function fits(world: World, effect: Effect, thing: Thing, filter: Filter): boolean {
  switch (filter.is) {
    case 'any':
      return true;
    case 'type':
      return thing.types.includes(filter.type);
    case 'supertype':
      return thing.supertypes.includes(filter.supertype);
    case 'subtype':
      return (
        thing.subtypes.includes(filter.subtype as string) ||
        (thing.everyCreatureType && typeOfSubtype(filter.subtype as string) === 'creature')
      );
    case 'color':
      return thing.colors.includes(filter.color as string);
    case 'colorless':
      return thing.colors.length === 0;
    case 'multicolored':
      return thing.colors.length > 1;
    case 'named':
      return thing.name === filter.name;
    case 'hasKeyword':
      return thing.abilities.some(({ ability: a }) => a.ability === 'keyword' && a.keyword === filter.keyword);
    case 'hasCounter':
      return thing.counters.some((c) => filter.counter === undefined || c.kind === filter.counter);
    case 'controlledBy':
      return thing.controller === you(world, effect);
    case 'self':
      return thing.index === effect.source;
    case 'other':
      return thing.index !== effect.source;
    case 'stat':
      return hasPT(thing) && compare(read(thing, filter.stat), filter.op, amount(world, effect, filter.than));
    case 'not':
      return !fits(world, effect, thing, filter.of);
    case 'and':
      return filter.of.every((f) => fits(world, effect, thing, f));
    case 'or':
      return filter.of.some((f) => fits(world, effect, thing, f));
    default:
      throw new Error(`it is not known what is ${filter.is}`);
  }
}
/** What is no creature has neither power nor toughness (208.3; 2009: 207.3). */
/** Power, or toughness, as what asks for it reads it. */
const read = (thing: Thing, stat: Stat): number =>
  Math.max(thing.least, stat === 'power' ? thing.power : thing.toughness);

export const hasPT = (thing: Thing): boolean => thing.types.includes('creature');

function compare(a: number, op: string, b: number): boolean {
  if (op === '≥') return a >= b;
  if (op === '≤') return a <= b;
  throw new Error(`it is not known how to compare by ${op}`);
}

export function amount(world: World, effect: Effect, quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  if (quantity.q === 'count') return objects(world, effect, quantity.of).length;
  if (quantity.q === 'stat') {
    const of = objects(world, effect, quantity.of).map((i) => world[i] as Thing);
    return of.filter(hasPT).reduce((sum, t) => sum + read(t, quantity.stat), 0);
  }
  throw new Error(`it is not known how much ${quantity.q} is`);
}

export function holds(world: World, effect: Effect, condition: Condition): boolean {
  if (condition.if === 'exists')
    return objects(world, effect, condition.what).length >= amount(world, effect, condition.atLeast ?? 1);
  throw new Error(`it is not known whether ${condition.if} holds`);
}
