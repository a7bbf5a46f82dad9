/** Compleated. It enters with two loyalty counters fewer for each Phyrexian symbol that was paid with life. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import { LIFE_FOR_SYMBOL } from '../../state/stack.ts';
import type { Keyword } from './definition.ts';
import { isSelf, numbers, replacing } from './terms.ts';

const asItEnters: Condition = { if: 'not', of: { if: 'selfIn', zone: 'battlefield' } };
const fewer: Quantity = { q: 'times', of: 2, by: { q: 'timesPaid', cost: LIFE_FOR_SYMBOL } };

export const compleated: Keyword<'compleated'> = {
  name: 'compleated',
  rules: numbers(null, null, null, '702.150'),
  printed: ['compleated'],
  expand: () => [
    replacing('compleated', {
      event: { on: 'counters', counter: 'loyalty', what: isSelf },
      condition: asItEnters,
      instead: { instead: 'amount', amount: { q: 'subtract', from: { q: 'ref', name: 'event.amount' }, of: fewer } },
    }),
  ],
};
