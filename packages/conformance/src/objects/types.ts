/** Card types, subtypes and supertypes. 2006: 205, 212.1 · 2009: 204, 305 · 2011, 2026: 205, 305 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const types: readonly ScenarioInput[] = [
  {
    name: 'An artifact creature is met by what is about artifacts and by what is about creatures',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Forest'], hand: ['Shatter', 'Giant Growth'] },
        B: { battlefield: ['Ornithopter'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { pt: { Ornithopter: '3/5' } } },
      { as: 'A', cast: 'Shatter', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { zone: { Ornithopter: 'graveyard' } }, id: 'both' },
    ],
    shows: [
      ...across('both', '205.2b', '204.2b', '205.2b', '205.2b'),
      ...across('both', '212.2e', '301.5', null, null),
    ],
  },
  {
    name: 'A card type that is set replaces the others with their subtypes; counters and damage stay, and come back to matter',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Plains ×2'], hand: ['Song of the Dryads', 'Disenchant'] },
        B: { battlefield: [{ card: 'Craw Wurm', counters: { '+1/+1': 1 }, damage: 2 }] },
      },
    },
    script: [
      { as: 'A', cast: 'Song of the Dryads', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      {
        expect: {
          types: { 'Craw Wurm': ['land'] },
          subtypes: { 'Craw Wurm': ['Forest'] },
          colors: { 'Craw Wurm': '' },
          counters: { 'Craw Wurm': { '+1/+1': 1 } },
          damage: { 'Craw Wurm': 2 },
        },
        id: 'set',
      },
      { as: 'A', cast: 'Disenchant', targets: ['Song of the Dryads'] },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Craw Wurm': '7/5' },
          types: { 'Craw Wurm': ['creature'] },
          subtypes: { 'Craw Wurm': ['Wurm'] },
        },
      },
    ],
    shows: across('set', '212.1b', '204.1a', '205.1a', '205.1a'),
  },
  {
    name: 'A card type that is added leaves the others, and “becomes an artifact creature” adds',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Liquimetal Coating', 'Karn, Silver Golem', 'Icy Manipulator'] },
        B: { battlefield: ['Grizzly Bears', 'Glorious Anthem'] },
      },
    },
    script: [
      { as: 'A', activate: 'Liquimetal Coating', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: { types: { 'Grizzly Bears': ['artifact', 'creature'] }, subtypes: { 'Grizzly Bears': ['Bear'] } },
        id: 'in addition',
      },
      { as: 'A', activate: 'Karn, Silver Golem', targets: ['Icy Manipulator'] },
      { until: 'resolved' },
      {
        expect: { types: { 'Icy Manipulator': ['artifact', 'creature'] }, pt: { 'Icy Manipulator': '4/4' } },
        id: 'artifact creature',
      },
    ],
    shows: [
      ...across('in addition', '212.1c', '204.1b', '205.1b', '205.1b'),
      ...across('artifact creature', '212.1c', '204.1b', '205.1b', '205.1b'),
    ],
  },
  {
    name: 'A land whose type is set loses its abilities and has the mana ability of the new type, and stays as basic as it was',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Mountain ×3', { card: 'Dwarven Miner' }], hand: ['Evil Presence'] },
        B: { battlefield: ['Shivan Reef', 'Forest'] },
      },
    },
    script: [
      { as: 'A', cast: 'Evil Presence', targets: ['Shivan Reef'] },
      { until: 'resolved' },
      {
        expect: {
          subtypes: { 'Shivan Reef': ['Swamp'] },
          abilities: { 'Shivan Reef': 1 },
          name: { 'Shivan Reef': 'Shivan Reef' },
        },
        id: 'swamp',
      },
      { as: 'A', activate: 'Dwarven Miner', targets: ['Shivan Reef'] },
      { until: 'resolved' },
      { expect: { zone: { 'Shivan Reef': 'graveyard' } }, id: 'nonbasic' },
    ],
    shows: [
      ...across('swamp', '212.6e', '305.7', '305.7', '305.7'),
      ...across('nonbasic', '212.1d', '204.4b', '205.4b', '205.4b'),
      ...across('nonbasic', '205.4b', '204.4c', '205.4c', '205.4c'),
    ],
  },
  {
    name: 'A basic land whose type is set stays basic',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Dwarven Miner'] },
        B: { battlefield: ['Forest', 'Taiga', { card: 'Evil Presence', attachedTo: 'Forest' }] },
      },
    },
    script: [
      { expect: { subtypes: { Forest: ['Swamp'], Taiga: ['Forest', 'Mountain'] } } },
      { as: 'A', activate: 'Dwarven Miner' },
      { until: 'resolved' },
      { expect: { zone: { Forest: 'battlefield', Taiga: 'graveyard' } }, id: 'only Taiga' },
    ],
    shows: [
      ...across('only Taiga', '212.6f', '305.8', '305.8', '305.8'),
      ...across('only Taiga', '205.4a', '204.4b', '205.4b', '205.4b'),
    ],
  },
  {
    name: 'A land with basic land types taps for the mana of each',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Taiga', { card: 'Taiga', label: 'Second' }] } } },
    script: [
      { as: 'A', tap: 'Taiga', ability: 0 },
      { as: 'A', tap: 'Second', ability: 1 },
      { expect: { mana: { A: 'GR' } }, id: 'each' },
    ],
    shows: across('each', '212.6d', '305.6', '305.6', '305.6'),
  },
  {
    name: 'Snow is a supertype, and a name with snow in it is none',
    editions: [...ALL],
    cards: {
      'Snow-Covered Hut': { type: 'Land', text: '{T}: Add {C} to your mana pool.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Snow-Covered Forest ×2', 'Snow-Covered Hut', 'Forest'], hand: ['Skred'] },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Skred', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { damage: { 'Craw Wurm': 2 } }, id: 'two' },
    ],
    shows: [...across('two', '205.4e', '204.4f', '205.4f', '205.4g'), ...glossary('Snow', 'two')],
  },
  {
    name: 'Of two world permanents the one that has been one for the shorter time stays',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Nether Void'], hand: [] },
        B: { battlefield: ['Forest ×4'], hand: ['Concordant Crossroads'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Concordant Crossroads' },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { until: 'resolved' },
      { expect: { zone: { 'Nether Void': 'graveyard', 'Concordant Crossroads': 'battlefield' } }, id: 'newest' },
    ],
    shows: [
      ...across('newest', '205.4d', '204.4e', '205.4e', '205.4f'),
      ...across('newest', '420.5i', '704.5m', '704.5m', '704.5k'),
    ],
  },
  {
    name: 'An artifact land is played as a land and cannot be cast',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Seat of the Synod'] } } },
    script: [
      {
        expect: {
          can: [{ as: 'A', play: 'Seat of the Synod' }],
          cannot: [{ as: 'A', cast: 'Seat of the Synod' }],
        },
        id: 'land',
      },
      { as: 'A', play: 'Seat of the Synod' },
      { expect: { types: { 'Seat of the Synod': ['artifact', 'land'] }, stack: [] } },
    ],
    shows: [
      ...across('land', '212.2f', '301.6', '300.2a', '300.2a'),
      ...across('land', '212.6g', '305.9', '305.9', '305.9'),
    ],
  },
  {
    name: 'An instant or sorcery cannot enter the battlefield: it stays where it is',
    editions: [...ALL],
    cards: {
      Overreach: {
        cost: '{W}',
        type: 'Sorcery',
        text: 'Put target card from your graveyard onto the battlefield.',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [
                {
                  name: 't1',
                  count: { min: 1, max: 1 },
                  objects: { where: { is: 'any' }, zone: 'graveyard', of: { who: 'you' } },
                },
              ],
              effect: [{ do: 'move', what: { set: 'ref', name: 't1' }, to: { zone: 'battlefield' } }],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3'],
          hand: ['Overreach ×3'],
          graveyard: ['Shock', 'Divination', 'Grizzly Bears'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Overreach', targets: ['Shock'] },
      { until: 'resolved' },
      { expect: { zone: { Shock: 'graveyard' } }, id: 'instant' },
      { as: 'A', cast: 'Overreach 2', targets: ['Divination'] },
      { until: 'resolved' },
      { expect: { zone: { Divination: 'graveyard' } }, id: 'sorcery' },
      { as: 'A', cast: 'Overreach 3', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' } } },
    ],
    shows: [
      ...across('instant', '212.5d', '304.4', '304.4', '304.4'),
      ...across('sorcery', '212.7d', '307.4', '307.4', '307.4'),
      ...across('instant', '217.1a', '400.4a', '400.4a', '400.4a'),
    ],
  },
];
