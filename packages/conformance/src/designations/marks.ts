/**
 * What everybody sees players, objects and the game marked with. 2006: 300.6, 419.6b, 502.51b, 502.59b, 507.1, 607.2 ·
 * 2009: 500.7, 607.2d, 701.11a, 702.52b, 702.59b, 710.1, 807.2 · 2011: 500.7, 607.2d, 701.12a, 702.53b, 702.60b, 712.1, 809.2 ·
 * 2026: 309.4, 310.8, 500.7, 607.2d, 701.15b, 701.19a, 701.54, 702.55b, 702.62b, 709.5c, 716.2b, 722.1, 724, 725, 730.1, 809.2
 */
import { EDITIONS } from '@rulewright/engine';
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const cards: NonNullable<ScenarioInput['cards']> = {
  'Short Cellar': {
    layout: 'dungeon',
    wording: '2026-02',
    type: 'Dungeon',
    text: 'Steps — You gain 1 life. (Leads to: Wall)\nWall — Draw a card.',
  },
  Onward: { wording: '2026-02', cost: '{W}', type: 'Instant', text: 'Venture into the dungeon.' },
  'Birthday Escape': { wording: '2026-02', cost: '{U}', type: 'Sorcery', text: 'Draw a card. The Ring tempts you.' },
  'Snubhorn Sentry': {
    wording: '2026-02',
    cost: '{W}',
    type: 'Creature — Dinosaur',
    text: "Ascend (If you control ten or more permanents, you get the city's blessing for the rest of the game.)\nThis creature gets +3/+0 as long as you have the city's blessing.",
    pt: '0/3',
  },
  'Cleric Class': {
    layout: 'class',
    wording: '2026-02',
    cost: '{W}',
    type: 'Enchantment — Class',
    text: '(Gain the next level as a sorcery to add its ability.)\nIf you would gain life, you gain that much life plus 1 instead.\n{3}{W}: Level 2\nWhenever you gain life, put a +1/+1 counter on target creature you control.',
  },
  'Slow Siege': {
    wording: '2026-02',
    cost: '{W}',
    type: 'Battle — Siege',
    defense: '3',
    text: 'When this Siege enters, you gain 1 life.',
  },
};

