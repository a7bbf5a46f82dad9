/** Artifacts, creatures, enchantments, lands. 2006: 212, 214 · 2009, 2011, 2026: 110, 301–305 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const permanents: readonly ScenarioInput[] = [
  {
    name: 'Artifacts, enchantments and sorceries wait for the main phase and an empty stack; instants do not',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Island ×4'],
          hand: ['Bonesplitter', 'Glorious Anthem', 'Divination', 'Disenchant'],
        },
        B: { battlefield: ['Ornithopter'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Bonesplitter' }] }, id: 'no artifact' },
      { expect: { cannot: [{ as: 'A', cast: 'Glorious Anthem' }] }, id: 'no enchantment' },
      { expect: { cannot: [{ as: 'A', cast: 'Divination' }] }, id: 'no sorcery' },
      { until: 'main1' },
      {
        expect: {
          can: [
            { as: 'A', cast: 'Bonesplitter' },
            { as: 'A', cast: 'Glorious Anthem' },
            { as: 'A', cast: 'Divination' },
          ],
        },
      },
    ],
    shows: [
      ...across('no artifact', '212.2a', '301.1', '301.1', '301.1'),
      ...across('no enchantment', '212.4a', '303.1', '303.1', '303.1'),
      ...across('no sorcery', '212.7a', '307.1', '307.1', '307.1'),
    ],
  },
  {
    name: 'An instant is cast whenever its player has priority, and goes to the graveyard when it has been followed',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: { A: { battlefield: ['Plains ×2'], hand: ['Disenchant'] }, B: { battlefield: ['Ornithopter'] } },
    },
    script: [
      { as: 'A', cast: 'Disenchant', targets: ['Ornithopter'] },
      { expect: { stack: ['Disenchant'] }, id: 'any time' },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Disenchant'], B: ['Ornithopter'] } }, id: 'followed' },
    ],
    shows: [
      ...across('any time', '212.5a', '304.1', '304.1', '304.1'),
      ...across('followed', '212.5b', '304.2', '304.2', '304.2'),
    ],
  },
  {
    name: 'Artifact and enchantment spells become permanents under their controller; an Equipment comes attached to nothing',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×4', 'Grizzly Bears'], hand: ['Bonesplitter', 'Glorious Anthem'] } },
    },
    script: [
      { as: 'A', cast: 'Bonesplitter' },
      { until: 'resolved' },
      { expect: { zone: { Bonesplitter: 'battlefield' }, controller: { Bonesplitter: 'A' } }, id: 'artifact' },
      { expect: { attached: { Bonesplitter: null }, pt: { 'Grizzly Bears': '2/2' } }, id: 'unattached' },
      { as: 'A', cast: 'Glorious Anthem' },
      { until: 'resolved' },
      {
        expect: { zone: { 'Glorious Anthem': 'battlefield' }, controller: { 'Glorious Anthem': 'A' } },
        id: 'enchantment',
      },
    ],
    shows: [
      ...across('artifact', '212.2b', '301.2', '301.2', '301.2'),
      ...across('unattached', '212.2h', '301.7a', '301.5b', '301.5b'),
      ...across('enchantment', '212.4b', '303.2', '303.2', '303.2'),
    ],
  },
  {
    name: 'An artifact land is played as a land and cast as nothing',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island'], hand: ['Seat of the Synod'] } } },
    script: [
      {
        expect: { cannot: [{ as: 'A', cast: 'Seat of the Synod' }], can: [{ as: 'A', play: 'Seat of the Synod' }] },
        id: 'land',
      },
      { as: 'A', play: 'Seat of the Synod' },
      { expect: { types: { 'Seat of the Synod': ['artifact', 'land'] }, stack: [] } },
    ],
    shows: [{ rule: '301.6', edition: '2009-10', by: 'land' }, ...across('land', '212.2f', '305.9', '305.9', '305.9')],
  },
  {
    name: 'An Equipment that becomes a creature comes loose from what it equipped',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Plains',
            'Karn, Silver Golem',
            'Grizzly Bears',
            { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
          ],
        },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '4/2' } } },
      { as: 'A', activate: 'Karn, Silver Golem', targets: ['Bonesplitter'] },
      { until: 'resolved' },
      {
        expect: {
          attached: { Bonesplitter: null },
          zone: { Bonesplitter: 'battlefield' },
          pt: { 'Grizzly Bears': '2/2' },
        },
        id: 'loose',
      },
    ],
    shows: across('loose', '212.2i', '301.7b', '301.5c', '301.5c'),
  },
  {
    name: 'Who takes an equipped creature has the ability that the Equipment gives it, not the Equipment',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×6'], hand: ['Threaten'] },
        B: { battlefield: ['Grizzly Bears', { card: 'Heavy Arbalest', attachedTo: 'Grizzly Bears' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Threaten', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          controller: { 'Heavy Arbalest': 'B', 'Grizzly Bears': 'A' },
          attached: { 'Heavy Arbalest': 'Grizzly Bears' },
        },
        id: 'apart',
      },
      {
        expect: { can: [{ as: 'A', activate: 'Grizzly Bears' }], cannot: [{ as: 'A', activate: 'Heavy Arbalest' }] },
        id: 'whose',
      },
    ],
    shows: across('whose', '212.2k', '301.7d', '301.5d', '301.5d'),
  },
  {
    name: "A permanent put onto the battlefield by a player is theirs to control and its owner's to bury",
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Mountain'], hand: ['Reanimate', 'Shock'] },
        B: { graveyard: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reanimate', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { controller: { 'Grizzly Bears': 'A' }, owner: { 'Grizzly Bears': 'B' } }, id: 'controlled' },
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Shock', 'Reanimate'], B: ['Grizzly Bears'] } }, id: 'owned' },
    ],
    shows: [
      ...across('controlled', '214.4', '110.2a', '110.2a', '110.2a'),
      ...across('owned', '217.1a', '400.3', '400.3', '400.3'),
    ],
  },
  {
    name: 'Instant and sorcery cards cannot be put onto the battlefield',
    editions: [...ALL],
    cards: {
      'Blind Unfolding': {
        cost: '{G}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'move',
                  what: { set: 'top', of: { who: 'you' }, zone: 'library', count: 3 },
                  to: { zone: 'battlefield' },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest'], hand: ['Blind Unfolding'], library: ['Shock', 'Divination', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Blind Unfolding' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield', Shock: 'library' } }, id: 'instant' },
      { expect: { zone: { Divination: 'library' } }, id: 'sorcery' },
    ],
    shows: [
      ...across('instant', '212.5d', '304.4', '304.4', '304.4'),
      ...across('instant', null, '110.4', '110.4', '110.4'),
      ...across('sorcery', '212.7d', '307.4', '307.4', '307.4'),
    ],
  },
  {
    name: 'What changed the colour of a creature spell still holds for the creature',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island ×2', 'Forest ×2'], hand: ['Thoughtlace', 'Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', cast: 'Thoughtlace', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { stack: ['Grizzly Bears'], colors: { 'Grizzly Bears': 'U' } } },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, colors: { 'Grizzly Bears': 'U' } }, id: 'goes on' },
    ],
    shows: across('goes on', '213.5', '111.4', '111.4', '112.4'),
  },
];
