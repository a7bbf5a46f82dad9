/** Evoke. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, paid, parts, sacrificeThis, thisEnters, whenever } from './terms.ts';

export const evoke: Keyword<'evoke'> = {
  name: 'evoke',
  rules: numbers(null, '702.71', '702.72', '702.74'),
  printed: ['evoke {mana}', 'evoke—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('evoke', { part: 'alternativeCost', cost: costOf(ability), tag: 'evoke' }),
    whenever('evoke', thisEnters, [sacrificeThis], { condition: paid('evoke') }),
  ],
};
