/** Trample. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const trample: Keyword<'trample'> = {
  name: 'trample',
  rules: numbers('502.9', '702.17', '702.18', '702.19'),
  printed: ['trample'],
  reminders: [
    "{self} can deal excess combat damage to the player or planeswalker it's attacking.",
    "({self}|They) can deal excess combat damage to (defending player or planeswalker|the player or planeswalker it's attacking) while attacking.",
    'If {self} would assign enough damage to its blockers to destroy them, you may have it assign the rest of its damage to defending player or planeswalker.',
  ],
  readBy: ['combat'],
};
