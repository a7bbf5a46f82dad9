import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2', wording: '2026-02' } as const;
const you = { who: 'you' };
const inDeck = (where: object) => ({ set: 'all', where, zone: 'library', of: you });
const deck = (text: string) => (abilitiesOf(`Companion — ${text}`, creature)[0] as { deck?: unknown }).deck;
const none = (where: object) => ({ if: 'not', of: { if: 'exists', what: inDeck(where) } });

test.each([
  [
    'Your starting deck contains only cards with even mana values.',
    none({ is: 'not', of: { is: 'parity', stat: 'manaValue' } }),
  ],
  [
    'Your starting deck contains only cards with mana value 3 or greater and land cards.',
    none({
      is: 'not',
      of: {
        is: 'or',
        of: [
          { is: 'stat', stat: 'manaValue', op: '≥', than: 3 },
          { is: 'type', type: 'land' },
        ],
      },
    }),
  ],
  [
    'Each permanent card in your starting deck has mana value 2 or less.',
    none({
      is: 'and',
      of: [{ is: 'permanent' }, { is: 'not', of: { is: 'stat', stat: 'manaValue', op: '≤', than: 2 } }],
    }),
  ],
  [
    'Each permanent card in your starting deck has an activated ability.',
    none({ is: 'and', of: [{ is: 'permanent' }, { is: 'not', of: { is: 'hasAbility', kind: 'activated' } }] }),
  ],
  [
    'Each creature card in your starting deck is a Cat, Elemental, or Beast card.',
    none({
      is: 'and',
      of: [
        { is: 'type', type: 'creature' },
        {
          is: 'not',
          of: { is: 'or', of: ['Cat', 'Elemental', 'Beast'].map((subtype) => ({ is: 'subtype', subtype })) },
        },
      ],
    }),
  ],
  [
    'No card in your starting deck has more than one of the same mana symbol in its mana cost.',
    none({ is: 'costRepeats' }),
  ],
])('companion: %s', (text, condition) => {
  expect(deck(text)).toEqual(condition);
});

test('different names are as many as there are cards; one card shares a type with all', () => {
  const nonland = { is: 'not', of: { is: 'type', type: 'land' } };
  const cards = { q: 'count', of: inDeck(nonland) };
  expect(deck('Each nonland card in your starting deck has a different name.')).toEqual({
    if: 'compare',
    left: { q: 'differentNames', of: inDeck(nonland) },
    op: '=',
    right: cards,
  });
  expect(deck('Each nonland card in your starting deck shares a card type.')).toEqual({
    if: 'or',
    of: [
      { if: 'compare', left: cards, op: '≤', right: 1 },
      { if: 'sharesAll', what: inDeck(nonland), share: 'cardType' },
    ],
  });
});
