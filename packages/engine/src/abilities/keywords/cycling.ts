/** Cycling. */
import type { Keyword } from './definition.ts';
import { activated, costOf, discardThis, numbers, plus, you } from './terms.ts';

export const cycling: Keyword<'cycling'> = {
  name: 'cycling',
  rules: numbers('502.18', '702.26', '702.27', '702.29'),
  printed: ['cycling {mana}', 'cycling—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(ability, plus(costOf(ability), discardThis), [{ do: 'draw', who: you, count: 1 }], { zone: 'hand' }),
  ],
};
