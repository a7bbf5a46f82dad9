/** Toxic. More poison counters for the player it damages */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const toxic: Keyword<'toxic'> = {
  name: 'toxic',
  rules: numbers(null, null, null, '702.164'),
  printed: ['toxic {n}'],
  needs: ['n'],
  readBy: ['damage'],
};
