/** Renown. What becomes renowned does so once, while it is on the battlefield. */
import type { Keyword } from './definition.ts';
import { damagesPlayer, grow, not, numberOf, numbers, performed, self, whenever } from './terms.ts';

const RENOWNED = 'renowned';

export const renown: Keyword<'renown'> = {
  name: 'renown',
  rules: numbers(null, null, null, '702.112'),
  printed: ['renown {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever(
      'renown',
      damagesPlayer,
      [
        grow(numberOf(ability)),
        { do: 'designate', what: self, as: RENOWNED, out: RENOWNED },
        { do: 'if', condition: { if: 'did', name: RENOWNED }, then: [performed('renown', self)] },
      ],
      { condition: { if: 'matches', what: self, filter: not({ is: 'designated', as: RENOWNED }) } },
    ),
  ],
};
