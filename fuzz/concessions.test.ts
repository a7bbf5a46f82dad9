/** A slice of `npm run fuzz -- --concessions`, in every test run: every edition with every variant once, and then some. */
import { EDITIONS, VARIANTS, editionOf } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { departingDecks, fuzzDepartures } from './concessions.ts';
import { fuzzedDecks } from './decks.ts';

const GAMES = EDITIONS.length * VARIANTS.length;

describe('games that players leave at every decision', () => {
  const builtIn = fuzzedDecks();
  if (!builtIn.ok) throw new Error(builtIn.message);
  const found = departingDecks(builtIn.decks);
  if (!found.ok) throw new Error(found.message);

  it(`end, all ${GAMES} of them`, { timeout: 300_000 }, () => {
    const played = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const { fault, edition, variant, end } = fuzzDepartures(found, 'slice', n, 60);
      expect(fault, `again: npm run fuzz -- --concessions 1 --seed slice --from ${n} --decisions 60`).toBeNull();
      expect(['won', 'draw']).toContain(end);
      played.add(`${edition} ${variant}`);
    }
    expect(played.size).toBe(EDITIONS.reduce((sum, name) => sum + editionOf(name).variants.length, 0));
  });
});
