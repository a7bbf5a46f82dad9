/** Afterlife. */
import type { Keyword } from './definition.ts';
import { numberOf, numbers, thisDies, whenever, you } from './terms.ts';

export const afterlife: Keyword<'afterlife'> = {
  name: 'afterlife',
  rules: numbers(null, null, null, '702.135'),
  printed: ['afterlife {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever('afterlife', thisDies, [
      {
        do: 'createTokens',
        who: you,
        count: numberOf(ability),
        token: {
          colors: ['W', 'B'],
          types: ['creature'],
          subtypes: ['Spirit'],
          power: 1,
          toughness: 1,
          abilities: [{ ability: 'keyword', keyword: 'flying' }],
        },
      },
    ]),
  ],
};
