/** Explanations in short. */
import { expect, test } from 'vitest';
import { lab } from '../words/english/lab.ts';
import { reordered, shortly } from './why-words.ts';

const at = (...all: readonly [string, number][]) => all.map(([source, timestamp]) => ({ source, timestamp }));

test('what has power and toughness is called by them, anything else by its types', () => {
  expect(shortly({ power: 4, toughness: 5, types: ['creature'] })).toBe('4/5');
  expect(shortly({ types: ['artifact', 'land'] })).toBe('artifact land');
  expect(shortly({})).toBeNull();
  expect(lab.why.question('artifact land', null)).toBe(' an artifact land?');
  expect(lab.why.question('4/4', { short: '1/1', edition: 'October 2006' })).toBe(' 4/4, and 1/1 in October 2006?');
  expect(lab.why.question(null, null)).toBe(' so?');
});

test('only effects that cross are marked', () => {
  const here = at(['Pact', 24], ['Growth', 23], ['Banner', 30]);
  expect([...reordered(here, at(['Growth', 23], ['Pact', 24], ['Banner', 30]))]).toEqual(['Pact 24', 'Growth 23']);
  expect(reordered(here, here).size).toBe(0);
  expect(reordered(here, at(['Other', 1], ['Pact', 24])).size).toBe(0);
});
