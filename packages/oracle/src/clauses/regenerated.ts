/**
 * "Regenerate it. When it regenerates this way, …": what is done as the shield is used up, told in a sentence of its own.
 * 2006: 419.6b · 2009: 614.8, 701.11 · 2011: 614.8, 701.12 · 2026: 614.8, 701.19
 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { condition, object } from '../nouns/index.ts';
import { one } from './agree.ts';
import { becauseDone } from './because-done.ts';

const phrase = phrasesOf(() => ({ oneObject: one(object) }));

/** A shield that tells of its use. */
const shield = (then: unknown): object => ({
  do: 'effect',
  parts: [
    {
      part: 'replacement',
      replacement: {
        event: { on: 'destroy', what: { is: 'in', set: '$o' } },
        instead: { instead: 'regenerate', then },
      },
      times: 1,
    },
  ],
  duration: { until: 'endOfTurn' },
});

export const regeneratedThisWay = (clauses: Rule, clause: Rule): readonly Rule[] => {
  const withClauses = phrase.with({ becauseDoneCondition: becauseDone(condition, () => clauses), clause });
  return [
    withClauses(
      'regenerate {o:oneObject}. when it regenerates this way, {c:becauseDoneCondition}',
      { ...shield(['$c']), $told: 'when' },
      { agree: 'none' },
    ),
    withClauses(
      'regenerate {o:oneObject}. {c:clause} if it regenerates this way',
      { ...shield(['$c']), $told: 'if' },
      { agree: 'none' },
    ),
  ];
};
