/** Echo and fading. 2006: 502.19, 502.20 · 2009: 702.27, 702.29 · 2011: 702.28, 702.30 · 2026: 702.30, 702.32 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const upkeepKeywords: readonly ScenarioInput[] = [
  {
    name: 'Echo: once, in the first upkeep under its controller',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Albino Troll'] } } },
    script: [
      { as: 'A', cast: 'Albino Troll' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'A', stack: ['Albino Troll'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Albino Troll': 'battlefield' }, tapped: { Forest: true, 'Forest 2': true } }, id: 'paid' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'A', stack: [] }, id: 'once' },
    ],
    shows: across('once', '502.19a', '702.27a', '702.28a', '702.30a'),
  },
  {
    name: 'Echo not paid: sacrificed',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Albino Troll'] } } },
    script: [
      { as: 'A', cast: 'Albino Troll' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { zone: { 'Albino Troll': 'graveyard' } }, id: 'gone' },
    ],
    shows: across('gone', '502.19a', '702.27a', '702.28a', '702.30a'),
  },
  {
    name: 'Echo again for a player who has just gained control',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×3', 'Albino Troll'], hand: ['Donate'] }, B: { battlefield: ['Forest ×2'] } },
    },
    script: [
      { as: 'A', cast: 'Donate', targets: ['B', 'Albino Troll'] },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { active: 'B', stack: ['Albino Troll'] }, id: 'new controller' },
      { until: 'resolved' },
      { as: 'B', answer: false },
    ],
    shows: across('new controller', '502.19a', '702.27a', '702.28a', '702.30a'),
  },
  {
    name: 'Fading: so many counters as it enters, one less each upkeep, sacrificed where none is left to remove',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest'], hand: ['Skyshroud Ridgeback'] } } },
    script: [
      { as: 'A', cast: 'Skyshroud Ridgeback' },
      { until: 'resolved' },
      { expect: { counters: { 'Skyshroud Ridgeback': { fade: 2 } } }, id: 'enters' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'resolved' },
      { expect: { counters: { 'Skyshroud Ridgeback': { fade: 0 } }, zone: { 'Skyshroud Ridgeback': 'battlefield' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'resolved' },
      { expect: { zone: { 'Skyshroud Ridgeback': 'graveyard' } }, id: 'faded' },
    ],
    shows: [...across('enters', '502.20a', '702.29a', '702.30a', '702.32a')],
  },
];
