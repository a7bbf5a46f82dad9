import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const isCreature = { is: 'type', type: 'creature' };

it('of lands that are destroyed those that are creatures are not regenerated, of creatures none is', () => {
  const text = "Destroy all lands or all creatures. Creatures destroyed this way can't be regenerated.";
  expect(effectOf(text, { wording: '2026-02' })).toMatchObject({
    effect: [
      {
        do: 'oneOf',
        options: [{ effect: [{ noRegenerate: isCreature }] }, { effect: [{ noRegenerate: true }] }],
      },
    ],
  });
});
