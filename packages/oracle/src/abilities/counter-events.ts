/** Events about counters: put on something, by somebody or whoever does, and removed. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122.6–7 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, anyPlayer, counterKind } from '../nouns/index.ts';
import { putOnEither } from '../clauses/counters-instead.ts';
import { rank } from '../nouns/numbers.ts';

const f = { f: () => aFilter };

/** What happens to objects. */
export const counterEvent: Rule = alt('an event', () => [
  phrase(
    'a {c} counter is ($v:put|placed) on {f}',
    { on: 'counters', counter: '$c', what: '$f', each: true },
    { ...f, c: counterKind },
  ),
  phrase(
    'the {n} {c} counter is put on {f}',
    { on: 'counters', counter: '$c', what: '$f', nth: '$n' },
    { ...f, n: rank, c: counterKind },
  ),
  phrase(
    'one or more {c} counters are ($v:put|placed) on {f}',
    { on: 'counters', counter: '$c', what: '$f' },
    { ...f, c: counterKind },
  ),
  phrase('one or more counters are put on {f}', { on: 'counters', what: '$f' }, f),
  phrase(
    "a {c} counter is removed from {f} while it's exiled",
    { on: 'counters', counter: '$c', what: '$f', removed: true, each: true, $exiled: true },
    { ...f, c: counterKind },
  ),
  phrase(
    "the last {c} counter is removed from {f} while it's exiled",
    { on: 'counters', counter: '$c', what: '$f', removed: true, last: true, $exiled: true },
    { ...f, c: counterKind },
  ),
  phrase(
    'the last {c} counter is removed from {f}',
    { on: 'counters', counter: '$c', what: '$f', removed: true, last: true },
    { ...f, c: counterKind },
  ),
]);

/** What players do. */
export const putsCounters: Rule = alt('an event', () => [
  phrase('{p!} get~ one or more {E}', { on: 'getsCounters', who: '$p', counter: 'energy' }, { p: anyPlayer }),
  phrase(
    '{p!} get~ one or more {c} counters',
    { on: 'getsCounters', who: '$p', counter: '$c' },
    { p: anyPlayer, c: counterKind },
  ),
  phrase(
    '{p!} remove~ the last {c} counter from {f}',
    { on: 'counters', counter: '$c', what: '$f', by: '$p', removed: true, last: true },
    { p: anyPlayer, c: counterKind, f: aFilter },
  ),
  phrase(
    '{p!} put~ one or more counters on {f}',
    { on: 'counters', what: '$f', by: '$p' },
    { p: anyPlayer, f: aFilter },
    { agree: 'v' },
  ),
  phrase(
    '{p!} put~ one or more counters on a permanent or player',
    putOnEither('$p', { is: 'permanent' }, { who: 'all' }),
    { p: anyPlayer },
    { agree: 'v' },
  ),
  phrase(
    '{p!} put~ one or more {c} counters on {f}',
    { on: 'counters', counter: '$c', what: '$f', by: '$p' },
    { p: anyPlayer, c: counterKind, f: aFilter },
    { agree: 'v' },
  ),
]);
