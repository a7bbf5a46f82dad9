/** Escape. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts } from './terms.ts';

export const escape: Keyword<'escape'> = {
  name: 'escape',
  rules: numbers(null, null, null, '702.138'),
  printed: ['escape {mana}', 'escape—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('escape', { part: 'alternativeCost', cost: costOf(ability), tag: 'escape', from: 'graveyard' }),
  ],
};
