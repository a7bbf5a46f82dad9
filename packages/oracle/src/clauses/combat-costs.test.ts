import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const aura = { types: ['Enchantment'], subtypes: ['Aura'] };
const self = { set: 'self' };

it('what attacking and blocking cost', () => {
  const cost = { mana: ['2'] };
  expect(abilitiesOf("Test Name can't attack or block unless you pay {2}.", creature)).toEqual([
    {
      ability: 'static',
      parts: [
        { part: 'rule', rule: { rule: 'attackCost', what: self, cost } },
        { part: 'rule', rule: { rule: 'blockCost', what: self, cost } },
      ],
    },
  ]);
  expect(
    abilitiesOf(
      "Enchant creature\nEnchanted creature can't block unless its controller pays {1} for each card in your hand.",
      aura,
    )[1],
  ).toMatchObject({
    parts: [{ rule: { rule: 'blockCost', what: { set: 'host' }, cost: { generic: { q: 'count' } } } }],
  });
});

it('only of itself it is sure that you pay', () => {
  expect(() => abilitiesOf("Enchant creature\nEnchanted creature can't attack unless you pay {2}.", aura)).toThrow();
});

it('what is given up for each that attacks is the same kind as what attacks', () => {
  const text = (one: string) =>
    `Green creatures can't attack unless their controller sacrifices a land for each ${one} creature he or she controls that's attacking.`;
  const enchantment = { types: ['Enchantment'], wording: '2017-01' } as const;
  expect(abilitiesOf(text('green'), enchantment)).toMatchObject([
    { parts: [{ rule: { rule: 'attackCost', what: { set: 'all' }, cost: { actions: [{ do: 'sacrifice' }] } } }] },
  ]);
  expect(() => abilitiesOf(text('black'), enchantment)).toThrow();
});
