/** Fabricate. */
import type { Keyword } from './definition.ts';
import { grow, numberOf, numbers, thisEnters, whenever, you } from './terms.ts';

export const fabricate: Keyword<'fabricate'> = {
  name: 'fabricate',
  rules: numbers(null, null, null, '702.123'),
  printed: ['fabricate {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever('fabricate', thisEnters, [
      { do: 'may', who: you, effect: [{ ...grow(numberOf(ability)), out: 'grown' }] },
      {
        do: 'if',
        condition: { if: 'did', name: 'grown' },
        then: [],
        else: [
          {
            do: 'createTokens',
            who: you,
            count: numberOf(ability),
            token: { colors: [], types: ['artifact', 'creature'], subtypes: ['Servo'], power: 1, toughness: 1 },
          },
        ],
      },
    ]),
  ],
};
