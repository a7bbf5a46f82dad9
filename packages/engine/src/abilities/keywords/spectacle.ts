/** Spectacle. */
import type { Keyword } from './definition.ts';
import { atLeast, costOf, numbers, opponents, parts } from './terms.ts';

export const spectacle: Keyword<'spectacle'> = {
  name: 'spectacle',
  rules: numbers(null, null, null, '702.137'),
  printed: ['spectacle {mana}', 'spectacle—{cost}.'],
  reminders: [
    'You may cast this spell for its spectacle cost rather than its mana cost if an opponent lost life this turn.',
  ],
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
