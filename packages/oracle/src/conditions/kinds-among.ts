/** How many kinds there are among objects. 2006: 205, 212 · 2009, 2011, 2026: 205, 305 */
import { COLORS } from '@rulewright/engine';
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { stats } from '../nouns/postmodifiers.ts';
import { pluralFilter, pluralKind } from '../nouns/objects.ts';
import { anyPlayer } from '../nouns/players.ts';
import { compare } from './compare.ts';

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
    'there are {n} or more basic land types among {k}',
    compare({ q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
    { n: number, k: pluralKind },
  ),
  phrase(
    'there are {n} or more card types among {k}',
    compare({ q: 'typesAmong', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
    { n: number, k: pluralKind },
  ),
  // coven and its kin
  phrase(
    '{p!} control~ {n} or more {f} with different {s}',
    compare(
      {
        q: 'valuesAmong',
        stat: '$s',
        of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } },
      },
      '≥',
      '$n',
    ),
    { p: anyPlayer, n: number, f: pluralFilter, s: stats },
  ),
  phrase(
    '{p!} control~ {n} or more {f} with different names',
    compare(
      { q: 'differentNames', of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } } },
      '≥',
      '$n',
    ),
    { p: anyPlayer, n: number, f: pluralFilter },
  ),
  phrase(
    'there are {n} or more [$different: different] {s} among {k}',
    compare({ q: 'valuesAmong', stat: '$s', of: { set: 'all', '...': '$k' } }, '≥', '$n'),
    { n: number, k: pluralKind, s: stats },
  ),
]);
