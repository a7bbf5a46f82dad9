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
  expand: returnsWith('persist', '-1/-1'),
};
