/** Transfigure. */
import type { Keyword } from './definition.ts';
import { sameManaValue } from './transmute.ts';
import { activated, and, costOf, creature, numbers, plus, sacrificeThis, searchLibrary } from './terms.ts';

export const transfigure: Keyword<'transfigure'> = {
  name: 'transfigure',
  rules: numbers(null, '702.68', '702.69', '702.71'),
  printed: ['transfigure {mana}', 'transfigure—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(
      ability,
      plus(costOf(ability), sacrificeThis),
      searchLibrary(and(creature, sameManaValue), 'battlefield'),
      { timing: 'sorcery' },
    ),
  ],
};
