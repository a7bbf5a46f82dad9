/** How many counters an object can keep. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122.1b */
import { expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { characteristics } from '../continuous/derive.ts';
import { unsoundness } from '../soundness/state.ts';
import { BeyondLimits, MOST_INSTANCES } from '../state/limits.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, WritableObject } from '../state/state.ts';
import { enterWith } from './counters.ts';

function bear() {
  const table = board(testEdition('2026-02'));
  const id = table.put({ name: 'Bear', power: 2, toughness: 2 });
  return { ...table, id, object: objectOf(table.game, id) as GameObject };
}

test('as many keyword counters as can be kept, and each gives an instance of its own', () => {
  const { game, object, id, touch } = bear();
  enterWith(game, object, [{ counter: 'exalted', count: MOST_INSTANCES }]);
  touch();
  expect(characteristics(game, id).abilities).toHaveLength(MOST_INSTANCES);
});

test('nothing enters with more of them', () => {
  const { game, object } = bear();
  expect(() => enterWith(game, object, [{ counter: 'flying', count: MOST_INSTANCES + 1 }])).toThrow(BeyondLimits);
  expect(() => enterWith(game, object, [{ counter: 'charge', count: MOST_INSTANCES + 1 }])).not.toThrow();
});

test('no state with more of them is sound', () => {
  const { game, object, id } = bear();
  const faults = (counters: Record<string, number>): string[] => {
    (object as WritableObject).counters = counters;
    return unsoundness(game.state, game.definitions).filter((fault) => fault.includes('counters'));
  };
  expect(faults({ flying: MOST_INSTANCES, charge: MOST_INSTANCES + 1 })).toEqual([]);
  expect(faults({ flying: MOST_INSTANCES + 1 })).toEqual([`object ${id} has ${MOST_INSTANCES + 1} flying counters`]);
});
