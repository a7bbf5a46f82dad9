/** Payments of mana: so much, so much for each of some things, or an X that is said. 2006: 104.3 · 2009: 116 · 2011: 117 · 2026: 118 */
import type { Quantity } from '@rulewright/engine';
import { map, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { each, manaSymbols, quantity } from '../nouns/index.ts';

/** `pay {2} for each …`: generic mana only. */
const payEach: Rule = map<{ m: readonly string[]; e: Quantity }, { generic: Quantity }>(
  phrase('pay~ {m} for each {e}', { m: '$m', e: '$e' }, { m: manaSymbols, e: each }),
  ({ m, e }) =>
    m.length === 1 && /^\d+$/.test(m[0] ?? '')
      ? { generic: m[0] === '1' ? e : { q: 'times', of: Number(m[0]), by: e } }
      : undefined,
  (value) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'generic') return undefined;
    const { generic } = value;
    if (typeof generic === 'number') return undefined;
    if (generic.q === 'times' && typeof generic.of === 'number') return { m: [String(generic.of)], e: generic.by };
    return { m: ['1'], e: generic };
  },
);

/** Mana paid, as a verb phrase with its subject left out. */
export const manaPayments = (): readonly Rule[] => [
  phrase('pay~ {m}', { mana: '$m' }, { m: manaSymbols }),
  payEach,
  phrase('pay~ {X}, where X is {q}', { generic: '$q', $x: true }, { q: quantity }),
];
