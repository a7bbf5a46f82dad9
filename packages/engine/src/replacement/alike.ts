/**
 * Replacement effects that do exactly the same to an event, so that their order makes no difference and nobody is asked for it: both only
 * change its amount, by the same sum. 2006: 419.9a · 2009, 2011, 2026: 616.1
 */
import type { Replacement } from '../vocabulary/rules-effects.ts';
import { memoised } from '../state/memoised.ts';
import type { Applicable } from './applicable.ts';

/** Whether it makes no difference which of two effects that apply to the same event is applied first. */
export function alike(one: Applicable, other: Applicable): boolean {
  if (one.kind !== 'effect' || other.kind !== 'effect') return false;
  const [a, b] = [one.active, other.active];
  if (a.uses !== null || b.uses !== null || a.shield !== null || b.shield !== null) return false;
  return a.x === b.x && written(a.replacement) !== null && written(a.replacement) === written(b.replacement);
}

/** The effect in words; null where it does more than change an amount, or by a sum that depends on whose effect it is. */
const written = memoised(({ event, instead, optional, ...more }: Replacement): string | null => {
  if (instead.instead !== 'amount' || optional !== undefined) return null;
  return /"(set|who|name)"/.test(JSON.stringify(instead.amount)) ? null : JSON.stringify([event, instead, more]);
});
