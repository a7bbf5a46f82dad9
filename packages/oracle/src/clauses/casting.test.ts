import { expect, it, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const modern = { wording: '2026-02' } as const;
const choice = (from: object, max: number | null, min = 1) => ({ set: 'choice', by: you, from, count: { min, max } });
const hand = { set: 'all', where: { is: 'any' }, zone: 'hand', of: you };
const cheap = { is: 'stat', stat: 'manaValue', op: '≤', than: 3 };

it.each([
  [
    'You may cast a creature spell from your hand without paying its mana cost.',
    { what: choice(hand, 1), as: { is: 'type', type: 'creature' }, free: true },
  ],
  ['You may cast a spell with mana value 3 or less from your hand.', { what: choice(hand, 1), as: cheap }],
  [
    'You may cast any number of spells with mana value 3 or less from your hand without paying their mana costs.',
    { what: choice(hand, null, 0), as: cheap, free: true },
  ],
])('%s', (text, cast) => {
  expect(effectOf(text, modern)).toEqual({
    effect: [{ do: 'may', who: you, effect: [{ do: 'cast', who: you, ...cast }] }],
  });
});

test('the cards of a hand that was revealed', () => {
  const text =
    'Target opponent reveals their hand. You may cast a spell from among those cards without paying its mana cost.';
  expect(effectOf(text, modern)).toMatchObject({
    effect: [{ do: 'reveal', out: 'o1' }, { effect: [{ do: 'cast', what: choice({ set: 'ref', name: 'o1' }, 1) }] }],
  });
});

test('what becomes of the spell that was cast', () => {
  const text =
    'You may cast target instant card from your graveyard. If that spell would be put into your graveyard, exile it instead.';
  expect(effectOf(text, modern)).toMatchObject({
    effect: [
      { do: 'may', effect: [{ do: 'cast', what: { set: 'ref', name: 't1' }, out: 'o1' }] },
      {
        do: 'effect',
        parts: [
          {
            replacement: {
              event: { on: 'move', what: { is: 'in', set: { set: 'ref', name: 'o1' } }, to: 'graveyard', toOf: you },
              instead: { instead: 'zone', zone: 'exile' },
            },
          },
        ],
        duration: { until: 'endOfTurn' },
      },
    ],
  });
});

test.each([
  'Draw a card. If that spell would be put into a graveyard, exile it instead.',
  "You may cast a spell from each opponent's graveyard without paying its mana cost.",
])('%s', (text) => {
  expect(() => effectOf(text, modern)).toThrow();
});
