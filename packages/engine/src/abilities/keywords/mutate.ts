/** Mutate. Cast for its mutate cost the spell has a target, and merges with it as it resolves. */
import type { Keyword } from './definition.ts';
import { and, costOf, creature, exactly, not, numbers, parts, ref, self } from './terms.ts';

/** The tag under which its cost is paid: so a mutating creature spell is known. */
export const MUTATE = 'mutate';

export const mutate: Keyword<'mutate'> = {
  name: 'mutate',
  rules: numbers(null, null, null, '702.140'),
  printed: ['mutate {mana}', 'mutate—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
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
};
