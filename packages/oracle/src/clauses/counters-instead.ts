/** Counters that would be put on something or somebody: more of them instead, or fewer. 2006: 419 · 2009, 2011: 614 · 2026: 122.6, 614.16 */
import { alt, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, anyPlayer, counterKind, number } from '../nouns/index.ts';
import { replacementPart as replacement } from './parts.ts';

const THAT_MANY = { q: 'that' };
const TWICE = { q: 'times', of: 2, by: THAT_MANY };
const more = (n: unknown): object => ({ q: 'add', of: [THAT_MANY, n] });
const amount = (q: object): object => ({ instead: 'amount', amount: q });

/** How the words say it: put or placed, on it or on that permanent. */
const PUT = { $v: '$v', $w: '$w', $it: '$it' };

/** How many of each kind; a half is rounded after everything else is said. */
const ofEachKind: Rule = alt('how many counters', () => [
  words('how many counters', { 'twice that many': TWICE }),
  phrase('that many plus {n}', more('$n'), { n: number }),
]);

const ALL = { who: 'all' };
const PERMANENT = { is: 'permanent' };
/** Whoever gets them is not said apart from what does: an event of either kind. */
export const putOnEither = (by: unknown, what: unknown, who: object): object => ({
  on: 'either',
  of: [
    { on: 'counters', what, by },
    { on: 'getsCounters', who, by },
  ],
});

export const countersInstead: Rule = alt('counters put instead', () => [
  phrase(
    'if an effect would (v:put|place) one or more counters on {f}, it (w:puts|places) twice that many of those counters on (it:it|that permanent) instead',
    [replacement({ on: 'counters', what: '$f', byEffect: true }, { ...amount(TWICE), ...PUT })],
    { f: aFilter },
  ),
  phrase(
    'if one or more {c} counters would be (v:put|placed) on {f}, that many plus {n} {c} counters are (w:put|placed) on (it:it|that permanent|that creature) instead',
    [replacement({ on: 'counters', counter: '$c', what: '$f' }, { ...amount(more('$n')), ...PUT })],
    { c: counterKind, f: aFilter, n: number },
  ),
  phrase(
    'if one or more {c} counters would be (v:put|placed) on {f}, twice that many {c} counters are (w:put|placed) on (it:it|that permanent|that creature) instead',
    [replacement({ on: 'counters', counter: '$c', what: '$f' }, { ...amount(TWICE), ...PUT })],
    { c: counterKind, f: aFilter },
  ),
  phrase(
    'if one or more counters would be (v:put|placed) on {f}, {n} of each of those kinds of counters are (w:put|placed) on (it:it|that permanent|that creature) instead',
    [replacement({ on: 'counters', what: '$f' }, { ...amount({ '...': '$n' }), ...PUT })],
    { f: aFilter, n: ofEachKind },
  ),
  phrase(
    'if you would get one or more counters, you get {n} of each of those kinds of counters instead',
    [replacement({ on: 'getsCounters', who: { who: 'you' } }, amount({ '...': '$n' }))],
    { n: ofEachKind },
  ),
  phrase(
    'if you would get one or more {E}, you get that many plus {n} {E} instead',
    [replacement({ on: 'getsCounters', who: { who: 'you' }, counter: 'energy' }, amount(more('$n')))],
    { n: number },
  ),
  phrase(
    'if you would put one or more counters on a permanent or player, put {n} of each of those kinds of counters on that permanent or player instead',
    [replacement(putOnEither({ who: 'you' }, PERMANENT, ALL), amount({ '...': '$n' }))],
    { n: ofEachKind },
  ),
  phrase(
    'if you would put one or more counters on {f} or on yourself, put {n} of each of those kinds of counters on that permanent or player instead',
    [replacement(putOnEither({ who: 'you' }, '$f', { who: 'you' }), amount({ '...': '$n' }))],
    { f: aFilter, n: ofEachKind },
  ),
  phrase(
    'if {p!} would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down',
    [replacement(putOnEither('$p', PERMANENT, ALL), amount({ q: 'half', of: THAT_MANY, round: 'down' }))],
    { p: anyPlayer },
    { agree: 'none' },
  ),
]);
