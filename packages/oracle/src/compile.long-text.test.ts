import { expect, test } from 'vitest';
import { compile } from './compile.ts';

test.each([
  ['brackets', '('.repeat(100_000)],
  ['quotation marks', '“'.repeat(100_000)],
  ['words', 'Draw a card. '.repeat(10_000)],
  ['spaces', `${' '.repeat(1_000_000)}.`],
])('a text longer than any card is refused unread: %s', (_, text) => {
  const made = compile({
    name: 'Long',
    layout: 'normal',
    typeLine: 'Instant',
    supertypes: [],
    types: ['Instant'],
    subtypes: [],
    text,
    manaCost: '{R}',
  });
  expect(made.ok ? [] : made.refused.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('no card has more than 5000'),
  ]);
});

test.each([6, 60])('what can be read in too many ways is refused within its budget: %i deep', (depth) => {
  const text = `Destroy target creature${' with power less than the number of creatures'.repeat(depth)}.`;
  const made = compile({
    name: 'Deep',
    layout: 'normal',
    typeLine: 'Instant',
    supertypes: [],
    types: ['Instant'],
    subtypes: [],
    text,
    manaCost: '{R}',
  });
  expect(made.ok ? [] : made.refused.map(({ reason }) => reason)).toEqual([expect.stringContaining('60000 steps')]);
});
