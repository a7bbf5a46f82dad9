/** Partner, alone or with a text that both cards share (702.124i). It lets two cards lead a deck, and means nothing once the game has begun (702.124a). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const partner: Keyword<'partner'> = {
  name: 'partner',
  rules: numbers(null, null, null, '702.124'),
  printed: [
    'partner',
    ...['Character select', 'Father & son', 'Friends forever', 'Survivors'].map((text) => ({
      says: `partner—${text}`,
      means: { partner: text },
    })),
  ],
  readBy: ['deck'],
};
