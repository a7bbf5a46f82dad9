import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '1', toughness: '1' };

it('an effect that may be ended allows that itself', () => {
  expect(
    abilitiesOf(
      '{W}, {T}: Test Name loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {W} to end this effect.',
      creature,
    ),
  ).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'effect',
            parts: [
              {
                part: 'change',
                mods: [
                  { mod: 'loseThis' },
                  { mod: 'types', op: 'set', types: ['enchantment'], subtypes: ['Aura'] },
                  { mod: 'gain', abilities: [{ keyword: 'enchant' }] },
                ],
              },
              {
                part: 'rule',
                rule: {
                  rule: 'maySpecially',
                  cost: { mana: ['W'] },
                  action: 'endEffect',
                  effect: [{ do: 'endEffect' }],
                },
              },
            ],
            duration: { until: 'forever' },
          },
          { do: 'attach', to: { set: 'ref', name: 't1' } },
        ],
      },
    },
  ]);
  expect(() => abilitiesOf('{T}: Draw a card. You may pay {W} to end this effect.', creature)).toThrow();
});
