/** Convoke. */
import type { Keyword } from './definition.ts';
import { creature, numbers, parts, untappedOfYours } from './terms.ts';

export const convoke: Keyword<'convoke'> = {
  name: 'convoke',
  rules: numbers('502.46', '702.48', '702.49', '702.51'),
  printed: ['convoke'],
  expand: () => [
    parts('convoke', {
      part: 'payWith',
      how: 'tap',
      from: untappedOfYours(creature),
      colors: true,
      tag: 'convoke',
    }),
  ],
};
