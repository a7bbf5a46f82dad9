/** Harmonize. The creature that is tapped makes the cost less by its power, and is tapped as costs are paid. */
import type { Keyword } from './definition.ts';
import { costOf, creature, insteadOfGoing, isSelf, numbers, parts } from './terms.ts';

export const harmonize: Keyword<'harmonize'> = {
  name: 'harmonize',
  rules: numbers(null, null, null, '702.180'),
  printed: ['harmonize {mana}', 'harmonize—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('harmonize', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'harmonize',
      from: 'graveyard',
      tapping: creature,
    }),
    insteadOfGoing('harmonize', { on: 'move', what: isSelf, from: 'stack', notTo: 'exile' }, 'exile'),
  ],
};
