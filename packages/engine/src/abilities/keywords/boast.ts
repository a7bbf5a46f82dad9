/** Boast. The keyword's body is the ability, and its cost is the ability's cost. */
import type { Keyword } from './definition.ts';
import { activated, costOf, numbers, performed, plus, self } from './terms.ts';

export const boast: Keyword<'boast'> = {
  name: 'boast',
  rules: numbers(null, null, null, '702.142'),
  needs: ['cost', 'body'],
  expand: (ability) => [
    activated(ability, plus(costOf(ability), performed('boast', self)), ability.body ?? { effect: [] }, {
      condition: { if: 'matches', what: self, filter: { is: 'history', event: { did: 'attacked' } } },
      perTurn: 1,
    }),
  ],
};
