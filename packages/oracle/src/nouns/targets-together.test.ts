import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

it.each([
  ['with total power 10 or less', { power: 10 }],
  ['with total mana value 10 or less', { manaValue: 10 }],
])('so much in all: %s', (words, together) => {
  expect(
    effectOf(`Return any number of target creature cards ${words} from your graveyard to the battlefield.`, {
      wording: '2026-02',
    }),
  ).toMatchObject({ targets: [{ count: { min: 0, max: null }, together }] });
});
