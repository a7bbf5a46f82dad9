/** Splice. It is read as a spell is announced (casting/splice.ts). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const splice: Keyword<'splice'> = {
  name: 'splice',
  rules: numbers('502.40', '702.44', '702.45', '702.47'),
  printed: ['splice onto {subtype} {mana}', 'splice onto {subtype}—{cost}.'],
  reminders: [
    "As you cast an Arcane spell, you may reveal this card from your hand and pay its splice cost. If you do, add this card's effects to that spell.",
  ],
  needs: ['quality', 'cost'],
  readBy: ['casting'],
};
