/** "The creature with the least power. … If two or more creatures are tied …, you choose one of them." 2006: 413.2a · 2009, 2011, 2026: 608.2d */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const EXTREMES = [
  ['least', 'least'],
  ['lowest', 'least'],
  ['greatest', 'greatest'],
  ['highest', 'greatest'],
] as const;
const STATS = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['<mana value>', 'manaValue'],
] as const;

/** What cannot be destroyed is not chosen where another is tied with it (2006: 413.2a · 2009, 2011, 2026: 608.2d). */
const DESTRUCTIBLE = { is: 'not', of: { is: 'hasKeyword', keyword: 'indestructible' } };

/** One of those with the least or the most of it: which, its controller chooses. */
const oneOf = (q: string, stat: string, where: object, ...besides: readonly object[]): object => ({
  set: 'choice',
  by: { who: 'you' },
  from: {
    set: 'where',
    of: { set: 'all', where: '$f', ...where },
    filter: {
      '&': [{ is: 'stat', stat, op: '=', than: { q, stat, of: { set: 'all', where: '$f', ...where } } }, ...besides],
    },
  },
  count: { min: 1, max: 1 },
});

/** One of them is meant whatever is done to it; how a tie is broken is said last. */
const extreme = (most: string, q: string, words: string, stat: string): readonly Rule[] => {
  const the = `the {f:singularFilter} with the ${most} ${words}`;
  const tied = (kind: string): string => `if two or more ${kind} are tied for ${most} ${words}, you choose one of them`;
  const mark = { $most: most };
  const permanent = oneOf(q, stat, {});
  return [
    phrase(`destroy ${the}. it can't be regenerated. ${tied('creatures')}`, {
      do: 'destroy',
      what: oneOf(q, stat, {}, DESTRUCTIBLE),
      noRegenerate: true,
      ...mark,
    }),
    phrase(`{s!:definite} deal~ {n:digits} damage to ${the}. ${tied('creatures')}`, {
      do: 'damage',
      source: '$s',
      amount: '$n',
      to: { objects: permanent },
      ...mark,
    }),
    phrase(
      `return to your hand the {f:singularCardFilter} in your graveyard with the ${most} ${words}. ${tied('cards')}`,
      {
        do: 'move',
        what: oneOf(q, stat, { zone: 'graveyard', of: { who: 'you' } }),
        to: { zone: 'hand' },
        ...mark,
      },
    ),
  ];
};

export const extremes: Rule = alt('one of the least or greatest', () =>
  EXTREMES.flatMap(([most, q]) => STATS.flatMap(([words, stat]) => extreme(most, q, words, stat))),
);
