/** Infect. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const infect: Keyword<'infect'> = {
  name: 'infect',
  rules: numbers(null, null, '702.88', '702.90'),
  printed: ['infect'],
  reminders: [
    '({self}|They) (deal|deals) damage to creatures in the form of -1/-1 counters and to players in the form of poison counters.',
  ],
  readBy: ['damage'],
};
