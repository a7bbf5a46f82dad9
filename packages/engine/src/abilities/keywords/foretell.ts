/** Foretell. A special action exiles the card face down; it may be cast for the foretell cost in a later turn. */
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';
import type { Keyword } from './definition.ts';
import { costOf, lasting, numbers, performed, ref, rules, self, whileExiled, you } from './terms.ts';

const foretold = ref('foretold');

/** A card in exile is foretold: its owner may look at it, and in a later turn cast it for that cost, or for any foretell cost that it has (702.143a, 702.143d). */
export const isForetold = (
  what: ObjectSet,
  price: Pick<Extract<Rule, { rule: 'mayPlay' }>, 'cost' | 'keywordCost'>,
): Instruction => {
  const who = { who: 'owners', of: what } as const;
  return lasting(
    whileExiled(what),
    { part: 'rule', rule: { rule: 'mayLookAt', who, what } },
    { part: 'rule', rule: { rule: 'mayPlay', who, what, ...price, tag: 'foretell', types: 'spells', later: true } },
  );
};

export const foretell: Keyword<'foretell'> = {
  name: 'foretell',
  rules: numbers(null, null, null, '702.143'),
  printed: ['foretell {mana}', 'foretell—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    {
      ...rules('foretell', {
        rule: 'maySpecially',
        who: you,
        action: 'foretell',
        cost: { mana: ['2'] },
        effect: [
          { do: 'move', what: self, to: { zone: 'exile', faceDown: true }, out: 'foretold' },
          performed('foretell', foretold),
          isForetold(foretold, { cost: costOf(ability) }),
        ],
      }),
      condition: { if: 'turn', of: you },
    },
  ],
};
