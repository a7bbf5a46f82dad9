/** "If there are three or more charge counters on it, remove those counters and …": all of that kind. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { compare } from '../conditions/compare.ts';
import { counterKind, definite } from '../nouns/index.ts';
import { number } from '../nouns/numbers.ts';

const IT = { set: 'it' };
const REMOVED = [
  { do: 'removeCounters', count: 'all', counter: '$c', from: IT },
  { do: 'transform', what: IT },
];
const THOSE = '($all:those counters|them|all of them)';
const when = (o: unknown, mark: object): object => ({
  do: 'if',
  condition: compare({ q: 'counters', counter: '$c', on: o }, '≥', '$n'),
  $all: '$all',
  ...mark,
});
const slots = { n: number, c: counterKind };

export const thoseCounters: Rule = alt('counters removed', () =>
  (
    [
      ['there are {n} or more {c} counters on {o}', '$o', { $there: true }, { ...slots, o: definite }],
      ['it has {n} or more {c} counters on it', IT, {}, slots],
    ] as const
  ).flatMap(([condition, o, mark, slot]) => [
    phrase(`if ${condition}, remove ${THOSE} and transform it`, { ...when(o, mark), then: REMOVED }, slot),
    phrase(
      `if ${condition}, you may remove ${THOSE} and transform it`,
      { ...when(o, mark), then: [{ do: 'may', who: { who: 'you' }, effect: REMOVED }] },
      slot,
    ),
  ]),
);

/** "For each counter removed this way, draw a card." */
export const forEachRemoved = (clauses: Rule): readonly Rule[] =>
  (
    [
      ['{k} counter removed this way', { counter: '$k' }],
      ['counter removed', { counter: 'any' }],
      ['counter removed this way', { counter: 'any' }],
    ] as const
  ).map(([$removed, counters]) =>
    phrase(
      `for each ${$removed}, {c}`,
      { do: 'repeat', times: { q: 'removed', ...counters }, effect: '$c', $removed },
      { k: counterKind, c: clauses },
      { agree: 'none' },
    ),
  );
