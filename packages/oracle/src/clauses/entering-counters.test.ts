/** What enters with counters: of several kinds, of a kind chosen, with more than it says itself. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const insteadOf = (text: string): unknown =>
  (abilitiesOf(text)[0] as { parts: readonly { replacement: { instead: unknown } }[] }).parts[0]?.replacement.instead;

test('counters of several kinds', () => {
  expect(insteadOf('Test Name enters the battlefield with a +1/+1 counter and two flying counters on it.')).toEqual({
    instead: 'enters',
    counters: [
      { counter: '+1/+1', count: 1 },
      { counter: 'flying', count: 2 },
    ],
  });
});

test('a counter of a kind chosen as it enters', () => {
  expect(
    insteadOf('Test Name enters the battlefield with your choice of a flying counter or a reach counter on it.'),
  ).toMatchObject({
    choices: [{ do: 'choose', what: { choose: 'word', options: ['flying', 'reach'] }, link: 'chosenCounter' }],
    counters: [
      { counter: 'flying', count: { condition: { if: 'isWord', word: 'flying' }, then: 1, else: 0 } },
      { counter: 'reach', count: { condition: { if: 'isWord', word: 'reach' }, then: 1, else: 0 } },
    ],
  });
});

test('a spell that is to enter with more', () => {
  const text =
    'Whenever you cast a creature spell, that creature enters the battlefield with two additional +1/+1 counters on it.';
  expect(abilitiesOf(text, { types: ['Creature'] })).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'effect',
            parts: [
              {
                replacement: {
                  event: {
                    on: 'move',
                    what: { is: 'in', set: { set: 'ref', name: 'event.object' } },
                    to: 'battlefield',
                  },
                  instead: { instead: 'enters', counters: [{ counter: '+1/+1', count: 2 }] },
                },
              },
            ],
          },
        ],
      },
    },
  ]);
});

test('counters for each of one kind and for each of another', () => {
  const counted = (color: string) => ({
    count: { q: 'count', of: { where: { of: [{ is: 'other' }, { color }, {}, {}] } } },
  });
  expect(
    insteadOf(
      'Test Name enters the battlefield with a +1/+1 counter on it for each other red creature you control and a +1/+1 counter on it for each other green creature you control.',
    ),
  ).toMatchObject({ instead: 'enters', counters: [counted('R'), counted('G')] });
});
