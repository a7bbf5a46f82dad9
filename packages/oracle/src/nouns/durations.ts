/** How long effects last. 2006: 418.3 · 2009, 2011, 2026: 611.2 */
import type { Duration } from '@rulewright/engine';
import { alt, lazy, map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { condition } from '../conditions/conditions.ts';
import { self } from './objects.ts';
import { possessive } from './players.ts';

const phrase = phrasesOf(() => ({ condition, possessive, self }));

/** A duration as said before its effect: `until your next turn, …`. */
export const until: Rule<Duration> = map<Duration, Duration>(
  lazy(() => duration),
  (d) => (saysUntil(d) ? d : undefined),
  (d) => (saysUntil(d) ? d : undefined),
);
const saysUntil = (d: Duration & { $d?: string }): boolean =>
  d.until !== 'forever' && d.until !== 'asLongAs' && d.$d !== 'this turn' && d.$d !== 'this combat';

/** A duration as said after its effect: `until end of turn` · `this turn` · `for as long as …`. */
export const duration: Rule<Duration> = alt('a duration', () => [
  words('a duration', {
    'until end of turn': { until: 'endOfTurn' },
    'this turn': { until: 'endOfTurn', $d: 'this turn' },
    'until the end of that turn': { until: 'endOfTurn', $d: 'that turn' },
    'until a player planeswalks': { until: 'planeswalk' },
    'until end of combat': { until: 'endOfCombat' },
    'this combat': { until: 'endOfCombat', $d: 'this combat' },
    'until your next turn': { until: 'nextTurn', of: { who: 'you' } },
    'until the end of your next turn': { until: 'endOfNextTurn', of: { who: 'you' } },
    'for the rest of the game': { until: 'forever', $d: 'rest' },
  }),
  phrase('for as long as {c:condition}', { until: 'asLongAs', condition: '$c' }),
  phrase('until {o!:self} <leaves play>', {
    until: 'asLongAs',
    condition: { if: 'matches', what: '$o', filter: { is: 'zone', zone: 'battlefield' } },
    $d: 'leaves',
  }),
  phrase('until {p:possessive} next turn', { until: 'nextTurn', of: '$p', $d: 'p' }),
  phrase('until {p:possessive} next upkeep', { until: 'nextUpkeep', of: '$p' }),
  phrase('until the beginning of {p:possessive} next upkeep', { until: 'nextUpkeep', of: '$p', $long: true }),
  phrase('until {p:possessive} next end step', { until: 'nextEndStep', of: '$p' }),
  phrase('until {p:possessive} next untap step', { until: 'nextUntapStep', of: '$p' }),
]) as Rule<Duration>;
