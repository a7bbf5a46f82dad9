import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

it('damage to be prevented is divided among the targets; each has a shield of its share', () => {
  const t1 = { set: 'ref', name: 't1' };
  expect(
    effectOf(
      'Prevent the next 5 damage that would be dealt this turn to any number of target creatures and/or players, divided as you choose.',
    ),
  ).toMatchObject({
    targets: [{ name: 't1', divide: 5 }],
    effect: [
      {
        do: 'effect',
        parts: [
          {
            part: 'replacement',
            replacement: { event: { on: 'damage', to: { is: 'in', set: t1 } }, instead: { instead: 'prevent' } },
            divided: 't1',
          },
        ],
      },
    ],
  });
});
