import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '4', toughness: '4' } as const;

it('each ability is of those that are so', () => {
  const text =
    "Each creature you control has vigilance if it's white, hexproof if it's blue, and trample if it's green.";
  const given = [
    ['vigilance', 'W'],
    ['hexproof', 'U'],
    ['trample', 'G'],
  ];
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      parts: given.map(([keyword, color]) => ({
        affects: { where: { is: 'and', of: [{}, {}, { is: 'color', color }] } },
        mods: [{ mod: 'gain', abilities: [{ keyword }] }],
      })),
    },
  ]);
});
