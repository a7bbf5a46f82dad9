/** Explanations in short. */
import { expect, test } from 'vitest';
import { askedAs, reordered, shortly } from './why-words.ts';

const at = (...all: readonly [string, number][]) => all.map(([source, timestamp]) => ({ source, timestamp }));

test('what has power and toughness is called by them, anything else by its types', () => {
  expect(shortly({ power: 4, toughness: 5, types: ['creature'] })).toBe('4/5');
  expect(shortly({ types: ['artifact', 'land'] })).toBe('artifact land');
  expect(askedAs({ types: ['artifact', 'land'] })).toBe('an artifact land');
  expect(askedAs({ power: 4, toughness: 5, types: ['creature'] })).toBe('4/5');
  expect(askedAs({})).toBe('so');
});

test('only effects that cross are marked', () => {
  const here = at(['Pact', 24], ['Growth', 23], ['Banner', 30]);
  expect([...reordered(here, at(['Growth', 23], ['Pact', 24], ['Banner', 30]))]).toEqual(['Pact 24', 'Growth 23']);
  expect(reordered(here, here).size).toBe(0);
  expect(reordered(here, at(['Other', 1], ['Pact', 24])).size).toBe(0);
});
