import { expect, test } from 'vitest';
import type { WireCard } from '@rulewright/protocol';
import {
  asText,
  byColor,
  byType,
  changed,
  curveOf,
  type DeckLine,
  landsByTurnThree,
  led,
  mended,
  mendedDeck,
  moved,
  type ReadDeck,
  renamed,
  stillSaid,
  symbolsOf,
  withBasics,
} from './deck-text.ts';

const card = (name: string, more: Partial<WireCard> = {}): WireCard => ({
  name,
  manaCost: '',
  manaValue: 0,
  colors: [],
  typeLine: '',
  types: ['creature'],
  subtypes: [],
  text: [],
  power: null,
  toughness: null,
  year: null,
  understood: true,
  ...more,
});
const line = (count: number, name: string, more: Partial<WireCard> = {}): DeckLine => ({
  count,
  line: 1,
  card: card(name, more),
});
const deck = (main: DeckLine[], sideboard: DeckLine[] = []): ReadDeck => ({
  name: '',
  list: '',
  main,
  sideboard,
  commander: [],
  commanders: [],
  partners: [],
  problems: [],
  moreProblems: 0,
});

test('a card moves to the sideboard and back one by one', () => {
  const both = deck([line(2, 'Shock'), line(1, 'Bear')], [line(1, 'Shock')]);
  expect(asText(moved(both, 'main', 'sideboard', card('Shock')))).toBe('1 Shock\n1 Bear\n\nSideboard\n2 Shock\n');
  expect(asText(moved(both, 'sideboard', 'main', card('Shock')))).toBe('3 Shock\n1 Bear\n');
  expect(asText(moved(both, 'sideboard', 'maybeboard', card('Shock')))).toBe(
    '2 Shock\n1 Bear\n\nMaybeboard\n1 Shock\n',
  );
  expect(asText(changed(both, 'main', card('Elf'), 1))).toBe('2 Shock\n1 Bear\n1 Elf\n\nSideboard\n1 Shock\n');
  expect(asText(changed(both, 'main', card('Bear'), -1))).toBe('2 Shock\n\nSideboard\n1 Shock\n');
});

test('equal lines are written as one', () =>
  expect(asText(deck([line(2, 'Forest'), line(3, 'Forest')]))).toBe('5 Forest\n'));

test('a commander is written first; another one takes its place, and it goes back into the deck', () => {
  const chosen = led(deck([line(1, 'Chief'), line(1, 'King'), line(98, 'Forest')]), 'Chief');
  expect(chosen).toBe('Commander\n1 Chief\n\nDeck\n1 King\n98 Forest\n');
  const both = { ...deck([line(1, 'King'), line(98, 'Forest')]), commander: [line(1, 'Chief')] };
  expect(led(both, 'King')).toBe('Commander\n1 King\n\nDeck\n98 Forest\n1 Chief\n');
  expect(asText(changed(both, 'main', card('King'), -1))).toBe('Commander\n1 Chief\n\nDeck\n98 Forest\n');
});

test('any card can be made the commander from where it stands, and the one before goes into the deck', () => {
  const both = { ...deck([line(98, 'Forest')], [line(1, 'Queen')]), commander: [line(1, 'King')] };
  expect(asText(moved(both, 'sideboard', 'commander', card('Queen')))).toBe(
    'Commander\n1 Queen\n\nDeck\n98 Forest\n1 King\n',
  );
  expect(asText(moved(both, 'commander', 'main', card('King')))).toBe('98 Forest\n1 King\n\nSideboard\n1 Queen\n');
});

test('a name that is not known stays in its part whatever is changed, until it is written otherwise', () => {
  const list = {
    ...deck([line(4, 'Shock')]),
    unknown: [{ part: 'sideboard' as const, count: 3, name: 'Pyroblst', line: 7 }],
  };
  expect(asText(changed(list, 'main', card('Shock'), -1))).toBe('3 Shock\n\nSideboard\n3 Pyroblst\n');
  expect(asText(renamed(list, 7, 'Pyroblast'))).toBe('4 Shock\n\nSideboard\n3 Pyroblast\n');
});

