/** Spectacle. */
import type { Keyword } from './definition.ts';
import { atLeast, costOf, numbers, opponents, parts } from './terms.ts';

export const spectacle: Keyword<'spectacle'> = {
  name: 'spectacle',
  rules: numbers(null, null, null, '702.137'),
  printed: ['spectacle {mana}', 'spectacle—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('spectacle', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'spectacle',
      condition: atLeast({ q: 'history', event: { of: 'lifeLost', by: opponents } }, 1),
    }),
  ],
};
