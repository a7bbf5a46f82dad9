/** Costs and limits that something counts, and the X of the spell that a permanent was. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const enchantment = { types: ['Enchantment'] };

it('life for each counter', () => {
  expect(
    abilitiesOf('{2}{G}, Pay 3 life for each velocity counter on Test Name: Destroy target permanent.', enchantment),
  ).toMatchObject([
    {
      cost: { actions: [{ do: 'payLife', amount: { q: 'times', of: 3, by: { q: 'counters', counter: 'velocity' } } }] },
    },
  ]);
});

it('no more often than there are lands', () => {
  const text =
    '{B}: Draw a card. Activate this ability no more times each turn than the number of snow Swamps you control.';
  expect(abilitiesOf(text, enchantment)).toMatchObject([
    {
      condition: {
        if: 'compare',
        left: { q: 'history', event: { of: 'activations' } },
        op: '<',
        right: { q: 'count' },
      },
    },
  ]);
});

it('the topmost cards of a kind', () => {
  const text =
    "You may exile the top three black cards of your graveyard rather than pay Test Name's mana cost.\nDraw a card.";
  const what = { set: 'top', zone: 'graveyard', count: 3, where: { is: 'color', color: 'B' } };
  expect(abilitiesOf(text)).toMatchObject([
    { parts: [{ part: 'alternativeCost', cost: { actions: [{ do: 'move', what }] } }] },
    { ability: 'spell' },
  ]);
});

it('the value of X as it was cast', () => {
  const text =
    'When Test Name enters the battlefield, put a number of charge counters on it equal to the value of X as you cast Test Name.';
  expect(abilitiesOf(text, { ...enchantment, manaCost: '{X}{U}' })).toMatchObject([
    { body: { effect: [{ do: 'putCounters', count: { q: 'xOf', of: { set: 'self' } } }] } },
  ]);
});

it('a color or the mana value of a card, if there is one', () => {
  const text =
    'When Test Name enters the battlefield, you may exile a card from your hand.\nWhenever a player casts a spell that shares a color or converted mana cost with the exiled card, draw a card.';
  const of = { set: 'linked', link: 'exiled' };
  const than = { q: 'if', condition: { if: 'exists', what: of }, then: { q: 'stat', of }, else: -1 };
  expect(abilitiesOf(text, enchantment)[1]).toMatchObject({
    event: {
      what: {
        of: [
          { is: 'spell' },
          {
            is: 'or',
            of: [
              { is: 'sharesColor', with: of },
              { is: 'stat', than },
            ],
          },
        ],
      },
    },
  });
});

it('one of three names', () => {
  const names = ['Red Cup', 'Blue Cup', 'Green Cup'].map((name) => ({ is: 'named', name }));
  expect(
    abilitiesOf('Artifacts named Red Cup, Blue Cup, and Green Cup have indestructible.', enchantment),
  ).toMatchObject([{ parts: [{ affects: { where: { of: [{ type: 'artifact' }, { is: 'or', of: names }] } } }] }]);
});
