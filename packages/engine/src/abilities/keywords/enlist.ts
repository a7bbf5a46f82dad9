/** Enlist. An optional cost to attack, and what is triggered by paying it. */
import type { Keyword } from './definition.ts';
import {
  and,
  creature,
  exactly,
  not,
  numbers,
  or,
  performed,
  pump,
  ref,
  rules,
  self,
  untappedOfYours,
  withKeyword,
  you,
} from './terms.ts';

export const enlist: Keyword<'enlist'> = {
  name: 'enlist',
  rules: numbers(null, null, null, '702.154'),
  printed: ['enlist'],
  expand: () => [
    rules('enlist', {
      rule: 'asAttacks',
      what: self,
      effect: [
        {
          do: 'tap',
          what: {
            set: 'choice',
            by: you,
            from: untappedOfYours(
              and(
                creature,
                not({ is: 'in', set: ref('declared') }),
                or(withKeyword('haste'), { is: 'history', event: { did: 'controlledSinceTurnBegan' } }),
              ),
            ),
            count: exactly(1),
          },
          out: 'enlisted',
        },
        performed('enlist', self, ref('enlisted')),
        {
          do: 'reflexive',
          body: { effect: [pump(self, { q: 'stat', stat: 'power', of: ref('enlisted') }, 0)] },
        },
      ],
    }),
  ],
};
