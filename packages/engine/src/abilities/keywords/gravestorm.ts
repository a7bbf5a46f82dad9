/** Gravestorm. The spell is copied for each permanent put into a graveyard from the battlefield this turn. */
import type { Keyword } from './definition.ts';
import { anything, castThis, copyThis, numbers, whenever } from './terms.ts';

export const gravestorm: Keyword<'gravestorm'> = {
  name: 'gravestorm',
  rules: numbers(null, '702.66', '702.67', '702.69'),
  printed: ['gravestorm'],
  expand: () => [
    whenever('gravestorm', castThis, [copyThis({ q: 'history', event: { of: 'died', where: anything } })], {
      zones: ['stack'],
    }),
  ],
};