test('what was mended is no longer said', () => {
  const wrong = { line: 2, text: '4 Lightnig Bolt' };
  expect(stillSaid('20 Mountain\n4 Lightnig Bolt', wrong)).toBe(true);
  expect(stillSaid('20 Mountain\n4 Lightning Bolt', wrong)).toBe(false);
  expect(stillSaid('', { line: 0, text: '' })).toBe(true);
});

test('how often three lands are there by the third turn, going first', () => {
  const lands = (count: number) => line(count, 'Forest', { types: ['land'] });
  // 24 of 60 among 9 cards: one minus the chances of none, one and two
  expect(landsByTurnThree([lands(24), line(36, 'Bear')])).toBe(79);
  expect(landsByTurnThree([lands(60)])).toBe(100);
  expect(landsByTurnThree([line(60, 'Bear')])).toBeNull();
  expect(landsByTurnThree([lands(3)])).toBeNull();
});

test('mending a line keeps its number and its mark of the sideboard', () => {
  const list = '4 Lightnig Bolt\nSB: 2x Pyroblst\nShok';
  expect(mended(list, 1, 'Lightning Bolt')).toBe('4 Lightning Bolt\nSB: 2x Pyroblst\nShok');
  expect(mended(list, 2, 'Pyroblast')).toBe('4 Lightnig Bolt\nSB: 2x Pyroblast\nShok');
  expect(mended(list, 3, 'Shock')).toBe('4 Lightnig Bolt\nSB: 2x Pyroblst\nShock');
});

test('mending a name keeps the marks around it, and in a table only the name is changed', () => {
  const list = '3x Pyroblst (ice) 213 [Sideboard{noDeck}]';
  expect(mended(list, 1, 'Pyroblast', 'Pyroblst')).toBe('3x Pyroblast (ice) 213 [Sideboard{noDeck}]');
  expect(mended('Pyroblst x3\r\n4 Shock', 1, 'Pyroblast', 'Pyroblst')).toBe('Pyroblast x3\n4 Shock');
  const table = {
    ...deck([line(4, 'Shock')]),
    asLines: false,
    unknown: [{ part: 'sideboard' as const, count: 3, name: 'Pyroblst', line: 3 }],
  };
  expect(mendedDeck('Count,Name,…', table, 3, 'Pyroblast')).toBe('4 Shock\n\nSideboard\n3 Pyroblast\n');
  expect(mendedDeck('Count,Name,…', table, 2, 'Sideboard')).toBeNull();
});

test('types, curve and colours are counted', () => {
  const lines = [
    line(4, 'Bolt', { types: ['instant'], manaCost: '{R}', manaValue: 1 }),
    line(2, 'Dragon', { manaCost: '{4}{R}{R}', manaValue: 9 }),
    line(20, 'Mountain', { types: ['land'] }),
  ];
  expect(byType(lines).map(({ group }) => group)).toEqual(['creature', 'instant', 'land']);
  expect(curveOf(lines)).toEqual([0, 4, 0, 0, 0, 0, 0, 2]);
  expect(symbolsOf(lines)).toEqual([{ color: 'R', count: 8 }]);
});

test('a pool is looked through by colour, and basic lands are set by number', () => {
  const pool = deck(
    [line(17, 'Forest', { types: ['land'] }), line(1, 'Elf', { colors: ['G'] })],
    [line(1, 'Golem'), line(1, 'Shock', { colors: ['R'] }), line(1, 'Hybrid', { colors: ['R', 'G'] })],
  );
  expect(byColor(pool.sideboard).map(({ group }) => group)).toEqual(['R', 'several', 'none']);
  expect(withBasics(pool, 'Forest', 16)).toMatch(/^16 Forest\n1 Elf\n/);
  expect(withBasics(pool, 'Forest', 0)).toMatch(/^1 Elf\n/);
});
