/** Whether something attacked, blocked or was blocked, this turn or in this combat, or is blocked now. 2006: 308–309 · 2009, 2011, 2026: 508–509 */
import { phrase, type Rule } from '../grammar/index.ts';
import { definite, pluralFilter, singularFilter } from '../nouns/objects.ts';

const attackedOrBlocked = (time: string, then: object): Rule =>
  phrase(
    `{o!} attacked or blocked this ${time}`,
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
    { o: definite },
    { agree: 'none' },
  );

export const fought: readonly Rule[] = [
  attackedOrBlocked('turn', {}),
  attackedOrBlocked('combat', { combat: true }),
  phrase(
    '{o!} attacked this combat',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attacked', combat: true } } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    "{o!} didn't attack",
    {
      if: 'not',
      of: { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attacked' } } },
      $bare: true,
    },
    { o: definite },
    { agree: 'none' },
  ),
  phrase("you're the defending player", { if: 'samePlayer', a: { who: 'defending' }, b: { who: 'you' } }),
  phrase(
    '{o!} was blocked this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'becameBlocked' } } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    '{o!} blocked or was blocked by a {f} this turn',
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
    { o: definite, f: singularFilter },
    { agree: 'none' },
  ),
  phrase(
    'at least one other {f} is blocking {o}',
    {
      if: 'exists',
      what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'blocking', whom: '$o' }] } },
      $blocking: 'other',
    },
    { f: singularFilter, o: definite },
    { agree: 'none' },
  ),
  phrase(
    'no {f} are blocking {o}',
    {
      if: 'not',
      of: { if: 'exists', what: { set: 'all', where: { '&': ['$f', { is: 'blocking', whom: '$o' }] } } },
      $blocking: true,
    },
    { f: pluralFilter, o: definite },
    { agree: 'none' },
  ),
  phrase(
    'at least one {f} is blocking {o}',
    { if: 'exists', what: { set: 'all', where: { '&': ['$f', { is: 'blocking', whom: '$o' }] } }, $blocking: true },
    { f: singularFilter, o: definite },
    { agree: 'none' },
  ),
];
