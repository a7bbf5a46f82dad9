/** Sneak. The returned creature is chosen as the cost is paid; a permanent attacks whatever that one attacked. */
import type { Keyword } from './definition.ts';
import { costOf, enters, numbers, paid, parts, plus, returning, you } from './terms.ts';

const SNEAK = 'sneak';

export const sneak: Keyword<'sneak'> = {
  name: 'sneak',
  rules: numbers(null, null, null, '702.190'),
  printed: ['sneak {mana}', 'sneak—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('sneak', {
      part: 'alternativeCost',
      cost: plus(costOf(ability), returning({ is: 'unblocked' }, SNEAK)),
      tag: SNEAK,
      during: {
        if: 'and',
        of: [
          { if: 'step', step: ['declareBlockers'] },
          { if: 'turn', of: you },
        ],
      },
    }),
    enters('sneak', { tapped: true, attacksAs: { set: 'linked', link: SNEAK } }, paid(SNEAK)),
  ],
};
