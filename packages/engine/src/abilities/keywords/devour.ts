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
  reminders: [
    'As this creature enters, you may sacrifice any number of creatures. It enters with (that many|twice that many|three times that many) +1/+1 counters on it.',
    'As (this|the token) <it enters>, you may sacrifice any number of creatures. (This creature|It) <it enters> with (that many|twice that many|three times that many) +1/+1 counters on it.',
  ],
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
