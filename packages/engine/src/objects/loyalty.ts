/** The loyalty of planeswalkers. 2009, 2011: 107.3, 306.5a, 306.5c · 2026: 107.3m, 306.5a, 306.5c */
import type { Characteristics, GameObject } from '../state/state.ts';

/** On the battlefield its counters; elsewhere what is printed, where X is that of the spell, and 0 of what is none. */
export function loyaltyOf({ loyalty }: Characteristics, object: GameObject | null): number {
  if (object?.zone === 'battlefield') return object.counters?.['loyalty'] ?? 0;
  return loyalty === 'X' ? (object?.stack?.x ?? 0) : loyalty;
}
