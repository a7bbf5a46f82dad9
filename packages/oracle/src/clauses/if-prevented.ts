/**
 * "If damage is prevented this way, …": what is done as damage is prevented, told in a sentence of its own
 * (`references/prevented.ts` makes it a part of the prevention). 2006: 419.7 · 2009, 2011, 2026: 615.5
 */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { sourceFilter } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';

const FROM = [
  { do: 'if', condition: { if: 'matches', what: { set: 'prevented' }, filter: '$f' }, then: '$c', $from: true },
];

export const ifPrevented = (clauses: Rule): readonly Rule[] => {
  const slots = { f: asking(() => sourceFilter, 1), c: clauses };
  return [
    phrase('if damage is prevented this way, {c}', { do: 'ifPrevented', effect: '$c' }, { c: clauses }),
    phrase('if damage from a {f} is prevented this way, {c}', { do: 'ifPrevented', effect: FROM }, slots),
    phrase(
      'whenever damage from a {f} is prevented this way this turn, {c}',
      { do: 'ifPrevented', effect: FROM, $whenever: true },
      slots,
    ),
  ];
};
