/** Protection. 2006: 502.7 · 2009: 702.14 · 2011: 702.15 · 2026: 702.16 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const protection: readonly ScenarioInput[] = [
  {
    name: 'Protection from black: black spells do not target it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['White Knight', 'Grizzly Bears', 'Hill Giant'] },
        B: { battlefield: ['Swamp ×3'], hand: ['Murder'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder' },
      {
        expect: {
          asks: { as: 'B', kind: 'target', offers: ['Grizzly Bears', 'Hill Giant'], lacks: ['White Knight'] },
        },
        id: 'spell',
      },
      { as: 'B', answer: 'Grizzly Bears' },
    ],
    shows: across('spell', '502.7b', '702.14b', '702.15b', '702.16b'),
  },
  {
    name: 'Protection from black: abilities of black sources do not target it',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'White Knight', tapped: true },
            { card: 'Grizzly Bears', tapped: true },
            { card: 'Hill Giant', tapped: true },
          ],
        },
        B: { battlefield: ['Royal Assassin'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', activate: 'Royal Assassin' },
      { expect: { asks: { as: 'B', kind: 'target', lacks: ['White Knight'], options: 2 } }, id: 'ability' },
      { as: 'B', answer: 'Hill Giant' },
    ],
    shows: across('ability', '502.7b', '702.14b', '702.15b', '702.16b'),
  },
  {
    name: 'Protection from creatures keeps off creature cards outside the battlefield too',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Gempalm Incinerator'] },
        B: { battlefield: ['Beloved Chaplain', 'Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', activate: 'Gempalm Incinerator' },
      { expect: { asks: { as: 'A', kind: 'target', lacks: ['Beloved Chaplain'], options: 2 } }, id: 'anywhere' },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { zone: { 'Gempalm Incinerator': 'graveyard' } } },
    ],
    shows: across('anywhere', '502.7a', '702.14a', '702.15a', '702.16a'),
  },
  {
    name: 'Protection that an Aura runs into',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Plains',
            'Obsidian Acolyte',
            'Hill Giant',
            { card: 'Unholy Strength', attachedTo: 'Hill Giant' },
            { card: 'Holy Strength', attachedTo: 'Hill Giant' },
          ],
        },
      },
    },
    script: [
      { expect: { pt: { 'Hill Giant': '6/6' } } },
      { as: 'A', activate: 'Obsidian Acolyte', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: {
          graveyard: { A: ['Unholy Strength'] },
          attached: { 'Holy Strength': 'Hill Giant' },
          pt: { 'Hill Giant': '4/5' },
        },
        id: 'fell off',
      },
    ],
    shows: across('fell off', '502.7c', '702.14c', '702.15c', '702.16c'),
  },
  {
    name: 'An Aura spell does not target what is protected from it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'White Knight', 'Grizzly Bears', 'Hill Giant'], hand: ['Unholy Strength'] },
      },
    },
    script: [
      { as: 'A', cast: 'Unholy Strength' },
      { expect: { asks: { as: 'A', kind: 'target', lacks: ['White Knight'], options: 2 } }, id: 'not offered' },
      { as: 'A', answer: 'Hill Giant' },
    ],
    shows: across('not offered', '502.7b', '702.14b', '702.15b', '702.16b'),
  },
  {
    name: 'Equipment stays on the battlefield where protection throws it off',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2', 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
          hand: ['Artifact Aversion'],
        },
      },
    },
    cards: {
      'Artifact Aversion': {
        cost: '{W}',
        type: 'Instant',
        text: 'Target creature gains protection from artifacts until end of turn.',
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '4/2' } } },
      { as: 'A', cast: 'Artifact Aversion', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          attached: { Bonesplitter: null },
          zone: { Bonesplitter: 'battlefield' },
          pt: { 'Grizzly Bears': '2/2' },
        },
        id: 'unattached',
      },
    ],
    shows: across('unattached', '502.7d', '702.14d', '702.15d', '702.16d'),
  },
  {
    name: 'Protection prevents damage, from what does not target too',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Pyroclasm'] },
        B: { battlefield: ['Silver Knight', 'White Knight'] },
      },
    },
    script: [
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Silver Knight': 'battlefield', 'White Knight': 'graveyard' },
          damage: { 'Silver Knight': 0 },
        },
        id: 'prevented',
      },
    ],
    shows: across('prevented', '502.7e', '702.14e', '702.15e', '702.16e'),
  },
  {
    name: 'Protection does not stop destruction that neither targets nor damages',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×4'], hand: ['Wrath of God'] }, B: { battlefield: ['Black Knight'] } },
    },
    script: [
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      { expect: { zone: { 'Black Knight': 'graveyard' } } },
    ],
  },
  {
    name: 'Protection from two colours keeps off blockers of either',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Akroma, Angel of Wrath', 'White Knight'] },
        B: { battlefield: ['Two-Headed Dragon', 'Serra Angel', 'Scathe Zombies'] },
      },
    },
    script: [
      ...attackWith('Akroma, Angel of Wrath', 'White Knight'),
      {
        expect: {
          mayBlock: {
            'Two-Headed Dragon': ['White Knight'],
            'Scathe Zombies': [],
            'Serra Angel': ['Akroma, Angel of Wrath', 'White Knight'],
          },
        },
        id: 'kept off',
      },
    ],
    shows: [
      ...across('kept off', '502.7f', '702.14f', '702.15f', '702.16f'),
      ...across('kept off', null, '702.14g', '702.15g', '702.16g'),
    ],
  },
  {
    name: 'Protection from all colours is protection from each',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Iridescent Angel'] },
        B: { battlefield: ['Storm Crow', 'Serra Angel', 'Ornithopter'] },
      },
    },
    script: [
      ...attackWith('Iridescent Angel'),
      {
        expect: { mayBlock: { 'Storm Crow': [], 'Serra Angel': [], Ornithopter: ['Iridescent Angel'] } },
        id: 'each colour',
      },
    ],
    shows: across('each colour', null, '702.14h', '702.15h', '702.16h'),
  },
  {
    name: 'Protection from everything',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Progenitus', 'Hill Giant'] },
        B: { battlefield: ['Ornithopter', 'Serra Angel', 'Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      ...attackWith('Progenitus', 'Hill Giant'),
      { expect: { mayBlock: { Ornithopter: ['Hill Giant'], 'Serra Angel': ['Hill Giant'] } }, id: 'anything' },
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt' },
      { expect: { asks: { as: 'B', kind: 'target', lacks: ['Progenitus'] } } },
      { as: 'B', answer: 'Hill Giant' },
    ],
    shows: across('anything', null, '702.14i', '702.15i', '702.16j'),
  },
  {
    name: 'What an effect that gives protection does not remove stays attached, other Auras of that colour do not',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Grizzly Bears', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }],
          hand: ['White Ward'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'White Ward', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          attached: { 'White Ward': 'Grizzly Bears' },
          zone: { 'Holy Strength': 'graveyard' },
          keywords: { 'Grizzly Bears': ['protection'] },
        },
        id: 'stays',
      },
    ],
    shows: across('stays', null, null, null, '702.16n'),
  },
  {
    name: 'Protection that another object gives removes even what one effect does not',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Grizzly Bears',
            { card: 'White Ward', attachedTo: 'Grizzly Bears' },
            { card: 'White Ward', label: 'Other Ward', attachedTo: 'Grizzly Bears' },
          ],
        },
      },
    },
    script: [{ expect: { zone: { 'White Ward': 'graveyard', 'Other Ward': 'graveyard' } }, id: 'as normal' }],
    shows: across('as normal', null, null, null, '702.16n'),
  },
  {
    name: 'What is attached already may stay, and what is not cannot become attached',
    editions: ['2026-02'],
    cards: {
      'Kind Blessing': {
        wording: '2026-02',
        cost: '{W}',
        type: 'Enchantment — Aura',
        text: "Flash\nEnchant creature\nAs this Aura enters, choose a color.\nEnchanted creature has protection from the chosen color. This effect doesn't remove Auras and Equipment you control that are already attached to it.",
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2', 'Grizzly Bears', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }],
          hand: ['Kind Blessing', { card: 'Holy Strength', label: 'Second' }],
        },
        B: { battlefield: [{ card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Kind Blessing', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', answer: 'white' },
      {
        expect: {
          attached: { 'Kind Blessing': 'Grizzly Bears', 'Holy Strength': 'Grizzly Bears' },
          zone: { Pacifism: 'graveyard' },
          cannot: [{ as: 'A', cast: 'Second' }],
        },
        id: 'already',
      },
    ],
    shows: across('already', null, null, null, '702.16p'),
  },
];
