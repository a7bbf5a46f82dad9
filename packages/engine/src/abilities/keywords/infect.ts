/** Infect. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const infect: Keyword<'infect'> = {
  name: 'infect',
  rules: numbers(null, null, '702.88', '702.90'),
  printed: ['infect'],
  readBy: ['damage'],
};
