/** Which mana is left for the rest of the hand. 2006: 409.1f–h · 2009, 2011: 601.2f–g · 2026: 601.2g */
import { expect, test } from 'vitest';
import type { ManaNeed } from './needs.ts';
import { assign, needMasks } from './matching.ts';
import { assignKeeping } from './keeping.ts';

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
