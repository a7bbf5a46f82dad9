import { describe, expect, it } from 'vitest';
import { mostRounds, type Pairing, roundRobin, swissRound } from './pairings.ts';

describe('a round robin', () => {
  it('pairs everybody with everybody else once', () => {
    expect(roundRobin(4)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(roundRobin(1)).toEqual([]);
  });
});

describe('a Swiss round', () => {
  it('pairs neighbours in the standing who have not met', () => {
    expect(swissRound([2, 0, 1, 3], [], new Set())).toEqual({
      pairings: [
        [0, 2],
        [1, 3],
      ],
      bye: null,
    });
    const second = swissRound([2, 0, 1, 3], [[0, 2]], new Set());
    expect(second.pairings).toEqual([
      [1, 2],
      [0, 3],
    ]);
  });

  it('lets the last rest who has not rested yet', () => {
    expect(swissRound([0, 1, 2], [], new Set()).bye).toBe(2);
    expect(swissRound([0, 1, 2], [], new Set([2])).bye).toBe(1);
  });

  it('goes on until everybody has met everybody, and then lets them meet again', () => {
    for (const entrants of [2, 3, 4]) {
      const met: Pairing[] = [];
      const byes = new Set<number>();
      const standing = Array.from({ length: entrants }, (_, at) => at);
      for (let round = 0; round < mostRounds(entrants); round++) {
        const { pairings, bye } = swissRound(standing, met, byes);
        met.push(...pairings);
        if (bye !== null) byes.add(bye);
      }
      expect(met.map(String).sort((a, b) => a.localeCompare(b))).toEqual(roundRobin(entrants).map(String));
      expect(swissRound(standing, met, byes).pairings).toHaveLength(Math.floor(entrants / 2));
    }
  });
});
