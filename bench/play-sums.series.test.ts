import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fuzzedDecks } from '../fuzz/decks.ts';
import { playSums } from './play-sums.ts';
import { series } from '../tests/tiers/series.ts';

const loaded = fuzzedDecks();

/** Half of them, or one for each edition: `npm run play-sum` plays all. */
test('whole games are played as they were recorded', () => {
  if (!loaded.ok) throw new Error(loaded.message);
  const recorded = JSON.parse(readFileSync(new URL('play-sums.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const played = playSums(
    new Map(loaded.decks.map((deck) => [deck.name, deck])),
    series('every second', 'one for each edition'),
  );
  expect(recorded).toMatchObject(played);
});
