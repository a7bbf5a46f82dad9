import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

it.each([
  ['if you tap a land for mana, it produces {U} instead of any other type', { who: { who: 'you' } }, 'U'],
  [
    'if a player taps a land for mana, it produces colorless mana instead of any other type',
    { who: { who: 'all' } },
    'C',
  ],
  ['if a land is tapped for mana, it produces {B} instead of any other type', {}, 'B'],
])('until end of turn, %s: as much of it', (text, who, type) => {
  const replacement = {
    event: { on: 'produceMana', ...who, what: { is: 'type', type: 'land' } },
    instead: { instead: 'mana', mana: { types: { type, count: { q: 'ref', name: 'event.amount' } } } },
  };
  expect(effectOf(`Until end of turn, ${text}.`)).toMatchObject({
    effect: [{ do: 'effect', parts: [{ part: 'replacement', replacement }], duration: { until: 'endOfTurn' } }],
  });
});
