/** Unleash. */
import type { Keyword } from './definition.ts';
import { PLUS, atLeast, countersOn, isSelf, numbers, self, you } from './terms.ts';

export const unleash: Keyword<'unleash'> = {
  name: 'unleash',
  rules: numbers(null, null, null, '702.98'),
  printed: ['unleash'],
  expand: () => [
    {
      ability: 'static',
      keyword: 'unleash',
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: { on: 'move', what: isSelf, to: 'battlefield' },
            optional: you,
            instead: { instead: 'enters', counters: [{ counter: PLUS, count: 1 }] },
          },
        },
      ],
    },
    {
      ability: 'static',
      keyword: 'unleash',
      condition: atLeast(countersOn(PLUS), 1),
      parts: [{ part: 'rule', rule: { rule: 'cantBlock', what: self } }],
    },
  ],
};
