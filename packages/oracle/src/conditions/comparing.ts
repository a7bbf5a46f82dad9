/** Conditions that set a number against another. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { digits, number, plainDigits, numberWord } from '../nouns/numbers.ts';
import { definite, objectPossessive, pluralKind } from '../nouns/objects.ts';
import { anyPlayer, possessive, targetPlayer } from '../nouns/players.ts';
import { stat } from '../nouns/postmodifiers.ts';
import { quantity } from '../nouns/quantities.ts';
import { color } from '../nouns/words.ts';
import { compare } from './compare.ts';
import { ofOne } from './of-player.ts';

/** Of the dice rolled last. */
const RESULT = { q: 'ref', name: '?roll' };

const COUNTED = { q: 'count', of: { set: 'all', '...': '$k' } };
const HALF = { q: 'half', of: COUNTED, round: 'down' };

const YOU = { who: 'you' };
const COMPARISONS = [
  ['less than or equal to', '≤'],
  ['greater than or equal to', '≥'],
  ['greater than', '>'],
  ['less than', '<'],
] as const;
const onesOwn: Rule = ofOne(possessive);

export const comparing: Rule = alt('comparing', () => [
  phrase(
    'X is {n} or (w:more|greater)',
    { ...compare({ q: 'x' }, '≥', '$n'), $w: '$w' },
    {
      n: plainDigits,
    },
  ),
  ...['even', 'odd'].map((word, rest) =>
    phrase(
      `the number of {k} is ${word}`,
      compare({ q: 'subtract', from: COUNTED, of: { q: 'times', of: 2, by: HALF } }, '=', rest),
      { k: pluralKind },
    ),
  ),
  phrase('X is {n} or more', { ...compare({ q: 'x' }, '≥', '$n'), $word: true }, { n: numberWord }),
  phrase('X is {n} or less', compare({ q: 'x' }, '≤', '$n'), { n: plainDigits }),
  ...COMPARISONS.map(([words, op]) => phrase(`X is ${words} {q}`, compare({ q: 'x' }, op, '$q'), { q: quantity })),
  ...(
    [
      ['less', '≤'],
      ['higher', '≥'],
      ['greater', '≥'],
    ] as const
  ).map(([word, op]) =>
    phrase(`the result is {n} or ${word}`, { ...compare(RESULT, op, '$n'), $w: word }, { n: plainDigits }),
  ),
  ...COMPARISONS.map(([words, op]) =>
    phrase(`{of} life total is ${words} {q}`, compare({ q: 'life', of: '$of' }, op, '$q'), {
      of: onesOwn,
      q: quantity,
    }),
  ),
  ...COMPARISONS.map(([words, op]) =>
    phrase(
      `the number of {k} is ${words} {q}`,
      { ...compare(COUNTED, op, '$q'), $number: true },
      { k: pluralKind, q: quantity },
    ),
  ),
  phrase(
    "the difference between your life total and {p}'s life total is {n} or less",
    {
      if: 'and',
      of: [
        compare({ q: 'life', of: YOU }, '≤', { q: 'add', of: [{ q: 'life', of: '$p' }, '$n'] }),
        compare({ q: 'life', of: { who: 'that' } }, '≤', { q: 'add', of: [{ q: 'life', of: YOU }, '$n'] }),
      ],
      $apart: true,
    },
    { p: () => targetPlayer, n: plainDigits },
    { agree: 'none' },
  ),
  phrase(
    'you have at least {n} life more than your starting life total',
    { ...compare({ q: 'life', of: YOU }, '≥', { q: 'add', of: [{ q: 'startingLife', of: YOU }, '$n'] }), $have: true },
    { n: digits },
  ),
  phrase(
    'you have the most life or are tied for most life',
    compare({ q: 'life', of: YOU }, '=', {
      q: 'greatestAmong',
      players: { who: 'all' },
      amount: { q: 'life', of: { who: 'actor' } },
    }),
  ),
  phrase('{o} {s} is X', compare({ q: 'stat', stat: '$s', of: '$o' }, '=', { q: 'x' }), {
    o: objectPossessive,
    s: stat,
  }),
  ...COMPARISONS.flatMap(([words, op]) => [
    phrase(`{o} {s} is ${words} {q}`, compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'), {
      o: objectPossessive,
      s: stat,
      q: quantity,
    }),
    phrase(
      `{o} {s} was ${words} {q}`,
      { ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'), $was: words },
      { o: objectPossessive, s: stat, q: quantity },
    ),
    phrase(
      `{o} {s} remains ${words} {q}`,
      { ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'), $remains: true },
      { o: objectPossessive, s: stat, q: quantity },
    ),
  ]),
  ...(
    [
      ['or less', '≤'],
      ['or greater', '≥'],
    ] as const
  ).flatMap(([words, op]) => [
    phrase(
      `{o!} have~ {s} {n} ${words}`,
      { ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$n'), $has: true },
      { o: () => definite, s: stat, n: digits },
    ),
    phrase(
      `{o!} had {s} {n} ${words}`,
      { ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$n'), $has: 'had' },
      { o: () => definite, s: stat, n: digits },
    ),
  ]),
  ...COMPARISONS.flatMap(([words, op]) =>
    ['have~', 'had'].map(($has) =>
      phrase(
        `{o!} ${$has} {s} ${words} {q}`,
        { ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'), $has },
        { o: () => definite, s: stat, q: quantity },
      ),
    ),
  ),
  phrase('{p!} have~ a full party', compare({ q: 'party', of: '$p' }, '≥', 4), { p: anyPlayer }),
  phrase('{of} devotion to {c} is less than {n}', compare({ q: 'devotion', colors: ['$c'], of: '$of' }, '<', '$n'), {
    of: possessive,
    c: color,
    n: number,
  }),
  phrase(
    '{of} devotion to {c} and {d} is less than {n}',
    compare({ q: 'devotion', colors: ['$c', '$d'], of: '$of' }, '<', '$n'),
    { of: possessive, c: color, d: color, n: number },
  ),
  phrase(
    '{o} {s} is {n} or greater',
    { ...compare({ q: 'stat', stat: '$s', of: '$o' }, '≥', '$n'), $or: true },
    {
      o: objectPossessive,
      s: stat,
      n: digits,
    },
  ),
  phrase(
    '{o} {s} is {n} or more',
    { ...compare({ q: 'stat', stat: '$s', of: '$o' }, '≥', '$n'), $or: 'more' },
    { o: objectPossessive, s: stat, n: digits },
  ),
  phrase(
    '{o} {s} is {n} or less',
    { ...compare({ q: 'stat', stat: '$s', of: '$o' }, '≤', '$n'), $or: true },
    {
      o: objectPossessive,
      s: stat,
      n: digits,
    },
  ),
  ...(
    [
      ['or less', '≤'],
      ['or greater', '≥'],
    ] as const
  ).map(([words, op]) =>
    phrase(
      `{o} {s} was {n} ${words}`,
      { ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$n'), $was: true },
      { o: objectPossessive, s: stat, n: digits },
    ),
  ),
  phrase(
    '{o} {s} is exactly {n}',
    { ...compare({ q: 'stat', stat: '$s', of: '$o' }, '=', '$n'), $exactly: true },
    { o: objectPossessive, s: stat, n: digits },
  ),
  phrase('{o} {s} is equal to {q}', compare({ q: 'stat', stat: '$s', of: '$o' }, '=', '$q'), {
    o: objectPossessive,
    s: stat,
    q: quantity,
  }),
]);
