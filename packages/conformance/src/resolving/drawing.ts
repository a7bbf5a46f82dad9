/** Drawing cards. 2006: 423 · 2009: 119 · 2011: 120 · 2026: 121 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const drawing: readonly ScenarioInput[] = [
  {
    name: 'Two cards are two draws, and taking cards without drawing is none',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×5'],
          hand: ['Divination', 'Impulse'],
          library: ['Forest', 'Swamp', 'Plains', 'Island', 'Mountain', 'Forest'],
        },
        B: { battlefield: ['Underworld Dreams'] },
      },
    },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      {
        expect: { hand: { A: ['Impulse', 'Forest', 'Swamp'] }, stack: ['Underworld Dreams', 'Underworld Dreams'] },
        id: 'twice',
      },
      { until: 'empty' },
      { expect: { life: { A: 18 } } },
      { as: 'A', cast: 'Impulse' },
      { until: 'asked' },
      { as: 'A', answer: ['Plains'] },
      { as: 'A', answer: [0, 1, 2] },
      { expect: { stack: [], hand: { A: 3 } }, id: 'not drawn' },
    ],
    shows: [
      ...across('twice', '423.2', '119.2', '120.2', '121.2'),
      ...across('twice', '423.1', '119.1', '120.1', '121.1'),
      ...across('not drawn', '423.5', '119.5', '120.5', '121.5'),
    ],
  },
  {
    name: 'A draw from an empty library may be chosen, and loses the game when state-based actions are checked',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Solemn Simulacrum'], hand: ['Shock'], library: [] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Solemn Simulacrum'] },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'yesNo' } } },
      { as: 'A', answer: true },
      { expect: { result: ['B'], lost: ['A'] }, id: 'lost' },
    ],
    shows: [
      ...across('lost', '423.3', '119.3', '120.3', '121.3'),
      ...across('lost', '423.4', '119.4', '120.4', '121.4'),
    ],
  },
  {
    name: 'A replaced draw is replaced also where the library is empty',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Words of Worship'], hand: ['Divination'], library: ['Forest'] } },
    },
    script: [
      { as: 'A', activate: 'Words of Worship' },
      { until: 'resolved' },
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { expect: { life: { A: 25 }, hand: { A: ['Forest'] }, result: null }, id: 'first replaced, then drawn' },
    ],
    shows: [
      ...across('first replaced, then drawn', '423.6', '119.6', '120.6', '121.6'),
      ...across('first replaced, then drawn', '423.6b', '119.6b', '120.6b', '121.6b'),
    ],
  },
  {
    name: 'A draw that nothing could be drawn for is replaced all the same',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×2', 'Words of Worship'], hand: ['Peek'], library: [] }, B: {} },
    },
    script: [
      { as: 'A', activate: 'Words of Worship' },
      { until: 'resolved' },
      { as: 'A', cast: 'Peek', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { A: 25 }, result: null, lost: [] }, id: 'no loss' },
    ],
    shows: across('no loss', '423.6a', '119.6a', '120.6a', '121.6a'),
  },
];
