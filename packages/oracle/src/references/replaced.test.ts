import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const t1 = { objects: { set: 'ref', name: 't1' }, players: { who: 'ref', name: 't1' } };

test('other damage instead is dealt by the same source to the same target', () => {
  const text =
    "At the beginning of your upkeep, Test Name deals 2 damage to any target. If you're the monarch, it deals 7 damage instead.";
  expect(abilitiesOf(text, { types: ['Enchantment'], ...modern })).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'if',
            else: [{ do: 'damage', source: { set: 'self' }, amount: 2, to: t1 }],
            then: [{ do: 'damage', source: { set: 'self' }, amount: 7, to: t1 }],
          },
        ],
      },
    },
  ]);
});

test.each([
  'Test Name deals 2 damage.',
  "Test Name deals 2 damage to each creature. If you're the monarch, it deals 7 damage instead.",
  "Draw a card. If you're the monarch, Test Name deals 7 damage instead.",
])('damage to nothing that was named: %s', (text) => {
  expect(() => effectOf(text, modern)).toThrow();
});

test('only a part of what something becomes is no "instead" of all of it', () => {
  const becomes = 'Until end of turn, target creature becomes an artifact creature with base power and toughness 4/3.';
  const instead = (has: string) => `${becomes} If you're the monarch, it ${has} until end of turn instead.`;
  expect(() => effectOf(instead('has base power and toughness 1/1'), modern)).toThrow('a part of it');
});

test.each([
  "Shuffle your library, then Test Name deals 2 damage to each creature. If you're the monarch, it deals 7 damage instead.",
  "Shuffle your library and Test Name deals 2 damage to each creature. If you're the monarch, Test Name deals 7 damage instead.",
])('what is done before it in the sentence does not hide that damage is dealt to nothing: %s', (text) => {
  expect(() => effectOf(text, modern)).toThrow();
});
