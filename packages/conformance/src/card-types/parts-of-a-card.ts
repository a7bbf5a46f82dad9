/** Mana cost, colour, mana value, types, power and toughness. 2006: 203, 205, 208 · 2009: 202, 204, 207 · 2011, 2026: 202, 205, 208 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const partsOfACard: readonly ScenarioInput[] = [
  {
    name: 'An object has the colours of its mana cost: none, several, both of a hybrid symbol',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Watchwolf', 'Boros Guildmage', 'Ornithopter', 'Hill Giant'] } } },
    script: [
      { expect: { colors: { Watchwolf: 'WG', 'Hill Giant': 'R' } }, id: 'each' },
      { expect: { colors: { Ornithopter: '' } }, id: 'none' },
      { expect: { colors: { 'Boros Guildmage': 'WR' } }, id: 'hybrid' },
    ],
    shows: [
      ...across('each', '203.2b', '202.2c', '202.2c', '202.2c'),
      ...across('none', '203.2a', '202.2b', '202.2b', '202.2b'),
      ...across('hybrid', '203.2e', '202.2d', '202.2d', '202.2d'),
    ],
  },
  {
    name: 'The mana value counts all mana of the cost, whatever its colour, and is 0 without one',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest', 'Boros Guildmage', 'Craw Wurm'] } } },
    script: [
      { expect: { manaValue: { 'Craw Wurm': 6, 'Boros Guildmage': 2 } }, id: 'all of it' },
      { expect: { manaValue: { Forest: 0 } }, id: 'no cost' },
    ],
    shows: [
      ...across('all of it', '203.3', '202.3', '202.3', '202.3'),
      ...across('no cost', '203.3a', '202.3a', '202.3a', '202.3a'),
    ],
  },
  {
    name: 'An additional cost that is paid is no part of the mana cost',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'Mountain'], hand: ["Orim's Thunder"] },
        B: { battlefield: ['Glorious Anthem', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: "Orim's Thunder", costs: [true], targets: ['Glorious Anthem', 'Grizzly Bears'] },
      { expect: { manaValue: { "Orim's Thunder": 3 }, tapped: { Mountain: true } }, id: 'three of four' },
    ],
    shows: across('three of four', '203.4', '202.4', '202.4', '202.4'),
  },
  {
    name: 'A colour to be chosen is one of the five',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×4'], hand: ['Voice of All'] } } },
    script: [
      { as: 'A', cast: 'Voice of All' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'color', options: 5, lacks: ['Colorless', 'Multicolored'] } }, id: 'five' },
      { as: 'A', answer: 'red' },
    ],
    shows: across('five', '203.2d', '105.4', '105.4', '105.4'),
  },
  {
    name: 'An artifact creature is what affects artifacts and what affects creatures may affect',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Forest'], hand: ['Disenchant', 'Giant Growth'] },
        B: { battlefield: ['Ornithopter'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { pt: { Ornithopter: '3/5' }, types: { Ornithopter: ['artifact', 'creature'] } } },
      { as: 'A', cast: 'Disenchant', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { zone: { Ornithopter: 'graveyard' } }, id: 'both' },
    ],
    shows: [
      { rule: '300.2', edition: '2026-02', by: 'both' },
      { rule: '300.2', edition: '2011-09', by: 'both' },
      ...across('both', '205.2b', '300.2', '205.2b', '205.2b'),
      { rule: '204.2b', edition: '2009-10', by: 'both' },
    ],
  },
  {
    name: 'A permanent keeps its supertypes when its types change',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Blood Moon', 'Tolarian Academy'], hand: ['Tolarian Academy'] } } },
    script: [
      { expect: { subtypes: { 'Tolarian Academy': ['Mountain'] } } },
      { as: 'A', play: 'Tolarian Academy 2' },
      {
        expect: { zone: { 'Tolarian Academy': 'graveyard', 'Tolarian Academy 2': 'graveyard' } },
        id: 'still legendary',
        in: ['2006-10', '2009-10', '2011-09'],
      },
      { as: 'A', answer: ['Tolarian Academy'], in: ['2026-02'] },
      { expect: { zone: { 'Tolarian Academy 2': 'graveyard' } }, id: 'one of them', in: ['2026-02'] },
    ],
    shows: [
      ...across('still legendary', '212.1d', '204.4b', '205.4b', null),
      ...across('one of them', null, null, null, '205.4b'),
      ...across('still legendary', '205.4c', '204.4d', '205.4d', null),
      ...across('one of them', null, null, null, '205.4d'),
    ],
  },
  {
    name: 'A star stands for 0 outside play in 2006, and for its value in every zone since',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3'], hand: ['Imperial Recruiter'], library: ['Maro'] },
        B: {},
      },
    },
    script: [
      { expect: { pt: { Maro: '0/0' } }, id: 'nothing', in: ['2006-10'] },
      { expect: { pt: { Maro: '1/1' } }, id: 'the hand', in: [...SINCE_2009] },
    ],
    shows: [...across('nothing', '208.2', null, null, null), ...across('the hand', null, '207.2a', '208.2a', '208.2a')],
  },
];
