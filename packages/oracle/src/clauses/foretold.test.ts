/** Cards that become foretold, and the foretell costs that effects give. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const read = (text: string): unknown =>
  abilitiesOf(text, { wording: '2026-02', types: ['Creature'], power: '1', toughness: '1' });

const each = { set: 'ref', name: 'each.object' };

test('the cost is given to the card that has become foretold', () => {
  expect(
    read(
      'When this creature enters, exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.',
    ),
  ).toMatchObject([
    {
      body: {
        effect: [
          { do: 'move', out: 'o1' },
          {
            do: 'forEach',
            over: { set: 'ref', name: 'o1' },
            effect: [
              { do: 'becomeForetold', what: each },
              {
                do: 'effect',
                parts: [
                  { affects: each, mods: [{ abilities: [{ keyword: 'foretell', cost: { own: true, less: 2 } }] }] },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
});

test('or to cards in hand, before they are foretold', () => {
  expect(
    read(
      'Each nonland card in your hand without foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}.',
    ),
  ).toMatchObject([
    {
      parts: [
        {
          affects: { set: 'all', zone: 'hand', of: { who: 'you' } },
          mods: [{ abilities: [{ keyword: 'foretell', cost: { own: true, less: 2 } }] }],
        },
      ],
    },
  ]);
});

test('to foretell a card is what its player does', () => {
  expect(read('Whenever you foretell a card, you gain 1 life.')).toMatchObject([
    { event: { on: 'action', action: 'foretell', who: { who: 'you' } } },
  ]);
});
