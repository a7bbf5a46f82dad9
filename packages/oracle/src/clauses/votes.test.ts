import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const votes = (name: string) => ({ q: 'ref', name });
const VOTE = 'Starting with you, each player votes for time or knowledge.';
const vote = {
  do: 'vote',
  who: { who: 'all' },
  for: {
    words: [
      { word: 'time', out: 'time' },
      { word: 'knowledge', out: 'knowledge' },
    ],
  },
};

test('which word has more votes, a tie being settled', () => {
  const text = `${VOTE} If time gets more votes, draw two cards. If knowledge gets more votes or the vote is tied, draw a card.`;
  expect(effectOf(text)).toEqual({
    effect: [
      vote,
      {
        do: 'if',
        condition: { if: 'compare', left: votes('time'), op: '>', right: votes('knowledge') },
        then: [{ do: 'draw', who: you, count: 2 }],
      },
      {
        do: 'if',
        condition: { if: 'compare', left: votes('knowledge'), op: '≥', right: votes('time') },
        then: [{ do: 'draw', who: you, count: 1 }],
      },
    ],
  });
});

test('so much for each vote', () => {
  expect(effectOf(`${VOTE} You gain 3 life for each knowledge vote.`)).toEqual({
    effect: [vote, { do: 'gainLife', who: you, amount: { q: 'times', of: 3, by: votes('knowledge') } }],
  });
});

test('what has most of the votes', () => {
  const text =
    "Starting with you, each player votes for a creature you don't control. Exile each creature with the most votes or tied for most votes.";
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'vote', for: { objects: { set: 'all' } }, out: 'o1' },
      { do: 'move', what: { set: 'ref', name: 'o1' }, to: { zone: 'exile' } },
    ],
  });
});

test.each([
  `${VOTE} If money gets more votes, draw a card.`,
  `${VOTE} You gain 3 life for each money vote.`,
  'If time gets more votes, draw a card.',
  `${VOTE} Exile each creature with the most votes or tied for most votes.`,
])('no such vote: %s', (text) => {
  expect(() => effectOf(text)).toThrow();
});
