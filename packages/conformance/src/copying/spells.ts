/** Copies of spells. 2006: 503.10 · 2009: 706.9 · 2011: 706.10 · 2026: 707.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { dated } from './dated.ts';

export const spells: readonly ScenarioInput[] = [
  {
    name: 'A copied charm keeps its mode, and is red',
    editions: [...ALL],
    cards: dated('Fork', 'Emerald Charm'),
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain ×2',
            'Forest',
            { card: 'Grizzly Bears', tapped: true },
            { card: 'Hill Giant', tapped: true },
          ],
          hand: ['Fork', 'Emerald Charm'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Emerald Charm', modes: [0], targets: ['Grizzly Bears'] },
      { as: 'A', cast: 'Fork', targets: ['Emerald Charm'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { stack: ['Emerald Charm', 'Emerald Charm'], colors: { 'Emerald Charm #1': 'R' } }, id: 'red' },
      { until: 'resolved' },
      { expect: { tapped: { 'Hill Giant': false, 'Grizzly Bears': true } }, id: 'same mode' },
      { until: 'resolved' },
      { expect: { tapped: { 'Grizzly Bears': false } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'same mode', example: 1 },
      { rule: '706.9', edition: '2009-10', by: 'same mode', example: 1 },
      { rule: '706.10', edition: '2011-09', by: 'same mode', example: 1 },
      { rule: '707.10', edition: '2026-02', by: 'same mode', example: 1 },
    ],
  },
  {
    name: 'A copy of Fling looks at the creature sacrificed for the original',
    editions: [...ALL],
    cards: dated('Fork', 'Fling'),
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4', 'Craw Wurm', 'Grizzly Bears'], hand: ['Fork', 'Fling'] },
      },
    },
    script: [
      { as: 'A', cast: 'Fling', targets: ['B'], costs: ['Pay automatically', ['Craw Wurm']] },
      { as: 'A', cast: 'Fork', targets: ['Fling'] },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 14 }, zone: { 'Grizzly Bears': 'battlefield' } }, id: 'six' },
      { until: 'resolved' },
      { expect: { life: { B: 8 } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'six', example: 2 },
      { rule: '706.9', edition: '2009-10', by: 'six', example: 2 },
      { rule: '706.10', edition: '2011-09', by: 'six', example: 2 },
      { rule: '707.10', edition: '2026-02', by: 'six', example: 2 },
    ],
  },
];
