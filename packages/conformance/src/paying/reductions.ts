/** Costs that are reduced. 2009: 116.7 · 2011: 117.7 · 2026: 118.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

export const reductions: readonly ScenarioInput[] = [
  {
    name: 'A cost that is reduced to nothing is {0}, and is paid as such',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Etherium Sculptor'], hand: ['Bonesplitter'] } },
    },
    script: [
      { as: 'A', cast: 'Bonesplitter' },
      { expect: { stack: ['Bonesplitter'], manaValue: { Bonesplitter: 1 } }, id: 'nothing' },
      { until: 'resolved' },
      { expect: { zone: { Bonesplitter: 'battlefield' } } },
    ],
    shows: across('nothing', null, '116.7', '117.7', '118.7'),
  },
  {
    name: 'A reduction of generic mana leaves coloured mana alone',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Goblin Electromancer', 'Mountain'], hand: ['Shock', 'Volcanic Hammer', 'Counterspell'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Volcanic Hammer' }] } },
      { as: 'A', tap: 'Mountain' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { mana: { A: '' }, cannot: [{ as: 'A', cast: 'Volcanic Hammer' }] }, id: 'coloured' },
      { until: 'resolved' },
    ],
    shows: across('coloured', null, null, null, '118.7a'),
  },
  {
    name: 'A reduction by a colour that the cost does not ask for is one of generic mana',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×4', { card: 'Goblin Turncoat', label: 'Turncoat' }],
          hand: ['Patron of the Akki'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      { expect: { stack: ['Patron of the Akki'], zone: { Turncoat: 'graveyard' } }, id: 'generic' },
    ],
    shows: across('generic', null, null, '117.7a', '118.7b'),
  },
  {
    name: 'A reduction by more of a colour than the cost asks for goes on to generic mana',
    editions: [...SINCE_2011],
    cards: {
      'Goblin Chainwhirler': { cost: '{R}{R}{R}', type: 'Creature — Goblin Warrior', text: 'First strike', pt: '3/3' },
    },
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Goblin Chainwhirler'], hand: ['Patron of the Akki'] } },
    },
    script: [
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      { expect: { stack: ['Patron of the Akki'] }, id: 'goes on' },
    ],
    shows: across('goes on', null, null, '117.7b', '118.7c'),
  },
  {
    name: 'A reduction by more colourless mana than the cost asks for goes on to generic mana',
    editions: ['2026-02'],
    cards: {
      'Hollow Goblin': { cost: '{C}{C}', type: 'Creature — Goblin', pt: '2/2' },
      'Patron of Nothing': { cost: '{3}{C}', type: 'Creature — Spirit', text: 'Goblin offering', pt: '5/5' },
    },
    position: {
      sides: { A: { battlefield: ['Forest ×2', 'Hollow Goblin'], hand: ['Patron of Nothing'] } },
    },
    script: [
      { as: 'A', cast: 'Patron of Nothing', by: 'offering' },
      { expect: { stack: ['Patron of Nothing'], tapped: { Forest: true, 'Forest 2': true } }, id: 'goes on' },
    ],
    shows: across('goes on', null, null, null, '118.7d'),
  },
  {
    name: 'Of a hybrid symbol that reduces a cost its player chooses a half',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Boggart Ram-Gang'], hand: ['Patron of the Akki'] },
      },
    },
    script: [
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      { expect: { asks: { as: 'A', kind: 'cost', offers: ['{3}', '{2}{R}', '{1}{R}{R}'], options: 3 } }, id: 'a half' },
      { as: 'A', answer: '{1}{R}{R}' },
      { expect: { stack: ['Patron of the Akki'] } },
    ],
    shows: across('a half', null, '116.7a', '117.7c', '118.7e'),
  },
  {
    name: 'The half of a hybrid symbol that is a number reduces generic mana by that much',
    editions: [...SINCE_2009],
    cards: { 'Lantern Goblin': { cost: '{2/W}{2/W}', type: 'Creature — Goblin', pt: '2/2' } },
    position: {
      sides: { A: { battlefield: ['Mountain ×2', 'Lantern Goblin'], hand: ['Patron of the Akki'] } },
    },
    script: [
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      { expect: { stack: ['Patron of the Akki'] }, id: 'a number' },
    ],
    shows: across('a number', null, '116.7a', '117.7c', '118.7e'),
  },
  {
    name: 'A Phyrexian symbol reduces a cost by its colour',
    editions: [...SINCE_2011],
    cards: { 'Oilskin Goblin': { cost: '{1}{R/P}', type: 'Creature — Goblin', pt: '2/2' } },
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Mountain', 'Oilskin Goblin'], hand: ['Patron of the Akki'] } },
    },
    script: [
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      { expect: { stack: ['Patron of the Akki'], life: { A: 20 } }, id: 'its colour' },
    ],
    shows: across('its colour', null, null, '117.7d', '118.7f'),
  },
  {
    name: 'A snow symbol reduces a cost by generic mana, not by snow mana',
    editions: ['2026-02'],
    cards: {
      'Rime Goblin': { cost: '{S}', type: 'Snow Creature — Goblin', pt: '1/1' },
      'Patron of Frost': { cost: '{1}{S}', type: 'Creature — Spirit', text: 'Goblin offering', pt: '5/5' },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Rime Goblin'], hand: ['Patron of Frost'] },
      },
    },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Patron of Frost', by: 'offering' }] }, id: 'generic' }],
    shows: across('generic', null, null, null, '118.7g'),
  },
  {
    name: 'What makes spells that target something cost more is counted once their targets are chosen',
    editions: [...ALL],
    cards: {
      'Unruly Ouphe': {
        cost: '{1}{G}',
        type: 'Creature — Ouphe',
        text: 'Spells that target Unruly Ouphe cost {2} more to cast.',
        pt: '1/3',
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain ×4'], hand: ['Shock ×2'] }, B: { battlefield: ['Unruly Ouphe'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { tapped: { Mountain: true, 'Mountain 2': false } } },
      { as: 'A', cast: 'Shock 2', targets: ['Unruly Ouphe'] },
      {
        expect: { tapped: { 'Mountain 2': true, 'Mountain 3': true, 'Mountain 4': true }, stack: ['Shock', 'Shock 2'] },
        id: 'more',
      },
      { until: 'empty' },
    ],
    shows: across('more', null, '116.8d', '117.8d', null),
  },
];
