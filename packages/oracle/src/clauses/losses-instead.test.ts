/** Losses of the game replaced. 2006: 419 · 2009, 2011, 2026: 614 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

test('a loss is replaced as long as the permanent is there', () => {
  const text =
    'If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.';
  expect(abilitiesOf(text, { wording: '2026-02', types: ['Creature'], power: '1', toughness: '1' })).toMatchObject([
    {
      parts: [
        {
          replacement: {
            event: { on: 'loseGame', who: { who: 'you' } },
            instead: {
              instead: 'do',
              effect: [
                { do: 'move', what: { set: 'self' }, to: { zone: 'exile' } },
                { do: 'setLife', amount: { q: 'startingLife', of: { who: 'you' } } },
              ],
            },
          },
        },
      ],
    },
  ]);
});

test('the next loss of a turn is replaced once', () => {
  const text =
    'The next time you would lose the game this turn, instead draw seven cards and your life total becomes 1.';
  expect(abilitiesOf(text, { types: ['Instant'] })).toMatchObject([
    {
      body: {
        effect: [
          {
            parts: [{ times: 1, replacement: { event: { on: 'loseGame' }, instead: { effect: [{ count: 7 }, {}] } } }],
            duration: { until: 'endOfTurn' },
          },
        ],
      },
    },
  ]);
});
