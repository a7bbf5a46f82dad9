import { describe, expect, it } from 'vitest';
import { characteristics, controllerOf } from './derive.ts';
import { board, colorsOf, EDITIONS, pt, testEdition } from './board-in-tests.ts';

describe('a position made by hand', () => {
  it('holds objects with what is printed on them', () => {
    for (const name of EDITIONS) {
      const { game, put } = board(testEdition(name));
      const bear = put({ manaCost: ['1', 'G'], power: 2, toughness: 2, subtypes: ['Bear'] }, { controller: 1 });
      expect(pt(game, bear)).toBe('2/2');
      expect(colorsOf(game, bear)).toBe('G');
      expect(characteristics(game, bear).manaValue).toBe(2);
      expect(controllerOf(game, bear)).toBe(1);
    }
  });
});
