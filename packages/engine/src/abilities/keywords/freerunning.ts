/** Freerunning. A source counts by its creature types and controller at the time it dealt the damage. */
import type { Keyword } from './definition.ts';
import { atLeast, costOf, numbers, parts, you } from './terms.ts';

const damaged = { of: 'damageTo', player: { who: 'all' }, combat: true, by: you } as const;

export const freerunning: Keyword<'freerunning'> = {
  name: 'freerunning',
  rules: numbers(null, null, null, '702.173'),
  printed: ['freerunning {mana}', 'freerunning—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('freerunning', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'freerunning',
      condition: {
        if: 'or',
        of: [
          atLeast({ q: 'history', event: { ...damaged, kind: 'Assassin' } }, 1),
          atLeast({ q: 'history', event: { ...damaged, from: { is: 'commander' } } }, 1),
        ],
      },
    }),
  ],
};
