/** What is to be paid in mana, and what lessens it. 2006: 104.3 · 2009: 107.4, 116.7 · 2011: 107.4, 117.7 · 2026: 107.4, 118.7 */
import { expect, test } from 'vitest';
import { board, testEdition } from '../../continuous/board-in-tests.ts';
import type { ManaProduced, Rule } from '../../vocabulary/rules-effects.ts';
import type { ManaCost } from '../../vocabulary/words.ts';
import {
  addNeeds,
  ANY_MANA,
  asThough,
  manaBit,
  manaIn,
  manaTypes,
  mayBeSpentOn,
  type ManaNeed,
  NO_NEED,
  onlyOf,
  parseMana,
  type Purpose,
  reduceGeneric,
  reduceTyped,
  SNOW,
  spendsOtherwise,
  WATERBENT,
  waterbentFor,
  waysToPay,
} from './needs.ts';

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

const YOU = { who: 'you' } as const;
const [C] = (['C'] as const).map(manaBit) as [number];
const ANY_COLOR = (['W', 'U', 'B', 'R', 'G'] as const).reduce((mask, color) => mask | manaBit(color), 0);

/** A table on which player 0 has that rule, a creature and an artifact. */
function ruled(...rules: Rule[]) {
  const { game, put } = board(testEdition('2026-02'));
  const creature = put({ name: 'Bear', types: ['creature'], power: 2, toughness: 2 });
  const relic = put({ name: 'Relic', types: ['artifact'] });
  for (const rule of rules)
    put({ name: 'Law', types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
  const spent = (mask: number, purpose: Partial<Purpose> = {}, player = 0): number =>
    asThough(game, player, { kind: 'cast', object: creature, ...purpose }, mask);
  return { game, creature, relic, spent };
}

test('mana is what it is where nothing says otherwise', () => {
  const { game, spent } = ruled();
  expect([spent(R), spent(R | G), spendsOtherwise(game)]).toEqual([R, R | G, false]);
  expect(spent(R, { spending: 'anyColor' })).toBe(ANY_COLOR);
  expect(spent(C, { spending: 'anyColor' })).toBe(ANY_COLOR | C);
  expect(spent(R, { spending: 'anyType' })).toBe(ANY_COLOR | C);
});

test('mana of one colour is spent as though it were of another, by that player alone', () => {
  const { game, spent } = ruled({ rule: 'spendAsThough', who: YOU, mana: 'W', as: 'R' });
  expect([spent(W), spent(G), spent(W | G), spent(W, {}, 1), spendsOtherwise(game)]).toEqual([
    W | R,
    G,
    W | G | R,
    W,
    true,
  ]);
});

test('all mana is spent as though it were of any colour, or of any type', () => {
  expect(ruled({ rule: 'spendAsThough', who: YOU }).spent(C)).toBe(ANY_COLOR | C);
  expect(ruled({ rule: 'spendAsThough', who: YOU }).spent(R)).toBe(ANY_COLOR);
  expect(ruled({ rule: 'spendAsThough', who: YOU, orColorless: true }).spent(R)).toBe(ANY_COLOR | C);
});

test('so it is spent for what the rule says alone', () => {
  const { creature, relic, spent } = ruled({
    rule: 'spendAsThough',
    who: YOU,
    as: 'R',
    for: { is: 'type', type: 'creature' },
  });
  expect([spent(G, { object: creature }), spent(G, { object: relic }), spent(G, { kind: 'other', object: 0 })]).toEqual(
    [G | R, G, G],
  );
  const abilities = ruled({ rule: 'spendAsThough', who: YOU, as: 'R', activate: true });
  expect([abilities.spent(G, { kind: 'activate' }), abilities.spent(G)]).toEqual([G | R, G]);
});

test('other mana is spent only as though it were colorless', () => {
  const { game, spent } = ruled({ rule: 'spendAsColorless', who: YOU, except: 'W' });
  expect([spent(W), spent(G), spent(W | G), spent(G, {}, 1), spendsOtherwise(game)]).toEqual([W, C, W | C, G, true]);
});

test('mana may be restricted to spells or abilities of some kind, or kept from some spells', () => {
  const { game, creature, relic } = ruled();
  const may = (restriction: ManaProduced['restriction'], kind: Purpose['kind'], object: number): boolean =>
    mayBeSpentOn(game, 0, relic, restriction, { kind, object });
  const isCreature = { is: 'type', type: 'creature' } as const;
  expect(may(undefined, 'other', 0)).toBe(true);
  expect([may({ cast: isCreature }, 'cast', creature), may({ cast: isCreature }, 'cast', relic)]).toEqual([
    true,
    false,
  ]);
  expect([may({ cast: isCreature }, 'activate', creature), may({ cast: isCreature }, 'other', creature)]).toEqual([
    false,
    false,
  ]);
  expect([
    may({ activate: isCreature }, 'activate', creature),
    may({ activate: isCreature }, 'cast', creature),
  ]).toEqual([true, false]);
  expect([may({ notCast: isCreature }, 'cast', creature), may({ notCast: isCreature }, 'cast', relic)]).toEqual([
    false,
    true,
  ]);
  expect(may({ notCast: isCreature }, 'activate', creature)).toBe(true);
});
