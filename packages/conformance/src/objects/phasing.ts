/** Phasing. 2006: 217.8, 502.15 · 2009: 702.23 · 2011: 702.24 · 2026: 702.26 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const phasing: readonly ScenarioInput[] = [
  {
    name: 'Out in one’s untap step, in in the next, with what is attached',
    editions: [...ALL],
    cards: {
      ...texts('Holy Strength'),
      Sandbar: { cost: '{U}', type: 'Creature — Snake', text: 'Phasing', pt: '2/2' },
    },
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: [
            { card: 'Sandbar', counters: { '+1/+1': 1 } },
            { card: 'Holy Strength', attachedTo: 'Sandbar' },
          ],
        },
      },
    },
    script: [
      { until: 'turn' },
      { expect: { active: 'A', zone: { Sandbar: 'phased out', 'Holy Strength': 'phased out' } }, id: 'out' },
      { until: 'turn' },
      { expect: { active: 'B', zone: { Sandbar: 'phased out' } } },
      { until: 'turn' },
      {
        expect: {
          active: 'A',
          zone: { Sandbar: 'battlefield', 'Holy Strength': 'battlefield' },
          pt: { Sandbar: '4/5' },
          attached: { 'Holy Strength': 'Sandbar' },
        },
        id: 'in',
      },
    ],
    shows: [
      { rule: '502.15a', edition: '2006-10', by: 'out' },
      { rule: '702.26a', edition: '2026-02', by: 'in' },
    ],
  },
];
