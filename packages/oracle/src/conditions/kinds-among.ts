/** How many kinds there are among objects. 2006: 205, 212 · 2009, 2011, 2026: 205, 305 */
import { COLORS } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { compare } from './compare.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

/** "They all share a color": there is one that each of them has. */
const sharingColor: Rule = phrase('they all share a color', {
  if: 'or',
  of: COLORS.map((color) => ({
    if: 'matches',
    what: { set: 'same', $they: true },
    filter: { is: 'color', color },
  })),
  $share: 'color',
});

/** "there are four or more basic land types among …" */
export const domain: Rule = alt('counting kinds', () => [
  sharingColor,
  phrase(
    'there are {n:number} or more basic land types among {k:pluralKind}',
    compare({ q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
  ),
  phrase(
    'there are {n:number} or more card types among {k:pluralKind}',
    compare({ q: 'typesAmong', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
  ),
  // coven and its kin
  phrase(
    '{p!:anyPlayer} control~ {n:number} or more {f:pluralFilter} with different {s:stats}',
    compare(
      {
        q: 'valuesAmong',
        stat: '$s',
        of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } },
      },
      '≥',
      '$n',
    ),
  ),
  phrase(
    '{p!:anyPlayer} control~ {n:number} or more {f:pluralFilter} with different names',
    compare(
      { q: 'differentNames', of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } } },
      '≥',
      '$n',
    ),
  ),
  phrase(
    'there are {n:number} or more [$different: different] {s:stats} among {k:pluralKind}',
    compare({ q: 'valuesAmong', stat: '$s', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
  ),
]);
