/** A slice of the pairs, in every test run: each way to swap, in each edition. */
import { describe, expect, it } from 'vitest';
import { fuzzedDecks } from '../decks.ts';
import { guessDraws } from './guess.ts';
import { leakPair, type Paired } from './pairs.ts';
import { series } from '../../tests/tiers/series.ts';

const PAIRS = series(12, 3);
const SEED = process.env['RULEWRIGHT_FUZZ_SEED'] ?? 'slice';

describe('games that differ in what lies hidden', () => {
  it('leave nothing to guess from handles, orders, counts and times, where object ids told all', () => {
    const found = fuzzedDecks();
    if (!found.ok) throw new Error(found.message);
    expect(guessDraws(found.decks, SEED, series(40, 10), 'ids').right).toBeGreaterThan(series(38, 8));
    expect(guessDraws(found.decks, SEED, series(80, 10), 'handles').tells).toBe(false);
  });

  it(`look the same to every seat and spectator (seed ${SEED})`, async () => {
    const found = fuzzedDecks();
    if (!found.ok) throw new Error(found.message);
    const played: Paired[] = [];
    for (let pair = 0; pair < PAIRS; pair++) played.push(await leakPair(found.decks, SEED, pair));
    expect(played.filter(({ fault }) => fault !== null)).toEqual([]);
    // and the check is one: what the engine's own ids tell would have been found
    expect(played.some(({ idsTell }) => idsTell)).toBe(true);
    expect(played.filter(({ end }) => end !== 'nothing to swap').length).toBeGreaterThan(PAIRS / 2);
  });
});
