/** Proliferate. 2006, 2009: none · 2011: 701.24 · 2026: 701.34 */
import type { ScenarioInput } from '@rulewright/scenario';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];

export const proliferate: readonly ScenarioInput[] = [
  {
    name: 'Proliferate: one more counter for those that are chosen and have one',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Hill Giant'],
          hand: ['Volt Charge'],
        },
        B: { poison: 2, battlefield: [{ card: 'Craw Wurm', counters: { '+1/+1': 2 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Volt Charge', targets: ['B'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'objects', offers: ['Grizzly Bears', 'Craw Wurm'], lacks: ['Hill Giant'] } } },
      { as: 'A', answer: ['Grizzly Bears'] },
      { as: 'A', answer: ['B'] },
      {
        expect: {
          counters: { 'Grizzly Bears': { '+1/+1': 2 }, 'Craw Wurm': { '+1/+1': 2 }, 'Hill Giant': { '+1/+1': 0 } },
          poison: { B: 3 },
        },
        id: 'one more',
      },
    ],
    shows: [
      { rule: '701.24a', edition: '2011-09', by: 'one more' },
      { rule: '701.34a', edition: '2026-02', by: 'one more' },
    ],
  },
  {
    name: 'Proliferate and two kinds of counters: one kind that is chosen, or each',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', { card: 'Craw Wurm', counters: { '+1/+1': 1, charge: 2 } }],
          hand: ['Volt Charge'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Volt Charge', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Craw Wurm'] },
      { as: 'A', answer: 'charge', kind: 'word', in: ['2011-09'] },
      { expect: { counters: { 'Craw Wurm': { '+1/+1': 1, charge: 3 } } }, in: ['2011-09'], id: 'one kind' },
      { expect: { counters: { 'Craw Wurm': { '+1/+1': 2, charge: 3 } } }, in: ['2026-02'], id: 'each kind' },
    ],
    shows: [
      { rule: '701.24b', edition: '2011-09', by: 'one kind' },
      { rule: '701.34a', edition: '2026-02', by: 'each kind' },
    ],
  },
  {
    name: 'Proliferate for both players of a team that shares its poison: one counter',
    editions: [...SINCE_2011],
    players: ['A', 'B', 'C', 'D'],
    variant: 'two-headed-giant',
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Volt Charge'] },
        B: {},
        C: { poison: 3 },
        D: { poison: 3 },
      },
    },
    script: [
      { as: 'A', cast: 'Volt Charge', targets: ['C'] },
      { until: 'resolved' },
      { as: 'A', answer: ['C', 'D'] },
      { expect: { poison: { C: 4, D: 4 } }, id: 'once' },
    ],
    shows: [
      { rule: '701.24c', edition: '2011-09', by: 'once' },
      { rule: '701.34b', edition: '2026-02', by: 'once' },
    ],
  },
];
