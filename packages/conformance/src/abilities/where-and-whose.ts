/** Where abilities function, what their source is, and what is no ability. 2006: 402, 407 · 2009, 2011: 112 · 2026: 113 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const whereAndWhose: readonly ScenarioInput[] = [
  {
    name: 'A player has an ability that an effect gives, and others are not kept from targeting the rest',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['True Believer'] } },
    },
    script: [
      { as: 'A', cast: 'Shock' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['A', 'True Believer'], lacks: ['B'] } }, id: 'not B' },
      { as: 'A', answer: ['True Believer'] },
    ],
    shows: across('not B', null, null, null, '113.1b'),
  },
  {
    name: 'What defines a characteristic does so in the hand, the library and the graveyard too',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3'],
          hand: ['Nightmare'],
          graveyard: [{ card: 'Nightmare', label: 'Dead' }],
          library: [{ card: 'Nightmare', label: 'Deep' }],
        },
      },
    },
    script: [{ expect: { pt: { Nightmare: '3/3', Dead: '3/3', Deep: '3/3' } }, id: 'everywhere' }],
    shows: across('everywhere', null, '112.6a', '112.6a', '113.6a'),
  },
  {
    name: 'What lets a card be cast from a graveyard functions there, and needs what it says',
    editions: [...SINCE_2009],
    cards: {
      'Grave Runner': {
        cost: '{B}',
        type: 'Creature — Zombie',
        text: 'You may cast this card from your graveyard.',
        pt: '2/1',
        abilities: [
          {
            ability: 'static',
            zones: ['graveyard'],
            parts: [
              { part: 'rule', rule: { rule: 'mayPlay', who: { who: 'you' }, what: { set: 'self' }, types: 'spells' } },
            ],
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Swamp'], graveyard: ['Grave Runner', 'Scathe Zombies'] } } },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Grave Runner' }],
          cannot: [{ as: 'A', cast: 'Scathe Zombies' }],
        },
      },
      { as: 'A', cast: 'Grave Runner' },
      { until: 'resolved' },
      { expect: { zone: { 'Grave Runner': 'battlefield' } }, id: 'from there' },
    ],
    shows: across('from there', null, '112.6e', '112.6e', '113.6f'),
  },
  {
    name: 'How an object enters is read off it as it enters',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Forest ×3'], hand: ['Ivy Elemental', 'Flood Plain'] } } },
    script: [
      { as: 'A', cast: 'Ivy Elemental', x: 2 },
      { until: 'resolved' },
      { as: 'A', play: 'Flood Plain' },
      {
        expect: { counters: { 'Ivy Elemental': { '+1/+1': 2 } }, tapped: { 'Flood Plain': true } },
        id: 'as it enters',
      },
    ],
    shows: across('as it enters', null, '112.6f', '112.6g', '113.6h'),
  },
  {
    name: 'An ability that can trigger only elsewhere triggers there',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×3'], hand: ['Krosan Tusker'] } },
    },
    script: [
      { as: 'A', activate: 'Krosan Tusker' },
      {
        expect: { zone: { 'Krosan Tusker': 'graveyard' }, stack: ['Krosan Tusker', 'Krosan Tusker'] },
        id: 'where it went',
      },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'empty' },
    ],
    shows: across('where it went', '402.8f', '112.6h', '112.6j', '113.6k'),
  },
  {
    name: 'The source of an ability is the object that it is on, though the ability is colourless',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Prodigal Pyromancer', 'Prodigal Sorcerer'] },
        B: { battlefield: ['Silver Knight'] },
      },
    },
    script: [
      { as: 'A', activate: 'Prodigal Pyromancer' },
      { expect: { asks: { as: 'A', kind: 'target', lacks: ['Silver Knight'] } }, id: 'a red source' },
      { as: 'A', answer: ['B'] },
      { as: 'A', activate: 'Prodigal Sorcerer' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Silver Knight'] } } },
      { as: 'A', answer: ['Silver Knight'] },
    ],
    shows: across('a red source', null, '112.7', '112.7', '113.7'),
  },
  {
    name: 'Instructions for the activation of an ability that is given come with it',
    editions: ['2026-02'],
    cards: {
      'Slow Hand': {
        cost: '{1}',
        type: 'Enchantment — Aura',
        text: 'Enchant creature\nEnchanted creature has "{T}: You gain 1 life. Activate only as a sorcery."',
        wording: '2026-02',
      },
    },
    position: { sides: { A: { battlefield: ['Hill Giant', { card: 'Slow Hand', attachedTo: 'Hill Giant' }] } } },
    script: [
      { expect: { can: [{ as: 'A', activate: 'Hill Giant' }] } },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', activate: 'Hill Giant' }] }, id: 'as a sorcery' },
    ],
    shows: across('as a sorcery', null, null, null, '113.10a'),
  },
  {
    name: 'Of effects that give and take the same ability the last one prevails',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Island', 'Storm Crow', 'Hill Giant'], hand: ['Canopy Claws ×2', 'Jump'] },
      },
    },
    script: [
      { as: 'A', cast: 'Canopy Claws', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Storm Crow': ['flying'] } } },
      { as: 'A', cast: 'Jump', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { keywords: { 'Storm Crow': ['flying'] } }, id: 'given last' },
      { as: 'A', cast: 'Canopy Claws 2', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Storm Crow': ['flying'] } }, id: 'taken last' },
    ],
    shows: across('taken last', null, null, null, '113.10c'),
  },
  {
    name: 'What an effect says of a creature is no ability that it could lose',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Hill Giant', 'Grizzly Bears'], hand: ['Artful Dodge', 'Ovinize', 'Jump'] },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Artful Dodge', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Jump', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Ovinize', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Hill Giant': ['flying'] }, pt: { 'Hill Giant': '0/1' } } },
      ...attackWith('Hill Giant', 'Grizzly Bears'),
      { expect: { mayBlock: { 'Gray Ogre': ['Grizzly Bears'] } }, id: 'still unblockable' },
    ],
    shows: across('still unblockable', '407.2', '112.11', '112.11', '113.12'),
  },
  {
    name: 'What can’t have counters enters without those that it would enter with',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Fierce Herald': {
        cost: '{2}{G}',
        type: 'Creature — Elf',
        text: 'Each other creature you control enters the battlefield with an additional +1/+1 counter on it.',
        pt: '2/2',
      },
    },
    position: {
      sides: { A: { battlefield: ['Forest ×6', 'Fierce Herald'], hand: ['Tatterkite', 'Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { '+1/+1': 1 } } } },
      { as: 'A', cast: 'Tatterkite' },
      { until: 'resolved' },
      { expect: { pt: { Tatterkite: '2/1' }, counters: { Tatterkite: { '+1/+1': 0 } } }, id: 'none' },
    ],
    shows: across('none', null, null, '112.6h', '113.6i'),
  },
];
