import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fuzzedDecks } from '../fuzz/decks.ts';
import { allPlaySums } from './play-sums.ts';

const loaded = fuzzedDecks();

test('whole games are played as they were recorded', () => {
  if (!loaded.ok) throw new Error(loaded.message);
  const recorded = JSON.parse(readFileSync(new URL('play-sums.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  expect(allPlaySums(new Map(loaded.decks.map((deck) => [deck.name, deck])))).toEqual(recorded);
}, 120_000);
