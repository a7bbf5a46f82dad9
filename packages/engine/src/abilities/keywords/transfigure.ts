/** Transfigure. */
import type { Keyword } from './definition.ts';
import { sameManaValue } from './transmute.ts';
import { activated, and, costOf, creature, numbers, plus, sacrificeThis, searchLibrary } from './terms.ts';

export const transfigure: Keyword<'transfigure'> = {
  name: 'transfigure',
  rules: numbers(null, '702.68', '702.69', '702.71'),
  printed: ['transfigure {mana}', 'transfigure—{cost}.'],
  reminders: [
    '{symbols}, Sacrifice this creature: Search your library for a creature card with the same <mana value> as this creature and put that card onto the battlefield. Then shuffle your library. Transfigure only as a sorcery.',
  ],
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
