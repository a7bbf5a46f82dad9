import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const artifact = { types: ['Artifact'] };

it('so much mana of one of two colours', () => {
  expect(abilitiesOf('{T}: Add {B}{B} or {G}{G} to your mana pool.', artifact)).toMatchObject([
    { body: { effect: [{ do: 'addMana', mana: { types: { any: 2, among: ['B', 'G'] } } }] } },
  ]);
});

it.each(['{B}{B} or {G}{R}', '{B}{B} or {G}{G}{G}', '{B}{B} or {B}{B}'])('not %s', (mana) => {
  expect(() => abilitiesOf(`{T}: Add ${mana} to your mana pool.`, artifact)).toThrow();
});
