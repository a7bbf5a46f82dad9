/** Storm. 2006: 502.30 · 2009: 702.37 · 2011: 702.38 · 2026: 702.40 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const storm: readonly ScenarioInput[] = [
  {
    name: 'A spell with storm is copied for each spell cast before it this turn, whoever cast it, and copies may have new targets',
    editions: [...ALL],
    cards: texts('Shock'),
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Shock', 'Grapeshot'] },
        B: { battlefield: ['Mountain', 'Hill Giant'], hand: [{ card: 'Shock', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Theirs', targets: ['A'] },
      { until: 'empty' },
      { as: 'A', cast: 'Grapeshot', targets: ['B'] },
      { expect: { stack: ['Grapeshot', 'Grapeshot'] } },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { expect: { stack: ['Grapeshot', 'Grapeshot', 'Grapeshot'] }, id: 'two copies' },
      { until: 'empty' },
      { expect: { damage: { 'Hill Giant': 2 }, life: { B: 17 } }, id: 'new targets' },
    ],
    shows: [
      ...across('two copies', '502.30a', '702.37a', '702.38a', '702.40a'),
      ...across('new targets', '502.30a', '702.37a', '702.38a', '702.40a'),
      ...glossary('Storm', 'two copies'),
    ],
  },
  {
    name: 'Copies that storm makes are not cast',
    editions: [...ALL],
    cards: texts('Shock'),
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], hand: ['Shock', 'Grapeshot', { card: 'Grapeshot', label: 'Second' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'empty' },
      { as: 'A', cast: 'Grapeshot', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B', kind: 'target' },
      { until: 'empty' },
      { expect: { life: { B: 16 } } },
      { as: 'A', cast: 'Second', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B', kind: 'target' },
      { as: 'A', answer: 'B', kind: 'target' },
      { until: 'empty' },
      { expect: { life: { B: 13 } }, id: 'two cast' },
    ],
    shows: across('two cast', '502.30a', '702.37a', '702.38a', '702.40a'),
  },
  {
    name: 'Storm copies the spell although it is countered first',
    editions: [...ALL],
    cards: texts('Shock'),
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], hand: ['Shock', 'Empty the Warrens'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'empty' },
      { as: 'A', cast: 'Empty the Warrens' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Empty the Warrens'] },
      { until: 'resolved' },
      { expect: { zone: { 'Empty the Warrens': 'graveyard' }, stack: ['Empty the Warrens'] } },
      { until: 'empty' },
      { expect: { count: { Goblin: 2 } }, in: ['2006-10', '2009-10', '2011-09'], id: 'copied' },
      { expect: { count: { 'Goblin Token': 2 } }, in: ['2026-02'], id: 'copied today' },
    ],
    shows: [
      ...across('copied', '502.30a', '702.37a', '702.38a', null),
      { rule: '702.40a', edition: '2026-02', by: 'copied today' },
    ],
  },
  {
    name: 'Each instance of storm triggers by itself',
    editions: [...ALL],
    cards: {
      ...texts('Shock'),
      'Twofold Squall': {
        cost: '{R}',
        type: 'Sorcery',
        text: 'Twofold Squall deals 1 damage to each player.\nStorm\nStorm',
      },
    },
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Shock', 'Twofold Squall'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'empty' },
      { as: 'A', cast: 'Twofold Squall' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { life: { A: 17, B: 15 } }, id: 'one each' },
    ],
    shows: across('one each', '502.30b', '702.37b', '702.38b', '702.40b'),
  },
];
