/** Lifelink. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const lifelink: Keyword<'lifelink'> = {
  name: 'lifelink',
  rules: numbers(null, '702.13', '702.14', '702.15'),
  printed: ['lifelink'],
  readBy: ['damage'],
};
