/** Conditions about what there is beside what was spoken of. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { phrase, type Rule } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { definite, self, pluralFilter, pluralKind, singularFilter } from '../nouns/objects.ts';
import { compare } from './compare.ts';
import { definitePlayer } from './of-player.ts';

export const besideIt: readonly Rule[] = [
  phrase(
    '{p!} control~ {n} or more {f} that share a creature type',
    compare(
      {
        q: 'ofOneType',
        of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } },
      },
      '≥',
      '$n',
    ),
    { p: definitePlayer, n: number, f: pluralFilter },
  ),
  phrase(
    '{o!} target~ only {s}',
    { if: 'matches', what: '$o', filter: { is: 'targets', what: '$s', only: true } },
    { o: definite, s: self },
  ),
  phrase(
    '{o!} started the turn untapped',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'beganTurnUntapped' } } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    "there's another {f} <in play>",
    { if: 'exists', what: { set: 'all', where: { '&': [{ is: 'other' }, '$f'] } }, $there: 'another' },
    { f: singularFilter },
  ),
  phrase(
    'all {k} are {f}',
    {
      if: 'not',
      of: {
        if: 'exists',
        what: { set: 'where', of: { set: 'all', '...': '$k' }, filter: { is: 'not', of: '$f' } },
      },
      $all: 'are',
    },
    { k: pluralKind, f: pluralFilter },
  ),
  phrase('no cards are in that graveyard', {
    if: 'not',
    of: {
      if: 'exists',
      what: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: { who: 'owners', of: { set: 'it' } } },
    },
    $that: true,
  }),
];
