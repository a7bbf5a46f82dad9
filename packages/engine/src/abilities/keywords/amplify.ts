/** Amplify. */
import type { Keyword } from './definition.ts';
import { PLUS, and, anyNumber, countOf, enters, numberOf, numbers, ref, self, times, you } from './terms.ts';

export const amplify: Keyword<'amplify'> = {
  name: 'amplify',
  rules: numbers('502.27', '702.35', '702.36', '702.38'),
  printed: ['amplify {n}'],
  needs: ['n'],
  expand: (ability) => [
    enters('amplify', {
      choices: [
        {
          do: 'choose',
          who: you,
          what: {
            choose: 'objects',
            from: {
              set: 'all',
              where: and({ is: 'other' }, { is: 'sharesType', with: self, of: 'creature' }),
              zone: 'hand',
              of: you,
            },
            count: anyNumber,
          },
          out: 'shown',
        },
        { do: 'reveal', what: ref('shown') },
      ],
      counters: [{ counter: PLUS, count: times(numberOf(ability), countOf(ref('shown'))) }],
    }),
  ],
};
