/** Additional and alternative costs. 2006: 409.1 · 2009: 116.8–116.9 · 2011: 117.8–117.9 · 2026: 118.8–118.9 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const alternativeCosts: readonly ScenarioInput[] = [
  {
    name: 'An additional cost must be paid with the mana cost',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ["Altar's Reap"] },
        B: { battlefield: ['Swamp ×2', 'Grizzly Bears'], hand: [{ card: "Altar's Reap", label: 'Reap' }] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: "Altar's Reap" }] }, id: 'must' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Reap' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: ['Reap'] }, id: 'with it' },
      { until: 'resolved' },
    ],
    shows: across('must', null, '116.8', '117.8', '118.8'),
  },
  {
    name: 'Any number of additional costs are paid for one spell, and none of them changes its mana cost',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Swamp ×2', 'Forest'], hand: ['Thunderscape Battlemage'] },
        B: { hand: ['Plains ×3'], battlefield: ['Glorious Anthem'] },
      },
    },
    script: [
      { as: 'A', cast: 'Thunderscape Battlemage', costs: [true, true] },
      { expect: { tapped: { Forest: true, 'Swamp 2': true, 'Mountain 3': true } }, id: 'both' },
      { expect: { manaValue: { 'Thunderscape Battlemage': 3 } }, id: 'mana cost' },
    ],
    shows: [
      ...across('both', null, '116.8a', '117.8a', '118.8a'),
      ...across('mana cost', null, '116.8c', '117.8c', '118.8d'),
    ],
  },
  {
    name: 'An optional additional cost need not be paid',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Swamp ×2', 'Forest'], hand: ['Thunderscape Battlemage'] },
        B: { hand: ['Plains ×3'] },
      },
    },
    script: [
      { as: 'A', cast: 'Thunderscape Battlemage', costs: [false, false] },
      { until: 'resolved' },
      { expect: { stack: [], hand: { B: 3 }, zone: { 'Thunderscape Battlemage': 'battlefield' } }, id: 'not paid' },
    ],
    shows: across('not paid', null, '116.8b', '117.8b', '118.8b'),
  },
  {
    name: 'An alternative cost is paid in place of the mana cost, which the spell keeps',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Fireblast'] } } },
    script: [
      { as: 'A', cast: 'Fireblast', targets: ['B'] },
      { expect: { stack: ['Fireblast'], count: { Mountain: 0 } }, id: 'instead' },
      { expect: { manaValue: { Fireblast: 6 } }, id: 'mana cost' },
      { until: 'resolved' },
      { expect: { life: { B: 16 } } },
    ],
    shows: [
      ...across('instead', null, '116.9', '117.9', '118.9'),
      ...across('mana cost', null, '116.9c', '117.9c', '118.9c'),
    ],
  },
  {
    name: 'An alternative cost is optional',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×6'], hand: ['Fireblast'] } } },
    script: [
      { as: 'A', cast: 'Fireblast', by: '', targets: ['B'] },
      { expect: { stack: ['Fireblast'], count: { Mountain: 6 }, tapped: { Mountain: true } }, id: 'optional' },
      { until: 'resolved' },
    ],
    shows: across('optional', null, '116.9b', '117.9b', '118.9b'),
  },
  {
    name: 'What makes spells cost more makes an alternative cost greater too',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Mountain', tapped: true },
            { card: 'Mountain', tapped: true },
            'Forest',
            'Sphere of Resistance',
          ],
          hand: ['Fireblast'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Fireblast', targets: ['B'] },
      { expect: { tapped: { Forest: true }, count: { Mountain: 0 }, stack: ['Fireblast'] }, id: 'more' },
      { until: 'resolved' },
    ],
    shows: across('more', null, '116.9d', '117.9d', '118.9d'),
  },
  {
    name: 'What is cast without paying its mana cost has no second alternative cost',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Forest ×2', 'Plains'],
          hand: ['Bloodbraid Elf'],
          library: ['Wispmare', 'Forest'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Bloodbraid Elf' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { stack: ['Bloodbraid Elf', 'Wispmare'], asks: { as: 'A', kind: 'priority' } }, id: 'one' },
      { until: 'resolved' },
      { expect: { zone: { Wispmare: 'battlefield' }, stack: ['Bloodbraid Elf'] } },
    ],
    shows: across('one', null, '116.9a', '117.9a', '118.9a'),
  },
  {
    name: 'Nobody must cast a spell that costs cards of some quality from a hidden zone',
    editions: ['2026-02'],
    cards: {
      'Forced Rite': {
        cost: '{R}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [
                {
                  name: 't1',
                  count: { min: 1, max: 1 },
                  objects: { where: { is: 'type', type: 'sorcery' }, zone: 'graveyard', of: { who: 'you' } },
                },
              ],
              effect: [{ do: 'cast', who: { who: 'you' }, what: { set: 'ref', name: 't1' }, free: true }],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2'],
          hand: ['Forced Rite', { card: 'Forced Rite', label: 'Second' }, 'Forest'],
          graveyard: ['Magmatic Insight', 'Divination'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Forced Rite', targets: ['Magmatic Insight'] },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'yesNo' } }, id: 'may refuse' },
      { as: 'A', answer: false },
      { expect: { zone: { 'Magmatic Insight': 'graveyard', Forest: 'hand' }, stack: [] } },
      { as: 'A', cast: 'Second', targets: ['Divination'] },
      { until: 'resolved' },
      { expect: { stack: ['Divination'] }, id: 'must' },
      { until: 'empty' },
    ],
    shows: across('may refuse', null, null, null, '118.8c'),
  },
];
