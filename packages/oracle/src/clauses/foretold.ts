/** "It becomes foretold. Its foretell cost is its mana cost reduced by {2}." 2006, 2009, 2011: none · 2026: 702.143d */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { gainsAtOwnCost } from './at-own-cost.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const EACH = { set: 'each' };

/** `what`: the cards that become foretold. */
export const foretold = (what: Rule): readonly Rule[] => {
  const withWhat = phrase.with({ what });
  return [
    withWhat('{o!:what} become~ foretold', { do: 'becomeForetold', what: '$o' }),
    withWhat('{o!:what} become~ foretold. its foretell cost is its mana cost reduced by {n:genericMana}', {
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
    }),
  ];
};
