/** The end of combat and the end of the turn. 2006: 311–314 · 2009, 2011, 2026: 511–514 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const ends: readonly ScenarioInput[] = [
  {
    name: 'Creatures are in combat until its last step ends, and no longer',
    editions: [...ALL],
    position: { step: 'beginCombat', sides: { A: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { until: 'endCombat' },
      { expect: { attacking: ['Grizzly Bears'] }, id: 'still' },
      { until: 'main2' },
      { expect: { attacking: [] }, id: 'removed' },
    ],
    shows: across('removed', '311.2', '511.3', '511.3', '511.3'),
  },
  {
    name: 'What comes in the end step with a trigger for its beginning waits for the next turn',
    editions: [...ALL],
    position: { step: 'main2', sides: { A: { battlefield: ['Mountain', 'Sneak Attack'], hand: ['Craw Wurm'] } } },
    script: [
      { until: 'end' },
      { as: 'A', activate: 'Sneak Attack' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Craw Wurm': 'battlefield' }, step: 'end', stack: [] } },
      { until: 'upkeep' },
      { expect: { zone: { 'Craw Wurm': 'battlefield' }, active: 'B' }, id: 'no way back' },
      { until: 'end' },
      { expect: { stack: ['Sneak Attack'] }, id: 'next turn' },
      { until: 'empty' },
      { expect: { zone: { 'Craw Wurm': 'graveyard' } } },
    ],
    shows: [
      ...across('no way back', '313.2', '513.3', '513.3', '513.2'),
      ...across('no way back', '404.4a', '603.7a', '603.7a', '603.7a'),
      ...across('next turn', '313.1', '513.1', '513.1', '513.1a'),
    ],
  },
  {
    name: 'A trigger in the cleanup step gives priority in it, and another cleanup step follows',
    editions: [...ALL],
    position: {
      step: 'end',
      sides: {
        A: { hand: ['Forest ×8'], battlefield: [{ card: 'Grizzly Bears', damage: 1 }] },
        B: { battlefield: ['Megrim', 'Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'A', answer: ['Forest'] },
      {
        expect: {
          step: 'cleanup',
          stack: ['Megrim'],
          asks: { as: 'A', kind: 'priority' },
          damage: { 'Grizzly Bears': 0 },
        },
        id: 'priority',
      },
      { until: 'resolved' },
      { expect: { step: 'cleanup', life: { A: 18 } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { until: 'turn' },
      { expect: { active: 'B', life: { A: 16 }, hand: { A: 7 } } },
    ],
    shows: across('priority', '314.3', '514.3a', '514.3a', '514.3a'),
  },
  {
    name: 'Nobody has priority in a cleanup step in which nothing triggers',
    editions: [...ALL],
    position: { step: 'end', sides: { A: { hand: ['Forest ×7'] }, B: { battlefield: ['Mountain'], hand: ['Shock'] } } },
    script: [
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { active: 'B', step: 'upkeep', hand: { A: 7 } }, id: 'at once' },
    ],
    shows: across('at once', null, '514.3', '514.3', '514.3'),
  },
];
