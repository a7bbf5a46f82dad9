/** Votes: for words, with what each of them brings about, and for objects. 2006, 2009, 2011: none · 2026: 701.38 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { singularKind } from '../nouns/index.ts';
import { choice } from '../nouns/votes.ts';

const VOTE = { do: 'vote', who: { who: 'all' } };
const WORDS = [
  { word: '$a', out: '$a' },
  { word: '$b', out: '$b' },
];

/** Sentences in which everybody votes. The votes for a word have its name. */
export const voteClause: Rule = alt('a vote', () => [
  phrase(
    'starting with you, each player votes for {a} or {b}',
    { ...VOTE, for: { words: WORDS } },
    { a: choice, b: choice },
  ),
  phrase(
    'starting with you, each player votes for a {k}',
    { ...VOTE, for: { objects: { set: 'all', '...': '$k' } } },
    { k: singularKind },
  ),
]);
