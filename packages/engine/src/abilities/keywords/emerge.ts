/** Emerge. Its cost is reduced by the mana value of a creature that is sacrificed, or of what else it is from (702.119b). */
import type { Keyword } from './definition.ts';
import { costOf, creature, numbers, parts } from './terms.ts';

export const emerge: Keyword<'emerge'> = {
  name: 'emerge',
  rules: numbers(null, null, null, '702.119'),
  printed: ['emerge {mana}', 'emerge—{cost}.', 'emerge from {object} {mana}'],
  needs: ['cost'],
  expand: (ability) => [
    parts('emerge', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'emerge',
      offering: ability.quality ?? creature,
    }),
  ],
};
