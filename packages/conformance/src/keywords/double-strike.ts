/** Double strike. 2006: 502.28 · 2009, 2011, 2026: 702.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

/** To the first of two combat damage steps, its damage dealt and players able to act. */
const firstStep = [
  { until: 'combatDamage' },
  { until: 'resolved', in: ['2006-10'] },
] as const satisfies ScenarioInput['script'];

export const doubleStrike: readonly ScenarioInput[] = [
  {
    name: 'A creature with double strike deals damage in both combat damage steps, one without in the second',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Fencing Ace', 'Hill Giant'] } } },
    script: [
      ...attackWith('Fencing Ace', 'Hill Giant'),
      ...firstStep,
      { expect: { step: 'combatDamage', life: { B: 19 } }, id: 'first' },
      { until: 'endCombat' },
      { expect: { life: { B: 15 } }, id: 'second' },
    ],
    shows: [
      ...across('first', '502.28b', '702.4b', '702.4b', '702.4b'),
      ...across('second', '502.28b', '702.4b', '702.4b', '702.4b'),
    ],
  },
  {
    name: 'Double strike removed in the first combat damage step leaves nothing for the second',
    editions: [...ALL],
    cards: {
      'Dull Edges': { cost: '{W}', type: 'Instant', text: 'Target creature loses double strike until end of turn.' },
    },
    position: { sides: { A: { battlefield: ['Fencing Ace'] }, B: { battlefield: ['Plains'], hand: ['Dull Edges'] } } },
    script: [
      ...attackWith('Fencing Ace'),
      ...firstStep,
      { expect: { life: { B: 19 } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Dull Edges', targets: ['Fencing Ace'] },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { life: { B: 19 } }, id: 'once' },
    ],
    shows: across('once', '502.28c', '702.4c', '702.4c', '702.4c'),
  },
  {
    name: 'Double strike given to a first striker after its damage lets it deal damage again',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['White Knight', 'Mountain ×2'], hand: ['Double Cleave'] } } },
    script: [
      ...attackWith('White Knight'),
      ...firstStep,
      { expect: { life: { B: 18 } } },
      { as: 'A', cast: 'Double Cleave', targets: ['White Knight'] },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { life: { B: 16 } }, id: 'twice' },
    ],
    shows: across('twice', '502.28d', '702.4d', '702.4d', '702.4d'),
  },
  {
    name: 'A first striker that is given nothing deals damage once',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['White Knight', 'Fencing Ace'] } } },
    script: [
      ...attackWith('White Knight', 'Fencing Ace'),
      { until: 'endCombat' },
      { expect: { life: { B: 16 } }, id: 'two and twice one' },
    ],
    shows: across('two and twice one', '502.28b', '702.4b', '702.4b', '702.4b'),
  },
  {
    name: 'A second instance of double strike adds nothing',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Fencing Ace', 'Mountain ×2'], hand: ['Double Cleave'] } } },
    script: [
      { as: 'A', cast: 'Double Cleave', targets: ['Fencing Ace'] },
      { until: 'resolved' },
      ...attackWith('Fencing Ace'),
      { until: 'main2' },
      { expect: { life: { B: 18 } }, id: 'redundant' },
    ],
    shows: across('redundant', '502.28e', '702.4e', '702.4e', '702.4e'),
  },
];
