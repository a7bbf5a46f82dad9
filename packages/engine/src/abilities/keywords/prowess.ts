/** Prowess. */
import type { Keyword } from './definition.ts';
import { not, numbers, ofType, pump, self, whenever, you } from './terms.ts';

export const prowess: Keyword<'prowess'> = {
  name: 'prowess',
  rules: numbers(null, null, null, '702.108'),
  printed: ['prowess'],
  expand: () => [whenever('prowess', { on: 'cast', who: you, what: not(ofType('creature')) }, [pump(self, 1, 1)])],
};
