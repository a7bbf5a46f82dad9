/** Votes: for words, with what each of them brings about, and for objects. 2006, 2009, 2011: none · 2026: 701.38 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const VOTE = { do: 'vote', who: { who: 'all' } };
const WORDS = [
  { word: '$a', out: '$a' },
  { word: '$b', out: '$b' },
];

/** Sentences in which everybody votes. The votes for a word have its name. */
export const voteClause: Rule = alt('a vote', () => [
  phrase('starting with you, each player votes for {a:choice} or {b:choice}', { ...VOTE, for: { words: WORDS } }),
  phrase('starting with you, each player votes for a {k:singularKind}', {
    ...VOTE,
    for: { objects: { set: 'all', '...': '$k' } },
  }),
]);
