/** Which mana is left for the rest of the hand. 2006: 409.1f–h · 2009, 2011: 601.2f–g · 2026: 601.2g */
import { expect, test } from 'vitest';
import { board, testEdition } from '../../continuous/board-in-tests.ts';
import type { TurnState } from '../../state/state.ts';
import type { Face } from '../../vocabulary/definition.ts';
import type { ManaNeed } from '../../objects/mana-needs.ts';
import type { Purpose } from './purpose.ts';
import { assign, needMasks } from '../../objects/mana-matching.ts';
import { assignKeeping, handNeeds } from './keeping.ts';

const [U, R, G] = [2, 8, 16] as const;
const need = (generic: number, ...colored: number[]): ManaNeed => ({ generic, colored, life: 0 });
const always = (_unit: number): boolean => true;

/** The units that are left when that is paid. */
const left = (units: readonly number[], now: ManaNeed, hand: readonly ManaNeed[], keepable = always): number[] => {
  const payer = assignKeeping(units, needMasks(now.generic, now.colored), hand, keepable);
  return units.filter((_, unit) => !payer?.includes(unit));
};

test('the colour that a card in hand needs is left, whichever comes first', () => {
  expect(left([R, G], need(1), [need(0, R)])).toEqual([R]);
  expect(left([G, R], need(1), [need(0, R)])).toEqual([R]);
  expect(left([R, R, G, U], need(2), [need(0, R), need(0, U)])).toEqual([R, U]);
});

test('what is paid now comes first', () => {
  expect(left([R, G], need(0, R), [need(0, R)])).toEqual([G]);
  expect(left([R, R, G], need(0, R), [need(0, R)])).toContain(R);
  expect(left([R, G], need(2), [need(0, R)])).toEqual([]);
  expect(assignKeeping([G], needMasks(0, [R]), [], always)).toBeNull();
});

test('cards are kept for in the order given, each beside those before', () => {
  expect(left([U, U, R], need(1), [need(0, R), need(0, U, U)])).toContain(R);
  expect(left([U, U, R, G], need(1), [need(0, R), need(1, U)])).toHaveLength(3);
  expect(left([G, U, U, R], need(1), [need(0, G), need(1, U, U, U)])).toContain(G);
});

test('units that may not be kept pay for what is paid now', () => {
  expect(left([R, G], need(1), [need(0, R)], (unit) => unit === 1)).toEqual([G]);
});

test('where the usual payment leaves enough, it is the one', () => {
  const [units, needs] = [[R, R, R, G], needMasks(1, [R])];
  expect(assignKeeping(units, needs, [need(0, R), need(0, G)], always)).toEqual(assign(units, needs));
});

/** What is kept for, as generic mana and masks of colours, where those cards are in hand. */
function kept(phase: TurnState['phase'], active: number, faces: readonly Partial<Face>[], paying?: number) {
  const { game, put } = board(testEdition('2026-02'));
  const ids = faces.map((face) => put(face, { zone: 'hand' }));
  Object.assign(game.state.turn, { phase, active });
  const object = ids[paying ?? -1] ?? 0;
  return handNeeds(game, 0, { kind: 'cast', object } as Purpose).map(({ generic, colored }) => [generic, ...colored]);
}
const HAND: readonly Partial<Face>[] = [
  { name: 'Slow', types: ['sorcery'], manaCost: ['2', 'G'] },
  { name: 'Fast', types: ['instant'], manaCost: ['R'] },
  { name: 'Sudden', types: ['creature'], manaCost: ['1', 'U'], abilities: [{ ability: 'keyword', keyword: 'flash' }] },
  { name: 'Bear', types: ['creature'], manaCost: ['1', 'G'], power: 2, toughness: 2 },
  { name: 'Field', types: ['land'], manaCost: null },
  { name: 'Costed Field', types: ['land'], manaCost: ['1'] },
  { name: 'Free', types: ['instant'], manaCost: ['0'] },
  { name: 'Uncastable', types: ['instant'], manaCost: null },
];

test.each<[string, TurnState['phase'], number]>([
  ['in one’s own main phase', 'precombatMain', 0],
  ['in one’s own combat', 'combat', 0],
])('%s mana is kept for all that costs some, the cheapest first', (_, phase, active) => {
  expect(kept(phase, active, HAND)).toEqual([
    [0, R],
    [1, U],
    [1, G],
    [2, G],
  ]);
});

test.each<[string, TurnState['phase'], number]>([
  ['in one’s own ending phase', 'ending', 0],
  ['in the turn of another', 'precombatMain', 1],
  ['in the ending phase of another', 'ending', 1],
])('%s mana is kept for what is cast at instant speed', (_, phase, active) => {
  expect(kept(phase, active, HAND)).toEqual([
    [0, R],
    [1, U],
  ]);
});

test('nothing is kept for the card that is paid for', () => {
  expect(kept('precombatMain', 0, HAND, 1)).toEqual([
    [1, U],
    [1, G],
    [2, G],
  ]);
});
