/** Read ahead. It is read as a Saga enters, and where its chapters trigger. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const readAhead: Keyword<'read ahead'> = {
  name: 'read ahead',
  rules: numbers(null, null, null, '702.155'),
  printed: ['read ahead'],
  readBy: ['definition'],
};
