/** Persist and undying. 2006: none · 2009: 702.76 · 2011: 702.77 · 2026: 702.79, 702.93 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const persistAndUndying: readonly ScenarioInput[] = [
  {
    name: 'Persist: what dies without a -1/-1 counter returns with one, once',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Kitchen Finks'], hand: ['Shock', { card: 'Shock', label: 'Second Shock' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Kitchen Finks'] },
      { until: 'resolved' },
      { expect: { zone: { 'Kitchen Finks': 'graveyard' }, stack: ['Kitchen Finks'] } },
      { until: 'empty' },
      {
        expect: {
          zone: { 'Kitchen Finks': 'battlefield' },
          counters: { 'Kitchen Finks': { '-1/-1': 1 } },
          pt: { 'Kitchen Finks': '2/1' },
          life: { A: 22 },
        },
        id: 'returned',
      },
      { as: 'A', cast: 'Second Shock', targets: ['Kitchen Finks'] },
      { until: 'resolved' },
      { expect: { zone: { 'Kitchen Finks': 'graveyard' }, stack: [] }, id: 'not twice' },
    ],
    shows: across('not twice', null, '702.76a', '702.77a', '702.79a'),
  },
  {
    name: 'Persist returns the card under the control of its owner',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: [{ card: 'Kitchen Finks', controller: 'A' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Kitchen Finks'] },
      { until: 'empty' },
      { expect: { controller: { 'Kitchen Finks': 'B' }, life: { B: 22, A: 20 } }, id: "the owner's" },
    ],
    shows: across("the owner's", null, '702.76a', '702.77a', '702.79a'),
  },
  {
    name: 'Undying: what dies without a +1/+1 counter returns with one, once',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Young Wolf'], hand: ['Shock', { card: 'Shock', label: 'Second Shock' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Young Wolf'] },
      { until: 'empty' },
      { expect: { pt: { 'Young Wolf': '2/2' }, counters: { 'Young Wolf': { '+1/+1': 1 } } }, id: 'returned' },
      { as: 'A', cast: 'Second Shock', targets: ['Young Wolf'] },
      { until: 'empty' },
      { expect: { zone: { 'Young Wolf': 'graveyard' } }, id: 'not twice' },
    ],
    shows: [{ rule: '702.93a', edition: '2026-02', by: 'not twice' }],
  },
];
