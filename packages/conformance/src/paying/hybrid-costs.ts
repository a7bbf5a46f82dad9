/** When it is chosen how a symbol is paid that can be in several ways. 2026: 118.13, 601.2b */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

export const hybridCosts: readonly ScenarioInput[] = [
  {
    name: 'How a spell’s Phyrexian mana is paid is announced before its targets',
    editions: ['2009-10', '2011-09', '2026-02'],
    cards: { Spikes: { cost: '{2/R}', type: 'Instant', text: 'Spikes deals 1 damage to target creature or player.' } },
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Spikes'] } } },
    script: [
      { as: 'A', cast: 'Spikes' },
      { expect: { asks: { as: 'A', kind: 'cost', offers: ['{R}', '{2}'] } }, id: 'first' },
      { as: 'A', answer: '{2}' },
      { as: 'A', answer: ['B'] },
      { expect: { tapped: { Mountain: true, 'Mountain 2': true } }, id: 'as announced' },
      { until: 'resolved' },
    ],
    shows: across('first', null, null, null, '118.13a'),
  },
  {
    name: 'Life is paid for a Phyrexian symbol if that was announced',
    editions: ['2026-02'],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Gut Shot'] } } },
    script: [
      { as: 'A', cast: 'Gut Shot' },
      { as: 'A', answer: '2 life' },
      { as: 'A', answer: ['B'] },
      { expect: { life: { A: 18 }, tapped: { Mountain: false } }, id: 'life' },
      { until: 'resolved' },
    ],
    shows: across('life', null, null, null, '118.13a'),
  },
  {
    name: 'Of a cost that is paid while something resolves it is chosen directly before it is paid',
    editions: ['2026-02'],
    cards: {
      'Toxic Veto': { cost: '{U}', type: 'Instant', text: 'Counter target spell unless its controller pays {R/P}.' },
    },
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Island'], hand: ['Toxic Veto'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Toxic Veto' },
      { until: 'asked' },
      { as: 'B', answer: true },
      { expect: { asks: { as: 'B', kind: 'cost', offers: ['{R}', '2 life'] } }, id: 'before' },
      { as: 'B', answer: '2 life' },
      { until: 'empty' },
      { expect: { life: { A: 18, B: 18 }, tapped: { 'Mountain 2': false } } },
    ],
    shows: across('before', null, null, null, '118.13b'),
  },
  {
    name: 'Of the cost of a special action it is chosen directly before it is paid',
    editions: ['2026-02'],
    cards: { 'Veiled Blight': { cost: '{4}{R}', type: 'Creature — Horror', text: 'Morph {R/P}', pt: '3/3' } },
    position: { sides: { A: { battlefield: ['Mountain', { card: 'Veiled Blight', faceDown: true }] } } },
    script: [
      { as: 'A', turnUp: 'Veiled Blight' },
      { expect: { asks: { as: 'A', kind: 'cost', offers: ['{R}', '2 life'] } }, id: 'before' },
      { as: 'A', answer: '2 life' },
      { expect: { life: { A: 18 }, faceDown: { 'Veiled Blight': false }, tapped: { Mountain: false } } },
    ],
    shows: across('before', null, null, null, '118.13c'),
  },
];
