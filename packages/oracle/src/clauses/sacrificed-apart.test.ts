import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const one = (type: string) => ({ set: 'choice', from: { where: { of: [{ is: 'type', type }, {}] } } });

it('one of each of two kinds is sacrificed at once, and nothing as both', () => {
  const text = 'Each opponent sacrifices an artifact and a land of their choice.';
  expect(effectOf(text, { wording: '2026-02' })).toMatchObject({
    effect: [{ do: 'sacrifice', what: { set: 'union', apart: true, of: [one('artifact'), one('land')] } }],
  });
});

it('of a cost they are two actions', () => {
  const creature = { types: ['Creature'], power: '1', toughness: '1' };
  expect(abilitiesOf('Sacrifice an artifact and a land: Draw a card.', creature)).toMatchObject([
    { cost: { actions: [{ what: one('artifact') }, { what: one('land') }] } },
  ]);
});
