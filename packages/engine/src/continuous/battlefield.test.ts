/** What fits as the table stands is what fits one by one. 2006: 418.4 · 2009, 2011, 2026: 611.3 */
import { describe, expect, it } from 'vitest';
import { matches } from '../meaning/filter.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import { permanentsThat } from './battlefield.ts';
import { board, testEdition } from './board-in-tests.ts';
import { derive } from './derive.ts';
import type { Table } from './table.ts';

describe('permanents that fit', () => {
  it('are those that match one by one', () => {
    const b = board(testEdition('2026-02'));
    const source = b.put({
      manaCost: ['W'],
      subtypes: ['Elf'],
      supertypes: ['legendary'],
      abilities: [{ ability: 'keyword', keyword: 'flying' }],
    });
    b.put({ manaCost: ['1'], types: ['artifact', 'creature'] }, { controller: 1, tapped: true });
    b.put({ types: ['land'], subtypes: ['Forest'] });
    b.put({ abilities: [{ ability: 'keyword', keyword: 'changeling' }] }, { controller: 1, counters: { fuse: 1 } });
    b.put({}, { phasedOut: true });
    const simple: Filter[] = [
      { is: 'any' },
      { is: 'type', type: 'creature' },
      { is: 'supertype', supertype: 'legendary' },
      { is: 'subtype', subtype: 'Elf' },
      { is: 'subtype', subtype: { ref: 'none' } },
      { is: 'color', color: 'W' },
      { is: 'color', color: { ref: 'chosen' } },
      { is: 'colorless' },
      { is: 'multicolored' },
      { is: 'hasKeyword', keyword: 'flying' },
      { is: 'tapped' },
      { is: 'hasCounter', counter: 'fuse' },
      { is: 'controlledBy', player: { who: 'you' } },
      { is: 'controlledBy', player: { who: 'opponents' } },
      { is: 'self' },
      { is: 'other' },
      { is: 'named', name: 'Object' },
      { is: 'card' },
    ];
    const compound = simple.flatMap((a) =>
      simple.flatMap((c): Filter[] => [
        { is: 'and', of: [a, c] },
        { is: 'or', of: [a, { is: 'not', of: c }] },
      ]),
    );
    const ctx = { controller: 0, source, env: { chosen: { word: 'W' } }, x: null, ref: null, stack: null };
    const table = derive(b.game) as Table;
    for (const filter of [...simple, ...compound]) {
      const expected = b.game.state.battlefield.filter(
        (id) => b.game.state.objects[id & 16383]?.phasedOut === false && matches(b.game, ctx, id, filter),
      );
      expect(permanentsThat(b.game, table, ctx, filter)).toEqual(expected);
    }
  });
});
