/** Disguise. */
import type { Keyword } from './definition.ts';
import { castFaceDown } from './morph.ts';
import { numbers, parts } from './terms.ts';

export const disguise: Keyword<'disguise'> = {
  name: 'disguise',
  rules: numbers(null, null, null, '702.168'),
  printed: ['disguise {mana}', 'disguise—{cost}.'],
  reminders: [
    'You may cast this card face down for {symbols} as a 2/2 creature with ward {symbols}. Turn it face up any time for its disguise cost.',
  ],
  needs: ['cost'],
  readBy: ['turnFaceUp'],
  expand: () => [parts('disguise', castFaceDown('disguise'))],
};
