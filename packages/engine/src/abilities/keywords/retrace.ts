/** Retrace. The card is cast from the graveyard for its mana cost and a discarded land card. */
import type { Keyword } from './definition.ts';
import { discardOne, numbers, ofType, parts } from './terms.ts';

export const retrace: Keyword<'retrace'> = {
  name: 'retrace',
  rules: numbers(null, '702.78', '702.79', '702.81'),
  printed: ['retrace'],
  expand: () => [
    parts('retrace', {
      part: 'castFrom',
      from: 'graveyard',
      tag: 'retrace',
      plus: {
        actions: [discardOne(ofType('land'))],
      },
    }),
  ],
};
