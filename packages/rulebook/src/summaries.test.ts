import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { SUMMARY_TABLES } from './data/summaries/index.ts';
import { isRule, linesOf } from './numbers.ts';
import { summariesOf, summaryOf } from './summaries.ts';
import { runsOf, wordsOf } from './words-in-tests.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

describe.each(EDITIONS)('summaries of %s', (edition) => {
  const lines = SUMMARY_TABLES[edition].flatMap(linesOf).filter(Boolean);

  test('name each rule once, with a short title and at most two sentences', () => {
    const numbers = lines.map((line) => line.split(' | ')[0] ?? '');
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const line of lines) {
      const [number = '', title = '', text = '', ...more] = line.split(' | ');
      expect(`${line}: ${isRule(edition, number)}`).toBe(`${line}: true`);
      expect(`${line}: ${more.length}`).toBe(`${line}: 0`);
      expect(title.length, line).toBeGreaterThan(1);
      expect(title.length, line).toBeLessThanOrEqual(40);
      expect(text.length, line).toBeGreaterThan(10);
      expect(text.length, line).toBeLessThanOrEqual(320);
    }
  });

  test.skipIf(!existsSync(join(shared, 'rules', `${edition}.txt`)))(
    'are in our own words: none has nine words in a row from the rules text (needs ../shared)',
    () => {
      const runs = runsOf(wordsOf(readFileSync(join(shared, 'rules', `${edition}.txt`), 'utf8')));
      const copied = lines.filter((line) =>
        [...runsOf(wordsOf(line.split(' | ')[2] ?? ''))].some((run) => runs.has(run)),
      );
      expect(copied).toEqual([]);
    },
  );
});

test('a rule without a summary has that of the same rule in the nearest edition', () => {
  for (const edition of EDITIONS)
    for (const number of summariesOf(edition).keys()) expect(summaryOf(edition, number)?.edition).toBe(edition);
  expect(summaryOf('2006-10', '999.9')).toBeNull();
});
