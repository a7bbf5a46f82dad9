/** How many counters are on something, or whether a player has some. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { counterKind } from '../nouns/numbers.ts';
import { compare } from './compare.ts';
import { ofPlayer } from './of-player.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

/** What has counters is said again after them. */
const ON_IT = '($it:it|him|them)';

const COUNTERS = { q: 'counters', counter: '$c', on: '$o' };

const OF_ANY_KIND = { ...COUNTERS, counter: 'any' };

export const countersOn: Rule = alt('counters', () => [
  phrase('there are {n:number} or more {c:counterKind} counters on {o:definite}', compare(COUNTERS, '≥', '$n')),
  phrase('{n:number} or more {c:counterKind} counters are on {o:definite}', {
    ...compare(COUNTERS, '≥', '$n'),
    $are: true,
  }),
  phrase('there are {n:plainDigits} or more {c:counterKind} counters on {o:definite}', {
    ...compare(COUNTERS, '≥', '$n'),
    $digits: true,
  }),
  phrase(`{o!:definite} have~ {n:plainDigits} or more {c:counterKind} counters on ${ON_IT}`, {
    ...compare(COUNTERS, '≥', '$n'),
    $has: 'digits',
  }),
  phrase('{o!:definite} had no {c:counterKind} counters on it', {
    if: 'not',
    of: { if: 'matches', what: '$o', filter: { is: 'hasCounter', counter: '$c' }, $was: true },
  }),
  phrase('{o!:definite} had no counters on it', {
    if: 'not',
    of: { if: 'matches', what: '$o', filter: { is: 'hasCounter' }, $was: true },
  }),
  phrase('there are no {c:counterKind} counters on {o:definite}', compare(COUNTERS, '=', 0)),
  phrase('there is exactly one {c:counterKind} counter on {o:definite}', compare(COUNTERS, '=', 1)),
  phrase('there are exactly {n:number} {c:counterKind} counters on {o:definite}', compare(COUNTERS, '=', '$n')),
  phrase(`{o!:definite} have~ {n:number} or more {c:counterKind} counters on ${ON_IT}`, {
    ...compare(COUNTERS, '≥', '$n'),
    $has: true,
  }),
  phrase(`{o!:definite} have~ {n:number} or fewer {c:counterKind} counters on ${ON_IT}`, compare(COUNTERS, '≤', '$n')),
  phrase(`{o!:definite} had {n:number} or more {c:counterKind} counters on ${ON_IT}`, {
    ...compare(COUNTERS, '≥', '$n'),
    $has: 'had',
  }),
  phrase(`{o!:definite} have~ {n:number} or more counters on ${ON_IT}`, {
    ...compare(OF_ANY_KIND, '≥', '$n'),
    $has: true,
  }),
  phrase(
    'there are {n:number} or more counters among {k:pluralKind}',
    compare({ q: 'counters', counter: 'any', on: { set: 'all', '...': '$k' } }, '≥', '$n'),
  ),
  phrase(`there are {n:number} or more counters on {o:definite}`, compare(OF_ANY_KIND, '≥', '$n')),
  phrase(`{o!:definite} have~ counters on ${ON_IT}`, { if: 'matches', what: '$o', filter: { is: 'hasCounter' } }),
  phrase(`{o!:definite} had counters on ${ON_IT}`, {
    if: 'matches',
    what: '$o',
    filter: { is: 'hasCounter' },
    $was: true,
  }),
  phrase(`{o!:definite} have~ {c:counterKind} counters on ${ON_IT}`, {
    if: 'matches',
    what: '$o',
    filter: { is: 'hasCounter', counter: '$c' },
    $n: 'some',
  }),
  phrase(`{o!:definite} have~ no {c:counterKind} counters on ${ON_IT}`, { ...compare(COUNTERS, '=', 0), $has: true }),
  phrase(`{o!:definite} have~ a {c:counterKind} counter on ${ON_IT}`, {
    if: 'matches',
    what: '$o',
    filter: { is: 'hasCounter', counter: '$c' },
  }),
  phrase("{o!:definite} don't~ have a {c:counterKind} counter on it", {
    if: 'not',
    of: { if: 'matches', what: '$o', filter: { is: 'hasCounter', counter: '$c' } },
  }),
  ...ofPlayer(
    "{p!} don't~ have any {c} counters",
    (p) => compare({ q: 'playerCounters', counter: '$c', of: p }, '=', 0),
    { c: counterKind },
  ),
  phrase(
    `{o!:definite} have~ fewer than {n:number} {c:counterKind} counters on ${ON_IT}`,
    compare(COUNTERS, '<', '$n'),
  ),
  phrase('{o!:definite} had a {c:counterKind} counter on it', {
    if: 'matches',
    what: '$o',
    filter: { is: 'hasCounter', counter: '$c' },
    $was: true,
  }),
]);
