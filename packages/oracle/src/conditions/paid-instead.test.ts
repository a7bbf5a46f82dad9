/** The cost that a spell was cast for, and what was beheld for it. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const spell = (text: string) => abilitiesOf(text, { wording: '2026-02' });

test.each([
  ['this spell was foretold', 'foretell'],
  ["this spell's spectacle cost was paid", 'spectacle'],
  ['this spell was cast using web-slinging', 'web-slinging'],
])('If %s', (words, cost) => {
  expect(spell(`Draw a card. If ${words}, draw a card.`)).toMatchObject([
    { body: { effect: [{}, { do: 'if', condition: { if: 'paid', cost } }] } },
  ]);
});

test('what is beheld is asked about as the cost says', () => {
  const cost = 'As an additional cost to cast this spell, you may behold a Dragon.\n';
  expect(spell(`${cost}Draw a card. If a Dragon was beheld, draw a card.`)).toMatchObject([
    { parts: [{ part: 'additionalCost', tag: 'beheld', optional: true }] },
    { body: { effect: [{}, { condition: { if: 'paid', cost: 'beheld' } }] } },
  ]);
  expect(() => spell(`${cost}Draw a card. If a Goblin was beheld, draw a card.`)).toThrow('what was beheld');
});
