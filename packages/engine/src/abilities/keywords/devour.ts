/** Devour. */
import type { Keyword } from './definition.ts';
import {
  PLUS,
  all,
  anyNumber,
  controlledBy,
  countOf,
  creature,
  enters,
  numberOf,
  numbers,
  ref,
  times,
  you,
} from './terms.ts';

export const devour: Keyword<'devour'> = {
  name: 'devour',
  rules: numbers(null, '702.79', '702.80', '702.82'),
  printed: ['devour {n}', 'devour {type} {n}'],
  needs: ['n'],
  expand: (ability) => [
    enters('devour', {
      choices: [
        {
          do: 'choose',
          who: you,
          what: {
            choose: 'objects',
            from: all({ is: 'other' }, ability.quality ?? creature, controlledBy(you)),
            count: anyNumber,
          },
          link: 'devoured',
          out: 'devoured',
        },
        { do: 'sacrifice', who: you, what: ref('devoured') },
      ],
      counters: [{ counter: PLUS, count: times(numberOf(ability), countOf(ref('devoured'))) }],
    }),
  ],
};
