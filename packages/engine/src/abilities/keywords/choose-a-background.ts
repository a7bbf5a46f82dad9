/** Choose a Background. It lets a second card lead a deck, and means nothing once the game has begun (702.124a). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const chooseABackground: Keyword<'choose a Background'> = {
  name: 'choose a Background',
  rules: numbers(null, null, null, '702.124k'),
  printed: ['choose a Background'],
  readBy: ['deck'],
};
