/** Afflict. */
import type { Keyword } from './definition.ts';
import { isSelf, numberOf, numbers, self, whenever } from './terms.ts';

export const afflict: Keyword<'afflict'> = {
  name: 'afflict',
  rules: numbers(null, null, null, '702.130'),
  printed: ['afflict {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever('afflict', { on: 'becomesBlocked', what: isSelf }, [
      { do: 'loseLife', who: { who: 'defending', of: self }, amount: numberOf(ability) },
    ]),
  ],
};
