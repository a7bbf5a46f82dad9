/** Entwine. 2006: 502.32 · 2009: 702.39 · 2011: 702.40 · 2026: 702.42 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const entwine: readonly ScenarioInput[] = [
  {
    name: 'Paying the entwine cost takes all modes instead of one',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], hand: ['Barbed Lightning'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Barbed Lightning', costs: [true], targets: ['Hill Giant', 'B'] },
      {
        expect: {
          tapped: { Mountain: true, 'Mountain 2': true, 'Mountain 3': true, 'Mountain 4': true, 'Mountain 5': true },
        },
        id: 'paid',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' }, life: { B: 17 } }, id: 'all' },
    ],
    shows: [
      ...across('paid', '502.32a', '702.39a', '702.40a', '702.42a'),
      ...across('all', '502.32a', '702.39a', '702.40a', '702.42a'),
    ],
  },
  {
    name: 'Without the entwine cost one mode is chosen',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×5'], hand: ['Barbed Lightning'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { as: 'A', cast: 'Barbed Lightning', costs: [false] },
      { expect: { asks: { as: 'A', kind: 'mode', options: 2 } } },
      { as: 'A', answer: [1] },
      { as: 'A', answer: 'B', kind: 'target' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield' }, life: { B: 17 } }, id: 'one' },
    ],
    shows: across('one', '502.32a', '702.39a', '702.40a', '702.42a'),
  },
  {
    name: 'Entwined modes are followed in the order written',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×9'], hand: ['Temporal Cascade', 'Forest ×2'], library: ['Plains ×9'] },
        B: { hand: ['Forest ×3'], library: ['Plains ×9'] },
      },
    },
    script: [
      { as: 'A', cast: 'Temporal Cascade', costs: [true] },
      { until: 'resolved' },
      { expect: { hand: { A: 7, B: 7 }, library: { A: 4, B: 5 } }, id: 'shuffled first' },
    ],
    shows: across('shuffled first', '502.32b', '702.39b', '702.40b', '702.42b'),
  },
];
