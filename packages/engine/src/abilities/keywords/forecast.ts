/** Forecast. The keyword's body is the ability, and its cost is the ability's cost. */
import type { Keyword } from './definition.ts';
import { activated, costOf, numbers, plus, self } from './terms.ts';

export const forecast: Keyword<'forecast'> = {
  name: 'forecast',
  rules: numbers('502.53', '702.54', '702.55', '702.57'),
  needs: ['cost', 'body'],
  expand: (ability) => [
    activated(ability, plus(costOf(ability), { do: 'reveal', what: self }), ability.body ?? { effect: [] }, {
      zone: 'hand',
      condition: {
        if: 'and',
        of: [
          { if: 'step', step: ['upkeep'] },
          { if: 'turn', of: { who: 'owners', of: self } },
        ],
      },
      perTurn: 1,
    }),
  ],
};
