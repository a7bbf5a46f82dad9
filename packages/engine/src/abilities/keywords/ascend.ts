/** Ascend. An instant or sorcery checks for ten permanents once, as it resolves; a permanent does so all the time. */
import type { Keyword } from './definition.ts';
import { all, atLeast, controlledBy, countOf, numbers, ofType, or, rules, self, you } from './terms.ts';

export const ascend: Keyword<'ascend'> = {
  name: 'ascend',
  rules: numbers(null, null, null, '702.131'),
  printed: ['ascend'],
  expand: () => [
    {
      ability: 'spell',
      body: {
        effect: [
          {
            do: 'if',
            condition: {
              if: 'and',
              of: [
                { if: 'matches', what: self, filter: or(ofType('instant'), ofType('sorcery')) },
                atLeast(countOf(all(controlledBy(you))), 10),
              ],
            },
            then: [{ do: 'designatePlayer', who: you, as: 'blessing' }],
          },
        ],
      },
    },
    rules('ascend', { rule: 'ascend', who: you }),
  ],
};
