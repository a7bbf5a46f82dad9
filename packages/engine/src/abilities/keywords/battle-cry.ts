/** Battle cry. */
import type { Keyword } from './definition.ts';
import { all, creature, numbers, pump, thisAttacks, whenever } from './terms.ts';

export const battleCry: Keyword<'battle cry'> = {
  name: 'battle cry',
  rules: numbers(null, null, '702.89', '702.91'),
  printed: ['battle cry'],
  expand: () => [
    whenever('battle cry', thisAttacks, [pump(all(creature, { is: 'attacking' }, { is: 'other' }), 1, 0)]),
  ],
};
