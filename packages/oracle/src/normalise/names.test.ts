/** The name of an object within a longer name. 2006: 201 · 2009, 2011, 2026: 201 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

test('what the token is named may begin with the name of the object itself', () => {
  const text = "When Test Name enters, create a 3/3 blue Serpent creature token named Test Name's Coil.";
  expect(abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1' })).toMatchObject([
    { body: { effect: [{ token: { name: "Test Name's Coil" } }] } },
  ]);
});
