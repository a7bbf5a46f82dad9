/**
 * Replacement effects that do exactly the same to an event, so that their order makes no difference and nobody is asked for it: both only
 * change its amount, by the same sum. 2006: 419.9a · 2009, 2011, 2026: 616.1
 */
import type { Replacement } from '../vocabulary/rules-effects.ts';
import type { Applicable } from './applicable.ts';

/** Whether it makes no difference which of two effects that apply to the same event is applied first. */
export function alike(one: Applicable, other: Applicable): boolean {
  if (one.kind !== 'effect' || other.kind !== 'effect') return false;
  const [a, b] = [one.active, other.active];
  if (a.uses !== null || b.uses !== null || a.shield !== null || b.shield !== null) return false;
  return a.x === b.x && written(a.replacement) !== null && written(a.replacement) === written(b.replacement);
}

const texts = new WeakMap<Replacement, string | null>();

/** The effect in words; null where it does more than change an amount, or by a sum that depends on whose effect it is. */
function written(replacement: Replacement): string | null {
  let text = texts.get(replacement);
  if (text === undefined) {
    const { instead, optional } = replacement;
    const sum = instead.instead === 'amount' && optional === undefined ? JSON.stringify(instead.amount) : null;
    text = sum === null || /"(set|who|name)"/.test(sum) ? null : JSON.stringify(replacement);
    texts.set(replacement, text);
  }
  return text;
}
