/**
 * Counters that a permanent enters with, where they count as counters put on it: they can be replaced, be impossible, and are seen.
 * 2006: none · 2009: 120.5 · 2011: 112.6h, 121.6 · 2026: 113.6i, 122.6, 614.16
 */
import type { CounterKind } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Arrival, Cause } from '../events/event.ts';
import { type Counters, countersEvent } from '../events/kinds/counters.ts';

/** What is put on it, one event for each kind of counter. */
export function putOnEntering(game: Game, object: ObjectId, arrival: Arrival, cause: Cause): readonly Counters[] {
  if (arrival.counters.length === 0 && arrival.copyCounters.length === 0) return NONE;
  const amounts = new Map<CounterKind, number>();
  const add = ({ counter, count }: { counter: CounterKind; count: number }): void => {
    if (count > 0) amounts.set(counter, (amounts.get(counter) ?? 0) + count);
  };
  for (const given of arrival.counters) if (isPut(game, given)) add(given);
  if (game.edition.countersOnEntering !== 'not-put') arrival.copyCounters.forEach(add);
  const because: Cause = { ...cause, reason: 'effect' };
  return [...amounts].map(([counter, amount]) => countersEvent(object, counter, amount, because, arrival.controller));
}
const NONE: readonly Counters[] = [];

/** The same arrival with other numbers of the counters that are put on it. */
export function withPut(game: Game, arrival: Arrival, put: readonly Counters[]): Arrival {
  const of = (counter: CounterKind): boolean => put.some((event) => event.counter === counter);
  return {
    ...arrival,
    counters: [
      ...arrival.counters.filter((given) => !isPut(game, given) || !of(given.counter)),
      ...put.map(({ counter, amount }) => ({
        counter,
        count: amount,
        replacing: true as const,
      })),
    ],
    copyCounters: arrival.copyCounters.filter(({ counter }) => !of(counter)),
  };
}

function isPut(game: Game, given: Arrival['counters'][number]): boolean {
  switch (game.edition.countersOnEntering) {
    case 'not-put':
      return false;
    case 'put-by-replacement':
      return given.replacing === true;
    case 'put':
      return true;
  }
}
