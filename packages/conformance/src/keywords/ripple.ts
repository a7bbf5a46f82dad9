/** Ripple. 2006: 502.56 · 2009: 702.57 · 2011: 702.58 · 2026: 702.60 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const ripple: readonly ScenarioInput[] = [
  {
    name: 'Ripple: cards of the same name among those revealed may be cast free, the rest go to the bottom',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2'],
          hand: ['Surging Flame'],
          library: [
            'Forest',
            { card: 'Surging Flame', label: 'Second Flame' },
            'Shock',
            { card: 'Surging Flame', label: 'Third Flame' },
            { card: 'Surging Flame', label: 'Fifth card' },
            'Swamp ×2',
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Surging Flame', targets: ['B'] },
      { expect: { stack: ['Surging Flame', 'Surging Flame'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: true },
      { as: 'A', answer: 'B' },
      { as: 'A', answer: false },
      { as: 'A', answer: ['Shock', 'Third Flame', 'Forest'] },
      {
        expect: {
          zone: { 'Second Flame': 'stack', 'Third Flame': 'library' },
          stack: ['Surging Flame', 'Second Flame', 'Second Flame'],
          library: { A: 6 },
        },
        id: 'rippled',
      },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'empty' },
      { expect: { life: { B: 16 } }, id: 'both resolved' },
    ],
    shows: [...across('rippled', '502.56a', '702.57a', '702.58a', '702.60a'), ...glossary('Ripple', 'rippled')],
  },
  {
    name: 'Ripple with fewer cards in the library than its number: all are revealed',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2'],
          hand: ['Surging Flame'],
          library: ['Forest', { card: 'Surging Flame', label: 'Second Flame' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Surging Flame', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: true },
      { as: 'A', answer: 'B' },
      { expect: { zone: { 'Second Flame': 'stack' }, library: { A: 1 } }, id: 'all of them' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'empty' },
    ],
    shows: across('all of them', '502.56a', '702.57a', '702.58a', '702.60a'),
  },
  {
    name: 'Two instances of ripple trigger separately',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Thrumming Stone'],
          hand: ['Surging Flame'],
          library: ['Forest ×4', { card: 'Surging Flame', label: 'Deep Flame' }, 'Swamp ×4'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Surging Flame', targets: ['B'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Surging Flame', 'Surging Flame', 'Surging Flame'] }, id: 'two triggers' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: [0, 1, 2, 3] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: true },
      { as: 'A', answer: 'B' },
      { expect: { zone: { 'Deep Flame': 'stack' } }, id: 'found by the second' },
      { as: 'A', answer: [0, 1, 2] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
    ],
    shows: across('found by the second', '502.56b', '702.57b', '702.58b', '702.60b'),
  },
];
