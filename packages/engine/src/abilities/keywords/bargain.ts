/** Bargain. */
import type { Keyword } from './definition.ts';
import { numbers, ofType, optionalCost, or, parts, sacrificeOne } from './terms.ts';

export const bargain: Keyword<'bargain'> = {
  name: 'bargain',
  rules: numbers(null, null, null, '702.166'),
  printed: ['bargain'],
  expand: () => [
    parts(
      'bargain',
      optionalCost(
        { actions: [sacrificeOne(or(ofType('artifact'), ofType('enchantment'), { is: 'token' }))] },
        'bargain',
      ),
    ),
  ],
};
