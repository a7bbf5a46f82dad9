/** Storm. The spell is copied for each spell cast before it this turn. */
import type { Keyword } from './definition.ts';
import { castThis, copyThis, numbers, whenever } from './terms.ts';

export const storm: Keyword<'storm'> = {
  name: 'storm',
  rules: numbers('502.30', '702.37', '702.38', '702.40'),
  printed: ['storm'],
  reminders: [
    'When you cast this spell, copy it for each spell cast before it this turn. (You may choose new targets for the copies.|)',
  ],
  expand: () => [
    whenever('storm', castThis, [copyThis({ q: 'history', event: { of: 'spellsCastBefore' } })], { zones: ['stack'] }),
  ],
};
