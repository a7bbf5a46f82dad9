/**
 * Which permanents a plain description means: the same answer as `matches` on each, found faster, because every
 * derivation asks it of every static ability. 2006: 418.4, 601.10 · 2009, 2011, 2026: 611.3, 801.10
 */
import type { Game } from '../state/game.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { Context } from '../meaning/context.ts';
import { hasSubtype, matches } from '../meaning/filter.ts';
import { isPlayer } from '../meaning/players.ts';
import { isObjectInRange } from '../meaning/range.ts';
import { colorBits } from '../objects/mana-cost.ts';
import { typeBit } from '../objects/subtypes.ts';
import type { Table } from './table.ts';
import { memoised } from '../state/memoised.ts';

type Test = (game: Game, table: Table, ctx: Context, id: ObjectId, c: Characteristics) => boolean;

const testOf: (filter: Filter) => Test = memoised((filter: Filter): Test => {
  switch (filter.is) {
    case 'any':
      return () => true;
    case 'type': {
      const bit = typeBit(filter.type);
      return (_game, _table, _ctx, _id, c) => (c.types & bit) !== 0;
    }
    case 'supertype': {
      const { supertype } = filter;
      return (_game, _table, _ctx, _id, c) => c.supertypes.includes(supertype);
    }
    case 'subtype': {
      const { subtype } = filter;
      if (typeof subtype !== 'string') break;
      return (game, _table, _ctx, _id, c) => hasSubtype(game, c, subtype);
    }
    case 'color': {
      const { color } = filter;
      if (typeof color !== 'string') break;
      const bit = colorBits([color]);
      return (_game, _table, _ctx, _id, c) => (c.colors & bit) !== 0;
    }
    case 'colorless':
      return (_game, _table, _ctx, _id, c) => c.colors === 0;
    case 'hasKeyword': {
      const { keyword } = filter;
      return (_game, _table, _ctx, _id, c) => c.keywords.includes(keyword);
    }
    case 'controlledBy': {
      const { player } = filter;
      if (player.who === 'you') return (_game, table, ctx, id) => table.controllers[slotOf(id)] === ctx.controller;
      return (game, table, ctx, id) => isPlayer(game, ctx, player, table.controllers[slotOf(id)] as number);
    }
    case 'self':
      return (_game, _table, ctx, id) => id === ctx.source;
    case 'other':
      return (_game, _table, ctx, id) => id !== ctx.source;
    case 'not': {
      const not = testOf(filter.of);
      return (game, table, ctx, id, c) => !not(game, table, ctx, id, c);
    }
    case 'and': {
      const all = filter.of.map(testOf);
      return (game, table, ctx, id, c) => {
        for (const test of all) if (!test(game, table, ctx, id, c)) return false;
        return true;
      };
    }
    case 'or': {
      const some = filter.of.map(testOf);
      return (game, table, ctx, id, c) => {
        for (const test of some) if (test(game, table, ctx, id, c)) return true;
        return false;
      };
    }
    default:
  }
  return (game, _table, ctx, id) => matches(game, ctx, id, filter);
});

/** The permanents that fit, in the order of the battlefield; those phased out do not exist. */
export function permanentsThat(game: Game, table: Table, ctx: Context, where: Filter): ObjectId[] {
  const test = testOf(where);
  const { objects, battlefield, reach } = game.state;
  const found: ObjectId[] = [];
  for (const id of battlefield) {
    const slot = slotOf(id);
    if ((objects[slot] as GameObject).phasedOut) continue;
    if (reach !== null && !isObjectInRange(game, ctx.controller, id)) continue;
    if (test(game, table, ctx, id, table.characteristics[slot] as Characteristics)) found.push(id);
  }
  return found;
}
