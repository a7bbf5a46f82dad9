/** Whether something attacked, blocked or was blocked, this turn or in this combat, or is blocked now. 2006: 308–309 · 2009, 2011, 2026: 508–509 */
import { phrasesOf, type Rule } from '../grammar/index.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

const attackedOrBlocked = (time: string, then: object): Rule =>
  phrase(
    `{o!:definite} attacked or blocked this ${time}`,
    {
      if: 'matches',
      what: '$o',
      filter: {
        is: 'or',
        of: [
          { is: 'history', event: { did: 'attacked', ...then } },
          { is: 'history', event: { did: 'blocked', ...then } },
        ],
      },
    },
    { agree: 'none' },
  );

export const fought: readonly Rule[] = [
  attackedOrBlocked('turn', {}),
  attackedOrBlocked('combat', { combat: true }),
  phrase(
    '{o!:definite} attacked this combat',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attacked', combat: true } } },
    { agree: 'none' },
  ),
  phrase(
    "{o!:definite} didn't attack",
    {
      if: 'not',
      of: { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attacked' } } },
      $bare: true,
    },
    { agree: 'none' },
  ),
  phrase("you're the defending player", { if: 'samePlayer', a: { who: 'defending' }, b: { who: 'you' } }),
  phrase(
    '{o!:definite} was blocked this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'becameBlocked' } } },
    { agree: 'none' },
  ),
  phrase(
    '{o!:definite} blocked or was blocked by a {f:singularFilter} this turn',
    {
      if: 'matches',
      what: '$o',
      filter: {
        is: 'or',
        of: [
          { is: 'history', event: { did: 'underwent', event: { on: 'blocks', what: { is: 'any' }, whom: '$f' } } },
          {
            is: 'history',
            event: { did: 'underwent', event: { on: 'becomesBlocked', what: { is: 'any' }, by: '$f' } },
          },
        ],
      },
    },
    { agree: 'none' },
  ),
  phrase(
    'at least one other {f:singularFilter} is blocking {o:definite}',
    {
      if: 'exists',
      what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'blocking', whom: '$o' }] } },
      $blocking: 'other',
    },
    { agree: 'none' },
  ),
  phrase(
    'no {f:pluralFilter} are blocking {o:definite}',
    {
      if: 'not',
      of: { if: 'exists', what: { set: 'all', where: { '&': ['$f', { is: 'blocking', whom: '$o' }] } } },
      $blocking: true,
    },
    { agree: 'none' },
  ),
  phrase(
    'at least one {f:singularFilter} is blocking {o:definite}',
    { if: 'exists', what: { set: 'all', where: { '&': ['$f', { is: 'blocking', whom: '$o' }] } }, $blocking: true },
    { agree: 'none' },
  ),
];
