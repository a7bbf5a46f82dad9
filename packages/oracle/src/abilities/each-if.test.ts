import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '4', toughness: '4' } as const;

it('each ability is of those that are so', () => {
  const text =
    "Each creature you control has vigilance if it's white, hexproof if it's blue, and trample if it's green.";
  const [ability] = abilitiesOf(text, creature) as { parts: { affects: { where: { of: unknown[] } } }[] }[];
  expect(ability).toMatchObject({
    parts: ['vigilance', 'hexproof', 'trample'].map((keyword) => ({
      mods: [{ mod: 'gain', abilities: [{ keyword }] }],
    })),
  });
  expect(ability?.parts.map(({ affects }) => affects.where.of.at(-1))).toEqual(
    ['W', 'U', 'G'].map((color) => ({ is: 'color', color })),
  );
});
