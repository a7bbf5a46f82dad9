/** What is told of each change of an object. 2006: 418.5 · 2009, 2011, 2026: 613 */
import { describe, expect, it } from 'vitest';
import { all, board, changes, creatures, EDITIONS, lands, testEdition } from '../continuous/board-in-tests.ts';
import { derive } from '../continuous/derive.ts';
import { objectOf } from '../state/objects.ts';
import type { CopySnapshot } from '../state/state.ts';
import { why } from './why.ts';

const edition = testEdition('2026-02');
const enchantment = ['enchantment'] as const;

/** What a copy of a 2/2 Bear holds. */
const bear = (def: string): CopySnapshot => ({
  name: 'Bear',
  manaCost: null,
  colors: [],
  supertypes: [],
  types: ['creature'],
  subtypes: [],
  power: 2,
  toughness: 2,
  loyalty: null,
  abilities: [],
  def,
  face: 0,
});

describe('why an object is what it is', () => {
  it('tells nothing of what is not there', () => {
    const b = board(edition);
    const id = b.put({});
    expect(why(b.game, id)).not.toBeNull();
    expect(why(b.game, id + 1)).toBeNull();
  });

  it('says before and after, from what, and since when', () => {
    const b = board(edition);
    const creature = b.put({ power: 2, toughness: 2 }, { controller: 1 });
    const stolen = b.change([creature], [{ mod: 'control', player: { who: 'you' } }]);
    const told = why(b.game, creature);
    expect(told?.controller).toBe(0);
    expect(told?.applications).toEqual([
      {
        layer: 'control',
        rule: '613.1b',
        source: 0,
        ref: stolen.ref,
        effect: stolen.id,
        timestamp: stolen.timestamp,
        dependedOn: [],
        changes: [{ field: 'controller', before: 1, after: 0 }],
      },
    ]);
  });

  it('names the object itself for its counters, which no ability puts there', () => {
    const b = board(edition);
    const creature = b.put({ power: 2, toughness: 2 }, { counters: { '+1/+1': 1 } });
    const [counters, ...more] = why(b.game, creature)?.applications ?? [];
    expect(more).toEqual([]);
    expect(counters).toMatchObject({ layer: 'pt-modify', rule: '613.4c', source: creature, ref: null, effect: 0 });
    expect(counters?.changes).toEqual([
      { field: 'power', before: 2, after: 3 },
      { field: 'toughness', before: 2, after: 3 },
    ]);
  });

  it('leaves out what changes nothing', () => {
    const b = board(edition);
    const creature = b.put({ power: 2, toughness: 2 });
    b.change([creature], [{ mod: 'setPT', power: 2, toughness: 2 }]);
    b.change([creature], [{ mod: 'control', player: { who: 'you' } }]);
    expect(why(b.game, creature)?.applications).toEqual([]);
  });

  it('names what an effect depended on, though that is younger (613.8)', () => {
    const b = board(edition);
    const painted = b.put({
      types: enchantment,
      abilities: [changes(all(creatures), { mod: 'types', op: 'add', types: ['artifact'] })],
    });
    const land = b.put({ types: ['land'] });
    const animated = b.put({
      types: enchantment,
      abilities: [changes(all(lands), { mod: 'types', op: 'add', types: ['creature'] })],
    });
    const told = why(b.game, land)?.applications.map(({ source, dependedOn }) => [source, dependedOn]);
    expect(told).toEqual([
      [animated, []],
      [painted, [animated]],
    ]);
  });

  it('changes nothing by being asked', () => {
    const b = board(edition);
    const creature = b.put({ power: 2, toughness: 2 });
    b.change([creature], [{ mod: 'modifyPT', power: 1, toughness: 1 }]);
    const table = derive(b.game);
    why(b.game, creature);
    expect(b.game.derived).toBe(table);
  });

  it.each(EDITIONS)('begins with the card for what entered as a copy, and names the copy first, in %s', (name) => {
    const b = board(testEdition(name));
    const original = b.put({ name: 'Bear', power: 2, toughness: 2 });
    const def = objectOf(b.game, original)?.def ?? '';
    const clone = b.put({ name: 'Clone', power: 0, toughness: 0 }, { copied: bear(def) });
    const told = why(b.game, clone);
    expect(told?.start).toMatchObject({ name: 'Clone', power: 0, toughness: 0 });
    expect(told?.result).toMatchObject({ name: 'Bear', power: 2, toughness: 2 });
    const [first, ...more] = told?.applications ?? [];
    expect(more).toEqual([]);
    expect(first).toMatchObject({ layer: 'copy', source: clone, ref: null, effect: 0 });
    expect(first?.rule).toBe(name === '2006-10' ? '418.5a' : name === '2026-02' ? '613.2a' : '613.1a');
    expect(first?.changes).toContainEqual({ field: 'name', before: 'Clone', after: 'Bear' });
  });

  it('does not name the copy of what is face down', () => {
    const b = board(edition);
    const hidden = b.put({ name: 'Clone' }, { faceDown: true, copied: bear('') });
    expect(why(b.game, hidden)?.applications.filter(({ layer }) => layer === 'copy')).toEqual([]);
  });
});
