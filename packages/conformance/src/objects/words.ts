/** What words for objects mean: cards, spells, sources, permanents, tokens. 2006: 200, 213, 216 · 2009, 2011: 108–111 · 2026: 108–112 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const words: readonly ScenarioInput[] = [
  {
    name: '“Creature card from your graveyard” means such a card there',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp', 'Hill Giant'],
          hand: ['Raise Dead', 'Craw Wurm'],
          graveyard: ['Grizzly Bears', 'Runeclaw Bear', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Raise Dead' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Runeclaw Bear'], options: 2 } },
        id: 'there',
      },
      { as: 'A', answer: ['Grizzly Bears'] },
    ],
    shows: across('there', '200.9a', '109.2a', '109.2a', '109.2a'),
  },
  {
    name: '“Creature spell” means one on the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Hill Giant'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Island ×2'], hand: ['Remove Soul'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Remove Soul' }] }, id: 'none' },
    ],
    shows: across('none', '200.9b', '109.2b', '109.2b', '109.2b'),
  },
  {
    name: '“Red source” means any, a spell as well as a permanent',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Circle of Protection: Red'] },
        B: { battlefield: ['Mountain', 'Hill Giant', 'Grizzly Bears'], hand: ['Shock'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'asked' },
      { as: 'A', answer: ['Shock'] },
      { until: 'empty' },
      { expect: { life: { A: 20 } }, id: 'spell' },
    ],
    shows: across('spell', '200.9c', '109.2c', '109.2c', '109.2c'),
  },
  {
    name: 'A spell is controlled by who cast it and owned by who owns its card',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Remove Soul'] },
        B: { battlefield: ['Forest ×2'], hand: ['Grizzly Bears'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Grizzly Bears' },
      { expect: { controller: { 'Grizzly Bears': 'B' }, owner: { 'Grizzly Bears': 'B' } } },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Remove Soul', targets: ['Grizzly Bears'] },
      { expect: { controller: { 'Remove Soul': 'A' }, owner: { 'Remove Soul': 'A' } }, id: 'its own' },
      { until: 'empty' },
      { expect: { graveyard: { A: ['Remove Soul'], B: ['Grizzly Bears'] } } },
    ],
    shows: [...across('its own', '213.4', '111.2', '111.2', '112.2'), ...across('its own', '200.5a', null, null, null)],
  },
  {
    name: '“Permanent card” means one that could be a permanent',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×6'],
          hand: ['Sun Titan'],
          graveyard: ['Shock', 'Divination', 'Grizzly Bears', 'Forest'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Sun Titan' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Forest'], options: 2 } },
        id: 'could be',
      },
      { as: 'A', answer: ['Forest'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { Forest: 'battlefield' } } },
    ],
    shows: across('could be', null, '110.4a', '110.4a', '110.4a'),
  },
  {
    name: 'A token is no card, so what is about cards does not see it go to a graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×6'], hand: ['Raise the Alarm', 'Wrath of God'] },
        B: { battlefield: ['Planar Void', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'empty' },
      { expect: { zone: { 'Raise the Alarm': 'exile' } } },
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      { as: 'B', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Planar Void', 'Planar Void'] }, id: 'two cards' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Wrath of God': 'exile' } } },
    ],
    shows: [
      ...across('two cards', '216.2', '110.5d', '110.5e', '111.6'),
      ...across('two cards', '200.1', '108.2', '108.2', '108.2b'),
      ...across('two cards', null, null, null, '108.2'),
    ],
  },
  {
    name: 'An artifact may have a colour and stays an artifact',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains', 'Icy Manipulator'], hand: ['Purelace'] } } },
    script: [
      { expect: { colors: { 'Icy Manipulator': '' } } },
      { as: 'A', cast: 'Purelace', targets: ['Icy Manipulator'] },
      { until: 'resolved' },
      { expect: { colors: { 'Icy Manipulator': 'W' }, types: { 'Icy Manipulator': ['artifact'] } }, id: 'white' },
    ],
    shows: across('white', '212.2d', '301.4', '301.4', '301.4'),
  },
  {
    name: 'Power is the damage a creature deals in combat, toughness what destroys it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Hill Giant', 'Giant Spider'] }, B: { battlefield: ['Gray Ogre'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant', 'Giant Spider'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Gray Ogre': 'Giant Spider' } },
      { until: 'endCombat' },
      { expect: { life: { B: 17 } }, id: 'power' },
      {
        expect: { zone: { 'Giant Spider': 'battlefield', 'Gray Ogre': 'graveyard' }, damage: { 'Giant Spider': 2 } },
        id: 'toughness',
      },
    ],
    shows: [
      ...across('power', '208.1', '302.4a', '302.4a', '302.4a'),
      ...across('power', null, '207.1', '208.1', '208.1'),
      ...across('toughness', null, '302.4b', '302.4b', '302.4b'),
    ],
  },
  {
    name: 'Equip takes a creature for its target, and nothing else',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain', 'Icy Manipulator', 'Bonesplitter'] } } },
    script: [{ expect: { cannot: [{ as: 'A', activate: 'Bonesplitter' }] }, id: 'no creature' }],
    shows: across('no creature', '212.2g', '301.7', '301.5', '301.5'),
  },
  {
    name: 'An Aura that is to move to what it cannot enchant does not move',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×2',
            'Forest',
            { card: 'Evil Presence', attachedTo: 'Forest' },
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
            'Grizzly Bears',
            'Hill Giant',
          ],
          hand: ['Aura Finesse', { card: 'Aura Finesse', label: 'Another' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Aura Finesse', targets: ['Evil Presence', 'Hill Giant'] },
      { until: 'resolved' },
      { expect: { attached: { 'Evil Presence': 'Forest' } }, id: 'stays' },
      { as: 'A', cast: 'Another', targets: ['Holy Strength', 'Hill Giant'] },
      { until: 'resolved' },
      { expect: { attached: { 'Holy Strength': 'Hill Giant' }, pt: { 'Hill Giant': '4/5', 'Grizzly Bears': '2/2' } } },
    ],
    shows: across('stays', '212.4k', '303.4h', '303.4h', '303.4j'),
  },
  {
    name: 'What one object exiled is not what another returns',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×6'],
          hand: ['Oblivion Ring', { card: 'Oblivion Ring', label: 'Second Ring' }, 'Disenchant'],
        },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Oblivion Ring' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'empty' },
      { as: 'A', cast: 'Second Ring' },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'exile' } } },
      { until: 'turn' },
      { until: 'turn' },
      { as: 'A', cast: 'Disenchant', targets: ['Second Ring'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'battlefield' } }, id: 'linked' },
    ],
    shows: across('linked', '217.7d', '406.5', '406.5', '406.6'),
  },
];
