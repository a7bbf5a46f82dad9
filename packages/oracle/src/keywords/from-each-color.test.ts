import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it.each(['protection', 'hexproof'])('%s from each color is five abilities', (keyword) => {
  const colors = ['W', 'U', 'B', 'R', 'G'].map((color) => ({ keyword, quality: { is: 'color', color } }));
  const line = `${keyword.charAt(0).toUpperCase()}${keyword.slice(1)} from each color`;
  expect(abilitiesOf(line, { types: ['Creature'], power: '1', toughness: '1' })).toMatchObject(colors);
});
