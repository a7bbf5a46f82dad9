/** A slice of `npm run fuzz -- --refusals`, in every test run: a game in each edition. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { EDITIONS } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { newPool, poolGame } from './pool.ts';
import { fuzzRefusals } from './refusals.ts';

const read = mtgjsonSource();
if (!read.ok) throw new Error(`${read.file}: ${read.reason}`);
const pool = newPool(read.source);

test.each(EDITIONS.map((edition, game) => ({ edition, game })))(
  'a reason exactly where nothing is offered, under the rules of $edition',
  ({ game }) => {
    const { looked, refused, fault } = fuzzRefusals(poolGame(pool, 'slice', game, 2), 25);
    expect(fault).toBeNull();
    expect(looked).toBe(25);
    expect(refused).toBeGreaterThan(100);
  },
);
