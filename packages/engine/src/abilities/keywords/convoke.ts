/** Convoke. */
import type { Keyword } from './definition.ts';
import { creature, numbers, parts, untappedOfYours } from './terms.ts';

export const convoke: Keyword<'convoke'> = {
  name: 'convoke',
  rules: numbers('502.46', '702.48', '702.49', '702.51'),
  printed: ['convoke'],
  reminders: [
    "Your creatures can help cast (this|that|those) (spell|spells). Each creature you tap while casting (this|a|an artifact) spell pays for {symbols} or one mana of that creature's color.",
  ],
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
