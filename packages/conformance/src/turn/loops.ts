/** Mandatory loops. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const loops: readonly ScenarioInput[] = [
  {
    name: 'A loop of mandatory triggers that nobody stops is a draw',
    editions: [...ALL],
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you lose 1 life.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Ebb', 'Flood'], hand: ['Balm'] } } },
    script: [{ as: 'A', cast: 'Balm' }, { until: 'over' }, { expect: { result: 'draw' }, id: 'draw' }],
    shows: [
      { rule: '102.4b', edition: '2006-10', by: 'draw' },
      { rule: '421.4', edition: '2006-10', by: 'draw' },
      { rule: '104.4b', edition: '2009-10', by: 'draw' },
      { rule: '713.4', edition: '2009-10', by: 'draw' },
      { rule: '104.4b', edition: '2011-09', by: 'draw' },
      { rule: '716.4', edition: '2011-09', by: 'draw' },
      { rule: '104.4b', edition: '2026-02', by: 'draw' },
      { rule: '731.4', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'Nobody is forced to end a loop by an action that nothing in it calls for',
    editions: ['2009-10', '2011-09', '2026-02'],
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you lose 1 life.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Ebb', 'Flood'], hand: ['Balm'] },
        // could end it at any time
        B: { battlefield: ['Forest ×2'], hand: ['Naturalize'] },
      },
    },
    script: [{ as: 'A', cast: 'Balm' }, { until: 'over' }, { expect: { result: 'draw' }, id: 'draw' }],
    shows: [
      { rule: '713.5', edition: '2009-10', by: 'draw' },
      { rule: '716.5', edition: '2011-09', by: 'draw' },
      { rule: '731.5', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'A loop with an optional action is no draw: it ends when somebody does something else',
    editions: [...ALL],
    cards: {
      Ebb: { cost: '{B}', type: 'Enchantment', text: 'Whenever you gain life, you may lose 1 life.' },
      Flood: { cost: '{W}', type: 'Enchantment', text: 'Whenever you lose life, you gain 1 life.' },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Ebb', 'Flood'], hand: ['Balm'] } } },
    script: [
      { as: 'A', cast: 'Balm' },
      { until: 'resolved' },
      ...Array.from({ length: 240 }, () => [
        { until: 'asked' as const },
        { as: 'A', answer: true, kind: 'yesNo' },
      ]).flat(),
      { expect: { result: null }, id: 'goes on' },
      { until: 'asked' },
      { as: 'A', answer: false, kind: 'yesNo' },
      { expect: { stack: [], result: null, life: { A: 21 } } },
    ],
    shows: [
      { rule: '102.4b', edition: '2006-10', by: 'goes on' },
      { rule: '104.4b', edition: '2009-10', by: 'goes on' },
      { rule: '104.4b', edition: '2011-09', by: 'goes on' },
      { rule: '104.4b', edition: '2026-02', by: 'goes on' },
    ],
  },
];
