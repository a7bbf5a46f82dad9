import { expect, test } from 'vitest';
import { everyNode, someNode } from './some-node.ts';

test('a node is found at the root, in lists and in records, and nowhere in words and numbers', () => {
  const tree = { do: 'if', then: [{ do: 'draw', count: { q: 'x' } }], else: null };
  expect(someNode(tree, (node) => node['do'] === 'if')).toBe(true);
  expect(someNode(tree, (node) => node['q'] === 'x')).toBe(true);
  expect(someNode(tree, (node) => node['do'] === 'mill')).toBe(false);
  expect(someNode('if', () => true)).toBe(false);
  expect(someNode(null, () => true)).toBe(false);
});

test('every node comes once, each before those within it', () => {
  const draw = { do: 'draw', count: { q: 'x' } };
  const tree = { do: 'if', then: [draw], else: null };
  expect(everyNode(tree)).toEqual([tree, [draw], draw, { q: 'x' }]);
  expect(everyNode('if')).toEqual([]);
});
