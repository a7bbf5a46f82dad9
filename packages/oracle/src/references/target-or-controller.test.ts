import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const T1 = { who: 'ref', name: 't1' };
const ITS = { who: 'controllers', of: { set: 'ref', name: 't1' } };
const is = (b: object) => ({ if: 'samePlayer', a: { who: 'actor' }, b });

it('of a target that is a creature or a player, who it is or whose it is', () => {
  expect(
    effectOf(
      "Test Name deals 3 damage to target creature or player. That player or that creature's controller loses 1 life.",
    ),
  ).toMatchObject({
    effect: [
      { do: 'damage' },
      {
        do: 'loseLife',
        who: { who: 'where', of: { who: 'all' }, condition: { if: 'or', of: [is(T1), is(ITS)] } },
      },
    ],
  });
});

it('not of a target that is a creature for sure', () => {
  expect(() =>
    effectOf("Test Name deals 3 damage to target creature. That player or that creature's controller loses 1 life."),
  ).toThrow();
});

it('each draws as many as that player shuffled in', () => {
  expect(
    effectOf(
      'Each player shuffles the cards from his or her hand into his or her library, then draws that many cards.',
    ),
  ).toMatchObject({
    effect: [
      { do: 'shuffle', out: 'o1' },
      { do: 'draw', count: { q: 'ref', name: 'o1', share: true } },
    ],
  });
});
