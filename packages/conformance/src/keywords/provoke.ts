/** Provoke. 2006: 502.29 · 2009: 702.36 · 2011: 702.37 · 2026: 702.39 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const provoke: readonly ScenarioInput[] = [
  {
    name: 'A provoked creature is untapped and blocks if able',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Goblin Grappler'] },
        B: { battlefield: [{ card: 'Hill Giant', tapped: true }, 'Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Goblin Grappler').slice(0, 2),
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { tapped: { 'Hill Giant': false } }, id: 'untapped' },
      { until: 'declareBlockers' },
      { as: 'B', refused: { 'Grizzly Bears': 'Goblin Grappler' } },
      { as: 'B', block: { 'Hill Giant': 'Goblin Grappler' } },
      { expect: { blocked: { 'Goblin Grappler': ['Hill Giant'] } }, id: 'blocks' },
    ],
    shows: [
      ...across('untapped', '502.29a', '702.36a', '702.37a', '702.39a'),
      ...across('blocks', '502.29a', '702.36a', '702.37a', '702.39a'),
    ],
  },
  {
    name: 'Who attacks may leave the target alone',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Goblin Grappler'] }, B: { battlefield: [{ card: 'Hill Giant', tapped: true }] } },
    },
    script: [
      ...attackWith('Goblin Grappler').slice(0, 2),
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { tapped: { 'Hill Giant': true } }, id: 'declined' },
      { until: 'endCombat' },
      { expect: { life: { B: 19 } } },
    ],
    shows: across('declined', '502.29a', '702.36a', '702.37a', '702.39a'),
  },
  {
    name: 'Each instance of provoke triggers by itself',
    editions: [...ALL],
    cards: { 'Loud Boar': { cost: '{1}{R}', type: 'Creature — Boar', text: 'Provoke\nProvoke', pt: '5/5' } },
    position: {
      sides: {
        A: { battlefield: ['Loud Boar'] },
        B: {
          battlefield: [
            { card: 'Hill Giant', tapped: true },
            { card: 'Grizzly Bears', tapped: true },
          ],
        },
      },
    },
    script: [
      ...attackWith('Loud Boar').slice(0, 2),
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { as: 'A', answer: 'Grizzly Bears', kind: 'target' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { tapped: { 'Hill Giant': false, 'Grizzly Bears': false } }, id: 'both' },
    ],
    shows: across('both', '502.29b', '702.36b', '702.37b', '702.39b'),
  },
];
