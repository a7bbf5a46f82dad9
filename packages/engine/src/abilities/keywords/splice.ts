/** Splice. It is read as a spell is announced (casting/splice.ts). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

const INSTANT_OR_SORCERY = {
  is: 'or',
  of: [
    { is: 'type', type: 'instant' },
    { is: 'type', type: 'sorcery' },
  ],
};

export const splice: Keyword<'splice'> = {
  name: 'splice',
  rules: numbers('502.40', '702.44', '702.45', '702.47'),
  printed: [
    'splice onto {subtype} {mana}',
    'splice onto {subtype}—{cost}.',
    { says: 'splice onto instant or sorcery {mana}', means: { quality: INSTANT_OR_SORCERY, cost: '$mana' } },
  ],
  needs: ['quality', 'cost'],
  readBy: ['casting'],
};
