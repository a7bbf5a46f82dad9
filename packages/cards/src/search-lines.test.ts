/** What an index keeps for searches is what a search would make of the cards themselves. */
import { expect, test } from 'vitest';
import { buildIndex, indexForPages, memoryReader, memorySource, openIndex, renewedIndex } from './card-index.ts';
import { type CardSource, layeredSource } from './card-source.ts';
import { cardText } from './card-text.ts';
import { parseQuery } from './query.ts';
import { searched, type SearchedCard } from './searched-card.ts';
import { searchableCards } from './search-lines.ts';

const half = (name: string, text: string) => ({ name, typeLine: 'Instant', manaCost: '{1}{R}', text });
const CARDS = [
  cardText([{ name: 'Æther Cub', typeLine: 'Creature — Bear', text: 'Trample\nHaste', power: '2', toughness: '1+*' }], {
    layout: 'normal',
    firstPrinted: '2001-10-01',
  }),
  cardText([half('Fire', 'Burn.'), half('Ice', 'Freeze.')], { layout: 'split' }),
  cardText([{ name: 'Plain Land', typeLine: 'Land', text: '' }], { layout: 'normal' }),
  cardText([{ name: 'Odd Wug', typeLine: 'Sorcery', manaCost: '{X}{U}', text: 'Zibble.' }], { layout: 'normal' }),
];
/** As plain data, whatever it is kept as. */
const plain = (card: SearchedCard): SearchedCard => {
  const { fullName, names, layout, type, text, colors, manaValue, power, toughness, year } = card;
  return { fullName, names, layout, type, text, colors, manaValue, power, toughness, year };
};
const indexed = CARDS.map((card) => ({ card }));
const namesOf = (source: CardSource): string[] => [...searchableCards(source)].map(({ fullName }) => fullName);

test('an index tells of each counted card what the card itself tells, by name', () => {
  const plane = {
    card: cardText([{ name: 'Bant', typeLine: 'Plane', text: '' }], { layout: 'plane' }),
    excluded: 'a plane',
  };
  const source = memorySource('test', [plane, ...indexed], [{ name: 'Goblin', reason: 'a token' }]);
  const all = [...searchableCards(source)];
  expect(all.map(({ fullName }) => fullName)).toEqual(source.names());
  expect(all.map(plain)).toEqual(source.names().map((name) => searched(source.find(name) as (typeof CARDS)[0])));
});

test('a meld card has the words of what it becomes a part of', () => {
  const meld = { parts: ['Upper', 'Lower'] as [string, string], result: 'Whole' };
  const part = (name: string, text: string) =>
    cardText([{ name, typeLine: 'Creature', text }], { layout: 'meld', meld });
  const source = memorySource(
    'test',
    ['Upper', 'Lower', 'Whole'].map((name) => ({ card: part(name, `${name} zibbles.`) })),
  );
  for (const card of searchableCards(source))
    expect(plain(card)).toEqual(searched(source.find(card.fullName) as never));
});

/** The index as it was made before that section was kept: its header does not name it. */
function without(section: string, bytes: Uint8Array): Uint8Array {
  const head = new TextDecoder().decode(bytes.subarray(0, 512)).replace(`"${section}"`, `"${section.slice(1)}_"`);
  const older = bytes.slice();
  older.set(new TextEncoder().encode(head), 0);
  return older;
}

test.each(['searches', 'texts'])(
  'an index that was made before it kept %s has its cards read, and can be renewed',
  (section) => {
    const made = buildIndex('test', indexed, [{ name: 'Goblin', reason: 'a token' }]);
    const older = without(section, made);
    const opened = openIndex(memoryReader(older));
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.isOlder).toBe(true);
    const all = searchableCards(opened.source);
    expect(all.map(plain)).toEqual(opened.source.names().map((name) => searched(opened.source.find(name) as never)));
    expect(renewedIndex(older)).toEqual(made);
  },
);

test('pages get an index without texts, which they read from the cards', () => {
  const made = buildIndex('test', indexed);
  const given = indexForPages(made);
  expect(given.length).toBeLessThan(made.length);
  const [opened, whole] = [openIndex(memoryReader(given)), openIndex(memoryReader(made))];
  if (!opened.ok || !whole.ok) throw new Error('not opened');
  expect(searchableCards(opened.source).map(plain)).toEqual(searchableCards(whole.source).map(plain));
  expect(indexForPages(given)).toBe(given);
  expect(renewedIndex(given)).toEqual(made);
});

test('of two sources each card is there once, by name, from the first that has it', () => {
  const other = cardText([{ name: 'aether cub', typeLine: 'Creature', text: 'Old.' }], { layout: 'normal' });
  const more = cardText([{ name: 'Middle', typeLine: 'Artifact', text: '' }], { layout: 'normal' });
  const sources = [memorySource('new', indexed), memorySource('old', [{ card: other }, { card: more }])] as const;
  const both = layeredSource(sources);
  expect(namesOf(both)).toEqual(['Fire // Ice', 'Middle', 'Odd Wug', 'Plain Land', 'Æther Cub']);
  expect(both.names()).toEqual(namesOf(both));
});

test('texts are read when they are asked for, and all at once', () => {
  const bytes = buildIndex('test', indexed);
  let reads = 0;
  const opened = openIndex({
    size: bytes.length,
    read: (at, length) => ((reads += 1), bytes.subarray(at, at + length)),
  });
  if (!opened.ok) throw new Error(opened.reason);
  const all = [...searchableCards(opened.source)];
  const before = reads;
  const parsed = parseQuery('t:instant c:r mv=4');
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(all.filter(parsed.test)).toHaveLength(1);
  expect(reads).toBe(before);
  expect(all.map(({ text }) => text)).toContain('zibble.');
  expect(reads).toBe(before + 1);
});
