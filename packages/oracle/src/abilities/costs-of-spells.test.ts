import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('life is a cost besides, of whoever casts the spell', () => {
  const text = 'Spells your opponents cast that target this creature cost an additional 3 life to cast.';
  expect(abilitiesOf(text, { types: ['Creature'] })).toMatchObject([
    {
      parts: [
        {
          change: {
            of: 'cast',
            who: { who: 'opponents' },
            what: { is: 'and', of: [{ is: 'spell' }, { is: 'targets', what: { set: 'self' } }] },
            add: { actions: [{ do: 'payLife', who: { who: 'you' }, amount: 3 }] },
          },
        },
      ],
    },
  ]);
});
