import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { glossaryOf } from './glossary.ts';
import { isRule } from './numbers.ts';
import { SEEDS } from './seeds.ts';
import { runsOf, wordsOf } from './words-in-tests.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const file = (edition: string): string => join(shared, 'rules', `${edition}.txt`);

describe.each(EDITIONS)('the glossary of %s', (edition) => {
  const entries = glossaryOf(edition);
  const own = entries.filter((entry) => entry.edition === edition);

  test('says every term once, briefly, with rules that there are', () => {
    expect(new Set(entries.map(({ term }) => term)).size).toBe(entries.length);
    for (const { term, rules, text } of entries) {
      expect(text.length, term).toBeGreaterThan(10);
      expect(text.length, term).toBeLessThanOrEqual(320);
      expect(text, term).not.toContain(' | ');
      for (const number of rules)
        expect(`${term}: ${number} ${isRule(edition, number)}`).toBe(`${term}: ${number} true`);
    }
  });

  test.skipIf(!existsSync(file(edition)))(
    'is in our own words: none has nine words in a row from the rules text (needs ../shared)',
    () => {
      const runs = runsOf(wordsOf(readFileSync(file(edition), 'utf8')));
      const copied = own.filter(({ text }) => [...runsOf(wordsOf(text))].some((run) => runs.has(run)));
      expect(copied).toEqual([]);
    },
  );
});

test.skipIf(!existsSync(file('2026-02')))(
  '2026-02 has every term of the official glossary, and no other (needs ../shared)',
  () => {
    const text = readFileSync(file('2026-02'), 'utf8').replaceAll('\r', '');
    const glossary = text.slice(text.lastIndexOf('\nGlossary\n') + 10, text.lastIndexOf('\nCredits\n'));
    const terms = glossary
      .trim()
      .split(/\n\n+/)
      .map((block) => block.split('\n')[0]?.trim());
    expect(
      glossaryOf('2026-02')
        .map(({ term }) => term)
        .toSorted(),
    ).toEqual(terms.toSorted());
  },
);

test('2006-10 has every entry that the project began with', () => {
  const terms = glossaryOf('2006-10').map(({ term }) => term);
  for (const { kind, of } of SEEDS) if (kind === 'glossary') expect(terms).toContain(of);
});

test('an older edition has the terms whose rules it has, in the words of the next edition that has the same', () => {
  const of2006 = new Map(glossaryOf('2006-10').map((entry) => [entry.term, entry]));
  expect(of2006.get('Trample')).toMatchObject({ rules: ['502.9'], edition: '2026-02' });
  expect(of2006.get('Mana Burn')).toMatchObject({ rules: ['300.3'], edition: '2006-10' });
  expect(of2006.has('Mana Burn (Obsolete)')).toBe(false);
  expect(of2006.has('Mana Value')).toBe(false);
  expect(of2006.has('Proliferate')).toBe(false);
  const of2009 = new Map(glossaryOf('2009-10').map((entry) => [entry.term, entry]));
  expect(of2009.get('Legend Rule')).toMatchObject({ rules: ['704.5k'], edition: '2011-09' });
});
