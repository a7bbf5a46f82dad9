/** What a card calls itself after "this": an ability is none of it. 2006: 201.4 · 2009, 2011: 201.4 · 2026: 201.5, 113.7 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '1', toughness: '1', wording: '2026-02' } as const;

test('a card calls itself by what it is', () => {
  expect(abilitiesOf('Destroy this creature.', { ...creature, types: ['Sorcery'] })).toMatchObject([
    { body: { effect: [{ do: 'destroy', what: { set: 'self' } }] } },
  ]);
});

test.each([
  '{T}: Destroy this ability.',
  'Whenever this ability attacks, draw a card.',
  "This ability can't be countered.",
])('"this ability" is the ability, not the card that has it: %s', (text) => {
  expect(() => abilitiesOf(text, creature)).toThrow();
});
