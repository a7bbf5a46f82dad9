/** Conditions about what lies above a card in its graveyard. 2006: 217.4b · 2009, 2011, 2026: 404.2 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { cardFilter } from '../nouns/filters.ts';
import { number } from '../nouns/numbers.ts';
import { asking } from '../nouns/objects.ts';
import { aCard } from './being.ts';

const withAbove = (filter: unknown, more: object, directly?: true) => ({
  if: 'and',
  of: [
    { if: 'selfIn', zone: 'graveyard' },
    {
      if: 'exists',
      what: { set: 'where', of: { set: 'above', of: { set: 'self' }, ...(directly && { directly }) }, filter },
      ...more,
    },
  ],
  $above: true,
});

export const above: Rule = alt('what lies above it', () => [
  phrase('~ is in your graveyard with {n} or more {f} above it', withAbove('$f', { atLeast: '$n' }), {
    n: number,
    f: asking(() => cardFilter, 2),
  }),
  phrase(
    '{n} or more {f} are above ~',
    {
      if: 'exists',
      what: { set: 'where', of: { set: 'above', of: { set: 'self' } }, filter: '$f' },
      atLeast: '$n',
    },
    { n: number, f: asking(() => cardFilter, 2) },
  ),
  phrase('~ is in your graveyard with a {f} directly above it', withAbove('$f', {}, true), { f: aCard }),
]);
