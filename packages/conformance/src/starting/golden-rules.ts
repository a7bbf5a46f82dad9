/** The golden rules: cards over rules, "can't" over "can", the impossible, choices made at once, and who an opponent is. 2006: 103 · 2009, 2011, 2026: 101, 102.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const LATER = ['2009-10', '2011-09', '2026-02'] as const;

export const goldenRules: readonly ScenarioInput[] = [
  {
    name: 'A card overrides the rule that it contradicts',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Exploration'], hand: ['Forest ×3'] } } },
    script: [
      { as: 'A', play: 'Forest' },
      { as: 'A', play: 'Forest 2' },
      { expect: { zone: { 'Forest 2': 'battlefield' }, cannot: [{ as: 'A', play: 'Forest 3' }] }, id: 'two' },
    ],
    shows: [
      { rule: '103.1', edition: '2006-10', by: 'two' },
      { rule: '101.1', edition: '2009-10', by: 'two' },
      { rule: '101.1', edition: '2011-09', by: 'two' },
      { rule: '101.1', edition: '2026-02', by: 'two' },
    ],
  },
  {
    name: 'What one effect allows and another forbids can’t be done',
    editions: [...ALL],
    cards: {
      Drought: {
        type: 'Enchantment',
        abilities: [
          { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'cantPlayLands', who: { who: 'all' } } }] },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Exploration', 'Drought'], hand: ['Forest'] } } },
    script: [{ expect: { cannot: [{ as: 'A', play: 'Forest' }] }, id: 'forbidden' }],
    shows: [
      { rule: '103.2', edition: '2006-10', by: 'forbidden' },
      { rule: '101.2', edition: '2009-10', by: 'forbidden' },
      { rule: '101.2', edition: '2011-09', by: 'forbidden' },
      { rule: '101.2', edition: '2026-02', by: 'forbidden' },
    ],
  },
  {
    name: 'The part of an instruction that is impossible is ignored',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp ×3'], hand: ['Mind Rot'] }, B: { hand: ['Forest'] } },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'resolved' },
      { expect: { hand: { B: 0 }, zone: { Forest: 'graveyard', 'Mind Rot': 'graveyard' } }, id: 'one' },
    ],
    shows: [
      { rule: '103.3', edition: '2006-10', by: 'one' },
      { rule: '101.3', edition: '2009-10', by: 'one' },
      { rule: '101.3', edition: '2011-09', by: 'one' },
      { rule: '101.3', edition: '2026-02', by: 'one' },
    ],
  },
  {
    name: 'The active player chooses first, the others in turn order, and then all act at once',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Hill Giant', 'Gray Ogre'] },
        B: { battlefield: ['Swamp', 'Grizzly Bears', 'Runeclaw Bear'], hand: ['Innocent Blood'] },
        C: { battlefield: ['Storm Crow', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'B', cast: 'Innocent Blood' },
      { until: 'resolved' },
      { expect: { asks: { as: 'B', kind: 'objects' } } },
      { as: 'B', answer: 'Grizzly Bears' },
      { expect: { asks: { as: 'C', kind: 'objects' }, zone: { 'Grizzly Bears': 'battlefield' } } },
      { as: 'C', answer: 'Storm Crow' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects' },
          zone: { 'Grizzly Bears': 'battlefield', 'Storm Crow': 'battlefield' },
        },
        id: 'order',
      },
      { as: 'A', answer: 'Gray Ogre' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Storm Crow': 'graveyard', 'Gray Ogre': 'graveyard' } } },
    ],
    shows: [
      { rule: '103.4', edition: '2006-10', by: 'order' },
      { rule: '101.4', edition: '2009-10', by: 'order' },
      { rule: '101.4', edition: '2011-09', by: 'order' },
      { rule: '101.4', edition: '2026-02', by: 'order' },
    ],
  },
  {
    name: 'Who chooses later knows what was chosen before, though nothing has happened yet',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Hill Giant', 'Gray Ogre'], hand: ['Innocent Blood'] },
        B: { battlefield: ['Storm Crow', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Innocent Blood' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'objects' }, untold: { B: ['Gray Ogre'] } } },
      { as: 'A', answer: 'Gray Ogre' },
      {
        expect: {
          asks: { as: 'B', kind: 'objects' },
          zone: { 'Gray Ogre': 'battlefield' },
          told: { B: ['A chooses Gray Ogre'] },
        },
        id: 'known',
      },
      { as: 'B', answer: 'Storm Crow' },
      { expect: { graveyard: { B: ['Storm Crow'] }, zone: { 'Gray Ogre': 'graveyard' } } },
    ],
    shows: across('known', null, '101.4b', '101.4b', '101.4b'),
  },
  {
    name: 'Whether a later player knows which hidden card was chosen before',
    editions: [...ALL],
    cards: { Purge: { cost: '{0}', type: 'Sorcery', text: 'Each player discards a card.' } },
    position: {
      sides: { A: { hand: ['Purge', 'Forest', 'Island'] }, B: { hand: ['Swamp', 'Plains'], library: ['Mountain ×9'] } },
    },
    script: [
      { as: 'A', cast: 'Purge' },
      { until: 'resolved' },
      { as: 'A', answer: 'Island', kind: 'objects' },
      {
        expect: { asks: { as: 'B', kind: 'objects' }, sees: { B: { Island: 'Island', Forest: null } } },
        in: ['2006-10'],
        id: 'known',
      },
      {
        expect: { asks: { as: 'B', kind: 'objects' }, sees: { B: { Island: null, Forest: null } } },
        in: [...LATER],
        id: 'face down',
      },
      { as: 'B', answer: 'Swamp', kind: 'objects' },
      { expect: { zone: { Island: 'graveyard', Swamp: 'graveyard' } } },
    ],
    shows: [
      { rule: '103.4a', edition: '2006-10', by: 'known' },
      { rule: '101.4a', edition: '2009-10', by: 'face down' },
      { rule: '101.4a', edition: '2011-09', by: 'face down' },
      { rule: '101.4a', edition: '2026-02', by: 'face down' },
    ],
  },
  {
    name: 'What can’t happen is not replaced',
    editions: [...LATER],
    cards: {
      Dryness: {
        type: 'Enchantment',
        abilities: [
          { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'cantGainLife', who: { who: 'all' } } }] },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Dryness', 'Plains'], hand: ['Healing Salve'] },
        B: { battlefield: ['Tainted Remedy'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: [0], targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 } }, id: 'nothing' },
    ],
    shows: [
      { rule: '117.7', edition: '2009-10', by: 'nothing' },
      { rule: '118.7', edition: '2011-09', by: 'nothing' },
      { rule: '614.17c', edition: '2026-02', by: 'nothing' },
    ],
  },
  {
    name: 'In a game of two the one opponent is the other player',
    editions: [...LATER],
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: ['Sizzle'] }, B: {} } },
    script: [
      { as: 'A', cast: 'Sizzle' },
      { until: 'resolved' },
      { expect: { life: { A: 20, B: 17 } }, id: 'the other' },
    ],
    shows: [
      { rule: '102.2', edition: '2009-10', by: 'the other' },
      { rule: '102.2', edition: '2011-09', by: 'the other' },
      { rule: '102.2', edition: '2026-02', by: 'the other' },
    ],
  },
  {
    name: 'Who has several choices to make at once makes them in the order in which they are named',
    editions: [...ALL],
    cards: {
      'Painted Banner': {
        cost: '{1}',
        type: 'Artifact',
        text: 'As Painted Banner enters the battlefield, choose a color and a creature type.',
      },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Hill Giant', 'Gray Ogre'], hand: ['Painted Banner'] } } },
    script: [
      { as: 'A', cast: 'Painted Banner' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'color' } }, id: 'colour first' },
      { as: 'A', answer: 'red' },
      { expect: { asks: { as: 'A', kind: 'creatureType' } } },
      { as: 'A', answer: 'Giant' },
      { expect: { zone: { 'Painted Banner': 'battlefield' } } },
    ],
    shows: [
      { rule: '103.4b', edition: '2006-10', by: 'colour first' },
      { rule: '101.4c', edition: '2009-10', by: 'colour first' },
      { rule: '101.4c', edition: '2011-09', by: 'colour first' },
      { rule: '101.4c', edition: '2026-02', by: 'colour first' },
    ],
  },
];
