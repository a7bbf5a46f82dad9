/** Which of two words has more votes (`references/votes.ts`). 2006, 2009, 2011: none · 2026: 701.38b */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

export const outvoting: Rule = alt('the outcome of a vote', () => [
  phrase('{w:choice} gets more votes', { if: 'outvotes', word: '$w' }),
  phrase('{w:choice} gets more votes or the vote is tied', { if: 'outvotes', word: '$w', tied: true }),
]);
