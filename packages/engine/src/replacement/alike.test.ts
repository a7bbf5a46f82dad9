/** Which effects do the same whichever is applied first. 2006: 419.9a · 2009, 2011, 2026: 616.1 */
import { expect, test } from 'vitest';
import type { ActiveReplacement } from '../continuous/derived.ts';
import type { Instead, Replacement } from '../vocabulary/rules-effects.ts';
import { alike } from './alike.ts';
import type { Applicable } from './applicable.ts';

const NOW = { q: 'ref', name: 'event.amount' } as const;
const sum = (more: number): Instead => ({ instead: 'amount', amount: { q: 'add', of: [NOW, more] } });
const would = (instead: Instead, more: Partial<Replacement> = {}): Replacement => ({
  event: { on: 'gainLife', who: { who: 'you' } },
  instead,
  ...more,
});
const effect = (replacement: Replacement, more: Partial<ActiveReplacement> = {}): Applicable => ({
  kind: 'effect',
  key: '',
  put: null,
  active: { replacement, uses: null, shield: null, x: null, ...more } as ActiveReplacement,
});
const one = effect(would(sum(1)));

test.each<[string, Applicable, Applicable, boolean]>([
  ['both add one', one, effect(would(sum(1))), true],
  ['one adds one, the other two', one, effect(would(sum(2))), false],
  [
    'both double',
    effect(would({ instead: 'amount', amount: { q: 'times', of: NOW, by: 2 } })),
    effect(would({ instead: 'amount', amount: { q: 'times', of: NOW, by: 2 } })),
    true,
  ],
  [
    'one is asked about',
    effect(would(sum(1), { optional: { who: 'you' } })),
    effect(would(sum(1), { optional: { who: 'you' } })),
    false,
  ],
  ['they replace it with nothing', effect(would({ instead: 'nothing' })), effect(would({ instead: 'nothing' })), false],
  [
    'what they add depends on whose they are',
    effect(would({ instead: 'amount', amount: { q: 'life', of: { who: 'you' } } })),
    effect(would({ instead: 'amount', amount: { q: 'life', of: { who: 'you' } } })),
    false,
  ],
  [
    'on what is there',
    effect(would({ instead: 'amount', amount: { q: 'count', of: { set: 'all', where: { is: 'any' } } } })),
    effect(would({ instead: 'amount', amount: { q: 'count', of: { set: 'all', where: { is: 'any' } } } })),
    false,
  ],
  [
    'on what was named',
    effect(would({ instead: 'amount', amount: { q: 'ref', name: 'chosen' } })),
    effect(would({ instead: 'amount', amount: { q: 'ref', name: 'chosen' } })),
    false,
  ],
  ['their X is the same', effect(would(sum(1)), { x: 2 }), effect(would(sum(1)), { x: 2 }), true],
  ['their X is not', effect(would(sum(1)), { x: 2 }), effect(would(sum(1)), { x: 3 }), false],
  ['one is used up', effect(would(sum(1)), { uses: 1 }), one, false],
  ['the other is', one, effect(would(sum(1)), { uses: 1 }), false],
  ['one is a shield', effect(would(sum(1)), { shield: 1 }), one, false],
  ['the other is a shield', one, effect(would(sum(1)), { shield: 1 }), false],
  ['one is the rules’', { kind: 'regeneration', key: '' }, one, false],
  ['the other is', one, { kind: 'regeneration', key: '' }, false],
])('their order makes no difference: %s', (_, a, b, same) => {
  expect(alike(a, b)).toBe(same);
});
