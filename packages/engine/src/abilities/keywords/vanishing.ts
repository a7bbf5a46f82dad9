/** Vanishing. */
import type { Keyword } from './definition.ts';
import {
  atLeast,
  countersOn,
  entersWith,
  isSelf,
  numbers,
  sacrificeThis,
  self,
  whenever,
  yourUpkeep,
} from './terms.ts';

export const vanishing: Keyword<'vanishing'> = {
  name: 'vanishing',
  rules: numbers(null, '702.60', '702.61', '702.63'),
  printed: ['vanishing', 'vanishing {n}'],
  expand: (ability) => [
    ...(ability.n === undefined ? [] : [entersWith('vanishing', 'time', ability.n)]),
    whenever('vanishing', yourUpkeep, [{ do: 'removeCounters', counter: 'time', count: 1, from: self }], {
      condition: atLeast(countersOn('time'), 1),
    }),
    whenever('vanishing', { on: 'counters', counter: 'time', what: isSelf, removed: true, last: true }, [
      sacrificeThis,
    ]),
  ],
};
