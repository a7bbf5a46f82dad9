import { describe, expect, it } from 'vitest';
import { ratings } from './elo.ts';

const pair = (score: number, games: number) => ratings(2, [{ a: [0], b: [1], score, games }], [[0, 1]]);

describe('ratings', () => {
  it('are 400 points apart at odds of ten to one', () => {
    const [a, b] = pair(100_000, 110_000);
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(400, 0);
    expect((a?.elo ?? 0) + (b?.elo ?? 0)).toBeCloseTo(0, 6);
  });

  it('are equal after as many wins on both sides, with intervals that shrink by the root of the games', () => {
    const [few] = pair(50, 100);
    const [many] = pair(5000, 10_000);
    expect([few?.elo, many?.elo]).toEqual([0, 0]);
    // one side's share of the gap, whose standard error is 2 / root of the games: 1.96 · 173.7 · 0.2 / 2 points
    expect(few?.high).toBeCloseTo(34, 0);
    expect((few?.high ?? 0) / (many?.high ?? 1)).toBeCloseTo(10, 0);
  });

  it('stay finite where one side wins everything, and know nothing of whom nobody met', () => {
    const [a, b] = pair(20, 20);
    expect(a?.elo).toBeGreaterThan(200);
    expect(a?.elo).toBeLessThan(1000);
    expect(b?.elo).toBe(-(a?.elo ?? 0));
    const [unmet] = ratings(2, [], [[0, 1]]);
    expect(unmet?.elo).toBe(0);
    expect(unmet?.high).toBeGreaterThan(400);
  });

  it('tell decks from players: a weak deck in good hands', () => {
    // decks 0 and 1, players 2 and 3; deck 0 beats deck 1 three to one, player 2 beats player 3 nine to one
    const beats = (odds: number) => odds / (1 + odds);
    const games = 1_000_000;
    const results = [
      { a: [0, 2], b: [1, 2], score: games * beats(3), games },
      { a: [0, 2], b: [0, 3], score: games * beats(9), games },
      { a: [0, 3], b: [1, 2], score: games * beats(3 / 9), games },
    ];
    const [deck0, deck1, player2, player3] = ratings(4, results, [
      [0, 1],
      [2, 3],
    ]);
    expect((deck0?.elo ?? 0) - (deck1?.elo ?? 0)).toBeCloseTo(400 * Math.log10(3), 0);
    expect((player2?.elo ?? 0) - (player3?.elo ?? 0)).toBeCloseTo(400 * Math.log10(9), 0);
  });
});
