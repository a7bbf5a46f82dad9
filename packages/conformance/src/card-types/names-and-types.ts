/** Names, mana costs, types and supertypes. 2006: 202, 203, 205 · 2009: 201, 202, 204 · 2011, 2026: 201, 202, 205 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const namesAndTypes: readonly ScenarioInput[] = [
  {
    name: 'A name that is chosen is that of a card, of the kind that is asked for, and no token’s',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Swamp', 'Forest'], hand: ['Raise the Alarm', 'Cabal Therapy'] },
        B: { hand: ['Shock', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Cabal Therapy', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', refused: 'Soldier' },
      { as: 'A', refused: 'Soldier Token' },
      { as: 'A', refused: 'Forest' },
      { as: 'A', answer: 'Shock', kind: 'cardName' },
      { expect: { zone: { Shock: 'graveyard', 'Hill Giant': 'hand' } }, id: 'named' },
    ],
    shows: [...across('named', null, null, '201.3', '201.4'), ...across('named', null, null, null, '201.4a')],
  },
  {
    name: 'An ability that is given and names its giver means that one, and no other of the same name',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Saproling Burst', counters: { fade: 3 } },
            { card: 'Saproling Burst', label: 'Other', counters: { fade: 7 } },
          ],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Saproling Burst' },
      { until: 'resolved' },
      { expect: { pt: { Saproling: '2/2' } }, in: ['2006-10', '2009-10', '2011-09'], id: 'its own' },
      { expect: { pt: { 'Saproling Token': '2/2' } }, in: ['2026-02'], id: 'its own today' },
      { as: 'A', activate: 'Other' },
      { until: 'resolved' },
      { expect: { pt: { 'Saproling #1': '2/2', 'Saproling #2': '6/6' } }, in: ['2006-10', '2009-10', '2011-09'] },
      { expect: { pt: { 'Saproling Token #1': '2/2', 'Saproling Token #2': '6/6' } }, in: ['2026-02'] },
    ],
    shows: [
      ...across('its own', '202.2b', '201.2b', '201.4a', null),
      ...across('its own today', null, null, null, '201.5a'),
    ],
  },
  {
    name: 'An ability that names its object means the object that has it, by whatever name that goes',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×4', "Thespian's Stage"] },
        B: { battlefield: ['Reflecting Pool', 'Wasteland'] },
      },
    },
    script: [
      { as: 'A', activate: "Thespian's Stage", targets: ['Reflecting Pool'] },
      { until: 'resolved' },
      { expect: { name: { "Thespian's Stage": 'Reflecting Pool' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', activate: "Thespian's Stage", ability: 1, targets: ['Wasteland'] },
      { until: 'resolved' },
      { expect: { name: { "Thespian's Stage": 'Wasteland', 'Reflecting Pool': 'Reflecting Pool' } }, id: 'itself' },
    ],
    shows: across('itself', null, null, '201.4b', '201.5b'),
  },
  {
    name: '“This creature” is that object though it is no creature any more',
    editions: [...ALL],
    cards: {
      'Patient Lens': {
        cost: '{3}',
        type: 'Artifact',
        text: '{0}: At the beginning of your next upkeep, put a charge counter on this creature.',
      },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Karn, Silver Golem', 'Patient Lens'] } } },
    script: [
      { as: 'A', activate: 'Karn, Silver Golem', targets: ['Patient Lens'] },
      { until: 'resolved' },
      { expect: { types: { 'Patient Lens': ['artifact', 'creature'] } } },
      { as: 'A', activate: 'Patient Lens' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { types: { 'Patient Lens': ['artifact'] } } },
      { until: 'empty' },
      { expect: { counters: { 'Patient Lens': { charge: 1 } } }, id: 'the same object' },
    ],
    shows: across('the same object', '202.2a', '201.2a', '201.5', null),
  },
  {
    name: 'A mana cost is paid with mana of its colours, and any for the generic part',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×2', 'Forest'], hand: ['Grizzly Bears', 'Watchwolf'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Watchwolf' }] }, id: 'no white' },
      { as: 'A', cast: 'Grizzly Bears' },
      { expect: { tapped: { Forest: true, Mountain: true, 'Mountain 2': false } }, id: 'green and any' },
    ],
    shows: across('no white', '203.1', '202.1a', '202.1a', '202.1a'),
  },
  {
    name: 'The mana value of a split card is that of both halves, and on the stack of the one that was cast',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Mountain ×2'], hand: ['Fire // Ice'], graveyard: ['Assault // Battery'] } },
    },
    script: [
      { expect: { manaValue: { 'Fire // Ice': 4, 'Assault // Battery': 5 } }, id: 'both' },
      { as: 'A', cast: 'Fire // Ice', face: 0, targets: [['B']] },
      { expect: { manaValue: { 'Fire // Ice': 2 } } },
    ],
    shows: across('both', null, null, null, '202.3d'),
  },
  {
    name: 'Each subtype goes with the card type that it belongs to',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Blood Moon', 'Dryad Arbor'] } } },
    script: [
      {
        expect: { subtypes: { 'Dryad Arbor': ['Mountain', 'Dryad'] }, types: { 'Dryad Arbor': ['creature', 'land'] } },
        id: 'still a Dryad',
      },
    ],
    shows: across('still a Dryad', null, '204.3c', '205.3c', '205.3c'),
  },
  {
    name: 'The subtypes of an artifact creature are creature types',
    editions: ['2006-10'],
    position: {
      sides: { A: { battlefield: ['Island', 'Ornithopter', 'Llanowar Elves'], hand: ['Artificial Evolution'] } },
    },
    script: [
      { as: 'A', cast: 'Artificial Evolution', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Thopter' },
      { as: 'A', answer: 'Elf' },
      {
        expect: { subtypes: { Ornithopter: ['Elf'] }, types: { Ornithopter: ['artifact', 'creature'] } },
        id: 'replaced',
      },
    ],
    shows: across('replaced', '205.3e', null, null, null),
  },
  {
    name: 'An object has as many supertypes as it has',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Wasteland', 'Chilling Shade', 'Snow-Covered Swamp'] },
        B: { battlefield: ['Scrying Sheets', 'Swamp'] },
      },
    },
    script: [
      { as: 'A', activate: 'Wasteland' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Scrying Sheets', 'Wasteland'], options: 2 } },
        id: 'basic and snow',
      },
      { as: 'A', answer: ['Scrying Sheets'] },
      { until: 'resolved' },
      { as: 'A', tap: 'Snow-Covered Swamp' },
      { as: 'A', activate: 'Chilling Shade' },
      { expect: { stack: ['Chilling Shade'] } },
    ],
    shows: across('basic and snow', null, '204.4a', '205.4a', '205.4a'),
  },
  {
    name: 'A legendary sorcery is cast only by who controls a legendary creature or planeswalker',
    editions: ['2026-02'],
    cards: {
      "Primevals' Glorious Rebirth": {
        cost: '{5}{W}{B}',
        type: 'Legendary Sorcery',
        text: 'Return all legendary permanent cards from your graveyard to the battlefield.',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×7', 'Swamp', 'Hill Giant'],
          hand: ["Primevals' Glorious Rebirth", 'Isamaru, Hound of Konda'],
          graveyard: ['Karn, Silver Golem', 'Gray Ogre'],
        },
        B: { battlefield: ['Progenitus'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: "Primevals' Glorious Rebirth" }] }, id: 'no legend' },
      { as: 'A', cast: 'Isamaru, Hound of Konda' },
      { until: 'resolved' },
      { as: 'A', cast: "Primevals' Glorious Rebirth" },
      { until: 'resolved' },
      { expect: { zone: { 'Karn, Silver Golem': 'battlefield', 'Gray Ogre': 'graveyard' } } },
    ],
    shows: across('no legend', null, null, null, '205.4e'),
  },
];
