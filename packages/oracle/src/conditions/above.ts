/** Conditions about what lies above a card in its graveyard. 2006: 217.4b · 2009, 2011, 2026: 404.2 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { aCard } from './being.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ aCard }));

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
  phrase(
    '~ is in your graveyard with {n:number} or more {f:pluralCardFilter} above it',
    withAbove('$f', { atLeast: '$n' }),
  ),
  phrase('{n:number} or more {f:pluralCardFilter} are above ~', {
    if: 'exists',
    what: { set: 'where', of: { set: 'above', of: { set: 'self' } }, filter: '$f' },
    atLeast: '$n',
  }),
  phrase('~ is in your graveyard with a {f:aCard} directly above it', withAbove('$f', {}, true)),
]);
