/** Persist. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Keyword } from './definition.ts';
import { countersOn, numbers, ref, self, thisDies, whenever } from './terms.ts';

export const returnsWith = (keyword: 'persist' | 'undying', counter: string) => (): readonly Ability[] => [
  whenever(
    keyword,
    thisDies,
    [
      {
        do: 'move',
        what: ref('event.other'),
        to: { zone: 'battlefield', under: { who: 'owners', of: self }, counters: [{ counter, count: 1 }] },
      },
    ],
    {
      condition: { if: 'compare', left: countersOn(counter), op: '=', right: 0 },
    },
  ),
];

export const persist: Keyword<'persist'> = {
  name: 'persist',
  rules: numbers(null, '702.76', '702.77', '702.79'),
  printed: ['persist'],
  reminders: [
    "When (it|a creature with (persist|undying)) dies, if it had no (+1/+1|-1/-1) counters on it, return it to the battlefield under its owner's control with a (+1/+1|-1/-1) counter on it.",
    "When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.",
  ],
  expand: returnsWith('persist', '-1/-1'),
};
