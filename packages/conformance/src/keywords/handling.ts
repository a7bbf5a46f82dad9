/**
 * Keyword actions that are done to what is there: activate, attach, cast, create, destroy, play, untap, regenerate.
 * 2009: 701.2–4, 701.6, 701.10–11, 701.15 · 2011: 701.2–4, 701.6, 701.11–12, 701.17 · 2026: 701.2–3, 701.5, 701.7–8, 701.18–19, 701.26
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const handling: readonly ScenarioInput[] = [
  {
    name: 'An ability is activated by the controller of its object alone, or by the owner of a card that nobody controls',
    editions: [...SINCE_2009],
    cards: {
      'Open Well': {
        cost: '{1}',
        type: 'Artifact',
        text: '{T}: You gain 1 life. Any player may activate this ability.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Prodigal Sorcerer', 'Open Well', 'Swamp ×2'], hand: ['Architects of Will'] },
        B: { battlefield: ['Swamp ×2', 'Island ×2', 'Mountain ×2'] },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', activate: 'Prodigal Sorcerer' },
            { as: 'A', activate: 'Architects of Will' },
          ],
        },
        id: 'its own',
      },
      { as: 'A', pass: true },
      {
        expect: {
          cannot: [
            { as: 'B', activate: 'Prodigal Sorcerer' },
            { as: 'B', activate: 'Architects of Will' },
          ],
          can: [{ as: 'B', activate: 'Open Well' }],
        },
        id: 'not another’s',
      },
    ],
    shows: [...across('not another’s', null, '701.2a', '701.2a', '701.2a')],
  },
  {
    name: 'An Aura is not attached to what it could not enchant: it does not move',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Forest', 'Grizzly Bears', { card: 'Wild Growth', attachedTo: 'Forest' }],
          hand: ['Aura Finesse'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Aura Finesse', targets: ['Wild Growth', 'Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { attached: { 'Wild Growth': 'Forest' }, zone: { 'Wild Growth': 'battlefield' } }, id: 'stays' },
    ],
    shows: [...across('stays', null, '701.3a', '701.3a', '701.3a'), ...across('stays', null, null, '701.3b', '701.3b')],
  },
  {
    name: 'An Aura attached to what it is attached to already: nothing happens, and it keeps its timestamp',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×2',
            'Bramble Elemental',
            'Grizzly Bears',
            { card: 'Flight', attachedTo: 'Bramble Elemental' },
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
          ],
          hand: ['Aura Finesse', { card: 'Aura Finesse', label: 'Second Finesse' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Aura Finesse', targets: ['Flight', 'Bramble Elemental'] },
      { until: 'resolved' },
      { expect: { attached: { Flight: 'Bramble Elemental' }, stack: [] }, id: 'nothing' },
      { as: 'A', cast: 'Second Finesse', targets: ['Holy Strength', 'Bramble Elemental'] },
      { until: 'resolved' },
      { expect: { attached: { 'Holy Strength': 'Bramble Elemental' }, stack: ['Bramble Elemental'] } },
    ],
    shows: across('nothing', null, '701.3b', '701.3b', '701.3b'),
  },
  {
    name: 'What is attached to something else gets a new timestamp',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island',
            'Hill Giant',
            'Grizzly Bears',
            { card: 'Grounded', attachedTo: 'Hill Giant' },
            { card: 'Flight', attachedTo: 'Grizzly Bears' },
          ],
          hand: ['Aura Finesse'],
        },
      },
    },
    script: [
      { expect: { keywords: { 'Grizzly Bears': ['flying'] } } },
      { as: 'A', cast: 'Aura Finesse', targets: ['Grounded', 'Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Grizzly Bears': ['flying'] } }, id: 'newest' },
    ],
    shows: across('newest', null, '701.3c', '701.3c', '701.3c'),
  },
  {
    name: 'A spell that is cast leaves the hand for the stack, is paid for, and has its effect later',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      {
        expect: { hand: { A: 0 }, stack: ['Shock'], tapped: { Mountain: true }, life: { B: 20 } },
        id: 'on the stack',
      },
      { until: 'resolved' },
      { expect: { life: { B: 18 }, graveyard: { A: ['Shock'] } } },
    ],
    shows: across('on the stack', null, '701.4a', '701.4a', '701.5a'),
  },
  {
    name: 'Tokens that are created: so many, as described, on the battlefield',
    editions: ['2026-02'],
    position: { sides: { A: { battlefield: ['Mountain ×2', 'Soul Warden'], hand: ['Dragon Fodder'] } } },
    script: [
      { as: 'A', cast: 'Dragon Fodder' },
      { until: 'resolved' },
      {
        expect: {
          count: { 'Goblin Token': 2 },
          pt: { 'Goblin Token #1': '1/1' },
          colors: { 'Goblin Token #1': 'R' },
          subtypes: { 'Goblin Token #1': ['Goblin'] },
        },
        id: 'as described',
      },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
    ],
    shows: [{ rule: '701.7a', edition: '2026-02', by: 'as described' }],
  },
  {
    name: 'How a token enters is asked of what it will be there',
    editions: ['2026-02'],
    cards: {
      'Goblin Fashion': {
        cost: '{1}{R}',
        type: 'Enchantment',
        text: 'Each creature you control is a Goblin in addition to its other types.',
      },
      'Goblin Trap': {
        cost: '{1}{W}',
        type: 'Enchantment',
        text: 'Goblins your opponents control enter the battlefield tapped.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest ×4', 'Goblin Fashion'], hand: ['Beacon of Creation'] },
        B: { battlefield: ['Goblin Trap'] },
      },
    },
    script: [
      { as: 'A', cast: 'Beacon of Creation' },
      { until: 'resolved' },
      { expect: { count: { 'Insect Token': 4 }, tapped: { 'Insect Token #1': true } }, id: 'tapped' },
    ],
    shows: [{ rule: '701.7b', edition: '2026-02', by: 'tapped' }],
  },
  {
    name: 'What is destroyed goes to its owner’s graveyard',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', { card: 'Grizzly Bears', controller: 'B' }], hand: ['Murder'] },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Murder', 'Grizzly Bears'], B: [] } }, id: 'its owner’s' },
    ],
    shows: across('its owner’s', null, '701.6a', '701.6a', '701.8a'),
  },
  {
    name: 'A land that is played comes straight from the hand, once a turn; one that an effect puts there is not played',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Sakura-Tribe Scout'], hand: ['Forest', 'Island', 'Swamp'] } },
    },
    script: [
      { as: 'A', activate: 'Sakura-Tribe Scout' },
      { expect: { cannot: [{ as: 'A', play: 'Forest' }] }, id: 'empty stack' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Swamp' },
      { expect: { zone: { Swamp: 'battlefield' }, can: [{ as: 'A', play: 'Forest' }] }, id: 'not played' },
      { as: 'A', play: 'Forest' },
      {
        expect: { zone: { Forest: 'battlefield' }, stack: [], cannot: [{ as: 'A', play: 'Island' }] },
        id: 'played',
      },
    ],
    shows: [
      ...across('not played', null, '701.10a', '701.11a', '701.18a'),
      ...across('played', null, '701.10a', '701.11a', '701.18a'),
    ],
  },
  {
    name: 'What is untapped already is not untapped again',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Mesmeric Orb', { card: 'Grizzly Bears', tapped: true }],
          hand: ["Dream's Grip", { card: "Dream's Grip", label: 'Second Grip' }],
        },
      },
    },
    script: [
      { as: 'A', cast: "Dream's Grip", modes: 'Untap target permanent.', targets: ['Grizzly Bears'], costs: [false] },
      { until: 'empty' },
      { expect: { tapped: { 'Grizzly Bears': false }, library: { A: 9 } } },
      { as: 'A', cast: 'Second Grip', modes: 'Untap target permanent.', targets: ['Grizzly Bears'], costs: [false] },
      { until: 'empty' },
      { expect: { tapped: { 'Grizzly Bears': false }, library: { A: 9 } }, id: 'not again' },
    ],
    shows: across('not again', null, '701.15b', '701.17b', '701.26b'),
  },
  {
    name: 'A static ability regenerates each time: the permanent is tapped, undamaged and out of combat',
    editions: [...ALL],
    cards: {
      'Lasting Troll': {
        cost: '{5}{G}{G}',
        type: 'Creature — Troll',
        text: 'If Lasting Troll would be destroyed, regenerate it.',
        pt: '3/3',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Craw Wurm'],
          hand: ['Lightning Bolt', { card: 'Lightning Bolt', label: 'Second Bolt' }],
        },
        B: { battlefield: ['Lasting Troll'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Lasting Troll': 'Craw Wurm' } },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Lasting Troll'] },
      { until: 'resolved' },
      {
        expect: { tapped: { 'Lasting Troll': true }, damage: { 'Lasting Troll': 0 }, blocked: { 'Craw Wurm': [] } },
        id: 'out of combat',
      },
      { as: 'A', cast: 'Second Bolt', targets: ['Lasting Troll'] },
      { until: 'resolved' },
      { expect: { zone: { 'Lasting Troll': 'battlefield' }, damage: { 'Lasting Troll': 0 } }, id: 'again' },
    ],
    shows: [
      ...across('out of combat', null, '701.11b', '701.12b', '701.19b'),
      ...across('again', null, '701.11b', '701.12b', '701.19b'),
    ],
  },
];
