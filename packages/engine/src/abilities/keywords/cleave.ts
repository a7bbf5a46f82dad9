/** Cleave. Its body is the spell's text without what stands in brackets: what a spell cast for its cleave cost does instead of its own text. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts } from './terms.ts';

/** The tag under which its cost is paid. */
export const CLEAVE = 'cleave';

export const cleave: Keyword<'cleave'> = {
  name: 'cleave',
  rules: numbers(null, null, null, '702.148'),
  needs: ['cost', 'body'],
  expand: (ability) => [
    parts('cleave', { part: 'alternativeCost', cost: costOf(ability), tag: CLEAVE }),
    { ability: 'spell', body: ability.body ?? { effect: [] } },
  ],
};
