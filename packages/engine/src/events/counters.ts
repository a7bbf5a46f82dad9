/** Putting counters on objects and taking them off. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122.1, 122.6, 613.7c */
import { mostCounters } from '../continuous/counters.ts';
import type { Game } from '../running/game.ts';
import type { WritableObject } from '../state/state.ts';
import type { CounterKind } from '../vocabulary/words.ts';
import { BeyondLimits } from '../state/limits.ts';
import { greater } from '../state/numbers.ts';

/**
 * Changes how many counters of a kind there are, never below none; returns by how many it did.
 * @throws BeyondLimits if there are more keyword counters then than can be kept
 */
export function changeCounters(game: Game, object: WritableObject, kind: CounterKind, by: number): number {
  const had = object.counters?.[kind] ?? 0;
  const now = greater(0, had + by);
  if (now === had) return 0;
  if (now > mostCounters(kind, now))
    throw new BeyondLimits('too-great-numbers', `${now} ${kind} counters on an object`);
  object.counters = Object.assign({}, object.counters, { [kind]: now });
  // all counters of a kind have the timestamp of the newest (2026: 613.7c)
  if (now > had && game.edition.timestamps.counterNew)
    object.counterTimestamps = Object.assign({}, object.counterTimestamps, { [kind]: game.state.nextTimestamp++ });
  return now - had;
}

/** The counters that an object enters with. */
export function enterWith(
  game: Game,
  object: WritableObject,
  counters: readonly { counter: CounterKind; count: number }[],
): void {
  for (const { counter, count } of counters) if (count > 0) changeCounters(game, object, counter, count);
}
