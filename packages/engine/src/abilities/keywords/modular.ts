/** Modular. */
import type { Keyword } from './definition.ts';
import {
  PLUS,
  and,
  countersOn,
  creature,
  entersWith,
  exactly,
  numberOf,
  numbers,
  ofType,
  ref,
  thisDies,
  whenever,
  you,
} from './terms.ts';

export const modular: Keyword<'modular'> = {
  name: 'modular',
  rules: numbers('502.35', '702.40', '702.41', '702.43'),
  printed: ['modular {n}', { says: 'modular—sunburst', means: { n: { q: 'manaSpent', colors: true } } }],
  needs: ['n'],
  expand: (ability) => [
    entersWith('modular', PLUS, numberOf(ability)),
    whenever('modular', thisDies, {
      targets: [{ name: 'heir', count: exactly(1), objects: { where: and(ofType('artifact'), creature) } }],
      effect: [
        {
          do: 'may',
          who: you,
          effect: [{ do: 'putCounters', counter: PLUS, count: countersOn(PLUS), on: ref('heir') }],
        },
      ],
    }),
  ],
};
