/** Fuse. Both halves of a split card are cast as one spell. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const fuse: Keyword<'fuse'> = {
  name: 'fuse',
  rules: numbers(null, null, null, '702.102'),
  printed: ['fuse'],
  readBy: ['casting'],
};
