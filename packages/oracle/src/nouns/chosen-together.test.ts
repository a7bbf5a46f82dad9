/** What is chosen together as something is carried out, and what is not read of it. */
import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const BACK = 'from your graveyard to the battlefield.';

it.each([
  ['with different names', { differ: 'name' }],
  ['with total mana value 6 or less', { manaValue: 6 }],
  ['with total power X or less', { power: { q: 'x' } }],
])('any number of cards %s', (words, together) => {
  const body = effectOf(`Return any number of creature cards ${words} ${BACK}`, {
    manaCost: '{X}{W}',
    wording: '2026-02',
  });
  expect(body).toMatchObject({ effect: [{ do: 'move', what: { set: 'choice', together, count: { min: 0 } } }] });
});

it('cards with different mana values may be targets', () => {
  const body = effectOf(`Return two target cards with different mana values ${BACK}`, { wording: '2026-02' });
  expect(body).toMatchObject({ targets: [{ together: { differ: 'manaValue' } }] });
});

it('so many that must be chosen are not read', () => {
  expect(() => effectOf(`Return three creature cards with different names ${BACK}`)).toThrow();
});
