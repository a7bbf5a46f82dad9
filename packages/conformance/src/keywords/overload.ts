/** Overload. 2006, 2009, 2011: none · 2026: 702.96 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const shown = (by: string, rule: string) => across(by, null, null, null, rule);

export const overload: readonly ScenarioInput[] = [
  {
    name: 'A spell cast for its overload cost does to each what it would do to a target, whether or not that could be one',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', 'Llanowar Elves'],
          hand: ['Electrickery', { card: 'Electrickery', label: 'Second' }],
        },
        B: { battlefield: ['Birds of Paradise', 'Silhana Ledgewalker', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Electrickery', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { damage: { 'Grizzly Bears': 1 }, zone: { 'Birds of Paradise': 'battlefield' } }, id: 'one' },
      { as: 'A', cast: 'Second', by: 'overload' },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Birds of Paradise': 'graveyard', 'Grizzly Bears': 'graveyard', 'Llanowar Elves': 'battlefield' },
        },
        id: 'each',
      },
      { expect: { zone: { 'Silhana Ledgewalker': 'graveyard' } }, id: 'hexproof' },
    ],
    shows: [...shown('each', '702.96a'), ...shown('hexproof', '702.96b')],
  },
  {
    name: 'A spell cast for its overload cost needs no target',
    editions: [...TODAY],
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Electrickery'] }, B: {} } },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Electrickery', by: 'overload' }],
          cannot: [{ as: 'A', cast: 'Electrickery', by: '' }],
        },
        id: 'none',
      },
    ],
    shows: shown('none', '702.96b'),
  },
  {
    name: 'What an overloaded spell changes is what is there as it resolves',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4', 'Grizzly Bears', 'Llanowar Elves'], hand: ['Dynacharge', 'Raging Goblin'] },
      },
    },
    script: [
      { as: 'A', cast: 'Dynacharge', by: 'overload' },
      { until: 'resolved' },
      { as: 'A', cast: 'Raging Goblin' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/2', 'Llanowar Elves': '3/1', 'Raging Goblin': '1/1' } }, id: 'then' },
    ],
    shows: shown('then', '702.96a'),
  },
];
