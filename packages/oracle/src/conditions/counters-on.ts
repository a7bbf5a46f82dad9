/** How many counters are on something, or whether a player has some. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { counterKind, number, plainDigits } from '../nouns/numbers.ts';
import { definite, pluralKind } from '../nouns/objects.ts';
import { compare } from './compare.ts';
import { ofPlayer } from './of-player.ts';

/** What has counters is said again after them. */
const ON_IT = '($it:it|him|them)';

const COUNTERS = { q: 'counters', counter: '$c', on: '$o' };

const OF_ANY_KIND = { ...COUNTERS, counter: 'any' };

export const countersOn: Rule = alt('counters', () => [
  phrase('there are {n} or more {c} counters on {o}', compare(COUNTERS, '≥', '$n'), {
    n: number,
    c: counterKind,
    o: definite,
  }),
  phrase(
    '{n} or more {c} counters are on {o}',
    { ...compare(COUNTERS, '≥', '$n'), $are: true },
    { n: number, c: counterKind, o: definite },
  ),
  phrase(
    'there are {n} or more {c} counters on {o}',
    { ...compare(COUNTERS, '≥', '$n'), $digits: true },
    { n: plainDigits, c: counterKind, o: definite },
  ),
  phrase(
    `{o!} have~ {n} or more {c} counters on ${ON_IT}`,
    { ...compare(COUNTERS, '≥', '$n'), $has: 'digits' },
    { o: definite, n: plainDigits, c: counterKind },
  ),
  phrase(
    '{o!} had no {c} counters on it',
    { if: 'not', of: { if: 'matches', what: '$o', filter: { is: 'hasCounter', counter: '$c' }, $was: true } },
    { o: definite, c: counterKind },
  ),
  phrase(
    '{o!} had no counters on it',
    { if: 'not', of: { if: 'matches', what: '$o', filter: { is: 'hasCounter' }, $was: true } },
    { o: definite },
  ),
  phrase('there are no {c} counters on {o}', compare(COUNTERS, '=', 0), { c: counterKind, o: definite }),
  phrase('there is exactly one {c} counter on {o}', compare(COUNTERS, '=', 1), { c: counterKind, o: definite }),
  phrase('there are exactly {n} {c} counters on {o}', compare(COUNTERS, '=', '$n'), {
    n: number,
    c: counterKind,
    o: definite,
  }),
  phrase(
    `{o!} have~ {n} or more {c} counters on ${ON_IT}`,
    { ...compare(COUNTERS, '≥', '$n'), $has: true },
    { o: definite, n: number, c: counterKind },
  ),
  phrase(`{o!} have~ {n} or fewer {c} counters on ${ON_IT}`, compare(COUNTERS, '≤', '$n'), {
    o: definite,
    n: number,
    c: counterKind,
  }),
  phrase(
    `{o!} had {n} or more {c} counters on ${ON_IT}`,
    { ...compare(COUNTERS, '≥', '$n'), $has: 'had' },
    { o: definite, n: number, c: counterKind },
  ),
  phrase(
    `{o!} have~ {n} or more counters on ${ON_IT}`,
    { ...compare(OF_ANY_KIND, '≥', '$n'), $has: true },
    { o: definite, n: number },
  ),
  phrase(
    'there are {n} or more counters among {k}',
    compare({ q: 'counters', counter: 'any', on: { set: 'all', '...': '$k' } }, '≥', '$n'),
    { n: number, k: pluralKind },
  ),
  phrase(`there are {n} or more counters on {o}`, compare(OF_ANY_KIND, '≥', '$n'), { o: definite, n: number }),
  phrase(
    `{o!} have~ counters on ${ON_IT}`,
    { if: 'matches', what: '$o', filter: { is: 'hasCounter' } },
    { o: definite },
  ),
  phrase(
    `{o!} had counters on ${ON_IT}`,
    { if: 'matches', what: '$o', filter: { is: 'hasCounter' }, $was: true },
    { o: definite },
  ),
  phrase(
    `{o!} have~ {c} counters on ${ON_IT}`,
    { if: 'matches', what: '$o', filter: { is: 'hasCounter', counter: '$c' }, $n: 'some' },
    { o: definite, c: counterKind },
  ),
  phrase(
    `{o!} have~ no {c} counters on ${ON_IT}`,
    { ...compare(COUNTERS, '=', 0), $has: true },
    { o: definite, c: counterKind },
  ),
  phrase(
    `{o!} have~ a {c} counter on ${ON_IT}`,
    { if: 'matches', what: '$o', filter: { is: 'hasCounter', counter: '$c' } },
    { o: definite, c: counterKind },
  ),
  phrase(
    "{o!} don't~ have a {c} counter on it",
    { if: 'not', of: { if: 'matches', what: '$o', filter: { is: 'hasCounter', counter: '$c' } } },
    { o: definite, c: counterKind },
  ),
  ...ofPlayer(
    "{p!} don't~ have any {c} counters",
    (p) => compare({ q: 'playerCounters', counter: '$c', of: p }, '=', 0),
    { c: counterKind },
  ),
  phrase(`{o!} have~ fewer than {n} {c} counters on ${ON_IT}`, compare(COUNTERS, '<', '$n'), {
    o: definite,
    n: number,
    c: counterKind,
  }),
  phrase(
    '{o!} had a {c} counter on it',
    { if: 'matches', what: '$o', filter: { is: 'hasCounter', counter: '$c' }, $was: true },
    { o: definite, c: counterKind },
  ),
]);
