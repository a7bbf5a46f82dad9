/** Enchant. 2006: 502.45 · 2009, 2011, 2026: 702.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const enchant: readonly ScenarioInput[] = [
  {
    name: 'Enchant restricts what an Aura spell can target, and what the Aura can stay on',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Mountain', 'Island ×2', 'Ornithopter', 'Darksteel Ingot'],
          hand: ['Holy Strength', 'Shatter'],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Holy Strength' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Ornithopter', 'Grizzly Bears'], options: 2 } },
        id: 'targets',
      },
      { as: 'A', answer: 'Ornithopter' },
      { until: 'resolved' },
      { expect: { attached: { 'Holy Strength': 'Ornithopter' }, pt: { Ornithopter: '1/4' } }, id: 'attached' },
    ],
    shows: across('targets', '502.45a', '702.5a', '702.5a', '702.5a'),
  },
  {
    name: 'Of several enchant abilities all apply',
    editions: [...ALL],
    cards: {
      'Rivet Hex': { cost: '{W}', type: 'Enchantment — Aura', text: 'Enchant creature\nEnchant artifact' },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Ornithopter', 'Frogmite', 'Darksteel Ingot', 'Grizzly Bears'],
          hand: ['Rivet Hex'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Rivet Hex' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Ornithopter', 'Frogmite'], options: 2 } },
        id: 'both',
      },
      { as: 'A', answer: 'Frogmite' },
      { until: 'resolved' },
      { expect: { attached: { 'Rivet Hex': 'Frogmite' } } },
    ],
    shows: across('both', '502.45c', '702.5c', '702.5c', '702.5c'),
  },
  {
    name: 'An Aura that enchants a player targets players only, and is attached to one',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×5'], hand: ["Curse of Death's Hold"] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: "Curse of Death's Hold" },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['A', 'B'], options: 2 } }, id: 'players' },
      { as: 'A', answer: 'B' },
      { until: 'resolved' },
      { expect: { attached: { "Curse of Death's Hold": 'B' }, pt: { 'Hill Giant': '2/2' } }, id: 'attached' },
    ],
    shows: [
      ...across('players', '502.45d', '702.5d', '702.5d', '702.5d'),
      ...across('attached', '502.45d', '702.5d', '702.5d', '702.5d'),
    ],
  },
];
