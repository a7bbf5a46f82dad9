/** Who has priority in which step. 2006: 300, 302, 314 · 2009, 2011, 2026: 500, 502–514 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

const bothPass = [
  { as: 'A', pass: true as const },
  { as: 'B', pass: true as const },
];

export const priority: readonly ScenarioInput[] = [
  {
    name: 'The active player has priority in the upkeep, in the draw step and in the main phase',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Shock'] },
        B: { battlefield: ['Mountain ×3'], hand: ['Shock'] },
      },
    },
    script: [
      { until: 'upkeep' },
      {
        expect: { asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }], step: 'upkeep' },
        id: 'upkeep',
      },
      { as: 'A', pass: true },
      { expect: { asks: { as: 'B', kind: 'priority' } } },
      { as: 'B', pass: true },
      { expect: { asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }], step: 'draw' }, id: 'draw' },
      ...bothPass,
      { expect: { asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }], step: 'main1' }, id: 'main' },
    ],
    shows: [
      ...across('upkeep', null, '503.2', '503.2', '503.1'),
      ...across('draw', null, '504.3', '504.3', '504.2'),
      ...across('main', null, '505.4', '505.5', '505.6'),
    ],
  },
  {
    name: 'The active player has priority as combat begins, after attackers and after blockers',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Grizzly Bears'], hand: ['Shock'] },
        B: { battlefield: ['Hill Giant', 'Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { until: 'beginCombat' },
      { expect: { asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }] }, id: 'begin' },
      ...bothPass,
      { as: 'A', attack: ['Grizzly Bears'] },
      {
        expect: { step: 'declareAttackers', asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }] },
        id: 'attackers',
      },
      ...bothPass,
      { as: 'B', block: { 'Hill Giant': 'Grizzly Bears' } },
      {
        expect: { step: 'declareBlockers', asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }] },
        id: 'blockers',
      },
    ],
    shows: [
      ...across('begin', null, '507.3', '507.3', '507.2'),
      ...across('attackers', null, '508.3', '508.3', '508.2'),
      ...across('blockers', null, '509.5', '509.5', '509.2'),
    ],
  },
  {
    name: 'The active player has priority as combat ends and in the end step; the cleanup step comes after that',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Grizzly Bears'], hand: ['Shock', 'Forest ×8'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears'),
      { until: 'endCombat' },
      {
        expect: { step: 'endCombat', asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }] },
        id: 'end of combat',
      },
      { until: 'end' },
      { expect: { step: 'end', asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }] }, id: 'end' },
      ...bothPass,
      { expect: { step: 'cleanup', asks: { as: 'A', kind: 'discard' } }, id: 'cleanup' },
      { as: 'A', answer: ['Forest', 'Forest 2'] },
    ],
    shows: [
      { rule: '511.1', edition: '2026-02', by: 'end of combat' },
      ...across('end', null, '513.2', '513.2', '513.1'),
      ...across('cleanup', '312.1', '512.1', '512.1', '512.1'),
    ],
  },
  {
    name: 'A step in which nobody has priority is over when its actions are done',
    editions: [...ALL],
    position: {
      step: 'end',
      sides: {
        A: { battlefield: [{ card: 'Hill Giant', damage: 1 }] },
        B: { battlefield: ['Mountain', { card: 'Grizzly Bears', tapped: true }], hand: ['Shock'] },
      },
    },
    script: [
      ...bothPass,
      {
        expect: {
          active: 'B',
          step: 'upkeep',
          asks: { as: 'B', kind: 'priority' },
          damage: { 'Hill Giant': 0 },
          tapped: { 'Grizzly Bears': false },
        },
        id: 'two steps on',
      },
    ],
    shows: across('two steps on', null, '500.3', '500.3', '500.3'),
  },
  {
    name: 'Nothing happens between two turns: what triggers as the old one ends is put on the stack in it',
    editions: [...ALL],
    position: {
      step: 'end',
      sides: { A: { hand: ['Forest ×8'] }, B: { battlefield: ['Megrim'] } },
    },
    script: [
      ...bothPass,
      { as: 'A', answer: ['Forest'] },
      { expect: { active: 'A', step: 'cleanup', stack: ['Megrim'] }, id: 'still in it' },
      { until: 'upkeep' },
      { expect: { active: 'B', stack: [], life: { A: 18 } } },
    ],
    shows: across('still in it', null, '500.11', '500.11', '500.12'),
  },
];
