/** Trees are checked against the shapes of the vocabulary, and a walk through them finds its way by those. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616 */
import { describe, expect, test } from 'vitest';
import { bindsOutcome, nodeNames, nodesIn, problemOfAbilities } from './nodes.ts';

const draw = { do: 'draw', who: { who: 'you' }, count: 1 };
const spell = (...effect: unknown[]) => [{ ability: 'spell', body: { effect } }];

describe('a tree', () => {
  test('of the vocabulary is in order', () => {
    expect(problemOfAbilities(spell(draw, { ...draw, out: 'drawn' }))).toBeNull();
    expect(problemOfAbilities([{ ability: 'keyword', keyword: 'rampage', n: { q: 'x' } }])).toBeNull();
  });

  test.each([
    [
      'an unknown kind of node',
      spell({ do: 'frobnicate' }),
      'abilities[0].body.effect[0].do is "frobnicate", which is not known',
    ],
    [
      'a kind that every object inherits',
      spell({ do: 'constructor' }),
      'effect[0].do is "constructor", which is not known',
    ],
    ['an unknown part', spell({ ...draw, speed: 3 }), 'effect[0].speed is not a field there'],
    ['a missing part', spell({ do: 'draw', who: { who: 'you' } }), 'effect[0].count is missing'],
    ['a node of another family', spell({ ...draw, who: { set: 'self' } }), 'effect[0].who.who is missing'],
    ['a number for a word', spell({ ...draw, out: 3 }), 'effect[0].out is 3, and must be a text'],
    ['an outcome where none is bound', spell({ do: 'endTurn', out: 'o1' }), 'effect[0].out is not a field there'],
    [
      'a word that its place has not',
      spell({ do: 'daytime', to: 'noon' }),
      'effect[0].to is "noon", and must be "day" or "night"',
    ],
    ['a word for a quantity', spell({ ...draw, count: 'two' }), 'effect[0].count is "two"'],
    ['an unresolved word', spell({ ...draw, who: { who: 'ref', name: '?it' } }), 'an unresolved word ?it'],
    ['no list', { ability: 'spell' }, 'abilities is an object, and must be a list'],
  ])('with %s is refused, and the message says where', (_, tree, message) => {
    expect(problemOfAbilities(tree)).toContain(message);
  });

  test('of any depth is refused, not followed until the stack is full', () => {
    let where: object = { is: 'any' };
    for (let i = 0; i < 10_000; i++) where = { is: 'not', of: where };
    expect(problemOfAbilities(spell({ do: 'tap', what: { set: 'all', where } }))).toContain('too deep');
  });
});

describe('the nodes', () => {
  test('are those that the types name, by family and kind', () => {
    expect(nodeNames()).toEqual(
      expect.arrayContaining(['do: draw', 'set: self', 'q: x', 'of: died', 'ability: static']),
    );
    expect(new Set(nodeNames()).size).toBe(nodeNames().length);
  });

  test('of a tree are found, and no records that have such a key by chance', () => {
    const times = { if: 'compare', left: { q: 'x' }, op: '=', right: 1 };
    const cost = { mana: ['2'], lessMana: { if: times } };
    const paying = { do: 'pay', who: { who: 'you' }, cost, then: [{ ...draw, count: 2 }] };
    expect([...nodesIn([...spell(paying), { ability: 'keyword', keyword: 'flying' }])].toSorted()).toEqual([
      'ability: keyword',
      'ability: spell',
      'do: draw',
      'do: pay',
      'if: compare',
      'keyword: flying',
      'q: x',
      'who: you',
    ]);
  });

  test('bind an outcome where their type says so', () => {
    expect(bindsOutcome('draw')).toBe(true);
    expect(bindsOutcome('endTurn')).toBe(false);
  });
});
