/** The most common colour among all permanents. 2006: 203, 212 · 2009, 2011, 2026: 105, 109 */
import { COLORS } from '@rulewright/engine';
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { definite } from '../nouns/objects.ts';
import { compare } from './compare.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ spokenOf }));

const permanentsOf = (c: string) => ({
  q: 'count',
  of: { set: 'all', where: { is: 'color', color: c } },
});

/** That as many permanents have the colour as have any. */
const isMostCommon = (c: string) => compare(permanentsOf(c), '≥', { q: 'max', of: COLORS.map(permanentsOf) });

/** "You control the creature with the greatest power or tied for the greatest power", by whatever it is measured. */
const foremost = (most: string, words: string, stat: string): Rule =>
  phrase(`you control the {f:singularFilter} with the ${most} ${words} or tied for the ${most} ${words}`, {
    if: 'exists',
    what: {
      set: 'all',
      where: {
        '&': [
          '$f',
          { is: 'stat', stat, op: '≥', than: { q: 'greatest', stat, of: { set: 'all', where: '$f' } } },
          { is: 'controlledBy', player: { who: 'you' } },
        ],
      },
    },
    $strongest: most,
  });
/** "It has the least power or is tied for least power among creatures". */
const outermost = (most: string, q: string, op: string, words: string, stat: string): Rule =>
  phrase(`it has the ${most} ${words} or is tied for ${most} ${words} among {k:pluralKind}`, {
    if: 'matches',
    what: { set: 'it' },
    filter: { is: 'stat', stat, op, than: { q, stat, of: { set: 'all', '...': '$k' } } },
    $most: most,
  });
const MOST = [
  ['greatest', 'greatest', '≥'],
  ['highest', 'greatest', '≥'],
  ['least', 'least', '≤'],
  ['lowest', 'least', '≤'],
] as const;

export const strongest: Rule = alt('the greatest', () => [
  ...MOST.flatMap(([most, q, op]) => [
    outermost(most, q, op, 'power', 'power'),
    outermost(most, q, op, 'toughness', 'toughness'),
    outermost(most, q, op, '<mana value>', 'manaValue'),
  ]),
  ...['greatest', 'highest'].flatMap((most) => [
    foremost(most, 'power', 'power'),
    foremost(most, 'toughness', 'toughness'),
    foremost(most, '<mana value>', 'manaValue'),
  ]),
]);

const theirs = (c: string) => ({ q: 'count', of: { set: 'all', where: { '&': ['$f', { is: 'color', color: c }] } } });
/** That more of those have the chosen colour than have any other. */
const CHOSEN_IS_MOST_COMMON = {
  if: 'or',
  of: COLORS.map((c) => ({
    if: 'and',
    of: [
      { if: 'isWord', name: 'chosenColor', word: c },
      compare(theirs(c), '>', { q: 'max', of: COLORS.filter((other) => other !== c).map(theirs) }),
    ],
  })),
};

export const mostCommon: Rule = alt('the most common color', () => [
  phrase(
    "the chosen color is the most common color among {f:pluralFilter} but isn't tied for most common",
    CHOSEN_IS_MOST_COMMON,
  ),
  phrase("the chosen color isn't the most common color among {f:pluralFilter} or is tied for most common", {
    if: 'not',
    of: CHOSEN_IS_MOST_COMMON,
  }),
  phrase('{c:color} is the most common color among all permanents or is tied for most common', isMostCommon('$c')),
  phrase(
    '{o:spokenOf} shares a color with the most common color among all permanents or a color tied for most common',
    {
      if: 'or',
      of: COLORS.map((c) => ({
        if: 'and',
        of: [{ if: 'matches', what: '$o', filter: { is: 'color', color: c } }, isMostCommon(c)],
      })),
    },
    { agree: 'none' },
  ),
]);

/** "It", "that permanent": spoken of once, and meant with each colour. */
const isSpokenOf = (value: unknown): unknown =>
  ['it', 'that'].includes((value as { set?: string } | undefined)?.set ?? '') ? value : undefined;
const spokenOf: Rule = kept<unknown>(definite, isSpokenOf);
