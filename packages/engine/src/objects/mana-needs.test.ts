/** What is to be paid in mana, and what lessens it. 2006: 104.3 · 2009: 107.4, 116.7 · 2011: 107.4, 117.7 · 2026: 107.4, 118.7 */
import { expect, test } from 'vitest';
import type { ManaCost } from '../vocabulary/words.ts';
import {
  addNeeds,
  ANY_MANA,
  manaBit,
  manaIn,
  manaTypes,
  type ManaNeed,
  NO_NEED,
  onlyOf,
  parseMana,
  reduceGeneric,
  reduceTyped,
  SNOW,
  WATERBENT,
  waterbentFor,
  waysToPay,
} from './mana-needs.ts';

const [W, U, R, G] = (['W', 'U', 'R', 'G'] as const).map(manaBit) as [number, number, number, number];
const need = (generic: number, colored: readonly number[] = [], life = 0): ManaNeed => ({ generic, colored, life });
const cost = (symbols: string): ManaCost => symbols.split(' ') as unknown as ManaCost;

test.each<[string, number, ManaNeed[]]>([
  ['2 R R', 0, [need(2, [R, R])]],
  ['X X R', 3, [need(6, [R])]],
  ['X', 0, [need(0)]],
  ['S 1', 0, [need(1, [SNOW])]],
  ['W/U', 0, [need(0, [W | U])]],
  ['2/W', 0, [need(0, [W]), need(2)]],
  ['W/P', 0, [need(0, [W]), need(0, [], 2)]],
  ['W/U/P', 0, [need(0, [W]), need(0, [U]), need(0, [], 2)]],
  ['X 2/W', 1, [need(1, [W]), need(3)]],
  ['2/W W/P', 0, [need(0, [W, W]), need(2, [W]), need(0, [W], 2), need(2, [], 2)]],
])('{%s} with X = %i is paid in these ways, the most natural first', (symbols, x, ways) => {
  expect(waysToPay(cost(symbols), x)).toEqual(ways);
});

test.each(['Q', '-1', '1.5', 'Y'])('{%s} is no symbol', (symbol) => {
  expect(() => parseMana(cost(symbol))).toThrow(`{${symbol}} is no mana symbol`);
});

test('needs add up', () => {
  expect(addNeeds(need(1, [R], 2), need(2, [G], 1))).toEqual(need(3, [R, G], 3));
  expect(addNeeds(NO_NEED, need(1))).toEqual(need(1));
  expect(addNeeds(need(1), NO_NEED)).toEqual(need(1));
  expect(manaIn(need(2, [R, G], 3))).toBe(4);
  expect(manaTypes(R | W)).toEqual(['W', 'R']);
});

test.each<[ManaNeed, string, ManaNeed[]]>([
  [need(2, [R]), '1', [need(1, [R])]],
  [need(0, [R]), '1', [need(0, [R])]],
  [need(1, [R]), '3', [need(0, [R])]],
  [need(2, [R]), 'R', [need(2)]],
  [need(2, [R]), 'R R', [need(1)]],
  [need(2, [R]), 'G', [need(1, [R])]],
  [need(2, [R]), 'S', [need(1, [R])]],
  [need(2, [R]), 'R/P', [need(2)]],
  [need(2, [R]), 'X R', [need(2)]],
  [need(2, [R | G, R]), 'R', [need(2, [R | G])]],
  [need(2, [W, R | G]), 'R', [need(2, [W])]],
  [need(1, [R, G]), 'R/G', [need(1, [G]), need(1, [R])]],
  [need(1, [R, R]), 'R/R', [need(1, [R])]],
  [need(2), 'R/G', [need(1)]],
  [need(3, [W]), '2/W', [need(1, [W]), need(3)]],
])('of %j the symbols {%s} leave %j', (whole, symbols, left) => {
  expect(reduceTyped(whole, cost(symbols))).toEqual(left);
});

test.each<[ManaNeed, number, ManaNeed]>([
  [need(2, [R]), 1, need(1, [R])],
  [need(2, [R]), 2, need(0, [R])],
  [need(2, [R]), 3, need(0, [R])],
  [need(2, [R]), 0, need(2, [R])],
  [need(2, [R]), -1, need(2, [R])],
])('of %j less generic mana, %i, leaves %j', (whole, by, left) => {
  expect(reduceGeneric(whole, by)).toEqual(left);
});

test.each<[number, ManaNeed]>([
  [0, need(2, [R])],
  [-1, need(2, [R])],
  [1, need(1, [R, W | U])],
  [2, need(0, [R, W | U, W | U])],
  [3, need(0, [R, W | U, W | U])],
])('%i of the generic mana is paid with white or blue alone', (amount, left) => {
  expect(onlyOf(need(2, [R]), amount, ['W', 'U'])).toEqual(left);
});

test('as much as there is of the generic mana may be waterbent for', () => {
  const any = ANY_MANA | WATERBENT;
  expect(waterbentFor(need(2, [R]), 1)).toEqual(need(1, [R, any]));
  expect(waterbentFor(need(2, [R]), 3)).toEqual(need(0, [R, any, any]));
});
