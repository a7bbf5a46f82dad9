/** How many kinds there are among objects. 2006: 205, 212 · 2009, 2011, 2026: 205, 305 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { pluralKind } from '../nouns/objects.ts';

/** "there are four or more basic land types among …" */
export const domain: Rule = alt('counting kinds', () => [
  phrase(
    'there are {n} or more basic land types among {k}',
    { if: 'compare', left: { q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } }, op: '≥', right: '$n' },
    { n: number, k: pluralKind },
  ),
  phrase(
    'there are {n} or more card types among {k}',
    { if: 'compare', left: { q: 'typesAmong', of: { set: 'all', '...': '$k' } }, op: '≥', right: '$n' },
    { n: number, k: pluralKind },
  ),
]);
