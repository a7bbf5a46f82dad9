/** Bushido. */
import type { Keyword } from './definition.ts';
import { isSelf, numberOf, numbers, pump, self, whenever } from './terms.ts';

export const bushido: Keyword<'bushido'> = {
  name: 'bushido',
  rules: numbers('502.38', '702.42', '702.43', '702.45'),
  printed: ['bushido {n}', { says: 'bushido X, where X is {quantity}', means: { n: '$quantity' } }],
  needs: ['n'],
  expand: (ability) => [
    whenever(
      'bushido',
      {
        on: 'either',
        of: [
          { on: 'blocks', what: isSelf },
          { on: 'becomesBlocked', what: isSelf },
        ],
      },
      [pump(self, numberOf(ability), numberOf(ability))],
    ),
  ],
};
