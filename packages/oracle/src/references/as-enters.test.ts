/** What begins as a permanent enters, and what comes afterwards. 2026: 611.2e */
import { expect, it } from 'vitest';
import { someNode } from '@rulewright/engine';
import { abilitiesOf } from '../../cards-in-tests.ts';

const returned = 'Return target creature card from your graveyard to the battlefield.';
const begins = (text: string): boolean =>
  someNode(abilitiesOf(text, { types: ['Sorcery'] }), ({ asEnters }) => asEnters === true);

it.each([
  'That creature is a black Zombie in addition to its other colors and types.',
  "It's a black Zombie in addition to its other colors and types.",
  "It's a Zombie in addition to its other types.",
  'That creature is a Zombie in addition to its other types.',
  'That creature is black in addition to its other colors.',
])('is so as it enters: %s', (said) => {
  expect(begins(`${returned} ${said}`)).toBe(true);
});

it.each([
  'That creature becomes a Zombie in addition to its other types.',
  'That creature gains haste.',
  'It gains haste until end of turn.',
])('comes afterwards: %s', (said) => {
  expect(begins(`${returned} ${said}`)).toBe(false);
});

it('is about what was put onto the battlefield, not about what was there', () => {
  expect(begins('Untap target creature. That creature is a Zombie in addition to its other types.')).toBe(false);
});
