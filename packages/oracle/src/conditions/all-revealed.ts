/** Whether all cards that were revealed are of a kind. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { phrasesOf, type Rule } from '../grammar/index.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

export const allRevealed: Rule = phrase('all cards revealed this way are {f:pluralCardFilter}', {
  if: 'matches',
  what: { set: 'thisWay', noun: { is: 'card' }, did: 'reveal' },
  filter: '$f',
  $all: true,
});
