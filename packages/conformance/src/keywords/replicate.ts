/** Replicate. 2006: 502.52 · 2009: 702.53 · 2011: 702.54 · 2026: 702.56 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const replicate: readonly ScenarioInput[] = [
  {
    name: 'Replicate: a copy for each time its cost was paid, each with new targets if wanted',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×6'], hand: ['Pyromatics'] },
        B: { battlefield: ['Storm Crow', 'Raging Goblin'] },
      },
    },
    script: [
      { as: 'A', cast: 'Pyromatics', targets: ['B'], costs: [2] },
      { expect: { stack: ['Pyromatics', 'Pyromatics'] } },
      { until: 'resolved' },
      { as: 'A', answer: 'Raging Goblin' },
      { as: 'A', answer: 'B' },
      { expect: { stack: ['Pyromatics', 'Pyromatics', 'Pyromatics'] }, id: 'copied' },
      { until: 'empty' },
      { expect: { life: { B: 18 }, zone: { 'Raging Goblin': 'graveyard' } }, id: 'retargeted' },
    ],
    shows: [
      ...across('retargeted', '502.52a', '702.53a', '702.54a', '702.56a'),
      ...glossary('Replicate', 'retargeted'),
    ],
  },
  {
    name: 'Replicate triggers only if its cost was paid',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×6'], hand: ['Pyromatics'] } } },
    script: [
      { as: 'A', cast: 'Pyromatics', targets: ['B'], costs: [0] },
      { expect: { stack: ['Pyromatics'] }, id: 'alone' },
    ],
    shows: across('alone', '502.52a', '702.53a', '702.54a', '702.56a'),
  },
  {
    name: 'Two instances of replicate are paid for, and copy, apart',
    editions: [...ALL],
    cards: {
      'Doubled Thought': { cost: '{1}{U}', type: 'Sorcery', text: 'Replicate {1}{U}\nReplicate {U}\nDraw a card.' },
    },
    position: {
      sides: { A: { battlefield: ['Island ×10'], hand: ['Doubled Thought'], library: ['Plains ×20'] } },
    },
    script: [
      { as: 'A', cast: 'Doubled Thought', costs: [1, 2] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Doubled Thought', 'Doubled Thought', 'Doubled Thought'] } },
      { until: 'resolved' },
      {
        expect: { stack: ['Doubled Thought', 'Doubled Thought', 'Doubled Thought', 'Doubled Thought'] },
        id: 'two of three',
      },
      { until: 'empty' },
      { expect: { hand: { A: 4 } }, id: 'three copies' },
    ],
    shows: [...across('three copies', '502.52b', '702.53b', '702.54b', '702.56b')],
  },
];
