/** What was so as the turn began. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const artifact = { types: ['Artifact'] };

it('untapped lands are counted as they stood then', () => {
  const text =
    "At the beginning of each player's upkeep, Test Name deals X damage to that player, where X is the number of untapped lands he or she controlled at the beginning of this turn.";
  expect(abilitiesOf(text, artifact)).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'damage',
            amount: {
              q: 'history',
              event: { of: 'untappedAsTurnBegan', by: { who: 'ref', name: 'event.player' }, type: 'land' },
            },
          },
        ],
      },
    },
  ]);
});

it('an object stood untapped', () => {
  const text = 'At the beginning of your upkeep, if Test Name started the turn untapped, draw a card.';
  expect(abilitiesOf(text, artifact)).toMatchObject([
    {
      condition: {
        if: 'matches',
        what: { set: 'self' },
        filter: { is: 'history', event: { did: 'beganTurnUntapped' } },
      },
    },
  ]);
});

it('a hand held no cards, or some', () => {
  const text =
    'At the beginning of your upkeep, draw a card if you had no cards in hand at the beginning of this turn. If you had a card in hand, you lose 1 life.';
  expect(abilitiesOf(text, artifact)).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'if',
            condition: { left: { event: { of: 'handAsTurnBegan' } }, op: '=', right: 0 },
            then: [{ do: 'draw' }],
            else: [{ do: 'loseLife' }],
          },
        ],
      },
    },
  ]);
});
