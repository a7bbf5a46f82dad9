/** The descriptors of the vocabulary: they agree with its types, and trees are checked against them. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616 */
import { describe, expect, test } from 'vitest';
import type { Filter } from '../nouns.ts';
import { problemOfAbilities } from './check.ts';
import type { Table } from './holds.ts';
import { filter, maybe, objects, players } from './places.ts';

const draw = { do: 'draw', who: { who: 'you' }, count: 1 };
const spell = (...effect: unknown[]) => [{ ability: 'spell', body: { effect } }];

describe('a tree', () => {
  test('of the vocabulary is in order', () => {
    expect(problemOfAbilities(spell(draw, { ...draw, out: 'drawn' }))).toBeNull();
    expect(problemOfAbilities([{ ability: 'keyword', keyword: 'rampage', n: { q: 'x' } }])).toBeNull();
  });

  test.each([
    ['an unknown kind of node', spell({ do: 'frobnicate' }), 'do: "frobnicate" is not in the vocabulary'],
    ['a kind that every object inherits', spell({ do: 'constructor' }), 'do: "constructor" is not in the vocabulary'],
    ['an unknown part', spell({ ...draw, speed: 3 }), '"speed" is not a part of do: "draw"'],
    ['a missing part', spell({ do: 'draw', who: { who: 'you' } }), 'do: "draw" has no "count"'],
    ['a node of another family', spell({ ...draw, who: { set: 'self' } }), '"who" of do: "draw" has no "who"'],
    ['a number for a word', spell({ ...draw, out: 3 }), '"out" of do: "draw" is no word'],
    ['an outcome where none is bound', spell({ do: 'endTurn', out: 'o1' }), '"out" is not a part of do: "endTurn"'],
    [
      'a word that its place has not',
      spell({ do: 'daytime', to: 'noon' }),
      '"to" of do: "daytime": "noon" is not in the vocabulary',
    ],
    ['a word for a quantity', spell({ ...draw, count: 'two' }), '"count" of do: "draw" is no number'],
    ['an unresolved word', spell({ ...draw, who: { who: 'ref', name: '?it' } }), 'an unresolved word ?it'],
    ['no list', { ability: 'spell' }, 'abilities is no list'],
  ])('with %s is refused, and the message says where', (_, tree, message) => {
    expect(problemOfAbilities(tree)).toContain(message);
  });

  test('of any depth is refused, not followed until the stack is full', () => {
    let where: object = { is: 'any' };
    for (let i = 0; i < 10_000; i++) where = { is: 'not', of: where };
    expect(problemOfAbilities(spell({ do: 'tap', what: { set: 'all', where } }))).toContain('too deeply');
  });
});

test('a descriptor that disagrees with the type of its node does not compile', () => {
  type Some = Extract<Filter, { is: 'in' | 'attacking' | 'self' }>;
  const right: Table<Some, 'is'> = { in: { set: objects }, attacking: { whom: maybe(players) }, self: {} };
  const wrong: Table<Some, 'is'>[] = [
    // @ts-expect-error what a key holds
    { in: { set: filter }, attacking: { whom: maybe(players) }, self: {} },
    // @ts-expect-error a key that may be absent
    { in: { set: objects }, attacking: { whom: players }, self: {} },
    // @ts-expect-error a key that must be there
    { in: { set: maybe(objects) }, attacking: { whom: maybe(players) }, self: {} },
    // @ts-expect-error a key too few
    { in: {}, attacking: { whom: maybe(players) }, self: {} },
    // @ts-expect-error a key too many
    { in: { set: objects, of: filter }, attacking: { whom: maybe(players) }, self: {} },
    // @ts-expect-error a node too few
    { in: { set: objects }, attacking: { whom: maybe(players) } },
  ];
  expect([right, ...wrong]).toHaveLength(7);
});
