/** Evolve. Nothing is compared with a permanent that is no creature. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import { and, controlledBy, creature, growsBy, numbers, ref, self, whenever, you } from './terms.ts';

const greater = (stat: 'power' | 'toughness'): Condition => ({
  if: 'compare',
  left: { q: 'stat', stat, of: ref('event.object') },
  op: '>',
  right: { q: 'stat', stat, of: self },
});

export const evolve: Keyword<'evolve'> = {
  name: 'evolve',
  rules: numbers(null, null, null, '702.100'),
  printed: ['evolve'],
  expand: () => [
    whenever('evolve', { on: 'move', what: and(creature, controlledBy(you)), to: 'battlefield' }, growsBy('evolve'), {
      condition: {
        if: 'and',
        of: [
          { if: 'matches', what: self, filter: creature },
          { if: 'or', of: [greater('power'), greater('toughness')] },
        ],
      },
    }),
  ],
};
