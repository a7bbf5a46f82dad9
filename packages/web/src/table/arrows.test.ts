import { expect, test } from 'vitest';
import { between } from './arrows.tsx';

const card = (x: number, y: number) => ({ x, y, width: 100, height: 128 });

test('a line goes from the edge of a card to the edge of the other', () => {
  expect(between(card(100, 100), card(500, 100))).toEqual({ from: { x: 150, y: 100 }, to: { x: 450, y: 100 } });
  expect(between(card(100, 600), card(100, 100))).toEqual({ from: { x: 100, y: 536 }, to: { x: 100, y: 164 } });
});

test('between cards that stand close it begins in the middle; at one place it is a point', () => {
  expect(between(card(100, 240), card(100, 100))).toEqual({ from: { x: 100, y: 240 }, to: { x: 100, y: 164 } });
  expect(between(card(100, 100), card(100, 100))).toEqual({ from: { x: 100, y: 100 }, to: { x: 100, y: 100 } });
});
