/** Disguise. */
import type { Keyword } from './definition.ts';
import { castFaceDown } from './morph.ts';
import { numbers, parts } from './terms.ts';

export const disguise: Keyword<'disguise'> = {
  name: 'disguise',
  rules: numbers(null, null, null, '702.168'),
  printed: ['disguise {mana}', 'disguise—{cost}.'],
  needs: ['cost'],
  readBy: ['turnFaceUp'],
  expand: () => [parts('disguise', castFaceDown('disguise'))],
};
