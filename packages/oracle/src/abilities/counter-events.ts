/** Events about counters: put on something, by somebody or whoever does, and removed. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122.6–7 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { putOnEither } from '../clauses/counters-instead.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** What happens to objects. */
export const counterEvent: Rule = alt('an event', () => [
  phrase('a {c:counterKind} counter is ($v:put|placed) on {f:aFilter}', {
    on: 'counters',
    counter: '$c',
    what: '$f',
    each: true,
  }),
  phrase('the {n:rank} {c:counterKind} counter is put on {f:aFilter}', {
    on: 'counters',
    counter: '$c',
    what: '$f',
    nth: '$n',
  }),
  phrase('one or more {c:counterKind} counters are ($v:put|placed) on {f:aFilter}', {
    on: 'counters',
    counter: '$c',
    what: '$f',
  }),
  phrase('one or more counters are put on {f:aFilter}', { on: 'counters', what: '$f' }),
  phrase("a {c:counterKind} counter is removed from {f:aFilter} while it's exiled", {
    on: 'counters',
    counter: '$c',
    what: '$f',
    removed: true,
    each: true,
    $exiled: true,
  }),
  phrase("the last {c:counterKind} counter is removed from {f:aFilter} while it's exiled", {
    on: 'counters',
    counter: '$c',
    what: '$f',
    removed: true,
    last: true,
    $exiled: true,
  }),
  phrase('the last {c:counterKind} counter is removed from {f:aFilter}', {
    on: 'counters',
    counter: '$c',
    what: '$f',
    removed: true,
    last: true,
  }),
]);

/** What players do. */
export const putsCounters: Rule = alt('an event', () => [
  phrase('{p!:anyPlayer} get~ one or more {E}', { on: 'getsCounters', who: '$p', counter: 'energy' }),
  phrase('{p!:anyPlayer} get~ one or more {c:counterKind} counters', { on: 'getsCounters', who: '$p', counter: '$c' }),
  phrase('{p!:anyPlayer} remove~ the last {c:counterKind} counter from {f:aFilter}', {
    on: 'counters',
    counter: '$c',
    what: '$f',
    by: '$p',
    removed: true,
    last: true,
  }),
  phrase(
    '{p!:anyPlayer} put~ one or more counters on {f:aFilter}',
    { on: 'counters', what: '$f', by: '$p' },
    { agree: 'v' },
  ),
  phrase(
    '{p!:anyPlayer} put~ one or more counters on a permanent or player',
    putOnEither('$p', { is: 'permanent' }, { who: 'all' }),
    { agree: 'v' },
  ),
  phrase(
    '{p!:anyPlayer} put~ one or more {c:counterKind} counters on {f:aFilter}',
    { on: 'counters', counter: '$c', what: '$f', by: '$p' },
    { agree: 'v' },
  ),
]);
