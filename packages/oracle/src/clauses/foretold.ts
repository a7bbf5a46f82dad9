/** "It becomes foretold. Its foretell cost is its mana cost reduced by {2}." 2006, 2009, 2011: none · 2026: 702.143d */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { genericMana } from '../nouns/index.ts';

const EACH = { set: 'each' };
const BECOMES = { do: 'becomeForetold', what: EACH };

/** `what`: the cards that become foretold. */
export const foretold = (what: Rule): readonly Rule[] => [
  phrase('{o!} become~ foretold', { do: 'becomeForetold', what: '$o' }, { o: what }),
  phrase(
    '{o!} become~ foretold. its foretell cost is its mana cost reduced by {n}',
    {
      do: 'forEach',
      over: '$o',
      effect: [
        BECOMES,
        {
          do: 'effect',
          parts: [
            {
              part: 'change',
              affects: EACH,
              mods: [
                {
                  mod: 'gain',
                  abilities: [{ ability: 'keyword', keyword: 'foretell', cost: { own: true, less: '$n' } }],
                },
              ],
            },
          ],
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
