/** Surge. The cost may be paid once you or a teammate has cast another spell this turn. */
import type { PlayerSet } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import { atLeast, costOf, numbers, opponents, parts } from './terms.ts';

/** You, and whoever is on your team. */
const yourTeam: PlayerSet = { who: 'except', of: { who: 'all' }, not: opponents };

export const surge: Keyword<'surge'> = {
  name: 'surge',
  rules: numbers(null, null, null, '702.117'),
  printed: ['surge {mana}', 'surge—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('surge', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'surge',
      condition: atLeast({ q: 'history', event: { of: 'spellsCast', by: yourTeam } }, 1),
    }),
  ],
};
