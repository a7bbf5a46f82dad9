/** Which of two words has more votes (`references/votes.ts`). 2006, 2009, 2011: none · 2026: 701.38b */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { choice } from '../nouns/votes.ts';

export const outvoting: Rule = alt('the outcome of a vote', () => [
  phrase('{w} gets more votes', { if: 'outvotes', word: '$w' }, { w: choice }),
  phrase('{w} gets more votes or the vote is tied', { if: 'outvotes', word: '$w', tied: true }, { w: choice }),
]);
