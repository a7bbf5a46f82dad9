/** Epic. 2006: 502.44 · 2009: 702.47 · 2011: 702.48 · 2026: 702.50 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const epic: readonly ScenarioInput[] = [
  {
    name: 'After a spell with epic no spell can be cast, and in each upkeep a copy of it without epic is made',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×8', 'Mountain'],
          hand: ['Endless Swarm', 'Shock', 'Hill Giant'],
          library: ['Forest ×9'],
        },
        B: { library: ['Forest ×9'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Shock' }] } },
      { as: 'A', cast: 'Endless Swarm' },
      { until: 'resolved' },
      {
        expect: { count: { Snake: 2 }, zone: { 'Endless Swarm': 'graveyard' } },
        in: ['2006-10', '2009-10', '2011-09'],
      },
      { expect: { count: { 'Snake Token': 2 }, zone: { 'Endless Swarm': 'graveyard' } }, in: ['2026-02'] },
      { until: 'turn' },
      { until: 'turn' },
      {
        expect: { active: 'A', step: 'upkeep', stack: ['Endless Swarm'], cannot: [{ as: 'A', cast: 'Shock' }] },
        id: 'no spells',
      },
      { until: 'resolved' },
      { expect: { stack: ['Endless Swarm'] }, id: 'a copy' },
      { until: 'resolved' },
      { expect: { count: { Snake: 4 }, stack: [] }, in: ['2006-10', '2009-10', '2011-09'], id: 'again' },
      { expect: { count: { 'Snake Token': 4 }, stack: [] }, in: ['2026-02'], id: 'again today' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'A', stack: ['Endless Swarm'] }, id: 'one a turn' },
      { until: 'empty' },
    ],
    shows: [
      { rule: '502.44a', edition: '2006-10', by: 'one a turn' },
      { rule: '502.44b', edition: '2006-10', by: 'no spells' },
      { rule: '702.47a', edition: '2009-10', by: 'one a turn' },
      { rule: '702.47b', edition: '2009-10', by: 'no spells' },
      { rule: '702.48a', edition: '2011-09', by: 'one a turn' },
      { rule: '702.48b', edition: '2011-09', by: 'no spells' },
      { rule: '702.50a', edition: '2026-02', by: 'one a turn' },
      { rule: '702.50b', edition: '2026-02', by: 'no spells' },
    ],
  },
  {
    name: 'Each copy that epic makes may have new targets',
    editions: [...ALL],
    cards: {
      'Unending Spark': {
        cost: '{R}',
        type: 'Sorcery',
        text: 'Unending Spark deals 1 damage to target creature or player.\nEpic',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Unending Spark'], library: ['Forest ×9'] },
        B: { battlefield: ['Hill Giant'], library: ['Forest ×9'] },
      },
    },
    script: [
      { as: 'A', cast: 'Unending Spark', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 19 } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { until: 'resolved' },
      { expect: { life: { B: 19 }, damage: { 'Hill Giant': 1 } }, id: 'new target' },
    ],
    shows: [
      { rule: '502.44a', edition: '2006-10', by: 'new target' },
      { rule: '702.47a', edition: '2009-10', by: 'new target' },
      { rule: '702.48a', edition: '2011-09', by: 'new target' },
      { rule: '702.50a', edition: '2026-02', by: 'new target' },
    ],
  },
];
