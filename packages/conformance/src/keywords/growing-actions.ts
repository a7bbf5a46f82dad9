/** Detain, populate, monstrosity, bolster, explore, adapt, amass. 2006, 2009, 2011: none · 2026: 701.35–37, 701.39, 701.44, 701.46–47 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attackWith } from '../moves.ts';

const WITH_WALKER: ScenarioInput['cards'] = {
  "Tishana's Wayfinder": {
    cost: '{2}{G}',
    type: 'Creature — Merfolk Scout',
    text: "When this creature enters, it explores. (Reveal the top card of your library. Put that card into your hand if it's a land. Otherwise, put a +1/+1 counter on this creature, then put the card back or put it into your graveyard.)",
    pt: '2/2',
    wording: '2026-02',
  },
  'Shadowed Caravel': {
    cost: '{2}',
    type: 'Artifact — Vehicle',
    text: 'Whenever a creature you control explores, put a +1/+1 counter on this Vehicle.\nCrew 2',
    pt: '2/2',
    wording: '2026-02',
  },
  'Tomb Robber': {
    cost: '{2}{B}',
    type: 'Creature — Human Pirate',
    text: 'Menace\n{1}, Discard a card: This creature explores.',
    pt: '1/1',
    wording: '2026-02',
  },
};

const AMASS: ScenarioInput['cards'] = {
  'Vizier of the Scorpion': {
    cost: '{2}{B}',
    type: 'Creature — Zombie Wizard',
    text: "When this creature enters, amass Zombies 1. (Put a +1/+1 counter on an Army you control. It's also a Zombie. If you don't control an Army, create a 0/0 black Zombie Army creature token first.)\nZombie tokens you control have deathtouch.",
    pt: '1/1',
    wording: '2026-02',
  },
  'Bothersome Noisemaker': {
    cost: '{1}{R}',
    type: 'Creature — Goblin Bard',
    text: 'Whenever you cast a noncreature spell, amass Goblins 1.',
    pt: '2/2',
    wording: '2026-02',
  },
};

export const growingActions: readonly ScenarioInput[] = [
  {
    name: 'Detained: neither attacking nor blocking nor abilities, until the next turn of who detained it',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Hill Giant'], hand: ['Azorius Arrester'] },
        B: { battlefield: ['Prodigal Sorcerer', 'Llanowar Elves'] },
      },
    },
    script: [
      { as: 'A', cast: 'Azorius Arrester' },
      { until: 'resolved' },
      { as: 'A', answer: 'Prodigal Sorcerer', kind: 'target' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', activate: 'Prodigal Sorcerer' }] }, id: 'no abilities' },
      ...attackWith('Hill Giant'),
      { expect: { mayBlock: { 'Prodigal Sorcerer': [], 'Llanowar Elves': ['Hill Giant'] } }, id: 'no block' },
      { as: 'B', block: {} },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { expect: { active: 'B', mayAttack: { 'Prodigal Sorcerer': [], 'Llanowar Elves': ['A'] } }, id: 'no attack' },
      { as: 'B', attack: [] },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', pass: true },
      { expect: { active: 'A', can: [{ as: 'B', activate: 'Prodigal Sorcerer' }] }, id: 'over' },
    ],
    shows: [
      { rule: '701.35a', edition: '2026-02', by: 'no abilities' },
      { rule: '701.35a', edition: '2026-02', by: 'no attack' },
      { rule: '701.35a', edition: '2026-02', by: 'over' },
    ],
  },
  {
    name: 'Populate: a copy of a creature token that one controls',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Forest ×2', 'Grizzly Bears'],
          hand: ['Dragon Fodder', "Druid's Deliverance"],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Dragon Fodder' },
      { until: 'resolved' },
      { as: 'A', cast: "Druid's Deliverance" },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'objects', lacks: ['Grizzly Bears'], options: 2 } } },
      { as: 'A', answer: ['Goblin Token #1'] },
      { expect: { count: { 'Goblin Token': 3, 'Grizzly Bears': 1 } }, id: 'one more' },
    ],
    shows: [{ rule: '701.36a', edition: '2026-02', by: 'one more' }],
  },
  {
    name: 'Populate without a creature token: nothing',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Forest ×2', 'Grizzly Bears'], hand: ["Druid's Deliverance"] } },
    },
    script: [
      { as: 'A', cast: "Druid's Deliverance" },
      { until: 'resolved' },
      { expect: { count: { 'Grizzly Bears': 1 }, graveyard: { A: ["Druid's Deliverance"] } }, id: 'nothing' },
    ],
    shows: [{ rule: '701.36b', edition: '2026-02', by: 'nothing' }],
  },
  {
    name: 'Monstrosity: once; a monstrous permanent grows no more and triggers no more',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Forest ×12', 'Arbor Colossus'] },
        B: { battlefield: ['Storm Crow', 'Serra Angel'] },
      },
    },
    script: [
      { as: 'A', activate: 'Arbor Colossus' },
      { until: 'resolved' },
      { expect: { counters: { 'Arbor Colossus': { '+1/+1': 3 } } }, id: 'grown' },
      { as: 'A', answer: 'Serra Angel', kind: 'target' },
      { until: 'resolved' },
      { expect: { zone: { 'Serra Angel': 'graveyard' } }, id: 'became monstrous' },
      { as: 'A', activate: 'Arbor Colossus' },
      { until: 'resolved' },
      { expect: { counters: { 'Arbor Colossus': { '+1/+1': 3 } }, stack: [] }, id: 'no more' },
    ],
    shows: [
      { rule: '701.37a', edition: '2026-02', by: 'grown' },
      { rule: '701.37a', edition: '2026-02', by: 'no more' },
    ],
  },
  {
    name: 'Monstrous is no part of what is copied',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Plains ×3', 'Island ×4', 'Fleecemane Lion'],
          hand: ['Clone'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Fleecemane Lion' },
      { until: 'resolved' },
      { expect: { keywords: { 'Fleecemane Lion': ['hexproof', 'indestructible'] } }, id: 'monstrous' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: 'Fleecemane Lion' },
      {
        expect: {
          name: { Clone: 'Fleecemane Lion' },
          lacks: { Clone: ['hexproof'] },
          keywords: { 'Fleecemane Lion': ['hexproof'] },
        },
        id: 'not copied',
      },
    ],
    shows: [{ rule: '701.37b', edition: '2026-02', by: 'not copied' }],
  },
  {
    name: 'Bolster: counters on a creature of the least toughness, chosen among those tied',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Grizzly Bears', 'Runeclaw Bear', 'Hill Giant'],
          hand: ['Cached Defenses'],
        },
        B: { battlefield: ['Storm Crow', 'Llanowar Elves'] },
      },
    },
    script: [
      { as: 'A', cast: 'Cached Defenses' },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'objects',
            offers: ['Grizzly Bears', 'Runeclaw Bear'],
            lacks: ['Hill Giant', 'Llanowar Elves'],
          },
        },
      },
      { as: 'A', answer: 'Runeclaw Bear' },
      { expect: { pt: { 'Runeclaw Bear': '5/5', 'Grizzly Bears': '2/2' } }, id: 'least toughness' },
    ],
    shows: [{ rule: '701.39a', edition: '2026-02', by: 'least toughness' }],
  },
  {
    name: 'Explore: a land goes to the hand',
    editions: ['2026-02'],
    cards: WITH_WALKER,
    position: {
      sides: {
        A: { battlefield: ['Forest ×3'], hand: ["Tishana's Wayfinder"], library: ['Island', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: "Tishana's Wayfinder" },
      { until: 'empty' },
      {
        expect: { hand: { A: ['Island'] }, counters: { "Tishana's Wayfinder": { '+1/+1': 0 } }, library: { A: 1 } },
        id: 'land',
      },
    ],
    shows: [{ rule: '701.44a', edition: '2026-02', by: 'land' }],
  },
  {
    name: 'Explore: another card gives a counter and may go to the graveyard; then the permanent has explored',
    editions: ['2026-02'],
    cards: WITH_WALKER,
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Shadowed Caravel'],
          hand: ["Tishana's Wayfinder"],
          library: ['Shock', 'Island'],
        },
      },
    },
    script: [
      { as: 'A', cast: "Tishana's Wayfinder" },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { sees: { B: { Shock: 'Shock' } }, counters: { "Tishana's Wayfinder": { '+1/+1': 1 } } } },
      { as: 'A', answer: true },
      { expect: { graveyard: { A: ['Shock'] }, stack: ['Shadowed Caravel'] }, id: 'explored' },
      { until: 'resolved' },
      { expect: { counters: { 'Shadowed Caravel': { '+1/+1': 1 } } } },
    ],
    shows: [{ rule: '701.44a', edition: '2026-02', by: 'explored' }],
  },
  {
    name: 'A creature that is gone explores all the same, as its last controller’s, and has explored though it got no counter',
    editions: ['2026-02'],
    cards: WITH_WALKER,
    position: {
      sides: {
        A: {
          battlefield: ['Swamp', 'Tomb Robber', 'Shadowed Caravel'],
          hand: ['Forest'],
          library: ['Hill Giant', 'Island'],
        },
        B: { battlefield: ['Mountain'], hand: ['Shock'], library: ['Swamp'] },
      },
    },
    script: [
      { as: 'A', activate: 'Tomb Robber' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Tomb Robber'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'library', 'Tomb Robber': 'graveyard' } } },
      { as: 'A', answer: true },
      { expect: { zone: { 'Hill Giant': 'graveyard' } }, id: 'last controller' },
      { expect: { stack: ['Shadowed Caravel'] }, id: 'explored' },
    ],
    shows: [
      { rule: '701.44c', edition: '2026-02', by: 'last controller' },
      { rule: '701.44b', edition: '2026-02', by: 'explored' },
    ],
  },
  {
    name: 'Several that explore do so one after another, in turn order of their controllers',
    editions: ['2026-02'],
    cards: {
      'Open Country': { cost: '{2}{G}', type: 'Sorcery', text: 'Each creature explores.', wording: '2026-02' },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Grizzly Bears', 'Runeclaw Bear'],
          hand: ['Open Country'],
          library: ['Shock', 'Island'],
        },
        B: { battlefield: ['Hill Giant'], library: ['Swamp'] },
      },
    },
    script: [
      { as: 'A', cast: 'Open Country' },
      { until: 'resolved' },
      { expect: { hand: { B: 0 } }, id: 'A first' },
      { as: 'A', answer: 'Runeclaw Bear' },
      { as: 'A', answer: true },
      {
        expect: {
          counters: { 'Runeclaw Bear': { '+1/+1': 1 }, 'Grizzly Bears': { '+1/+1': 0 } },
          hand: { A: ['Island'], B: ['Swamp'] },
        },
        id: 'one by one',
      },
    ],
    shows: [{ rule: '701.44d', edition: '2026-02', by: 'one by one' }],
  },
  {
    name: 'Adapt: only without a +1/+1 counter',
    editions: ['2026-02'],
    cards: {
      'Skatewing Spy': {
        cost: '{3}{U}',
        type: 'Creature — Vedalken Rogue Mutant',
        text: '{5}{U}: Adapt 2. (If this creature has no +1/+1 counters on it, put two +1/+1 counters on it.)\nEach creature you control with a +1/+1 counter on it has flying.',
        pt: '2/3',
        wording: '2026-02',
      },
    },
    position: { sides: { A: { battlefield: ['Island ×12', 'Skatewing Spy'] } } },
    script: [
      { as: 'A', activate: 'Skatewing Spy' },
      { until: 'resolved' },
      { expect: { pt: { 'Skatewing Spy': '4/5' } }, id: 'adapted' },
      { as: 'A', activate: 'Skatewing Spy' },
      { until: 'resolved' },
      { expect: { pt: { 'Skatewing Spy': '4/5' } }, id: 'not again' },
    ],
    shows: [
      { rule: '701.46a', edition: '2026-02', by: 'adapted' },
      { rule: '701.46a', edition: '2026-02', by: 'not again' },
    ],
  },
  {
    name: 'Amass: an Army is created where there is none, gets the counters, and becomes of that type too',
    editions: ['2026-02'],
    cards: AMASS,
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3', 'Mountain', 'Bothersome Noisemaker'],
          hand: ['Vizier of the Scorpion', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Vizier of the Scorpion' },
      { until: 'empty' },
      {
        expect: {
          count: { 'Zombie Army Token': 1 },
          pt: { 'Zombie Army Token #1': '1/1' },
          colors: { 'Zombie Army Token #1': 'B' },
          subtypes: { 'Zombie Army Token #1': ['Zombie', 'Army'] },
        },
        id: 'created',
      },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'empty' },
      {
        expect: {
          count: { 'Zombie Army Token': 1 },
          pt: { 'Zombie Army Token #1': '2/2' },
          subtypes: { 'Zombie Army Token #1': ['Zombie', 'Army', 'Goblin'] },
        },
        id: 'the same Army',
      },
    ],
    shows: [
      { rule: '701.47a', edition: '2026-02', by: 'created' },
      { rule: '701.47a', edition: '2026-02', by: 'the same Army' },
    ],
  },
];