export const marks: readonly ScenarioInput[] = [
  {
    name: 'The monarch and who has the initiative are marked so, and nobody else is',
    editions: [...TODAY],
    position: { monarch: 'A', initiative: 'B', sides: { A: {}, B: {} } },
    script: [{ expect: { marks: { A: ['the monarch'], B: ['the initiative'], game: [] } } }],
  },
  {
    name: 'The city’s blessing marks its player once they have it',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Snubhorn Sentry', 'Island ×8'], hand: ['Island'] }, B: {} } },
    script: [
      { expect: { marks: { A: [] } } },
      { as: 'A', play: 'Island 9' },
      { expect: { marks: { A: ["the city's blessing"], B: [] } } },
    ],
  },
  {
    name: 'The venture marker says which room of the dungeon its player is in, until the dungeon is completed',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×3'], hand: ['Onward ×3'], outside: ['Short Cellar'] }, B: {} },
    },
    script: [
      { as: 'A', cast: 'Onward' },
      { until: 'resolved' },
      {
        expect: {
          marks: { A: ['in Short Cellar: Steps'], 'Short Cellar #1': ['venture marker on Steps'], B: [] },
        },
        id: 'first room',
      },
      { until: 'empty' },
      { as: 'A', cast: 'Onward 2' },
      { until: 'resolved' },
      {
        expect: { marks: { A: ['in Short Cellar: Wall'], 'Short Cellar #1': ['venture marker on Wall'] } },
        id: 'next room',
      },
      { until: 'empty' },
      { expect: { marks: { A: ['completed Short Cellar'] } }, id: 'completed' },
    ],
    shows: across('next room', null, null, null, '309.4'),
  },
  {
    name: 'Whom the Ring has tempted is marked with how often, and the creature as the Ring-bearer',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Hill Giant', 'Grizzly Bears'], hand: ['Birthday Escape ×2'] },
        B: {},
      },
    },
    script: [
      { as: 'A', cast: 'Birthday Escape' },
      { until: 'asked' },
      { as: 'A', answer: 'Grizzly Bears' },
      {
        expect: {
          marks: { A: ['tempted by the Ring once'], 'Grizzly Bears': ['Ring-bearer'], 'Hill Giant': [], B: [] },
        },
      },
      { as: 'A', cast: 'Birthday Escape 2' },
      { until: 'asked' },
      { as: 'A', answer: 'Hill Giant' },
      {
        expect: {
          marks: { A: ['tempted by the Ring twice'], 'Grizzly Bears': [], 'Hill Giant': ['Ring-bearer'] },
        },
      },
    ],
  },
  {
    name: 'A Class is marked with its level once it has gained one',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×4', 'Cleric Class'] } } },
    script: [
      { expect: { marks: { 'Cleric Class': [] } } },
      { as: 'A', activate: 'Cleric Class' },
      { until: 'resolved' },
      { expect: { marks: { 'Cleric Class': ['level 2'] } } },
    ],
  },
  {
    name: 'A battle is marked with who protects it',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains'], hand: ['Slow Siege'] }, B: {} } },
    script: [
      { as: 'A', cast: 'Slow Siege' },
      { until: 'empty' },
      { expect: { marks: { 'Slow Siege': ['protected by B'] }, counters: { 'Slow Siege': { defense: 3 } } } },
    ],
  },
  {
    name: 'A monstrous creature is marked so, and one that is a copy of it is not',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Plains ×3', 'Forest ×3', 'Island ×4', 'Fleecemane Lion'], hand: ['Clone'] } },
    },
    script: [
      { expect: { marks: { 'Fleecemane Lion': [] } } },
      { as: 'A', activate: 'Fleecemane Lion' },
      { until: 'resolved' },
      { expect: { marks: { 'Fleecemane Lion': ['monstrous'] } } },
      { as: 'A', cast: 'Clone' },
      { until: 'asked' },
      { as: 'A', answer: 'Fleecemane Lion' },
      { expect: { name: { Clone: 'Fleecemane Lion' }, marks: { Clone: [] } } },
    ],
  },
  {
    name: 'A creature is marked as goaded by each player who goaded it, until that player’s next turn',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Island ×2'], hand: ['Jeering Homunculus'] }, B: { battlefield: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Jeering Homunculus' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { marks: { 'Grizzly Bears': ['goaded by A'] } } },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Grizzly Bears'] },
      { expect: { marks: { 'Grizzly Bears': ['goaded by A'] } } },
      { until: 'turn' },
      { expect: { marks: { 'Grizzly Bears': [] } } },
    ],
  },
  {
    name: 'A colour that was chosen is marked on the permanent that remembers it',
    editions: [...EDITIONS],
    position: { sides: { A: { battlefield: ['Plains ×4'], hand: ['Voice of All'] } } },
    script: [
      { as: 'A', cast: 'Voice of All' },
      { until: 'asked' },
      { as: 'A', answer: 'red' },
      { expect: { marks: { 'Voice of All': ['chosen color: red'] } } },
    ],
  },
  {
    name: 'A regeneration shield is marked until it is used up',
    editions: [...EDITIONS],
    position: {
      sides: { A: { battlefield: ['Swamp ×2', 'Drudge Skeletons', 'Mountain'], hand: ['Lightning Bolt'] } },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { expect: { marks: { 'Drudge Skeletons': ['regeneration shield ×2'] } } },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { marks: { 'Drudge Skeletons': ['regeneration shield'] }, tapped: { 'Drudge Skeletons': true } } },
    ],
  },
  {
    name: 'Extra turns to come are marked, until they are taken',
    editions: [...EDITIONS],
    position: { sides: { A: { battlefield: ['Island ×2'], hand: ['Time Walk'] }, B: {} } },
    script: [
      { as: 'A', cast: 'Time Walk' },
      { until: 'resolved' },
      { expect: { marks: { A: ['an extra turn'], B: [] } } },
      { until: 'turn' },
      { expect: { marks: { A: [] }, active: 'A' } },
    ],
  },
  {
    name: 'Who is controlled by another player is marked so during that turn',
    editions: [...EDITIONS],
    position: { sides: { A: { battlefield: ['Plains ×4', 'Mindslaver'] }, B: {} } },
    script: [
      { as: 'A', activate: 'Mindslaver', targets: ['B'] },
      { until: 'resolved' },
      { expect: { marks: { A: [], B: [] } } },
      { until: 'turn' },
      { expect: { marks: { B: ['controlled by A'], A: [] } } },
    ],
  },
  {
    name: 'Teammates are marked with their team, and in the middle of each its emperor',
    editions: [...EDITIONS],
    players: ['A', 'B', 'C', 'D', 'E', 'F'],
    variant: 'emperor',
    position: { sides: { A: {}, B: {}, C: {}, D: {}, E: {}, F: {} } },
    script: [
      {
        expect: {
          marks: { A: ['team 1'], B: ['team 1', 'emperor'], C: ['team 1'], D: ['team 2'], E: ['team 2', 'emperor'] },
        },
      },
    ],
  },
  {
    name: 'A card that a permanent’s ability exiled is marked on it',
    editions: ['2009-10', '2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Plains ×3'], hand: ['Oblivion Ring'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Oblivion Ring' },
      { until: 'empty' },
      { expect: { marks: { 'Oblivion Ring': ['exiled: Grizzly Bears'] } } },
    ],
  },
  {
    name: 'A spell on the stack is marked with the mode that was chosen and the costs that were paid',
    editions: [...EDITIONS],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Forest ×7', 'Grizzly Bears'], hand: ['Healing Salve', 'Explosive Growth ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: [0], targets: ['A'] },
      { expect: { marks: { 'Healing Salve': ['mode: Target player gains 3 life.'] } } },
      { as: 'A', cast: 'Explosive Growth', costs: [true], targets: ['Grizzly Bears'] },
      { expect: { marks: { 'Explosive Growth': ['kicker'] } } },
      { until: 'resolved' },
      { as: 'A', cast: 'Explosive Growth 2', targets: ['Grizzly Bears'] },
      { expect: { marks: { 'Explosive Growth 2': [] } } },
    ],
  },
  {
    name: 'A suspended card is marked so, and no card that merely lies in exile',
    editions: [...EDITIONS],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Rift Bolt'], exile: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', special: 'Rift Bolt', what: 'suspend' },
      { expect: { marks: { 'Rift Bolt': ['suspended'], 'Grizzly Bears': [] } } },
    ],
  },
];
