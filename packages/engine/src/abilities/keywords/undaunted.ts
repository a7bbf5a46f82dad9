/** Undaunted. */
import type { Keyword } from './definition.ts';
import { isSelf, numbers, opponents, parts } from './terms.ts';

export const undaunted: Keyword<'undaunted'> = {
  name: 'undaunted',
  rules: numbers(null, null, null, '702.125'),
  printed: ['undaunted'],
  expand: () => [
    parts('undaunted', {
      part: 'cost',
      change: { of: 'cast', what: isSelf, reduce: { q: 'countPlayers', of: opponents } },
    }),
  ],
};
