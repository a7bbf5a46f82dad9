/** Hints stand beside what they speak of, and out of the way. */
import { expect, test } from 'vitest';
import { placed } from './placing.ts';

const ROOM = { width: 400, height: 800 };
const SIZE = { width: 200, height: 80 };

test('above, where nothing is in the way', () => {
  expect(placed({ left: 150, top: 600, width: 80, height: 100 }, SIZE, ROOM, [])).toEqual({
    left: 90,
    top: 508,
    side: 'above',
    tip: 100,
  });
});

test('on another side, where something would be covered', () => {
  const card = { left: 100, top: 500, width: 200, height: 80, weight: 1 };
  expect(placed({ left: 300, top: 600, width: 80, height: 100 }, SIZE, ROOM, [card])).toMatchObject({ side: 'left' });
});

test('never over what it speaks of, and never off the page', () => {
  const top = { left: 0, top: 0, width: 400, height: 60 };
  expect(placed(top, SIZE, ROOM, [])).toEqual({ left: 100, top: 72, side: 'below', tip: 100 });
  const corner = { left: 380, top: 700, width: 20, height: 100 };
  expect(placed(corner, SIZE, ROOM, [])).toMatchObject({ left: 194, top: 608 });
});

test('to one side above, where the other is in the way; its tip still points', () => {
  const beside = { left: 230, top: 400, width: 200, height: 400, weight: 1 };
  expect(placed({ left: 150, top: 600, width: 80, height: 100 }, SIZE, ROOM, [beside])).toEqual({
    left: 30,
    top: 508,
    side: 'above',
    tip: 160,
  });
});

test('in a corner of the page, where there is no room beside it', () => {
  const around = { left: 0, top: 200, width: 400, height: 600, weight: 1 };
  expect(placed({ left: 150, top: 400, width: 80, height: 100 }, SIZE, ROOM, [around])).toEqual({
    left: 6,
    top: 6,
    side: 'apart',
    tip: 182,
  });
});
