/** How often a triggered ability triggers, said last, whatever stands before it. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const CREATURE = { types: ['Creature'], power: '2', toughness: '2', wording: '2026-02' } as const;

it.each([
  ['Whenever you scry, if Test Name is tapped, you may untap it. Do this only once each turn.', { doOnce: true }],
  [
    'Whenever you gain or lose life during your turn, draw a card. This ability triggers only once each turn.',
    { perTurn: 1 },
  ],
  [
    'Whenever another creature you control enters, if you control an artifact, draw a card. This ability triggers only twice each turn.',
    { perTurn: 2 },
  ],
])('%s', (text, limit) => {
  expect(abilitiesOf(text, CREATURE)).toMatchObject([{ ability: 'triggered', ...limit, condition: {} }]);
});

it.each(['Whenever two or more creatures attack, draw a card.', 'Whenever you gain or lose life, draw a card.'])(
  '%s',
  (text) => {
    expect(abilitiesOf(text, CREATURE)).toMatchObject([{ ability: 'triggered' }]);
  },
);

it('modes that are chosen once something is done are those of the ability that triggers then', () => {
  const text =
    'When this creature dies, you may pay {1}. When you do, choose one —\n• Draw a card.\n• You gain 2 life.';
  expect(abilitiesOf(text, CREATURE)).toMatchObject([
    {
      body: {
        effect: [
          { do: 'pay' },
          { do: 'if', then: [{ do: 'reflexive', body: { modes: { count: { min: 1, max: 1 }, options: [{}, {}] } } }] },
        ],
      },
    },
  ]);
});
