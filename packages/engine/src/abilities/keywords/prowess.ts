/** Prowess. */
import type { Keyword } from './definition.ts';
import { not, numbers, ofType, pump, self, whenever, you } from './terms.ts';

export const prowess: Keyword<'prowess'> = {
  name: 'prowess',
  rules: numbers(null, null, null, '702.108'),
  printed: ['prowess'],
  reminders: ['Whenever you cast a noncreature spell, (this creature|it) gets +1/+1 until end of turn.'],
  expand: () => [whenever('prowess', { on: 'cast', who: you, what: not(ofType('creature')) }, [pump(self, 1, 1)])],
};
