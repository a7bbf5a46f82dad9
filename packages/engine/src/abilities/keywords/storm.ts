/** Storm. The spell is copied for each spell cast before it this turn. */
import type { Keyword } from './definition.ts';
import { castThis, copyThis, numbers, whenever } from './terms.ts';

export const storm: Keyword<'storm'> = {
  name: 'storm',
  rules: numbers('502.30', '702.37', '702.38', '702.40'),
  printed: ['storm'],
  expand: () => [
    whenever('storm', castThis, [copyThis({ q: 'history', event: { of: 'spellsCastBefore' } })], { zones: ['stack'] }),
  ],
};
