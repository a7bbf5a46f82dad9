import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './numbers.ts';
import { OFFICIAL_TEXT_LIMIT, decodeOfficialText, readOfficialText } from './official-text.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

const numbered = (numbers: readonly string[]): string =>
  numbers.map((number) => `${number} What ${number} says.`).join('\r\n');

it('is decoded as UTF-8, else as Windows-1252', () => {
  expect(decodeOfficialText(new TextEncoder().encode('“Trample”'))).toBe('“Trample”');
  expect(decodeOfficialText(Uint8Array.of(0x93, 0x54, 0x94))).toBe('“T”');
});

describe("a reader's own text of the rules", () => {
  it.each(EDITIONS)('is known by its numbers as that of %s', (edition) => {
    const read = readOfficialText(numbered(rulesOf(edition)));
    if (!read.ok) throw new Error(read.reason);
    expect(read.official.edition).toBe(edition);
    const first = rulesOf(edition)[0] ?? '';
    expect(read.official.rules.get(first)).toEqual({ number: first, text: `What ${first} says.`, examples: [] });
  });

  it('has contents, examples, a glossary and credits', () => {
    const text = `\uFEFFSome Rules
1. Game Concepts
100. General
Glossary
Credits
1. Game Concepts
100. General
100.1. A rule
in two lines.

Example: One.
[later] Example: Another
in two.
${numbered(rulesOf('2026-02').filter((number) => number !== '100.1'))}
Glossary

Bury
See “Trample.”

Deal
1. To deal.
2. To trade.

Credits
Somebody`;
    const read = readOfficialText(text);
    if (!read.ok) throw new Error(read.reason);
    const { rules, glossary } = read.official;
    expect(rules.get('100')?.text).toBe('General');
    expect(rules.get('100.1')).toEqual({
      number: '100.1',
      text: 'A rule in two lines.',
      examples: ['One.', 'Another in two.'],
    });
    expect([...glossary]).toEqual([
      ['Bury', 'See “Trample.”'],
      ['Deal', '1. To deal. 2. To trade.'],
    ]);
  });

  it.each([
    ['a shopping list', 'milk\neggs', 'no text of the rules'],
    ['another date', numbered(rulesOf('2011-09').filter((_, at) => at % 2 === 0)), 'another date'],
    ['a flood', '100.1. a\n'.repeat(OFFICIAL_TEXT_LIMIT / 8), 'at most'],
    ['long lines', '100.1. '.repeat(500_000), 'no text of the rules'],
  ])('is refused where it is %s', (_, text, reason) => {
    expect(readOfficialText(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  it.skipIf(!existsSync(join(shared, 'rules')))('is the file of any of the four editions (needs ../shared)', () => {
    for (const edition of EDITIONS) {
      const read = readOfficialText(readFileSync(join(shared, `rules/${edition}.txt`), 'utf8'));
      if (!read.ok) throw new Error(read.reason);
      expect(read.official.edition).toBe(edition);
      expect(rulesOf(edition).filter((rule) => !read.official.rules.get(rule)?.text)).toEqual([]);
    }
  });
});
