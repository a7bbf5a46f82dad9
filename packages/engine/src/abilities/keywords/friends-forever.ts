/** Friends forever. It lets two cards lead a deck, and means nothing once the game has begun (702.124a). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const friendsForever: Keyword<'friends forever'> = {
  name: 'friends forever',
  rules: numbers(null, null, null, '702.124i'),
  printed: ['friends forever'],
  readBy: ['deck'],
};
