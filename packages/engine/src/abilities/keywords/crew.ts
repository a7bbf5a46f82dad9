/** Crew. Creatures that came under your control this turn may crew: the cost has no tap symbol. */
import type { Keyword } from './definition.ts';
import { activated, anyNumber, lasting, numberOf, numbers, performed, plus, ref, self, tapOthers } from './terms.ts';

export const crew: Keyword<'crew'> = {
  name: 'crew',
  rules: numbers(null, null, null, '702.122'),
  printed: ['crew {n}'],
  needs: ['n'],
  expand: (ability) => [
    activated(
      ability,
      plus(
        tapOthers('crew', anyNumber, { stat: 'crewing', atLeast: numberOf(ability) }, { is: 'mayCrew' }),
        performed('crew', ref('crew'), self),
      ),
      [
        performed('becomeCrewed', self),
        lasting(
          { until: 'endOfTurn' },
          {
            part: 'change',
            affects: self,
            mods: [{ mod: 'types', op: 'add', types: ['artifact', 'creature'] }],
          },
        ),
      ],
    ),
  ],
};
