/** Coin flips, skipping, searching, discarding, scrying, X from the board. 2006: 413, 501 · 2009, 2011, 2026: 608, 701 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const moreEffects: readonly ScenarioInput[] = [
  {
    name: 'Scry: looked at, some to the bottom, the rest back on top',
    editions: [...ALL],
    cards: { Foresee: { cost: '{U}', type: 'Sorcery', text: 'Scry 2, then draw a card.' } },
    position: {
      sides: { A: { battlefield: ['Island'], hand: ['Foresee'], library: ['Forest', 'Mountain', 'Swamp'] } },
    },
    script: [
      { as: 'A', cast: 'Foresee' },
      { until: 'resolved' },
      { as: 'A', answer: ['Forest'] },
      { expect: { hand: { A: ['Mountain'] }, library: { A: 2 } } },
    ],
    shows: [{ rule: '701.22a', edition: '2026-02' }],
  },
  {
    name: 'A player skips the next untap step of what is held down',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Freeze: {
        cost: '{U}',
        type: 'Sorcery',
        text: "Tap target creature. It doesn't untap during its controller's next untap step.",
      },
    },
    position: { sides: { A: { battlefield: ['Island'], hand: ['Freeze'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Freeze', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { tapped: { 'Grizzly Bears': true } } },
      { until: 'turn' },
      { expect: { active: 'B', tapped: { 'Grizzly Bears': true } } },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'B', tapped: { 'Grizzly Bears': false } } },
    ],
  },
  {
    name: 'Countering an ability’s source does not stop the ability',
    editions: [...ALL],
    cards: texts('Prodigal Sorcerer', 'Lightning Bolt'),
    position: {
      sides: { A: { battlefield: ['Prodigal Sorcerer'] }, B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt', targets: ['Prodigal Sorcerer'] },
      { until: 'empty' },
      { expect: { zone: { 'Prodigal Sorcerer': 'graveyard' }, life: { B: 19 } }, id: 'still' },
    ],
    shows: [
      { rule: '402.6', edition: '2006-10', by: 'still' },
      { rule: '113.7a', edition: '2026-02', by: 'still' },
    ],
  },
  {
    name: 'The stack resolves last in, first out',
    editions: [...ALL],
    cards: texts('Grizzly Bears', 'Lightning Bolt', 'Giant Growth'),
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        B: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['Grizzly Bears'] },
      { expect: { stack: ['Lightning Bolt'], asks: { as: 'A', kind: 'priority' } }, id: 'keeps priority' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { expect: { stack: ['Lightning Bolt', 'Giant Growth'] } },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, damage: { 'Grizzly Bears': 3 } }, id: 'saved' },
    ],
    shows: [
      { rule: '408.1', edition: '2006-10', by: 'saved' },
      { rule: '405.5', edition: '2026-02', by: 'saved' },
      { rule: '117.3c', edition: '2026-02', by: 'keeps priority' },
    ],
  },
  {
    name: 'Discarding at random and by choice',
    editions: [...ALL],
    cards: { Specter: { cost: '{B}', type: 'Sorcery', text: 'Target player discards a card.' } },
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Specter'] }, B: { hand: ['Forest', 'Island'] } } },
    script: [
      { as: 'A', cast: 'Specter', targets: ['B'] },
      { until: 'resolved' },
      { as: 'B', answer: 'Forest' },
      { expect: { hand: { B: ['Island'] }, graveyard: { B: ['Forest'] } } },
    ],
  },
];
