/** Copy effects of static abilities. 2026: 707.2c · 2006, 2009, 2011: none */
import type { ScenarioInput } from '@rulewright/scenario';

const ALTERATION: NonNullable<ScenarioInput['cards']> = {
  'Metamorphic Alteration': {
    cost: '{1}{U}',
    type: 'Enchantment — Aura',
    text: 'Enchant creature\nAs Metamorphic Alteration enters the battlefield, choose a creature.\nEnchanted creature becomes a copy of the chosen creature.',
  },
};

export const staticEffects: readonly ScenarioInput[] = [
  {
    name: 'A static ability makes a copy of what its object was as the effect first applied',
    editions: ['2026-02'],
    cards: ALTERATION,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×6', 'Forest ×3', 'Hill Giant', 'Storm Crow', 'Craw Wurm'],
          hand: ['Metamorphic Alteration', 'Cytoshape'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Metamorphic Alteration', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { name: { 'Craw Wurm': 'Hill Giant' }, pt: { 'Craw Wurm': '3/3' } } },
      { as: 'A', cast: 'Cytoshape', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Storm Crow' },
      { expect: { name: { 'Hill Giant': 'Storm Crow' }, pt: { 'Hill Giant': '1/2' } } },
      { expect: { name: { 'Craw Wurm': 'Hill Giant' }, pt: { 'Craw Wurm': '3/3' } }, id: 'as it was' },
    ],
    shows: [{ rule: '707.2c', edition: '2026-02', by: 'as it was' }],
  },
  {
    name: 'It goes on with that when the chosen creature has left',
    editions: ['2026-02'],
    cards: ALTERATION,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×6', 'Mountain', 'Hill Giant', 'Craw Wurm'],
          hand: ['Metamorphic Alteration', 'Lightning Bolt'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Metamorphic Alteration', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' }, name: { 'Craw Wurm': 'Hill Giant' } } },
    ],
  },
];
