/** What is voted for in words. 2006, 2009, 2011: none · 2026: 701.38b */
import { terminal } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const NO_CHOICES = new Set(['a', 'each', 'the', 'that', 'this', 'one', 'another', 'target', 'whichever']);
const isChoice = (word: unknown): word is string =>
  typeof word === 'string' && /^[a-z]+$/.test(word) && !NO_CHOICES.has(word);

/** One of the words: `sickness`. */
export const choice: Rule<string> = terminal(
  'a word to vote for',
  ({ text }) => (isChoice(text) ? text : undefined),
  (word) => (isChoice(word) ? word : undefined),
);
