/** Which rules a text has the words for. 2006: 104 · 2009, 2011, 2026: 107 */
import { expect, it } from 'vitest';
import { NeededWords, Present } from './present.ts';
import { tokenise } from './tokens.ts';

const rules = new NeededWords([
  [],
  [['draw', 'draws'], ['a']],
  [['exile']],
  [['draw', 'exile']],
  [['you'], ['draw'], ['cards', 'card']],
]);
const fitting = (text: string): number[] => {
  const present = new Present(tokenise(text));
  return [0, 1, 2, 3, 4].filter((rule) => present.meets(rules, rule));
};

it('a rule needs a word of every group, as it is written or in lower case', () => {
  expect(fitting('You draw a card.')).toEqual([0, 1, 3, 4]);
  expect(fitting('Draws two cards.')).toEqual([0]);
  expect(fitting('Exile it.')).toEqual([0, 2, 3]);
  expect(fitting('')).toEqual([0]);
});

it('words that rules need only later are found in a text that is there already', () => {
  const present = new Present(tokenise('Recently numbered words'));
  expect(present.meets(rules, 0)).toBe(true);
  const later = new NeededWords([[['numbered']], [['never numbered before']]]);
  expect(present.meets(later, 0)).toBe(true);
  expect(present.meets(later, 1)).toBe(false);
  expect(present.has('recently')).toBe(true);
});
