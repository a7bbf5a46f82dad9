/** Spells, the stack, resolving, responding, special actions, state triggers, skipping: the glossary. 2006: 300, 401, 408–413, 420 · 2009, 2011, 2026: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { glossary } from '../shows.ts';

const editions: ScenarioInput['editions'] = ['2006-10'];

export const stackAndTiming: readonly ScenarioInput[] = [
  {
    name: 'Instructions are followed in the order written',
    editions,
    position: {
      sides: { A: { battlefield: ['Island'], hand: ['Careful Study'], library: ['Swamp', 'Forest', 'Mountain'] } },
    },
    script: [
      { as: 'A', cast: 'Careful Study' },
      { until: 'resolved' },
      {
        expect: { hand: { A: 0 }, library: { A: 1 }, graveyard: { A: ['Careful Study', 'Forest', 'Swamp'] } },
        id: 'drawn, then discarded',
      },
    ],
    shows: glossary('Resolve', 'drawn, then discarded'),
  },
  {
    name: 'Combat damage on the stack resolves as it was assigned, though its source is gone',
    editions,
    position: { sides: { A: { battlefield: ['Mogg Fanatic'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Mogg Fanatic'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Mogg Fanatic' } },
      { until: 'combatDamage' },
      { as: 'A', activate: 'Mogg Fanatic', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { damage: { 'Grizzly Bears': 1 } } },
      { until: 'resolved' },
      { expect: { zone: { 'Mogg Fanatic': 'graveyard', 'Grizzly Bears': 'graveyard' } }, id: 'as assigned' },
    ],
    shows: [...glossary('Resolve', 'as assigned'), ...glossary('Stack', 'as assigned')],
  },
  {
    name: 'A spell played in response resolves first',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { expect: { stack: ['Shock', 'Giant Growth'] } },
      { until: 'resolved' },
      { expect: { stack: ['Shock'], pt: { 'Grizzly Bears': '5/5' } }, id: 'on top' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, damage: { 'Grizzly Bears': 2 } }, id: 'saved' },
    ],
    shows: [...glossary('Respond, Response (Informal)', 'saved'), ...glossary('Stack', 'on top')],
  },
  {
    name: 'After something has resolved the active player has priority',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Mountain', 'Forest'], hand: [{ card: 'Shock', label: 'Answer' }, 'Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Answer', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', pass: true },
      { expect: { stack: ['Shock'], asks: { as: 'A', kind: 'priority' } }, id: 'the active player' },
    ],
    shows: glossary('Stack', 'the active player'),
  },
  {
    name: 'A sorcery is played by the active player, in a main phase, with nothing on the stack',
    editions,
    position: {
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Island ×3', 'Mountain'], hand: ['Divination', 'Shock'] },
        B: { battlefield: ['Island ×3'], hand: [{ card: 'Divination', label: 'Theirs' }] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Divination' }] }, id: 'no main phase' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', cast: 'Divination' }] } },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', cast: 'Divination' }] }, id: 'something on the stack' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Theirs' }] }, id: 'not the active player' },
    ],
    shows: [...glossary('Sorcery', 'something on the stack')],
  },
  {
    name: 'A sorcery goes to the graveyard as part of its resolution',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Innocent Blood'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Innocent Blood' },
      { until: 'resolved' },
      {
        expect: { graveyard: { A: ['Innocent Blood', 'Grizzly Bears'], B: ['Hill Giant'] }, stack: [] },
        id: 'last of all',
      },
    ],
    shows: glossary('Sorcery', 'last of all'),
  },
  {
    name: 'A sorcery with the subtype Arcane is an Arcane spell, as an instant is',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Island', 'Thief of Hope'], hand: ["Kodama's Reach", 'Reach Through Mists'] },
      },
    },
    script: [
      { expect: { subtypes: { "Kodama's Reach": ['Arcane'], 'Reach Through Mists': ['Arcane'] } } },
      { as: 'A', cast: "Kodama's Reach" },
      { expect: { stack: ["Kodama's Reach", 'Thief of Hope'] }, id: 'arcane' },
    ],
    shows: glossary('Sorcery Type', 'arcane'),
  },
  {
    name: 'A copy of a spell is a spell; a card in hand or a land played is none',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Island ×2'], hand: ['Shock', 'Twincast', 'Forest'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', play: 'Forest' },
      { expect: { stack: [], zone: { Forest: 'battlefield' } }, id: 'no land' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', cast: 'Twincast', targets: ['Shock'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B' },
      { expect: { stack: ['Shock', 'Shock'] } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: [1] },
      { until: 'resolved' },
      { expect: { zone: { Shock: 'stack' }, stack: ['Shock'] }, id: 'the copy countered' },
    ],
    shows: glossary('Spell', 'the copy countered'),
  },
  {
    name: 'Special actions use no stack',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Island ×4', { card: 'Willbender', faceDown: true }], hand: ['Errant Ephemeron', 'Swamp'] },
        B: { battlefield: ['Island'] },
      },
    },
    script: [
      { as: 'A', play: 'Swamp' },
      { as: 'A', special: 'Errant Ephemeron', what: 'suspend' },
      { as: 'A', turnUp: 'Willbender' },
      {
        expect: {
          stack: [],
          zone: { 'Errant Ephemeron': 'exile', Swamp: 'battlefield' },
          faceDown: { Willbender: false },
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'at once',
      },
    ],
    shows: glossary('Special Action', 'at once'),
  },
  {
    name: 'State-based effects are applied before anybody gets priority',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Mountain'], hand: ['Last Gasp'] },
        B: { battlefield: ['Forest ×2', 'Hill Giant'], hand: ['Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Last Gasp', targets: ['Hill Giant'] },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      {
        expect: { zone: { 'Hill Giant': 'graveyard' }, asks: { as: 'A', kind: 'priority' } },
        id: 'gone before priority',
      },
    ],
    shows: glossary('State-Based Effects', 'gone before priority'),
  },
  {
    name: 'A state trigger waits until its ability has left the stack to trigger again',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Dandân', 'Swamp', 'Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Island ×2'], hand: ['Stifle'] },
      },
    },
    script: [
      { expect: { stack: ['Dandân'] } },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { stack: ['Dandân'] }, id: 'only once' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Stifle' },
      { until: 'resolved' },
      { expect: { stack: ['Dandân'], zone: { Dandân: 'battlefield' } }, id: 'again' },
      { until: 'resolved' },
      { expect: { zone: { Dandân: 'graveyard' } } },
    ],
    shows: [...glossary('State Triggers', 'only once')],
  },
  {
    name: 'Two effects that each skip the next draw step skip the next two',
    editions,
    position: {
      sides: { A: { battlefield: ['Island ×4'], hand: ['Fatigue ×2'] }, B: { library: ['Swamp ×9'] } },
    },
    script: [
      { as: 'A', cast: 'Fatigue', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Fatigue 2', targets: ['B'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B', hand: { B: 0 } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B', hand: { B: 0 } }, id: 'the second' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B', hand: { B: 1 } }, id: 'no third' },
    ],
    shows: glossary('Skip', 'the second'),
  },
  {
    name: 'The steps of the beginning phase come one after the other',
    editions,
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ['Howling Mine', { card: 'Forest', tapped: true }], library: ['Swamp ×9'] } },
    },
    script: [
      { until: 'turn' },
      { expect: { step: 'upkeep', tapped: { Forest: false }, hand: { A: 0 }, stack: [] }, id: 'upkeep' },
      { until: 'draw' },
      { expect: { step: 'draw', hand: { A: 1 }, stack: ['Howling Mine'] }, id: 'draw' },
      { until: 'main1' },
      { expect: { hand: { A: 2 } } },
    ],
    shows: glossary('Step', 'draw'),
  },
];
