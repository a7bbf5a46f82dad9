/**
 * "Regenerate it. When it regenerates this way, …": what is done as the shield is used up, told in a sentence of its own.
 * 2006: 419.6b · 2009: 614.8, 701.11 · 2011: 614.8, 701.12 · 2026: 614.8, 701.19
 */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { condition, object } from '../nouns/index.ts';
import { one } from './agree.ts';
import { becauseDone } from './because-done.ts';

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

export const regeneratedThisWay = (clauses: Rule, clause: Rule): readonly Rule[] => [
  phrase(
    'regenerate {o}. when it regenerates this way, {c}',
    { ...shield(['$c']), $told: 'when' },
    { o: () => one(object), c: becauseDone(condition, () => clauses) },
    { agree: 'none' },
  ),
  phrase(
    'regenerate {o}. {c} if it regenerates this way',
    { ...shield(['$c']), $told: 'if' },
    { o: () => one(object), c: clause },
    { agree: 'none' },
  ),
];
