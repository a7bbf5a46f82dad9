/** Altered card texts are refused, or understood as what they now say: never as what the card said before. */
import { expect, test } from 'vitest';
import { dataFile } from '../packages/oracle/corpus.ts';
import { alteredTexts } from './audit/altered.mjs';

test.skipIf(dataFile() === undefined)('no altered text is understood as the card was', { timeout: 900_000 }, () => {
  const altered = [...alteredTexts(100, 'held by a test')];
  expect(altered).toHaveLength(100);
  expect(altered.filter(({ same }) => same).map(({ card, altered: text }) => `${card}: ${text}`)).toEqual([]);
});
