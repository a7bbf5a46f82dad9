/** Prowl. A source counts by its creature types and controller at the time it dealt the damage. */
import type { Keyword } from './definition.ts';
import { atLeast, costOf, numbers, parts, self, you } from './terms.ts';

export const prowl: Keyword<'prowl'> = {
  name: 'prowl',
  rules: numbers(null, '702.73', '702.74', '702.76'),
  printed: ['prowl {mana}', 'prowl—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('prowl', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'prowl',
      condition: atLeast(
        { q: 'history', event: { of: 'damageTo', player: { who: 'all' }, combat: true, by: you, akinTo: self } },
        1,
      ),
    }),
  ],
};
