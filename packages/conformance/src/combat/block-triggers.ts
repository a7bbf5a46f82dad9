/** Abilities that trigger on blocking and being blocked. 2006: 410.9 · 2009, 2011: 509.4 · 2026: 509.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const blockTriggers: readonly ScenarioInput[] = [
  {
    name: 'Whenever it blocks: once, however many it blocks',
    editions: [...ALL],
    position: {
      step: 'beginCombat',
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        B: { battlefield: ['Wall of Junk', 'Brave the Sands'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Hill Giant'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Wall of Junk': ['Grizzly Bears', 'Hill Giant'] } },
      { as: 'B', answer: [0, 1], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { expect: { stack: ['Wall of Junk'] }, id: 'once' },
    ],
    shows: across('once', '410.9a', '509.4a', '509.4a', '509.3a'),
  },
  {
    name: 'Whenever it blocks a creature: once for each that it blocks',
    editions: [...ALL],
    position: {
      step: 'beginCombat',
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        B: { battlefield: ['Inferno Elemental', 'Brave the Sands'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Hill Giant'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Inferno Elemental': ['Grizzly Bears', 'Hill Giant'] } },
      { as: 'B', answer: [0, 1], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { as: 'B', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Inferno Elemental', 'Inferno Elemental'] }, id: 'each' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'graveyard' } } },
    ],
    shows: across('each', '410.9b', '509.4b', '509.4b', '509.3b'),
  },
  {
    name: 'Whenever it becomes blocked: once, however many block it',
    editions: [...ALL],
    position: {
      step: 'beginCombat',
      sides: { A: { battlefield: ['Norwood Warrior'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Norwood Warrior'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Norwood Warrior', 'Hill Giant': 'Norwood Warrior' } },
      { until: 'asked', in: ['2009-10', '2011-09'] },
      { as: 'A', answer: [0, 1], in: ['2009-10', '2011-09'] },
      { expect: { stack: ['Norwood Warrior'] }, id: 'once' },
      { until: 'empty' },
      { expect: { pt: { 'Norwood Warrior': '3/3' } } },
    ],
    shows: across('once', '410.9c', '509.4c', '509.4c', '509.3c'),
  },
  {
    name: 'Whenever it becomes blocked by a creature: once for each that blocks it',
    editions: [...ALL],
    position: {
      step: 'beginCombat',
      sides: { A: { battlefield: ['Inferno Elemental'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Inferno Elemental'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Inferno Elemental', 'Hill Giant': 'Inferno Elemental' } },
      { as: 'A', answer: [0, 1], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Inferno Elemental', 'Inferno Elemental'] }, id: 'each' },
    ],
    shows: across('each', '410.9d', '509.4d', '509.4d', '509.3d'),
  },
];
