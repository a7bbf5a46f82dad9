/** Reinforce. */
import type { Keyword } from './definition.ts';
import { activated, costOf, creature, discardThis, exactly, numberOf, numbers, plus, ref } from './terms.ts';

export const reinforce: Keyword<'reinforce'> = {
  name: 'reinforce',
  rules: numbers(null, '702.74', '702.75', '702.77'),
  printed: ['reinforce {n}—{mana}'],
  needs: ['cost', 'n'],
  expand: (ability) => [
    activated(
      ability,
      plus(costOf(ability), discardThis),
      {
        targets: [{ name: 'reinforced', count: exactly(1), objects: { where: creature } }],
        effect: [{ do: 'putCounters', counter: '+1/+1', count: numberOf(ability), on: ref('reinforced') }],
      },
      { zone: 'hand' },
    ),
  ],
};
