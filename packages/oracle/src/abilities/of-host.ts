/** What an Aura or Equipment is attached to, as a predicate. 2006: 200–217 · 2009, 2011, 2026: 109, 303 */
import { kept, lazy } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter } from '../nouns/index.ts';

/** A permanent, wherever the words leave out that it is one. */
const hostOnly = (value: unknown): unknown => {
  const { is, set } = (value ?? {}) as { is?: string; set?: { set: string } };
  return is === 'in' && set?.set === 'host' ? value : undefined;
};
export const ofHost: Rule = kept<unknown>(
  lazy(() => aFilter),
  hostOnly,
);
