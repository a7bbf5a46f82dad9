/** Winning, losing, drawing. 2006: 102, 420.5 · 2009, 2011, 2026: 104, 704.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const winning: readonly ScenarioInput[] = [
  {
    name: 'Zero life',
    editions: [...ALL],
    cards: texts('Shock'),
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { life: 2 } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'over' },
      { expect: { result: ['A'], lost: ['B'], life: { B: 0 } }, id: 'lost' },
    ],
    shows: [
      { rule: '420.5a', edition: '2006-10', by: 'lost' },
      { rule: '704.5a', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'Both at zero at once: a draw',
    editions: [...ALL],
    cards: { Quake: { cost: '{R}', type: 'Sorcery', text: 'Quake deals 2 damage to each player.' } },
    position: { sides: { A: { life: 2, battlefield: ['Mountain'], hand: ['Quake'] }, B: { life: 1 } } },
    script: [
      { as: 'A', cast: 'Quake' },
      { until: 'over' },
      { expect: { result: 'draw', lost: ['A', 'B'] }, id: 'draw' },
    ],
    shows: [
      { rule: '104.4a', edition: '2011-09', by: 'draw' },
      { rule: '104.4a', edition: '2009-10', by: 'draw' },
      { rule: '102.4a', edition: '2006-10', by: 'draw' },
      { rule: '104.4a', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'Drawing from an empty library loses, being empty does not',
    editions: [...ALL],
    position: { sides: { B: { library: ['Forest'] } } },
    script: [
      { until: 'turn' },
      { until: 'draw' },
      { expect: { library: { B: 0 }, hand: { B: 1 }, result: null } },
      { until: 'over' },
      { expect: { result: ['A'] }, id: 'lost' },
    ],
    shows: [
      { rule: '420.5g', edition: '2006-10', by: 'lost' },
      { rule: '704.5b', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'Ten poison counters',
    editions: [...ALL],
    cards: {
      Stinger: {
        cost: '{B}',
        type: 'Creature — Snake',
        text: 'Whenever Stinger deals damage to a player, that player gets a poison counter.',
        pt: '1/1',
      },
    },
    position: { sides: { A: { battlefield: ['Stinger'] }, B: { poison: 9 } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Stinger'] },
      { until: 'over' },
      { expect: { result: ['A'], life: { B: 19 }, poison: { B: 10 } }, id: 'ten' },
    ],
    shows: [
      { rule: '420.5h', edition: '2006-10', by: 'ten' },
      { rule: '704.5c', edition: '2026-02', by: 'ten' },
    ],
  },
];
