/** How many kinds there are among objects. 2006: 205, 212 · 2009, 2011, 2026: 205, 305 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { pluralKind } from '../nouns/objects.ts';
import { compare } from './compare.ts';

/** "there are four or more basic land types among …" */
export const domain: Rule = alt('counting kinds', () => [
  phrase(
    'there are {n} or more basic land types among {k}',
    compare({ q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
    { n: number, k: pluralKind },
  ),
  phrase(
    'there are {n} or more card types among {k}',
    compare({ q: 'typesAmong', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
    { n: number, k: pluralKind },
  ),
]);
