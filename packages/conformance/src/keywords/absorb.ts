/** Absorb. 2006: none · 2009: 702.61 · 2011: 702.62 · 2026: 702.64 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const absorb: readonly ScenarioInput[] = [
  {
    name: 'Absorb prevents that much of what each source deals at a time',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Shock', { card: 'Shock', label: 'Second Shock' }] },
        B: { battlefield: ['Lymph Sliver'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Lymph Sliver'] },
      { until: 'resolved' },
      { expect: { damage: { 'Lymph Sliver': 1 } }, id: 'one prevented' },
      { as: 'A', cast: 'Second Shock', targets: ['Lymph Sliver'] },
      { until: 'resolved' },
      { expect: { damage: { 'Lymph Sliver': 2 } }, id: 'again' },
    ],
    shows: [
      ...across('one prevented', null, '702.61a', '702.62a', '702.64a'),
      ...across('again', null, '702.61b', '702.62b', '702.64b'),
    ],
  },
  {
    name: 'Absorb stops a part of the damage of each of two creatures',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Lymph Sliver'] },
        B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Lymph Sliver'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Lymph Sliver', 'Runeclaw Bear': 'Lymph Sliver' } },
      { as: 'A', answer: ['Grizzly Bears', 'Runeclaw Bear'], in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      { as: 'A', answer: { 'Grizzly Bears': 3, 'Runeclaw Bear': 0 } },
      { expect: { damage: { 'Lymph Sliver': 2 }, zone: { 'Lymph Sliver': 'battlefield' } }, id: 'one from each' },
    ],
    shows: across('one from each', null, '702.61b', '702.62b', '702.64b'),
  },
  {
    name: 'Two instances of absorb apply separately',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        B: { battlefield: ['Lymph Sliver ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['Lymph Sliver'] },
      { until: 'resolved' },
      { as: 'B', answer: [0], kind: 'replacement' },
      { expect: { damage: { 'Lymph Sliver': 1 } }, id: 'two prevented' },
    ],
    shows: across('two prevented', null, '702.61c', '702.62c', '702.64c'),
  },
];
