import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const t1 = { set: 'ref', name: 't1' };

test('what one source deals to two is dealt at once', () => {
  expect(effectOf('Test Name deals 2 damage to target creature and 1 damage to you.')).toMatchObject({
    effect: [
      {
        do: 'damage',
        amount: 2,
        to: { objects: t1 },
        with: [{ do: 'damage', amount: 1, to: { players: { who: 'you' } } }],
      },
    ],
  });
});

test('"other" in a number that stands after what changes is other than each of those', () => {
  const text = 'Each Goblin you control gets +X/+0, where X is the number of other Goblins you control.';
  const each = { is: 'not', of: { is: 'in', set: { set: 'ref', name: 'each.object' } } };
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { parts: [{ mods: [{ power: { of: { where: { of: [each, {}, {}] } } } }] }] },
  ]);
});

test('what dies is returned as what it became', () => {
  const text =
    'Choose target creature. When that creature dies this turn, return it to the battlefield under your control.';
  expect(effectOf(text)).toMatchObject({
    effect: [{}, { do: 'delayed', body: { effect: [{ do: 'move', what: { set: 'ref', name: 'event.object' } }] } }],
  });
});
