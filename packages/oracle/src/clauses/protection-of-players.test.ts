import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const red = { is: 'color', color: 'R' };
const protectedFrom = (quality: object, who: object = you) => [
  { part: 'rule', rule: { rule: 'playerCantBeTargeted', who, by: quality } },
  { part: 'rule', rule: { rule: 'playerCantBeEnchanted', who, by: quality } },
  {
    part: 'replacement',
    replacement: { event: { on: 'damage', source: quality, toPlayer: who }, instead: { instead: 'prevent' } },
  },
];

test('what protection means is said of the player part by part', () => {
  const enchantment = { types: ['Enchantment'] };
  expect(abilitiesOf('You have protection from red.', enchantment)).toEqual([
    { ability: 'static', parts: protectedFrom(red) },
  ]);
  const opponents = { who: 'opponents' };
  expect(abilitiesOf('Your opponents have protection from red.', enchantment)).toEqual([
    { ability: 'static', parts: protectedFrom(red, opponents) },
  ]);
});

test('the color of one choice is that of every part', () => {
  const gain = 'protection from the color of your choice until end of turn.';
  const quality = { is: 'color', color: { ref: 'o1' } };
  const choice = { do: 'choose', who: you, what: { choose: 'color' }, out: 'o1' };
  expect(effectOf(`You gain ${gain}`)).toMatchObject({
    effect: [choice, { do: 'effect', parts: protectedFrom(quality) }],
  });
  expect(effectOf(`You and each permanent you control gain ${gain}`)).toMatchObject({
    effect: [
      choice,
      {
        do: 'effect',
        parts: [
          ...protectedFrom(quality),
          { part: 'change', mods: [{ mod: 'gain', abilities: [{ keyword: 'protection', quality }] }] },
        ],
      },
    ],
  });
});

test.each([
  'Target player gains protection from red until end of turn.',
  'Target player has protection from red until end of turn.',
  'You gain protection from each opponent until end of turn.',
])('refused: %s', (text) => {
  expect(() => effectOf(text)).toThrow();
});
