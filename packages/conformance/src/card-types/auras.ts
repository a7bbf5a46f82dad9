/** Auras. 2006: 212.4 · 2009, 2011, 2026: 303.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const auras: readonly ScenarioInput[] = [
  {
    name: 'An Aura spell needs a target that it can enchant',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×2'], hand: ['Holy Strength'] } } },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Holy Strength' }] }, id: 'none' }],
    shows: across('none', '212.4e', '303.4a', '303.4a', '303.4a'),
  },
  {
    name: 'An Aura on what has stopped being a creature goes to the graveyard',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×2', "Mishra's Factory"], hand: ['Holy Strength'] } },
    },
    script: [
      { as: 'A', activate: "Mishra's Factory", ability: 1 },
      { until: 'resolved' },
      { as: 'A', cast: 'Holy Strength', targets: ["Mishra's Factory"] },
      { until: 'resolved' },
      { expect: { attached: { 'Holy Strength': "Mishra's Factory" }, pt: { "Mishra's Factory": '3/4' } } },
      { until: 'turn' },
      { expect: { zone: { 'Holy Strength': 'graveyard', "Mishra's Factory": 'battlefield' } }, id: 'illegal' },
    ],
    shows: [
      { rule: '212.4f', edition: '2006-10', by: 'illegal' },
      { rule: '303.4b', edition: '2009-10', by: 'illegal' },
      { rule: '303.4c', edition: '2011-09', by: 'illegal' },
      { rule: '303.4c', edition: '2026-02', by: 'illegal' },
    ],
  },
  {
    name: 'An Aura that is a creature too goes to the graveyard',
    editions: [...ALL],
    cards: {
      'Walking Rites': {
        cost: '{2}{W}',
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: { set: 'all', where: { is: 'subtype', subtype: 'Aura' } },
                mods: [
                  { mod: 'types', op: 'add', types: ['creature'] },
                  { mod: 'setPT', power: 1, toughness: 1 },
                ],
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', 'Grizzly Bears', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }],
          hand: ['Walking Rites'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Walking Rites' },
      { until: 'resolved' },
      { expect: { zone: { 'Holy Strength': 'graveyard' }, pt: { 'Grizzly Bears': '2/2' } }, id: 'no Aura' },
    ],
    shows: [
      { rule: '212.4g', edition: '2006-10', by: 'no Aura' },
      { rule: '303.4c', edition: '2009-10', by: 'no Aura' },
      { rule: '303.4d', edition: '2011-09', by: 'no Aura' },
      { rule: '303.4d', edition: '2026-02', by: 'no Aura' },
    ],
  },
  {
    name: "An Aura's controller uses its abilities, whoever controls what it enchants",
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4'], hand: ['Threaten'] },
        B: { battlefield: ['Mountain', 'Grizzly Bears', { card: 'Firebreathing', attachedTo: 'Grizzly Bears' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Threaten', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          controller: { 'Grizzly Bears': 'A', Firebreathing: 'B' },
          cannot: [{ as: 'A', activate: 'Firebreathing' }],
        },
        id: 'not A',
      },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Firebreathing' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/2' } } },
    ],
    shows: across('not A', '212.4i', '303.4e', '303.4e', '303.4e'),
  },
  {
    name: 'An Aura that is put onto the battlefield is attached to what the player chooses who puts it there',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Grizzly Bears'],
          hand: ['Replenish'],
          graveyard: ['Holy Strength', 'Steal Enchantment'],
        },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Replenish' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'attachTo', offers: ['Grizzly Bears', 'Hill Giant'] } } },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { attached: { 'Holy Strength': 'Hill Giant' }, pt: { 'Hill Giant': '4/5' } }, id: 'chosen' },
      { expect: { zone: { 'Steal Enchantment': 'graveyard' } }, id: 'nothing to enchant' },
    ],
    shows: [
      ...across('chosen', '212.4j', '303.4f', '303.4f', '303.4f'),
      ...across('nothing to enchant', null, '303.4g', '303.4g', '303.4g'),
    ],
  },
];
