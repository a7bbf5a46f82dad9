/** Suspend: when the last counter is gone. 2006: 502.59 · 2009: 702.59 · 2011: 702.60 · 2026: 702.62 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';

export const suspend: readonly ScenarioInput[] = [
  {
    name: 'The last time counter: played if able through 2011, may be cast today',
    editions: [...ALL],
    cards: { 'Late Rider': { cost: '{4}{R}', type: 'Creature — Human Knight', text: 'Suspend 1—{R}', pt: '4/1' } },
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Late Rider'] } } },
    script: [
      { as: 'A', special: 'Late Rider', what: 'suspend' },
      {
        expect: {
          zone: { 'Late Rider': 'exile' },
          counters: { 'Late Rider': { time: 1 } },
          tapped: { Mountain: true },
          stack: [],
        },
      },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'A', stack: ['Late Rider'] } },
      { until: 'resolved' },
      { expect: { counters: { 'Late Rider': { time: 0 } }, stack: ['Late Rider'] } },
      { until: 'resolved' },
      { as: 'A', answer: false, in: ['2026-02'] },
      { expect: { zone: { 'Late Rider': 'exile' }, stack: [] }, in: ['2026-02'], id: 'may' },
      { expect: { zone: { 'Late Rider': 'stack' } }, in: [...UNTIL_2011], id: 'must' },
      { until: 'empty', in: [...UNTIL_2011] },
      { expect: { zone: { 'Late Rider': 'battlefield' }, keywords: { 'Late Rider': ['haste'] } }, in: [...UNTIL_2011] },
    ],
    shows: [
      { rule: '502.59a', edition: '2006-10', by: 'must' },
      { rule: '702.59a', edition: '2009-10', by: 'must' },
      { rule: '702.60a', edition: '2011-09', by: 'must' },
      { rule: '702.62a', edition: '2026-02', by: 'may' },
    ],
  },
];
