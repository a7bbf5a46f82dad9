import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const owned = { is: 'ownedBy', player: { who: 'you' } };
const controlled = { is: 'controlledBy', player: { who: 'you' } };
const not = (of: object) => ({ is: 'not', of });

it.each([
  ["you own but don't control", [owned, not(controlled)]],
  ["you control but don't own", [controlled, not(owned)]],
  ['you both own and control', [owned, controlled]],
])('permanents %s', (words, filters) => {
  expect(effectOf(`Draw a card for each permanent ${words}.`)).toMatchObject({
    effect: [
      { count: { q: 'count', of: { where: { is: 'and', of: [{ is: 'permanent' }, { is: 'and', of: filters }] } } } },
    ],
  });
});
