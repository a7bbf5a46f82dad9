/** Symbols in costs: colourless, zero, Phyrexian, snow, untap, loyalty, levels. 2006: 104.3–104.4 · 2009, 2011, 2026: 107.4–107.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const symbols: readonly ScenarioInput[] = [
  {
    name: 'The colourless symbol is paid with colourless mana alone',
    editions: ['2026-02'],
    position: { sides: { A: { battlefield: ['Plains ×8', 'Sol Ring'], hand: ['Thought-Knot Seer ×2'] } } },
    script: [
      { as: 'A', cast: 'Thought-Knot Seer' },
      { expect: { tapped: { 'Sol Ring': true }, stack: ['Thought-Knot Seer'] } },
      { until: 'resolved' },
      { until: 'empty' },
      { expect: { cannot: [{ as: 'A', cast: 'Thought-Knot Seer 2' }] }, id: 'no colour does' },
    ],
    shows: across('no colour does', null, null, null, '107.4c'),
  },
  {
    name: 'A cost of {0} is paid with nothing, a mana cost that is not there is not',
    editions: [...ALL],
    position: { sides: { A: { hand: ['Kobolds of Kher Keep', 'Ancestral Vision'] } } },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Kobolds of Kher Keep' }],
          cannot: [{ as: 'A', cast: 'Ancestral Vision' }],
        },
        id: 'nothing',
      },
      { as: 'A', cast: 'Kobolds of Kher Keep' },
      { expect: { stack: ['Kobolds of Kher Keep'] } },
    ],
    shows: across('nothing', null, '107.4d', '107.4d', '107.4d'),
  },
  {
    name: 'A Phyrexian symbol is of its colour, and is paid with that colour or 2 life',
    editions: ['2011-09', '2026-02'],
    position: { sides: { A: { battlefield: ['Mountain', 'Island'], hand: ['Gut Shot ×2'] } } },
    script: [
      { expect: { colors: { 'Gut Shot': 'R' } } },
      { as: 'A', cast: 'Gut Shot', targets: ['B'], costs: ['{R}'] },
      { expect: { tapped: { Mountain: true }, life: { A: 20 } } },
      { as: 'A', cast: 'Gut Shot 2', targets: ['B'] },
      { expect: { stack: ['Gut Shot', 'Gut Shot 2'], tapped: { Island: false }, life: { A: 18 } }, id: 'life' },
    ],
    shows: across('life', null, null, '107.4f', '107.4f'),
  },
  {
    name: 'A snow symbol is paid with mana of any type from a snow permanent',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp', 'Chilling Shade', 'Snow-Covered Island'] } },
    },
    script: [
      { as: 'A', tap: 'Swamp' },
      { as: 'A', activate: 'Chilling Shade' },
      { expect: { tapped: { 'Snow-Covered Island': true }, mana: { A: 'B' }, stack: ['Chilling Shade'] }, id: 'snow' },
      { expect: { cannot: [{ as: 'A', activate: 'Chilling Shade' }] }, id: 'not from a swamp' },
    ],
    shows: across('not from a swamp', '104.3h', '107.4f', '107.4h', '107.4h'),
  },
  {
    name: 'What reduces generic mana does not reduce snow mana',
    editions: ['2026-02'],
    cards: { 'Icehide Golem': { cost: '{S}', type: 'Snow Artifact Creature — Golem', pt: '2/2' } },
    position: {
      sides: { A: { battlefield: ['Heartless Summoning', 'Swamp'], hand: ['Icehide Golem', 'Ornithopter'] } },
    },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Icehide Golem' }] }, id: 'not reduced' }],
    shows: across('not reduced', null, null, null, '107.4h'),
  },
  {
    name: 'A tapped permanent is untapped to pay for the untap symbol, and a creature that came this turn is not',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×6',
            { card: 'Pili-Pala', tapped: true },
            { card: 'Pili-Pala', label: 'Untapped' },
            { card: 'Pili-Pala', label: 'New', tapped: true, sick: true },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', tap: 'Pili-Pala' }],
          cannot: [
            { as: 'A', tap: 'Untapped' },
            { as: 'A', tap: 'New' },
          ],
        },
        id: 'one of three',
      },
      { as: 'A', tap: 'Pili-Pala' },
      { as: 'A', answer: 'blue', kind: 'manaType' },
      { expect: { tapped: { 'Pili-Pala': false }, mana: { A: 'U' } } },
    ],
    shows: across('one of three', null, '107.6', '107.6', '107.6'),
  },
  {
    name: 'A loyalty symbol puts on counters or takes them off',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Jace Beleren', counters: { loyalty: 3 } },
            { card: 'Sarkhan Vol', counters: { loyalty: 4 } },
          ],
        },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Jace Beleren', ability: 2 }] } },
      { as: 'A', activate: 'Jace Beleren', ability: 0 },
      { until: 'resolved' },
      { as: 'A', activate: 'Sarkhan Vol', ability: 1, targets: ['Hill Giant'] },
      { expect: { counters: { 'Jace Beleren': { loyalty: 5 }, 'Sarkhan Vol': { loyalty: 2 } } }, id: 'on and off' },
    ],
    shows: across('on and off', null, '107.7', '107.7', '107.7'),
  },
  {
    name: 'What stands beside a level symbol is so from that many counters on, up to its last',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Student of Warfare', counters: { level: 1 } },
            { card: 'Student of Warfare', label: 'Second', counters: { level: 2 } },
            { card: 'Student of Warfare', label: 'Sixth', counters: { level: 6 } },
            { card: 'Student of Warfare', label: 'Seventh', counters: { level: 7 } },
            { card: 'Student of Warfare', label: 'Ninth', counters: { level: 9 } },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          pt: { 'Student of Warfare': '1/1' },
          lacks: { 'Student of Warfare': ['first strike', 'double strike'] },
        },
      },
      {
        expect: {
          pt: { Second: '3/3', Sixth: '3/3' },
          keywords: { Second: ['first strike'], Sixth: ['first strike'] },
          lacks: { Seventh: ['first strike'] },
        },
        id: 'from two to six',
      },
      {
        expect: {
          pt: { Seventh: '4/4', Ninth: '4/4' },
          keywords: { Seventh: ['double strike'], Ninth: ['double strike'] },
        },
        id: 'seven and more',
      },
    ],
    shows: [
      ...across('from two to six', null, null, '107.8', '107.8'),
      ...across('from two to six', null, null, '107.8a', '107.8a'),
      ...across('seven and more', null, null, '107.8b', '107.8b'),
    ],
  },
  {
    name: 'An energy symbol is an energy counter that its player gets, and takes off to pay',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Longtusk Cub'], hand: ['Attune with Aether'], library: ['Island', 'Plains'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Longtusk Cub' }] } },
      { as: 'A', cast: 'Attune with Aether' },
      { until: 'resolved' },
      { as: 'A', answer: ['Island'] },
      { as: 'A', activate: 'Longtusk Cub' },
      { expect: { cannot: [{ as: 'A', activate: 'Longtusk Cub' }] }, id: 'paid' },
      { until: 'resolved' },
      { expect: { pt: { 'Longtusk Cub': '3/3' } } },
    ],
    shows: across('paid', null, null, null, '107.14'),
  },
];
