/** Which object was kicked: the one spoken of, where the card has no kicker itself. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const t1 = { set: 'ref', name: 't1' };

test('a spell that is spoken of', () => {
  expect(effectOf('Counter target spell if it was kicked.')).toEqual({
    targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'spell' }, zone: 'stack' } }],
    effect: [
      {
        do: 'if',
        condition: { if: 'matches', what: t1, filter: { is: 'paid', cost: 'kicker' } },
        then: [{ do: 'counter', what: t1 }],
      },
    ],
  });
});

test('the object itself, where it has kicker', () => {
  const text = 'Kicker {1}\nWhen Test Name enters the battlefield, if it was kicked, draw a card.';
  const [, ability] = abilitiesOf(text, { types: ['Creature'], power: '1', toughness: '1' });
  expect(ability).toMatchObject({ condition: { if: 'paid', cost: 'kicker' } });
});

test('the gift that was not promised is no object: "it" is what was tapped', () => {
  const text =
    "Gift a card\nEnchant creature\nWhen this Aura enters, tap enchanted creature. If the gift wasn't promised, put a stun counter on it.";
  const [, , ability] = abilitiesOf(text, { wording: '2026-02', types: ['Enchantment'], subtypes: ['Aura'] });
  expect(ability).toMatchObject({ body: { effect: [{}, { then: [{ do: 'putCounters', on: { set: 'host' } }] }] } });
});
