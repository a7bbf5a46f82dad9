/** Saddle. Creatures that came under your control this turn may saddle: the cost has no tap symbol. */
import type { Keyword } from './definition.ts';
import { activated, anyNumber, numberOf, numbers, performed, plus, ref, self, tapOthers } from './terms.ts';

export const saddle: Keyword<'saddle'> = {
  name: 'saddle',
  rules: numbers(null, null, null, '702.171'),
  printed: ['saddle {n}'],
  needs: ['n'],
  expand: (ability) => [
    activated(
      ability,
      plus(
        tapOthers('saddlers', anyNumber, { stat: 'saddling', atLeast: numberOf(ability) }),
        performed('saddle', ref('saddlers'), self),
      ),
      [{ do: 'designate', what: self, as: 'saddled', forTurn: true }],
      { timing: 'sorcery' },
    ),
  ],
};
