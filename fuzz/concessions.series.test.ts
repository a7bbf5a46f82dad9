/** A slice of `npm run fuzz -- --concessions`: the whole has every edition with every variant once, and then some. */
import { EDITIONS, VARIANTS, editionOf } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { departingDecks, fuzzDepartures } from './concessions.ts';
import { fuzzedDecks } from './decks.ts';
import { series } from '../tests/tiers/series.ts';

const ALL = EDITIONS.length * VARIANTS.length;
const GAMES = series(ALL, 3);

describe('games that players leave at every decision', () => {
  const builtIn = fuzzedDecks();
  if (!builtIn.ok) throw new Error(builtIn.message);
  const found = departingDecks(builtIn.decks);
  if (!found.ok) throw new Error(found.message);

  it(`end, all ${GAMES} of them`, () => {
    const played = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const { fault, edition, variant, end } = fuzzDepartures(found, 'slice', n, 60);
      expect(fault, `again: npm run fuzz -- --concessions 1 --seed slice --from ${n} --decisions 60`).toBeNull();
      expect(['won', 'draw']).toContain(end);
      played.add(`${edition} ${variant}`);
    }
    const known = EDITIONS.reduce((sum, name) => sum + editionOf(name).variants.length, 0);
    expect(played.size).toBe(Math.min(GAMES, known));
  });
});
