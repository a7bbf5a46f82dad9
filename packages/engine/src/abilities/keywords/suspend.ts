/** Suspend. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Keyword } from './definition.ts';
import { controlledBy, creature, isSelf, lasting, numbers, ref, self, whenever, you, yourUpkeep } from './terms.ts';

/**
 * Suspending is an action of its own (it reads the keyword's cost and number, which a card in exile that an effect gives suspend has not); the two
 * triggers of the exiled card are here.
 */
const suspendWith = (choice: boolean) => (): readonly Ability[] => [
  whenever('suspend', yourUpkeep, [{ do: 'removeCounters', counter: 'time', count: 1, from: self }], {
    condition: { if: 'matches', what: self, filter: { is: 'suspended' } },
    zones: ['exile'],
  }),
  whenever(
    'suspend',
    { on: 'counters', counter: 'time', what: isSelf, removed: true, last: true },
    [
      {
        do: 'cast',
        who: you,
        what: self,
        free: true,
        tag: 'suspend',
        ...(choice ? { optional: true as const } : {}),
        out: 'cast',
      },
      {
        do: 'if',
        condition: { if: 'matches', what: ref('cast'), filter: creature },
        then: [
          lasting(
            {
              until: 'asLongAs',
              condition: { if: 'matches', what: { set: 'whatBecameOf', of: ref('cast') }, filter: controlledBy(you) },
            },
            {
              part: 'change',
              affects: ref('cast'),
              mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
            },
          ),
        ],
      },
    ],
    { zones: ['exile'] },
  ),
];

export const suspend: Keyword<'suspend'> = {
  name: 'suspend',
  rules: numbers('502.59', '702.59', '702.60', '702.62'),
  printed: [
    'suspend {n}—{mana}',
    { says: "suspend X—{mana}. X can't be 0.", means: { n: { q: 'x' }, leastX: 1, cost: '$mana' } },
  ],
  readBy: ['suspending'],
  expand: suspendWith(true),
  earlier: { until: '2011-09', expand: suspendWith(false) },
};
