/** Wither. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const wither: Keyword<'wither'> = {
  name: 'wither',
  rules: numbers(null, '702.77', '702.78', '702.80'),
  printed: ['wither'],
  reminders: ['(This|It|They) (deal|deals) damage to creatures in the form of -1/-1 counters.'],
  readBy: ['damage'],
};
