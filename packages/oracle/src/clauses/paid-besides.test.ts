import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

it('so much mana, and more for each of some things', () => {
  expect(
    effectOf('Counter target spell unless its controller pays {2} plus an additional {1} for each card in your hand.'),
  ).toMatchObject({
    effect: [{ do: 'pay', cost: { generic: { q: 'add', of: [2, { q: 'times', of: 1 }] } } }],
  });
});

it('two cards discarded, one of them of a kind', () => {
  const from = (where: object) => ({ do: 'discard', what: { from: { where, zone: 'hand' } } });
  expect(
    abilitiesOf("You may discard an Island card and another card rather than pay Test Name's mana cost.\nDraw a card."),
  ).toMatchObject([
    {
      parts: [
        {
          part: 'alternativeCost',
          cost: { actions: [from({ is: 'subtype', subtype: 'Island' }), from({ is: 'any' })] },
        },
      ],
    },
    {},
  ]);
});

it('a permanent that a player both owns and controls goes to that player’s hand', () => {
  expect(effectOf('Return target permanent you both own and control to your hand.')).toMatchObject({
    effect: [{ do: 'move', to: { zone: 'hand' } }],
  });
  expect(() => effectOf('Return target permanent you control to your hand.')).toThrow();
});

it('a permanent that you own and control is both', () => {
  const ofYours = ['ownedBy', 'controlledBy'].map((is) => ({ is, player: { who: 'you' } }));
  expect(effectOf('Exile all permanents you own and control.', { wording: '2026-02' })).toMatchObject({
    effect: [{ do: 'move', what: { set: 'all', where: { of: [{ is: 'permanent' }, { is: 'and', of: ofYours }] } } }],
  });
});
