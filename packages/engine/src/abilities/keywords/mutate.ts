/** Mutate. 2026: 702.140 */
import { and, costOf, creature, define, exactly, not, numbers, parts, ref, self } from './terms.ts';

/** The tag under which its cost is paid: so a mutating creature spell is known. */
export const MUTATE = 'mutate';

/** Cast for its mutate cost it has a target, and merges with that as it resolves. */
export const mutate = define(
  'mutate',
  numbers(null, null, null, '702.140'),
  (ability) => [
    parts('mutate', { part: 'alternativeCost', cost: costOf(ability), tag: MUTATE }),
    {
      ability: 'spell',
      body: {
        targets: [
          {
            name: 'mutating',
            count: exactly(1),
            objects: {
              where: and(creature, not({ is: 'subtype', subtype: 'Human' }), {
                is: 'ownedBy',
                player: { who: 'owners', of: self },
              }),
            },
            ifPaid: MUTATE,
          },
        ],
        effect: [{ do: 'merge', what: self, with: ref('mutating') }],
      },
      keyword: 'mutate',
    },
  ],
  { needs: ['cost'] },
);
