/** Scavenge. */
import type { Keyword } from './definition.ts';
import { activated, costOf, creature, exactly, numbers, plus, ref, self } from './terms.ts';

export const scavenge: Keyword<'scavenge'> = {
  name: 'scavenge',
  rules: numbers(null, null, null, '702.97'),
  printed: ['scavenge {mana}', 'scavenge—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(
      ability,
      plus(costOf(ability), { do: 'move', what: self, to: { zone: 'exile' } }),
      {
        targets: [{ name: 'fed', count: exactly(1), objects: { where: creature } }],
        effect: [
          { do: 'putCounters', counter: '+1/+1', count: { q: 'stat', stat: 'power', of: self }, on: ref('fed') },
        ],
      },
      { zone: 'graveyard', timing: 'sorcery' },
    ),
  ],
};
