/** Names in other languages: kept from a card file, and read in a list. */
import { describe, expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { memorySource } from './card-index.ts';
import { cardText } from './card-text.ts';
import { examineList, remarkWords } from './deck-problems.ts';
import { parseDecklist } from './decklist.ts';
import { foreignNamesFile, foreignNamesIn, openForeignNames } from './foreign-names.ts';

const NAMES = [
  ['Prüfelf', 'Test Elf'],
  ['試験エルフ', 'Test Elf'],
  ['Zwilling', 'One Twin'],
  ['Zwilling', 'Other Twin'],
  ['Bear', 'Test Elf'],
] as const;

describe('the file of names', () => {
  const text = foreignNamesFile(NAMES);

  test('finds them however they are typed, and says all that are called so', () => {
    const find = openForeignNames(() => text);
    expect(find('prufelf')).toEqual(['Test Elf']);
    expect(find('試験エルフ')).toEqual(['Test Elf']);
    expect(find('ZWILLING')).toEqual(['One Twin', 'Other Twin']);
    expect(find('Zwillinge')).toEqual([]);
    expect(openForeignNames(() => '')('Prüfelf')).toEqual([]);
  });

  test('is the same written again, without what is the English name or is not seen', () => {
    expect(foreignNamesFile(foreignNamesIn(text))).toBe(text);
    expect(
      foreignNamesFile([
        ['Shock', 'Shock'],
        ['Hid\u202eden', 'Shock'],
        ['x'.repeat(201), 'Shock'],
      ]),
    ).toBe('');
  });
});

test('a list says what it was understood as; a name of two cards is refused with both', () => {
  const cards = ['Test Elf', 'One Twin', 'Other Twin', 'Bear'].map((name) => ({
    card: cardText([{ name, typeLine: 'Creature — Elf', text: '', power: '1', toughness: '1' }], { layout: 'normal' }),
  }));
  const source = { ...memorySource('cards', cards), foreign: openForeignNames(() => foreignNamesFile(NAMES)) };
  const refused = { ok: false, refused: [] } as never;
  const catalogue = createCatalogue(source, { version: null, compile: () => refused, partly: () => refused });
  const text = '4 Prüfelf\n4 Zwilling\n4 Bear\n4 Niemand';
  const { written, remarks, problems } = examineList(text, parseDecklist(text), catalogue as never, {
    edition: '2026-02',
    play: 'constructed',
    anyDeck: true,
  });
  expect(written.main.map(({ card }) => card.name)).toEqual(['Test Elf', 'Bear']);
  expect(remarks.map(remarkWords)).toEqual(['line 1: "Prüfelf" understood as "Test Elf"']);
  expect(problems.filter(({ kind }) => kind === 'unknown')).toMatchObject([
    { line: 2, reason: '"Zwilling" may be "One Twin" or "Other Twin"', similar: ['One Twin', 'Other Twin'] },
    { line: 4, reason: expect.stringContaining('no card is named "Niemand"') },
  ]);
});
