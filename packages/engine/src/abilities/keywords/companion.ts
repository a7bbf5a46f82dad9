/** Companion. It functions outside the game: whose starting deck is as it says may reveal the card before the game begins (setup/companions.ts). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const companion: Keyword<'companion'> = {
  name: 'companion',
  rules: numbers(null, null, null, '702.139'),
  needs: ['deck'],
  readBy: ['starting'],
};
