/** Ward. */
import type { Keyword } from './definition.ts';
import { costOf, isSelf, numbers, opponents, ref, whenever } from './terms.ts';

export const ward: Keyword<'ward'> = {
  name: 'ward',
  rules: numbers(null, null, null, '702.21'),
  printed: [
    'ward {mana}',
    'ward—{cost}.',
    { says: 'ward {X}, where X is {quantity}', means: { cost: { generic: '$quantity' } } },
  ],
  needs: ['cost'],
  expand: (ability) => [
    whenever('ward', { on: 'becomesTarget', what: isSelf, who: opponents }, [
      {
        do: 'pay',
        who: { who: 'controllers', of: ref('event.source') },
        cost: costOf(ability),
        else: [{ do: 'counter', what: ref('event.source') }],
      },
    ]),
  ],
};
