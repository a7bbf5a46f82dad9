/** Conditions about what there is beside what was spoken of. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { phrasesOf, type Rule } from '../grammar/index.ts';
import { compare } from './compare.ts';
import { definitePlayer } from './of-player.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ definitePlayer }));

export const besideIt: readonly Rule[] = [
  phrase(
    '{p!:definitePlayer} control~ {n:number} or more {f:pluralFilter} that share a creature type',
    compare(
      {
        q: 'ofOneType',
        of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } },
      },
      '≥',
      '$n',
    ),
  ),
  phrase('{o!:definite} target~ only {s:self}', {
    if: 'matches',
    what: '$o',
    filter: { is: 'targets', what: '$s', only: true },
  }),
  phrase(
    '{o!:definite} started the turn untapped',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'beganTurnUntapped' } } },
    { agree: 'none' },
  ),
  phrase("there's another {f:singularFilter} <in play>", {
    if: 'exists',
    what: { set: 'all', where: { '&': [{ is: 'other' }, '$f'] } },
    $there: 'another',
  }),
  phrase('all {k:pluralKind} are {f:pluralFilter}', {
    if: 'not',
    of: {
      if: 'exists',
      what: { set: 'where', of: { set: 'all', '...': '$k' }, filter: { is: 'not', of: '$f' } },
    },
    $all: 'are',
  }),
  phrase('no cards are in that graveyard', {
    if: 'not',
    of: {
      if: 'exists',
      what: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: { who: 'owners', of: { set: 'it' } } },
    },
    $that: true,
  }),
];
