/** Sunburst. Each colour of mana spent gives a +1/+1 counter if it enters as a creature, else a charge counter. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Keyword } from './definition.ts';
import { PLUS, creature, enters, numbers, self } from './terms.ts';

export const sunburst: Keyword<'sunburst'> = {
  name: 'sunburst',
  rules: numbers('502.37', '702.41', '702.42', '702.44'),
  printed: ['sunburst'],
  expand: () => {
    const colors: Quantity = { q: 'manaSpent', colors: true };
    const asCreature: Condition = { if: 'matches', what: self, filter: creature };
    return [
      enters('sunburst', {
        counters: [
          { counter: PLUS, count: { q: 'if', condition: asCreature, then: colors, else: 0 } },
          { counter: 'charge', count: { q: 'if', condition: asCreature, then: 0, else: colors } },
        ],
      }),
    ];
  },
};
