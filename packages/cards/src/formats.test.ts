/** Formats as a card file tells of them, Scryfall's and MTGJSON's, and what keeps a deck out of one. */
import { createCatalogue, type ExaminedList } from './index.ts';
import { describe, expect, test } from 'vitest';
import { eitherWording } from '@rulewright/oracle';
import type { CardDefinition } from '@rulewright/engine';
import { createCardFileParser, fileSource } from './card-file-parser.ts';
import { memorySource } from './card-index.ts';
import { type CardSource, layeredSource } from './card-source.ts';
import { cardText } from './card-text.ts';
import { examineList, type PlayedAs } from './deck-problems.ts';
import { parseDecklist } from './decklist.ts';

function sourceOf(file: object | readonly object[]): CardSource {
  const parser = createCardFileParser();
  parser.write(new TextEncoder().encode(JSON.stringify(file)));
  const read = parser.end();
  if (!read.ok) throw new Error(read.fault.reason);
  return fileSource('made up', read);
}

/** Name, type line, first printing, and where it is legal, banned or restricted. */
const CARDS = [
  ['Forest', 'Basic Land — Forest', '1993-08-05', { modern: 'legal', vintage: 'legal', commander: 'legal' }],
  ['Old Sage', 'Artifact', '1993-08-05', { modern: 'banned', vintage: 'restricted', commander: 'banned' }],
  ['New Owl', 'Artifact', '2019-05-03', { modern: 'legal', vintage: 'legal', commander: 'legal' }],
  ['Lost Fox', 'Artifact', '1995-06-03', { vintage: 'legal', commander: 'legal' }],
] as const;

/** As Scryfall says it: every format is named. */
const scryfall = sourceOf(
  CARDS.map(([name, type_line, released_at, legalities]) => ({
    name,
    layout: 'normal',
    type_line,
    oracle_text: '',
    released_at,
    legalities: Object.assign({ modern: 'not_legal', pauper: 'not_legal' }, legalities),
  })),
);
/** As MTGJSON says it: with a capital, and nothing of formats in which a card is not legal. */
const mtgjson = sourceOf({
  meta: { date: '2026-02-01', version: '5' },
  data: Object.fromEntries(
    CARDS.map(([name, type, , legalities]) => [
      name,
      [
        {
          name,
          layout: 'normal',
          type,
          text: '',
          legalities: Object.fromEntries(
            Object.entries(legalities).map(([format, says]) => [format, says.charAt(0).toUpperCase() + says.slice(1)]),
          ),
        },
      ],
    ]),
  ),
});
const silent = memorySource(
  'no formats',
  CARDS.map(([name, typeLine]) => ({ card: cardText([{ name, typeLine, text: '' }], { layout: 'normal' }) })),
);

const LIST = '52 Forest\n4 New Owl\n2 Lost Fox\n2 Old Sage';
function problemsOf(source: CardSource, legalIn: string, played: Partial<PlayedAs> = {}, list = LIST) {
  const cards = createCatalogue<CardDefinition>(source, { ...eitherWording, version: null });
  const as = { edition: '2026-02', play: 'constructed', legalIn, ...played } as const;
  return examineList(list, parseDecklist(list), cards, as).problems;
}
const reasons = (problems: ExaminedList['problems']): string[] => problems.map(({ reason }) => reason);

describe.each([
  ['Scryfall', scryfall],
  ['MTGJSON', mtgjson],
])('from a file of %s', (_name, source) => {
  test('what is banned or not legal is refused by name, at its line', () => {
    expect(problemsOf(source, 'modern')).toEqual([
      { kind: 'format', line: 3, text: '2 Lost Fox', reason: '"Lost Fox" is not legal in Modern' },
      { kind: 'format', line: 4, text: '2 Old Sage', reason: '"Old Sage" is banned in Modern' },
    ]);
  });

  test('of what is restricted there is one at most, sideboard and commander counted', () => {
    const restricted = (count: number) => `"Old Sage" is restricted in Vintage: at most one, and the deck has ${count}`;
    expect(reasons(problemsOf(source, 'Vintage'))).toEqual([restricted(2)]);
    expect(problemsOf(source, 'vintage', {}, '59 Forest\n1 Old Sage')).toEqual([]);
    const split = '59 Forest\n1 Old Sage\n\nSideboard\n1 Old Sage';
    expect(reasons(problemsOf(source, 'vintage', {}, split))).toEqual([restricted(2)]);
  });

  test('a format that the file does not know is refused, with those that it knows', () => {
    expect(source.formats()).toEqual(['commander', 'modern', 'vintage']);
    expect(problemsOf(source, 'modem')).toEqual([
      {
        kind: 'format',
        line: 0,
        text: '',
        reason: 'the card data know no format Modem, but Commander, Modern, Vintage',
      },
    ]);
  });

  test('the rules of deck construction hold besides', () => {
    const kinds = problemsOf(source, 'commander', { play: 'commander' }, '98 Forest\n1 New Owl\n1 Old Sage');
    expect(kinds.map(({ kind }) => kind)).toEqual(['construction', 'format']);
    expect(problemsOf(source, 'modern', { anyDeck: true })).toEqual([]);
  });
});

test('without a format nothing is asked of it', () => {
  const cards = createCatalogue<CardDefinition>(silent, { ...eitherWording, version: null });
  const as = { edition: '2026-02', play: 'constructed' } as const;
  expect(examineList(LIST, parseDecklist(LIST), cards, as).problems).toEqual([]);
});

test('by a month: what came out later is refused, with its date', () => {
  expect(reasons(problemsOf(scryfall, '2006-10'))).toEqual([
    '"New Owl" came out after 2006-10: first printed 2019-05-03',
  ]);
  expect(reasons(problemsOf(scryfall, '2019-05'))).toEqual([]);
  expect(reasons(problemsOf(mtgjson, '2019-05', {}, '60 Forest'))).toEqual([
    'the card data do not tell when "Forest" came out',
  ]);
});

test('card data without formats say so, and what to do', () => {
  expect(reasons(problemsOf(silent, 'modern'))).toEqual([
    'the card data do not tell which cards are legal in Modern: "rulewright cards update" fetches data that do, or "rulewright cards import FILE" takes them from a file of Scryfall or MTGJSON',
  ]);
});

test('a card that another file has, which tells of no formats, is not called legal', () => {
  const more = memorySource('more', [
    { card: cardText([{ name: 'Stray Dog', typeLine: 'Artifact', text: '' }], { layout: 'normal' }) },
  ]);
  expect(reasons(problemsOf(layeredSource([scryfall, more]), 'modern', {}, '59 Forest\n1 Stray Dog'))).toEqual([
    'the card data do not tell whether "Stray Dog" is legal in Modern',
  ]);
});
