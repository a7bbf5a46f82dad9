/** Outlast. */
import type { Keyword } from './definition.ts';
import { activated, costOf, grow, numbers, plus, self } from './terms.ts';

export const outlast: Keyword<'outlast'> = {
  name: 'outlast',
  rules: numbers(null, null, null, '702.107'),
  printed: ['outlast {mana}', 'outlast—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(ability, plus(costOf(ability), { do: 'tap', what: self }), [grow(1)], { timing: 'sorcery' }),
  ],
};
