import { describe, expect, it } from 'vitest';
import type { Played } from './one-game.ts';
import { totals, wilson } from './totals.ts';

const played = (game: number, end: Played['end'], winner: Played['winner']): Played => ({
  game,
  end,
  winner,
  reason: end,
  turns: 4 + game,
  decisions: 10,
  checksum: `sum ${game}`,
});
const about = {
  edition: '2026-02',
  seed: 1,
  agents: ['random', 'random'],
  jobs: 1,
  seconds: 2,
  seedOf: (game: number) => `1/${game}`,
} as const;

describe('the figures of a simulation', () => {
  const games = [
    played(0, 'won', 0),
    played(1, 'won', 1),
    played(2, 'draw', null),
    played(3, 'error', null),
    played(4, 'unfinished', null),
    played(5, 'won', 0),
  ];

  it('counts every game once', () => {
    const sum = totals(games, about);
    expect(sum).toMatchObject({
      games: 6,
      wins: [2, 1],
      draws: 1,
      unfinished: 1,
      errors: 1,
      decisions: 60,
      gamesPerSecond: 3,
      turns: { mean: 6.5, max: 9 },
    });
    expect(sum.failures).toEqual([
      { game: 3, seed: '1/3', end: 'error', message: 'error' },
      { game: 4, seed: '1/4', end: 'unfinished', message: 'unfinished' },
    ]);
  });

  it('has a checksum that does not depend on the order in which games come in', () => {
    expect(totals([...games].reverse(), about).checksum).toBe(totals(games, about).checksum);
    expect(totals([...games.slice(1), { ...played(0, 'won', 0), checksum: 'other' }], about).checksum).not.toBe(
      totals(games, about).checksum,
    );
  });

  it('gives the Wilson interval', () => {
    // From Wilson 1927: 10 of 10 at 95 % is (0.7225, 1).
    expect(wilson(10, 10)).toEqual([0.7225, 1]);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
