/** Static abilities, layers, control. 2006: 405, 418 · 2009, 2011, 2026: 604, 611–613 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const statics: readonly ScenarioInput[] = [
  {
    name: 'A lord’s bonus ends as it leaves, and what it kept alive dies',
    editions: [...ALL],
    cards: texts('Goblin King', 'Raging Goblin', 'Shock'),
    position: {
      sides: {
        A: { battlefield: ['Goblin King', 'Raging Goblin'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { expect: { pt: { 'Goblin King': '2/2', 'Raging Goblin': '2/2' }, keywords: { 'Raging Goblin': ['landwalk'] } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Goblin King'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Goblin King': 'graveyard' },
          pt: { 'Raging Goblin': '1/1' },
          lacks: { 'Raging Goblin': ['landwalk'] },
        },
        id: 'ended',
      },
    ],
    shows: [
      { rule: '611.3a', edition: '2011-09', by: 'ended' },
      { rule: '611.3a', edition: '2009-10', by: 'ended' },
      { rule: '418.4a', edition: '2006-10', by: 'ended' },
      { rule: '418.3', edition: '2006-10', by: 'ended' },
      { rule: '611.3a', edition: '2026-02', by: 'ended' },
    ],
  },
  {
    name: 'Humility: no abilities, 1/1, and what modifies still modifies',
    editions: [...ALL],
    cards: texts('Humility', 'Goblin King', 'Raging Goblin', 'Glorious Anthem', 'Giant Growth', 'Craw Wurm'),
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Humility', 'Glorious Anthem', 'Goblin King', 'Raging Goblin'],
          hand: ['Giant Growth'],
        },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      {
        expect: {
          pt: { 'Goblin King': '2/2', 'Raging Goblin': '2/2', 'Craw Wurm': '1/1' },
          abilities: { 'Goblin King': 0, 'Raging Goblin': 0 },
        },
        id: 'small',
      },
      { as: 'A', cast: 'Giant Growth', targets: ['Raging Goblin'] },
      { until: 'resolved' },
      { expect: { pt: { 'Raging Goblin': '5/5' } } },
    ],
    shows: [
      { rule: '613.1f', edition: '2011-09', by: 'small' },
      { rule: '613.1f', edition: '2009-10', by: 'small' },
      { rule: '613.1f', edition: '2026-02', by: 'small' },
      { rule: '418.5a', edition: '2006-10', by: 'small' },
    ],
  },
  {
    name: 'Control of a creature, and its return',
    editions: [...ALL],
    cards: texts('Control Magic', 'Grizzly Bears', 'Disenchant'),
    position: {
      sides: {
        A: { battlefield: ['Island ×4'], hand: ['Control Magic'] },
        B: { battlefield: ['Plains ×2', 'Grizzly Bears'], hand: ['Disenchant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Control Magic', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          controller: { 'Grizzly Bears': 'A' },
          owner: { 'Grizzly Bears': 'B' },
          attached: { 'Control Magic': 'Grizzly Bears' },
        },
        id: 'taken',
      },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Disenchant', targets: ['Control Magic'] },
      { until: 'resolved' },
      { expect: { controller: { 'Grizzly Bears': 'B' }, zone: { 'Control Magic': 'graveyard' } }, id: 'returned' },
    ],
    shows: [
      { rule: '613.1b', edition: '2011-09', by: 'taken' },
      { rule: '613.1b', edition: '2009-10', by: 'taken' },
      { rule: '613.1b', edition: '2026-02', by: 'taken' },
    ],
  },
  {
    name: 'A creature just taken over cannot attack',
    editions: [...ALL],
    cards: texts('Control Magic', 'Grizzly Bears', 'Hill Giant'),
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Hill Giant'], hand: ['Control Magic'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Control Magic', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'endCombat' },
      { expect: { tapped: { 'Grizzly Bears': false }, life: { B: 17 } } },
    ],
    shows: [
      { rule: '212.3d', edition: '2006-10' },
      { rule: '302.6', edition: '2026-02' },
    ],
  },
  {
    name: 'Blood Moon takes a land’s abilities and gives red mana',
    editions: [...ALL],
    cards: { ...texts('Blood Moon'), 'Azure Field': { type: 'Land', text: '{T}: Add {U} to your mana pool.' } },
    position: { sides: { A: { battlefield: ['Blood Moon', 'Azure Field', 'Island'] } } },
    script: [
      { expect: { subtypes: { 'Azure Field': ['Mountain'], Island: ['Island'] } } },
      { as: 'A', tap: 'Azure Field' },
      { expect: { mana: { A: 'R' } }, id: 'red' },
    ],
    shows: [
      { rule: '212.6g', edition: '2006-10', by: 'red' },
      { rule: '305.7', edition: '2026-02', by: 'red' },
    ],
  },
  {
    name: 'Power and toughness of a characteristic-defining ability follow what they count',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Murder', 'Hill Giant'),
      Ghoulf: {
        cost: '{G}',
        type: 'Creature — Lhurgoyf',
        text: "Ghoulf's power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.",
        pt: '*/1+*',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', 'Ghoulf'], hand: ['Murder'], graveyard: ['Grizzly Bears'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { expect: { pt: { Ghoulf: '1/2' } } },
      { as: 'A', cast: 'Murder', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { Ghoulf: '2/3' } }, id: 'two' },
    ],
    shows: [
      { rule: '604.3', edition: '2011-09', by: 'two' },
      { rule: '604.3', edition: '2009-10', by: 'two' },
      { rule: '604.3', edition: '2026-02', by: 'two' },
    ],
  },
];
