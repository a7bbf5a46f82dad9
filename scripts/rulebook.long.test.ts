/** The data of the rulebook and the page of the seams are as their sources have them: `npm run rulebook` writes them anew. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS, type EditionName, editionOf } from '@rulewright/engine';
import { rulesCited } from '@rulewright/rulebook';
import { describe, expect, test } from 'vitest';
import { sources } from './house-rules.mjs';
import { citationsIn } from './house/openings.mjs';
import { tokens } from './house/tokens.mjs';
import { fromTexts } from './rulebook.mjs';
import { concordance, wordsOf } from './rulebook/concordance.mjs';
import { seamsIn } from './rulebook/editions-page.mjs';
import { readRulesText } from '../packages/rulebook/src/rules-in-text.ts';
import { titlesIn } from './rulebook/rules-text.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = process.env['RULEWRIGHT_SHARED'] ?? join(root, '../shared');
const texts = join(shared, 'rules');
const written = (file: string) => readFileSync(join(root, file), 'utf8');

test.skipIf(!existsSync(texts))('the data from the rules texts are current (needs ../shared)', () => {
  for (const [file, content] of Object.entries(fromTexts(texts))) expect(written(file), file).toBe(content);
});

/** The numbers in a comment that are no rule of that edition. */
const unknownIn = (comment: string): string[] =>
  citationsIn(comment).cites.flatMap(({ edition, first, last }) =>
    [...new Set([first, last])]
      .filter((rule) => rulesCited(edition as EditionName, rule).length === 0)
      .map((rule) => `${edition} has no rule ${rule}`),
  );

test('every rule that a comment of the sources cites exists in that edition', () => {
  const unknown = sources().flatMap((file) =>
    tokens(written(file))
      .filter(({ kind }) => kind === 'comment')
      .flatMap(({ text, line }) => unknownIn(text).map((what) => `${file}:${line} ${what}`)),
  );
  expect(unknown).toEqual([]);
});

test('every rule that a comment of the scenarios cites exists in that edition', () => {
  const folder = 'packages/conformance/scenarios';
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const unknown = files
    .filter((file) => file.endsWith('.scenario'))
    .flatMap((file) => {
      const comments = written(`${folder}/${file}`)
        .split('\n')
        .filter((line) => line.startsWith('#'));
      return comments.flatMap(unknownIn).map((what) => `${file}: ${what}`);
    });
  expect(unknown).toEqual([]);
});

describe('the page of the seams', () => {
  test('has every seam of the table', () => {
    const names = new Set(
      seamsIn(written('packages/engine/src/editions/edition.ts')).map(({ name }) => name.split('.')[0]),
    );
    const elsewhere = ['name', 'keywords', 'numbering', 'marks'];
    for (const edition of EDITIONS)
      expect(Object.keys(editionOf(edition)).filter((name) => !names.has(name) && !elsewhere.includes(name))).toEqual(
        [],
      );
  });
});

test('every seam is read by some code outside the table', () => {
  const code = sources()
    .filter((file) => !file.startsWith('packages/engine/src/editions/'))
    .flatMap((file) => tokens(written(file)).filter(({ kind }) => kind === 'word'));
  const words = new Set(code.map(({ text }) => text));
  const names = seamsIn(written('packages/engine/src/editions/edition.ts')).map(
    ({ name }) => name.split('.').at(-1) ?? '',
  );
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

describe('a rules text', () => {
  const text = [
    'Contents',
    '1. Game Concepts',
    '1. Game Concepts',
    '100. General',
    '100.1. Some rule. See rule 502, “Elsewhere.”',
    'It goes on.',
    '100.1a A subrule',
    'Example: Not part of it.',
    'Nor this.',
    '100.2. Heading',
    '100.2a Below it.',
    'Glossary',
    '100.3. A word.',
  ].join('\n');

  test('is read as numbers with their words and examples, contents and glossary aside', () => {
    expect(readRulesText(text).rules).toEqual([
      { number: '100', text: 'General', examples: [] },
      { number: '100.1', text: 'Some rule. See rule 502, “Elsewhere.” It goes on.', examples: [] },
      { number: '100.1a', text: 'A subrule', examples: ['Not part of it. Nor this.'] },
      { number: '100.2', text: 'Heading', examples: [] },
      { number: '100.2a', text: 'Below it.', examples: [] },
    ]);
  });

  test('names sections, headings, and sections that it refers to', () => {
    expect(Object.fromEntries(titlesIn(text, readRulesText(text).rules))).toEqual({
      100: 'General',
      '100.2': 'Heading',
      502: 'Elsewhere',
    });
  });
});

describe('the concordance', () => {
  test("reads every era's words as the newest says them", () => {
    const said = 'A card is removed from the game';
    expect(wordsOf(said)).toEqual(wordsOf('A card is exiled'));
    expect(wordsOf('When it comes into play, play the spell')).toEqual(
      wordsOf('When it enters the battlefield, cast the spell'),
    );
  });

  test('pairs rules that are alike, and no others', () => {
    const rule = (number: string, words: string) => ({ number, text: words, examples: [] });
    const filler = Array.from({ length: 20 }, (_, n) => rule(`1.${n}`, `unlike w${n} x${n}`));
    const older = [rule('502.1', 'Whenever a creature comes into play, its controller gains one life'), ...filler];
    const newer = [
      rule('702.1', 'Whenever a creature enters the battlefield, its controller gains one life'),
      rule('702.2', 'A planeswalker can be attacked'),
    ];
    expect([...concordance('2006-10', older, newer)]).toEqual([['502.1', '702.1']]);
  });
});
