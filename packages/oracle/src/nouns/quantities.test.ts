/** What you controlled of what was done. */
import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

it('of what was destroyed those count that you controlled', () => {
  const text =
    'Destroy all creatures. You gain life equal to the number of creatures you controlled that were destroyed this way.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      {},
      { amount: { q: 'count', of: { set: 'where', filter: { is: 'controlledBy', player: { who: 'you' } } } } },
    ],
  });
});

it('cards that are owned, in two zones together', () => {
  expect(effectOf('Draw a card for each sorcery card you own in exile and in your graveyard.')).toMatchObject({
    effect: [
      {
        count: {
          q: 'count',
          of: {
            where: { is: 'and', of: [{ type: 'sorcery' }, { is: 'ownedBy', player: { who: 'you' } }] },
            zone: ['exile', 'graveyard'],
          },
        },
      },
    ],
  });
});
