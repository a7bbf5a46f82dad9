/** Colours of objects, and what changes them. 2006: 203 · 2009, 2011, 2026: 105, 202 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const colors: readonly ScenarioInput[] = [
  {
    name: 'A colour is that of the symbols in the mana cost, whatever the text says and however many there are',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Savannah Lions', 'Storm Crow', 'Scathe Zombies', 'Hill Giant', 'Craw Wurm', 'Forest'] },
      },
    },
    script: [
      {
        expect: {
          colors: {
            'Savannah Lions': 'W',
            'Storm Crow': 'U',
            'Scathe Zombies': 'B',
            'Hill Giant': 'R',
            'Craw Wurm': 'G',
          },
        },
        id: 'five',
      },
      { expect: { colors: { Forest: '' } }, id: 'no cost' },
    ],
    shows: [
      ...across('five', '203.2c', '202.2a', '202.2a', '202.2a'),
      ...across('five', '203.2', '202.2', '202.2', '202.2'),
      ...across('no cost', null, '105.2', '105.2', '105.2'),
    ],
  },
  {
    name: 'Monocoloured is exactly one colour',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ['Ultimate Price'] },
        B: { battlefield: ['Hill Giant', 'Storm Crow', 'Watchwolf', 'Ornithopter', 'Boros Guildmage'] },
      },
    },
    script: [
      { as: 'A', cast: 'Ultimate Price' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Hill Giant', 'Storm Crow'], options: 2 } },
        id: 'one colour',
      },
      { as: 'A', answer: ['Hill Giant'] },
    ],
    shows: across('one colour', null, '105.2a', '105.2a', '105.2a'),
  },
  {
    name: 'Multicoloured is two colours or more, those of one hybrid symbol among them',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Hill Giant'], hand: ['Renounce the Guilds'] },
        B: { battlefield: ['Hill Giant', 'Watchwolf', 'Ornithopter', 'Boros Guildmage'] },
      },
    },
    script: [
      { as: 'A', cast: 'Renounce the Guilds' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'B', kind: 'objects', offers: ['Watchwolf', 'Boros Guildmage'], options: 2 } },
        id: 'two',
      },
      { as: 'B', answer: 'Watchwolf' },
      { expect: { zone: { Watchwolf: 'graveyard' } } },
    ],
    shows: across('two', null, '105.2b', '105.2b', '105.2b'),
  },
  {
    name: 'What has no colour is colourless, and of no colour that something asks for',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Ghostfire'] },
        B: { battlefield: ['Circle of Protection: Red', 'Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Ghostfire', targets: ['B'] },
      { expect: { colors: { Ghostfire: '' } } },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Circle of Protection: Red' },
      { until: 'empty' },
      { expect: { life: { B: 17 } }, id: 'not red' },
    ],
    shows: across('not red', null, '105.2c', '105.2c', '105.2c'),
  },
  {
    name: 'A new colour replaces the old ones, and a colourless object can be given one',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Watchwolf', 'Ornithopter'], hand: ['Purelace ×2'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Purelace', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { colors: { 'Hill Giant': 'W' } }, id: 'replaced' },
      { as: 'A', cast: 'Purelace 2', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { colors: { Ornithopter: 'W', Watchwolf: 'WG' } } },
    ],
    shows: across('replaced', null, '105.3', '105.3', '105.3'),
  },
  {
    name: 'A coloured object can become colourless, and keeps its mana cost',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island'], hand: ['Moonlace'] }, B: { battlefield: ['Watchwolf'] } } },
    script: [
      { expect: { colors: { Watchwolf: 'WG' } } },
      { as: 'A', cast: 'Moonlace', targets: ['Watchwolf'] },
      { until: 'resolved' },
      { expect: { colors: { Watchwolf: '' }, manaValue: { Watchwolf: 2 } }, id: 'colourless' },
    ],
    shows: across('colourless', null, null, '105.3', '105.3'),
  },
  {
    name: 'A colour that comes in addition leaves the others',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Plains ×2'], hand: ["Painter's Servant"] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { as: 'A', cast: "Painter's Servant" },
      { until: 'asked' },
      { as: 'A', answer: 'blue', kind: 'color' },
      { expect: { colors: { 'Hill Giant': 'UR', "Painter's Servant": 'U' } }, id: 'both' },
    ],
    shows: across('both', null, '105.3', '105.3', '105.3'),
  },
  {
    name: 'A colour indicator makes a card coloured that its mana cost leaves colourless, in every zone',
    editions: ['2011-09', '2026-02'],
    position: { sides: { A: { battlefield: ['Crimson Kobolds'], hand: ['Ancestral Vision'] } } },
    script: [{ expect: { colors: { 'Crimson Kobolds': 'R', 'Ancestral Vision': 'U' } }, id: 'indicated' }],
    shows: across('indicated', null, null, '107.15', '107.13'),
  },
];
