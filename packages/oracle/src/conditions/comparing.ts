/** Conditions that set a number against another. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { possessive } from '../nouns/players.ts';
import { compare } from './compare.ts';
import { ofOne } from './of-player.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ onesOwn }));

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
  phrase('X is {n:plainDigits} or (w:more|greater)', { ...compare({ q: 'x' }, '≥', '$n'), $w: '$w' }),
  ...['even', 'odd'].map((word, rest) =>
    phrase(
      `the number of {k:pluralKind} is ${word}`,
      compare({ q: 'subtract', from: COUNTED, of: { q: 'times', of: 2, by: HALF } }, '=', rest),
    ),
  ),
  phrase('X is {n:numberWord} or more', { ...compare({ q: 'x' }, '≥', '$n'), $word: true }),
  phrase('X is {n:plainDigits} or less', compare({ q: 'x' }, '≤', '$n')),
  ...COMPARISONS.map(([words, op]) => phrase(`X is ${words} {q:quantity}`, compare({ q: 'x' }, op, '$q'))),
  ...(
    [
      ['less', '≤'],
      ['higher', '≥'],
      ['greater', '≥'],
    ] as const
  ).map(([word, op]) => phrase(`the result is {n:plainDigits} or ${word}`, { ...compare(RESULT, op, '$n'), $w: word })),
  ...COMPARISONS.map(([words, op]) =>
    phrase(`{of:onesOwn} life total is ${words} {q:quantity}`, compare({ q: 'life', of: '$of' }, op, '$q')),
  ),
  ...COMPARISONS.map(([words, op]) =>
    phrase(`the number of {k:pluralKind} is ${words} {q:quantity}`, { ...compare(COUNTED, op, '$q'), $number: true }),
  ),
  phrase(
    "the difference between your life total and {p:targetPlayer}'s life total is {n:plainDigits} or less",
    {
      if: 'and',
      of: [
        compare({ q: 'life', of: YOU }, '≤', { q: 'add', of: [{ q: 'life', of: '$p' }, '$n'] }),
        compare({ q: 'life', of: { who: 'that' } }, '≤', { q: 'add', of: [{ q: 'life', of: YOU }, '$n'] }),
      ],
      $apart: true,
    },
    { agree: 'none' },
  ),
  phrase('you have at least {n:digits} life more than your starting life total', {
    ...compare({ q: 'life', of: YOU }, '≥', { q: 'add', of: [{ q: 'startingLife', of: YOU }, '$n'] }),
    $have: true,
  }),
  phrase(
    'you have the most life or are tied for most life',
    compare({ q: 'life', of: YOU }, '=', {
      q: 'greatestAmong',
      players: { who: 'all' },
      amount: { q: 'life', of: { who: 'actor' } },
    }),
  ),
  phrase('{o:objectPossessive} {s:stat} is X', compare({ q: 'stat', stat: '$s', of: '$o' }, '=', { q: 'x' })),
  ...COMPARISONS.flatMap(([words, op]) => [
    phrase(
      `{o:objectPossessive} {s:stat} is ${words} {q:quantity}`,
      compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'),
    ),
    phrase(`{o:objectPossessive} {s:stat} was ${words} {q:quantity}`, {
      ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'),
      $was: words,
    }),
    phrase(`{o:objectPossessive} {s:stat} remains ${words} {q:quantity}`, {
      ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'),
      $remains: true,
    }),
  ]),
  ...(
    [
      ['or less', '≤'],
      ['or greater', '≥'],
    ] as const
  ).flatMap(([words, op]) => [
    phrase(`{o!:definite} have~ {s:stat} {n:digits} ${words}`, {
      ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$n'),
      $has: true,
    }),
    phrase(`{o!:definite} had {s:stat} {n:digits} ${words}`, {
      ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$n'),
      $has: 'had',
    }),
  ]),
  ...COMPARISONS.flatMap(([words, op]) =>
    ['have~', 'had'].map(($has) =>
      phrase(`{o!:definite} ${$has} {s:stat} ${words} {q:quantity}`, {
        ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$q'),
        $has,
      }),
    ),
  ),
  phrase('{p!:anyPlayer} have~ a full party', compare({ q: 'party', of: '$p' }, '≥', 4)),
  phrase(
    '{of:possessive} devotion to {c:color} is less than {n:number}',
    compare({ q: 'devotion', colors: ['$c'], of: '$of' }, '<', '$n'),
  ),
  phrase(
    '{of:possessive} devotion to {c:color} and {d:color} is less than {n:number}',
    compare({ q: 'devotion', colors: ['$c', '$d'], of: '$of' }, '<', '$n'),
  ),
  phrase('{o:objectPossessive} {s:stat} is {n:digits} or greater', {
    ...compare({ q: 'stat', stat: '$s', of: '$o' }, '≥', '$n'),
    $or: true,
  }),
  phrase('{o:objectPossessive} {s:stat} is {n:digits} or more', {
    ...compare({ q: 'stat', stat: '$s', of: '$o' }, '≥', '$n'),
    $or: 'more',
  }),
  phrase('{o:objectPossessive} {s:stat} is {n:digits} or less', {
    ...compare({ q: 'stat', stat: '$s', of: '$o' }, '≤', '$n'),
    $or: true,
  }),
  ...(
    [
      ['or less', '≤'],
      ['or greater', '≥'],
    ] as const
  ).map(([words, op]) =>
    phrase(`{o:objectPossessive} {s:stat} was {n:digits} ${words}`, {
      ...compare({ q: 'stat', stat: '$s', of: '$o' }, op, '$n'),
      $was: true,
    }),
  ),
  phrase('{o:objectPossessive} {s:stat} is exactly {n:digits}', {
    ...compare({ q: 'stat', stat: '$s', of: '$o' }, '=', '$n'),
    $exactly: true,
  }),
  phrase(
    '{o:objectPossessive} {s:stat} is equal to {q:quantity}',
    compare({ q: 'stat', stat: '$s', of: '$o' }, '=', '$q'),
  ),
]);
