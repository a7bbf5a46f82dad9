/** "It becomes foretold. Its foretell cost is its mana cost reduced by {2}." 2006, 2009, 2011: none · 2026: 702.143d */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { gainsAtOwnCost } from './at-own-cost.ts';
import { genericMana } from '../nouns/index.ts';

const EACH = { set: 'each' };

/** `what`: the cards that become foretold. */
export const foretold = (what: Rule): readonly Rule[] => [
  phrase('{o!} become~ foretold', { do: 'becomeForetold', what: '$o' }, { o: what }),
  phrase(
    '{o!} become~ foretold. its foretell cost is its mana cost reduced by {n}',
    {
      do: 'forEach',
      over: '$o',
      effect: [
        { do: 'becomeForetold', what: EACH },
        {
          do: 'effect',
          parts: [gainsAtOwnCost(EACH, 'foretell', { less: '$n' })],
          duration: {
            until: 'asLongAs',
            condition: { if: 'matches', what: EACH, filter: { is: 'zone', zone: 'exile' } },
          },
        },
      ],
    },
    { o: what, n: genericMana },
  ),
];
