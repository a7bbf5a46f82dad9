/** Foretell. A special action exiles the card face down; it may be cast for the foretell cost in a later turn. */
import type { Keyword } from './definition.ts';
import { costOf, lasting, numbers, performed, ref, rules, self, whileExiled, you } from './terms.ts';

const foretold = ref('foretold');

export const foretell: Keyword<'foretell'> = {
  name: 'foretell',
  rules: numbers(null, null, null, '702.143'),
  printed: ['foretell {mana}', 'foretell—{cost}.'],
  reminders: [
    'During your turn, you may pay {2} and exile (this card|it) from your hand face down. Cast it on a later turn for its foretell cost.',
  ],
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
          lasting(
            whileExiled(foretold),
            { part: 'rule', rule: { rule: 'mayLookAt', who: you, what: foretold } },
            {
              part: 'rule',
              rule: {
                rule: 'mayPlay',
                who: you,
                what: foretold,
                cost: costOf(ability),
                tag: 'foretell',
                types: 'spells',
                later: true,
              },
            },
          ),
        ],
      }),
      condition: { if: 'turn', of: you },
    },
  ],
};
