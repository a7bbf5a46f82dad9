/** Deathtouch. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const deathtouch: Keyword<'deathtouch'> = {
  name: 'deathtouch',
  rules: numbers(null, '702.2', '702.2', '702.2'),
  printed: ['deathtouch'],
  readBy: ['combat', 'damage'],
};
