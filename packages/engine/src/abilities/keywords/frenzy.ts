/** Frenzy. */
import type { Keyword } from './definition.ts';
import { isSelf, numberOf, numbers, pump, self, whenever } from './terms.ts';

export const frenzy: Keyword<'frenzy'> = {
  name: 'frenzy',
  rules: numbers(null, '702.65', '702.66', '702.68'),
  printed: ['frenzy {n}'],
  needs: ['n'],
  expand: (ability) => [whenever('frenzy', { on: 'unblocked', what: isSelf }, [pump(self, numberOf(ability), 0)])],
};
