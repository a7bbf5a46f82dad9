/** Whether all cards that were revealed are of a kind. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { phrase, type Rule } from '../grammar/index.ts';
import { cardFilter } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';

export const allRevealed: Rule = phrase(
  'all cards revealed this way are {f}',
  { if: 'matches', what: { set: 'thisWay', noun: { is: 'card' }, did: 'reveal' }, filter: '$f', $all: true },
  { f: asking(() => cardFilter, 2) },
);
