/** Removed from the game, set aside, searching, revealing, shuffling, scrying: the glossary. 2006: 217.7, 413, 501–502 · 2009, 2011, 2026: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { glossary } from '../shows.ts';

const editions: ScenarioInput['editions'] = ['2006-10'];

export const removingAndSearching: readonly ScenarioInput[] = [
  {
    name: 'A card removed from the game is out of play, and in no graveyard',
    editions,
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Swamp ×3', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Swords to Plowshares', 'Murder'],
        },
        B: { battlefield: ['Swamp'], hand: ['Reanimate'] },
      },
    },
    script: [
      { as: 'A', cast: 'Swords to Plowshares', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Murder', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Reanimate' },
      { until: 'resolved' },
      { expect: { controller: { 'Hill Giant': 'B' }, zone: { 'Grizzly Bears': 'exile' } }, id: 'stays away' },
    ],
    shows: glossary('Removed from the Game', 'stays away'),
  },
  {
    name: 'A card set aside returns when what set it aside says so',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Faceless Butcher'], hand: ['Lightning Bolt'] },
        B: {
          battlefield: ['Plains', 'Swamp ×4', 'Hill Giant'],
          hand: [{ card: 'Faceless Butcher', label: 'Second Butcher' }],
        },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Second Butcher' },
      { until: 'resolved' },
      { as: 'B', answer: 'Faceless Butcher', kind: 'target' },
      { until: 'resolved' },
      { expect: { zone: { 'Faceless Butcher': 'exile' } }, id: 'aside' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Second Butcher'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { zone: { 'Faceless Butcher': 'battlefield', 'Second Butcher': 'graveyard' } }, id: 'back' },
    ],
    shows: glossary('Set Aside', 'back'),
  },
  {
    name: 'Searching for cards of a quality may leave some alone',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4'], hand: ['Cranial Extraction'] },
        B: {
          hand: ['Shock'],
          library: [{ card: 'Shock', label: 'Shock A' }, { card: 'Shock', label: 'Shock B' }, 'Forest'],
          graveyard: [{ card: 'Shock', label: 'Dead Shock' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Cranial Extraction', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Shock' },
      { as: 'A', answer: ['Dead Shock', 'Shock A'], kind: 'search' },
      {
        expect: { zone: { Shock: 'hand', 'Shock B': 'library', 'Shock A': 'exile', 'Dead Shock': 'exile' } },
        id: 'left alone',
      },
    ],
    shows: glossary('Search', 'left alone'),
  },
  {
    name: 'Searching for three cards takes three if there are so many',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Island ×2', "Jester's Cap"] },
        B: { library: ['Forest', 'Shock', 'Swamp', 'Island'] },
      },
    },
    script: [
      { as: 'A', activate: "Jester's Cap", targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', refused: ['Shock', 'Swamp'] },
      { as: 'A', answer: ['Shock', 'Swamp', 'Island'], kind: 'search' },
      { expect: { library: { B: 1 }, zone: { Forest: 'library' } }, id: 'three' },
    ],
    shows: [{ glossary: 'Search', edition: '2006-10', by: 'three', example: 1 }],
  },
  {
    name: 'A player who finds nothing has searched and shuffles',
    editions,
    position: {
      sides: { A: { battlefield: ['Forest'], hand: ['Lay of the Land'], library: ['Mountain', 'Swamp'] } },
    },
    script: [
      { as: 'A', cast: 'Lay of the Land' },
      { until: 'resolved' },
      { as: 'A', answer: [], kind: 'search' },
      { expect: { library: { A: 2 }, hand: { A: 0 } }, id: 'nothing found' },
    ],
    shows: glossary('Search', 'nothing found'),
  },
  {
    name: 'A revealed hand is seen by all, and is a hand again',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Swamp'], hand: ['Duress', 'Forest'] },
        B: { hand: ['Shock', 'Mountain'] },
      },
    },
    script: [
      { expect: { sees: { A: { Mountain: null, Forest: 'Forest' }, B: { Mountain: 'Mountain', Forest: null } } } },
      { as: 'A', cast: 'Duress' },
      { until: 'resolved' },
      {
        expect: {
          sees: { A: { Mountain: 'Mountain' }, B: { Forest: null } },
          zone: { Mountain: 'hand', Shock: 'graveyard' },
        },
        id: 'shown',
      },
    ],
    shows: glossary('Reveal', 'shown'),
  },
  {
    name: 'Nobody knows where a card lies in a shuffled library',
    editions,
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Island'],
          hand: ['Portent', 'Lay of the Land'],
          library: ['Swamp', 'Mountain', 'Hill Giant', 'Forest'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Portent', targets: ['A'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant', 'Mountain', 'Swamp'] },
      { as: 'A', answer: false },
      { expect: { sees: { A: { 'Hill Giant': 'Hill Giant' }, B: { 'Hill Giant': null } } } },
      { as: 'A', cast: 'Lay of the Land' },
      { until: 'resolved' },
      { as: 'A', answer: ['Swamp'], kind: 'search' },
      { expect: { sees: { A: { 'Hill Giant': null, Mountain: null } } }, id: 'unknown' },
    ],
    shows: glossary('Shuffle', 'unknown'),
  },
  {
    name: 'Scry: the top cards to the bottom or back on top, in any order',
    editions,
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Island'],
          hand: ['Magma Jet', 'Reach Through Mists'],
          library: ['Swamp', 'Hill Giant', 'Forest'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Magma Jet', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Swamp'], kind: 'objects' },
      { as: 'A', cast: 'Reach Through Mists' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Hill Giant'] }, library: { A: 2 } }, id: 'kept on top' },
    ],
    shows: glossary('Scry', 'kept on top'),
  },
];
