/** Whole games of built-in decks: reproducible, on any number of threads, and without errors. */
import { findDeck } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import { EDITIONS } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { type PlayableDeck, playableDeck } from './playable-deck.ts';
import { simulate } from './simulate.ts';
import { compiledInTests } from '../../../tests/tiers/compiled.ts';
import { series } from '../../../tests/tiers/series.ts';

function deck(id: string): PlayableDeck {
  const source = mtgjsonSource();
  if (!source.ok) throw new Error(source.reason);
  const found = findDeck(id);
  if (!found.ok) throw new Error(`no deck ${id}`);
  const result = playableDeck(found.deck.deck, source.source, id, compiledInTests());
  if (!result.ok) throw new Error(result.faults.map((f) => f.reason).join('; '));
  return result.deck;
}

const GAMES = series(20, 2);
const PAIRS = [
  ['white-weenie', 'ben-rubin-sligh'],
  ['green-stompy', 'draw-go'],
] as const;

describe('random against random', () => {
  for (const edition of EDITIONS) {
    it(`ends every game by a stated rule [${edition}]`, async () => {
      for (const [a, b] of PAIRS) {
        const sum = await simulate(deck(a), deck(b), { games: GAMES, seed: 1, edition });
        expect(sum).toMatchObject({ errors: 0, unfinished: 0, failures: [] });
        expect(sum.wins[0] + sum.wins[1] + sum.draws).toBe(GAMES);
      }
    });
  }

  const checksum = async (seed: number, jobs = 1): Promise<string> =>
    (await simulate(deck('white-weenie'), deck('ben-rubin-sligh'), { games: 4, seed, jobs })).checksum;

  it('gives the same checksum again', async () => {
    const once = await checksum(7);
    expect(await checksum(7)).toBe(once);
    expect(await checksum(8)).not.toBe(once);
  });

  it.runIf(series(true, false))('gives the same checksum on two threads (whole series only)', async () => {
    expect(await checksum(7, 2)).toBe(await checksum(7));
  });
});

describe('heuristic against random, seats alternating', () => {
  const share = async (id: string, games: number): Promise<number> => {
    const half = { games: games / 2, seed: 'strength' };
    const first = await simulate(deck(id), deck(id), { ...half, agents: ['heuristic', 'random'] });
    const second = await simulate(deck(id), deck(id), { ...half, agents: ['random', 'heuristic'] });
    expect([first.errors, first.unfinished, second.errors, second.unfinished]).toEqual([0, 0, 0, 0]);
    return (first.wins[0] + second.wins[1]) / games;
  };
  for (const [id, least] of [
    ['white-weenie', 0.95],
    ['green-stompy', 0.95],
    ['ben-rubin-sligh', 0.95],
    ['draw-go', 0.75],
  ] as const) {
    it.runIf(series(true, false))(`wins at least ${least * 100} % with ${id} (whole series only)`, async () => {
      expect(await share(id, 100)).toBeGreaterThanOrEqual(least);
    });
  }
});
