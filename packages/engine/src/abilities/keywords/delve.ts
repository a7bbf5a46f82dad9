/** Delve. */
import type { Keyword } from './definition.ts';
import { anything, numbers, parts, you } from './terms.ts';

export const delve: Keyword<'delve'> = {
  name: 'delve',
  rules: numbers(null, '702.63', '702.64', '702.66'),
  printed: ['delve'],
  expand: () => [
    parts('delve', {
      part: 'payWith',
      how: 'exile',
      from: { set: 'all', where: anything, zone: 'graveyard', of: you },
      tag: 'delve',
    }),
  ],
};
