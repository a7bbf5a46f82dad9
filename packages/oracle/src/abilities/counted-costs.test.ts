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
  const names = ['Red Cup', 'Test Name', 'Green Cup'].map((name) => ({ is: 'named', name }));
  expect(
    abilitiesOf('Artifacts named Red Cup, Test Name, and Green Cup have indestructible.', enchantment),
  ).toMatchObject([{ parts: [{ affects: { where: { of: [{ type: 'artifact' }, { is: 'or', of: names }] } } }] }]);
});

it('an X that is as much as a card costs that the effect speaks of', () => {
  const text =
    "When Test Name enters the battlefield, you may exile a creature card from your hand.\n{X}, {T}: Create a token that's a copy of the exiled card. X is the converted mana cost of that card.";
  const of = { set: 'linked', link: 'exiled' };
  expect(abilitiesOf(text, { types: ['Artifact'] })[1]).toMatchObject({
    cost: { generic: { q: 'stat', stat: 'manaValue', of } },
    body: { effect: [{ do: 'copyToken', of }] },
  });
});

it('either of two costs, for any player', () => {
  const both = abilitiesOf('Pay 2 life or {2}: Draw a card. Any player may activate this ability.', enchantment);
  expect(both).toMatchObject([
    { cost: { actions: [{ do: 'payLife', amount: 2 }] }, anyPlayer: true },
    { cost: { mana: ['2'] }, anyPlayer: true },
  ]);
});

it('what an Equipment says of its host besides', () => {
  const text =
    "Equipped creature gets +1/+1. As long as it's legendary, it gets an additional +2/+2. As long as it's red, it has trample.";
  const host = { set: 'host' };
  const asked = (filter: object) => ({ condition: { if: 'matches', what: host, filter } });
  expect(abilitiesOf(text, { types: ['Artifact'], subtypes: ['Equipment'] })).toMatchObject([
    { parts: [{ affects: host }] },
    { parts: [{ affects: host }], ...asked({ is: 'supertype', supertype: 'legendary' }) },
    { parts: [{ affects: host }], ...asked({ is: 'color', color: 'R' }) },
  ]);
});

it('abilities of a keyword that nobody activates', () => {
  expect(abilitiesOf("Players can't cycle cards.", enchantment)).toMatchObject([
    {
      parts: [
        {
          rule: {
            rule: 'cantActivate',
            who: { who: 'all' },
            keywords: ['cycling', 'typecycling', 'basic landcycling'],
          },
        },
      ],
    },
  ]);
});

it('what has died without a sacrifice', () => {
  const text =
    "Whenever an artifact you control is put into a graveyard from the battlefield, if it wasn't sacrificed, draw a card.";
  const filter = { is: 'history', event: { did: 'underwent', event: { on: 'sacrifice', what: { is: 'any' } } } };
  expect(abilitiesOf(text, enchantment)).toMatchObject([
    { condition: { if: 'not', of: { if: 'matches', what: { set: 'ref', name: 'event.object' }, filter } } },
  ]);
});
