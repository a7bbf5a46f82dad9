/** Counters that would be put on something or somebody: more of them instead, or fewer. 2006: 419 · 2009, 2011: 614 · 2026: 122.6, 614.16 */
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { replacementPart as replacement } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ ofEachKind }));

const THAT_MANY = { q: 'that' };
const TWICE = { q: 'times', of: 2, by: THAT_MANY };
const more = (n: unknown): object => ({ q: 'add', of: [THAT_MANY, n] });
const amount = (q: object): object => ({ instead: 'amount', amount: q });

/** How the words say it: put or placed, on it or on that permanent. */
const PUT = { $v: '$v', $w: '$w', $it: '$it' };

/** How many of each kind; a half is rounded after everything else is said. */
const ofEachKind: Rule = alt('how many counters', () => [
  words('how many counters', { 'twice that many': TWICE }),
  phrase('that many plus {n:number}', more('$n')),
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
    'if an effect would (v:put|place) one or more counters on {f:aFilter}, it (w:puts|places) twice that many of those counters on (it:it|that permanent) instead',
    [replacement({ on: 'counters', what: '$f', byEffect: true }, { ...amount(TWICE), ...PUT })],
  ),
  phrase(
    'if one or more {c:counterKind} counters would be (v:put|placed) on {f:aFilter}, that many plus {n:number} {c:counterKind} counters are (w:put|placed) on (it:it|that permanent|that creature) instead',
    [replacement({ on: 'counters', counter: '$c', what: '$f' }, { ...amount(more('$n')), ...PUT })],
  ),
  phrase(
    'if one or more {c:counterKind} counters would be (v:put|placed) on {f:aFilter}, twice that many {c:counterKind} counters are (w:put|placed) on (it:it|that permanent|that creature) instead',
    [replacement({ on: 'counters', counter: '$c', what: '$f' }, { ...amount(TWICE), ...PUT })],
  ),
  phrase(
    'if one or more counters would be (v:put|placed) on {f:aFilter}, {n:ofEachKind} of each of those kinds of counters are (w:put|placed) on (it:it|that permanent|that creature) instead',
    [replacement({ on: 'counters', what: '$f' }, { ...amount({ '...': '$n' }), ...PUT })],
  ),
  phrase('if you would get one or more counters, you get {n:ofEachKind} of each of those kinds of counters instead', [
    replacement({ on: 'getsCounters', who: { who: 'you' } }, amount({ '...': '$n' })),
  ]),
  phrase('if you would get one or more {E}, you get that many plus {n:number} {E} instead', [
    replacement({ on: 'getsCounters', who: { who: 'you' }, counter: 'energy' }, amount(more('$n'))),
  ]),
  phrase(
    'if you would put one or more counters on a permanent or player, put {n:ofEachKind} of each of those kinds of counters on that permanent or player instead',
    [replacement(putOnEither({ who: 'you' }, PERMANENT, ALL), amount({ '...': '$n' }))],
  ),
  phrase(
    'if you would put one or more counters on {f:aFilter} or on yourself, put {n:ofEachKind} of each of those kinds of counters on that permanent or player instead',
    [replacement(putOnEither({ who: 'you' }, '$f', { who: 'you' }), amount({ '...': '$n' }))],
  ),
  phrase(
    'if {p!:anyPlayer} would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down',
    [replacement(putOnEither('$p', PERMANENT, ALL), amount({ q: 'half', of: THAT_MANY, round: 'down' }))],
    { agree: 'none' },
  ),
]);
