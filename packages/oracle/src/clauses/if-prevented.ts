/**
 * "If damage is prevented this way, …": what is done as damage is prevented, told in a sentence of its own
 * (`references/prevented.ts` makes it a part of the prevention). 2006: 419.7 · 2009, 2011, 2026: 615.5
 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const FROM = [
  { do: 'if', condition: { if: 'matches', what: { set: 'prevented' }, filter: '$f' }, then: '$c', $from: true },
];

export const ifPrevented = (clauses: Rule): readonly Rule[] => {
  const withClauses = phrase.with({ clauses });
  return [
    withClauses('if damage is prevented this way, {c:clauses}', { do: 'ifPrevented', effect: '$c' }),
    withClauses('if damage from a {f:singularSourceFilter} is prevented this way, {c:clauses}', {
      do: 'ifPrevented',
      effect: FROM,
    }),
    withClauses('whenever damage from a {f:singularSourceFilter} is prevented this way this turn, {c:clauses}', {
      do: 'ifPrevented',
      effect: FROM,
      $whenever: true,
    }),
  ];
};
