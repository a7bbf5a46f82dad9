/** Level up. */
import type { Keyword } from './definition.ts';
import { activated, costOf, numbers, self } from './terms.ts';

export const levelUp: Keyword<'level up'> = {
  name: 'level up',
  rules: numbers(null, null, '702.85', '702.87'),
  printed: ['level up {mana}', 'level up—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(ability, costOf(ability), [{ do: 'putCounters', counter: 'level', count: 1, on: self }], {
      timing: 'sorcery',
    }),
  ],
};
