/** Manifesting, cloaking and disguise. 2006, 2009, 2011: none · 2026: 701.40, 701.58, 702.168, 708.2b */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;

const cards: NonNullable<ScenarioInput['cards']> = {
  'Arno Dorian': {
    cost: '{2}{B}{R}',
    type: 'Legendary Creature — Human Assassin',
    text: 'Deathtouch\nOther Assassins you control get +2/+0.\nDisguise {B}{R} (You may cast this card face down for {3} as a 2/2 creature with ward {2}. Turn it face up any time for its disguise cost.)',
    pt: '3/3',
    wording: '2026-02',
  },
  // what cloaks only the top card, without more
  'Plain Disguise': {
    cost: '{1}{W}',
    type: 'Sorcery',
    text: 'Cloak the top card of your library.',
    wording: '2026-02',
  },
  'Two Disguises': {
    cost: '{3}{W}',
    type: 'Sorcery',
    text: 'Cloak the top two cards of your library.',
    wording: '2026-02',
  },
};

export const manifest: readonly ScenarioInput[] = [
  {
    name: 'A manifested card is a face-down 2/2 creature whatever it is, with nothing that it would have as it enters',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Plains ×4'], hand: ['Soul Summons ×2'], library: ['Shock', 'Striped Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Soul Summons' },
      { until: 'resolved' },
      {
        expect: {
          zone: { Shock: 'battlefield' },
          faceDown: { Shock: true },
          pt: { Shock: '2/2' },
          types: { Shock: ['creature'] },
          name: { Shock: '' },
          sees: { A: { Shock: 'Shock' }, B: { Shock: 'Face-down creature 1' } },
        },
        id: 'manifested',
      },
      { as: 'A', cast: 'Soul Summons 2' },
      { until: 'empty' },
      { expect: { pt: { 'Striped Bears': '2/2' }, library: { A: 0 } } },
    ],
    shows: across('manifested', null, null, null, '701.40a'),
  },
  {
    name: 'A manifested creature card is turned face up for its mana cost',
    editions: [...TODAY],
    cards: { 'Dryad Arbor': { type: 'Land Creature — Forest Dryad', pt: '1/1' } },
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×6',
            { card: 'Craw Wurm', faceDown: 'manifest' },
            { card: 'Grizzly Bears', faceDown: 'effect' },
            { card: 'Giant Growth', faceDown: 'manifest' },
            { card: 'Dryad Arbor', faceDown: 'manifest' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', turnUp: 'Craw Wurm' }],
          cannot: [
            { as: 'A', turnUp: 'Grizzly Bears' },
            { as: 'A', turnUp: 'Giant Growth' },
            { as: 'A', turnUp: 'Dryad Arbor' },
          ],
        },
        id: 'creature cards only',
      },
      { as: 'A', turnUp: 'Craw Wurm' },
      { expect: { pt: { 'Craw Wurm': '6/4' }, stack: [], tapped: { Forest: true, 'Forest 6': true } }, id: 'up' },
    ],
    shows: [
      ...across('creature cards only', null, null, null, '701.40b'),
      ...across('up', null, null, null, '701.40b'),
    ],
  },
  {
    name: 'A manifested card with morph is turned up for either cost',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×5',
            { card: 'Hystrodon', faceDown: 'manifest' },
            { card: 'Hystrodon', faceDown: true, label: 'By morph' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', turnUp: 'Hystrodon', by: 'morph' },
            { as: 'A', turnUp: 'Hystrodon', by: 'manifest' },
            { as: 'A', turnUp: 'By morph', by: 'morph' },
          ],
          cannot: [{ as: 'A', turnUp: 'By morph', by: 'manifest' }],
        },
        id: 'either',
      },
      { as: 'A', turnUp: 'Hystrodon', by: 'manifest' },
      { expect: { pt: { Hystrodon: '3/4' }, tapped: { Forest: true, 'Forest 5': true } } },
    ],
    shows: across('either', null, null, null, '701.40c'),
  },
  {
    name: 'Cards manifested together come one at a time, and an effect speaks of the one that it manifested',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×9', 'Island'],
          hand: ['Ethereal Ambush', 'Formless Nurturing'],
          library: ['Grizzly Bears', 'Shock', 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Ethereal Ambush' },
      { until: 'resolved' },
      {
        expect: {
          sees: { B: { 'Grizzly Bears': 'Face-down creature 1', Shock: 'Face-down creature 2' } },
        },
      },
      { as: 'A', cast: 'Formless Nurturing' },
      { until: 'resolved' },
      { expect: { pt: { Plains: '3/3', Shock: '2/2' } } },
    ],
  },
  {
    name: 'A manifested instant that would be turned face up is shown and stays face down',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×3',
            'Ixidor, Reality Sculptor',
            'Aven Farseer',
            { card: 'Shock', faceDown: 'manifest' },
          ],
        },
      },
    },
    script: [
      { expect: { sees: { B: { Shock: 'Face-down creature 1' } } } },
      { as: 'A', activate: 'Ixidor, Reality Sculptor', targets: ['Shock'] },
      { until: 'resolved' },
      {
        expect: {
          faceDown: { Shock: true },
          pt: { Shock: '3/3' },
          sees: { B: { Shock: 'Shock' } },
          stack: [],
          counters: { 'Aven Farseer': { '+1/+1': 0 } },
        },
        id: 'stays',
      },
    ],
    shows: across('stays', null, null, null, '701.40g'),
  },
  {
    name: 'What may not enter as the creature it would be face down is not manifested',
    editions: [...TODAY],
    cards: {
      'Locked Gate': {
        cost: '{1}',
        type: 'Artifact',
        text: 'Creature cards can’t enter from libraries.',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'rule',
                rule: { rule: 'cantEnter', what: { is: 'type', type: 'creature' }, from: ['library'] },
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Locked Gate'], hand: ['Soul Summons'], library: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Soul Summons' },
      { until: 'resolved' },
      { expect: { zone: { Shock: 'library' }, faceDown: { Shock: false } }, id: 'not' },
    ],
    shows: [...across('not', null, null, null, '701.40f'), ...across('not', null, null, null, '708.3')],
  },
  {
    name: 'Disguise is cast face down for three as a 2/2 with ward, and turned up for the disguise cost',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Mountain', 'Plains ×3'], hand: ['Arno Dorian', 'Grizzly Bears'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Shock'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Arno Dorian', faceDown: true }],
          cannot: [{ as: 'A', cast: 'Grizzly Bears', faceDown: true }],
        },
        id: 'may',
      },
      { as: 'A', cast: 'Arno Dorian', faceDown: true },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Arno Dorian': '2/2' },
          keywords: { 'Arno Dorian': ['ward'] },
          lacks: { 'Arno Dorian': ['deathtouch'] },
          name: { 'Arno Dorian': '' },
        },
        id: 'ward',
      },
    ],
    shows: [
      ...across('ward', null, null, null, '702.168a'),
      ...across('ward', null, null, null, '702.168b'),
      ...across('may', null, null, null, '702.168c'),
    ],
  },
  {
    name: 'Ward protects what was cast by disguise: who targets it pays two or is countered',
    editions: [...TODAY],
    cards,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Swamp', 'Mountain', { card: 'Arno Dorian', faceDown: 'disguise' }] },
        B: { battlefield: ['Mountain ×2'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['Arno Dorian'] },
      { expect: { stack: ['Shock', 'Arno Dorian'] } },
      { until: 'resolved' },
      { expect: { zone: { Shock: 'graveyard', 'Arno Dorian': 'battlefield' } }, id: 'countered' },
    ],
  },
  {
    name: 'A face-down permanent with disguise is turned up for its disguise cost and no other',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Swamp', 'Mountain', 'Plains ×2', { card: 'Arno Dorian', faceDown: 'disguise' }] } },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', turnUp: 'Arno Dorian', by: 'disguise' }],
          cannot: [{ as: 'A', turnUp: 'Arno Dorian', by: 'manifest' }],
        },
        id: 'may',
      },
      { as: 'A', turnUp: 'Arno Dorian' },
      { expect: { pt: { 'Arno Dorian': '3/3' }, lacks: { 'Arno Dorian': ['ward'] }, stack: [] }, id: 'up' },
    ],
    shows: [...across('may', null, null, null, '702.168d'), ...across('up', null, null, null, '708.8')],
  },
  {
    name: 'A cloaked card is a face-down 2/2 with ward, and turned up for its mana cost if it is a creature card',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Forest ×2'], hand: ['Plain Disguise'], library: ['Grizzly Bears', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Plain Disguise' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '2/2' }, keywords: { 'Grizzly Bears': ['ward'] } }, id: 'cloaked' },
      { as: 'A', turnUp: 'Grizzly Bears' },
      {
        expect: {
          faceDown: { 'Grizzly Bears': false },
          name: { 'Grizzly Bears': 'Grizzly Bears' },
          lacks: { 'Grizzly Bears': ['ward'] },
        },
        id: 'up',
      },
    ],
    shows: [...across('cloaked', null, null, null, '701.58a'), ...across('up', null, null, null, '701.58b')],
  },
  {
    name: 'A cloaked card that is no creature card stays face down, and one with morph or disguise has two costs',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×5',
            'Swamp ×2',
            'Mountain ×2',
            { card: 'Giant Growth', faceDown: 'cloak' },
            { card: 'Hystrodon', faceDown: 'cloak' },
            { card: 'Arno Dorian', faceDown: 'cloak' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', turnUp: 'Hystrodon', by: 'morph' },
            { as: 'A', turnUp: 'Hystrodon', by: 'cloak' },
          ],
        },
        id: 'morph',
      },
      {
        expect: {
          can: [
            { as: 'A', turnUp: 'Arno Dorian', by: 'disguise' },
            { as: 'A', turnUp: 'Arno Dorian', by: 'cloak' },
          ],
          cannot: [{ as: 'A', turnUp: 'Giant Growth' }],
        },
        id: 'disguise',
      },
    ],
    shows: [
      ...across('morph', null, null, null, '701.58c'),
      ...across('disguise', null, null, null, '701.58d'),
      ...across('disguise', null, null, null, '701.58b'),
    ],
  },
  {
    name: 'A manifested card with disguise is turned up for either cost',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Swamp ×2', 'Mountain ×2', { card: 'Arno Dorian', faceDown: 'manifest' }] } },
    },
    script: [
      {
        expect: {
          lacks: { 'Arno Dorian': ['ward'] },
          can: [
            { as: 'A', turnUp: 'Arno Dorian', by: 'disguise' },
            { as: 'A', turnUp: 'Arno Dorian', by: 'manifest' },
          ],
        },
        id: 'either',
      },
    ],
    shows: across('either', null, null, null, '701.40d'),
  },
  {
    name: 'Cards cloaked together come one at a time',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Two Disguises'], library: ['Grizzly Bears', 'Shock', 'Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Two Disguises' },
      { until: 'resolved' },
      {
        expect: {
          sees: { B: { 'Grizzly Bears': 'Face-down creature 1', Shock: 'Face-down creature 2' } },
          library: { A: 1 },
        },
      },
    ],
  },
  {
    name: 'A cloaked instant that would be turned face up is shown and stays face down',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Ixidor, Reality Sculptor', 'Aven Farseer', { card: 'Shock', faceDown: 'cloak' }],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Ixidor, Reality Sculptor', targets: ['Shock'] },
      { until: 'resolved' },
      {
        expect: {
          faceDown: { Shock: true },
          keywords: { Shock: ['ward'] },
          sees: { B: { Shock: 'Shock' } },
          stack: [],
        },
        id: 'stays',
      },
    ],
    shows: across('stays', null, null, null, '701.58g'),
  },
  {
    name: 'What is face down cannot be turned face down: it keeps the ward that it has',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×5', { card: 'Arno Dorian', faceDown: 'disguise' }, 'Grizzly Bears'],
          hand: ['Ixidron'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Ixidron' },
      { until: 'resolved' },
      {
        expect: {
          keywords: { 'Arno Dorian': ['ward'] },
          lacks: { 'Grizzly Bears': ['ward'] },
          sees: { B: { 'Arno Dorian': 'Face-down creature 1' } },
        },
        id: 'kept',
      },
    ],
    shows: across('kept', null, null, null, '708.2b'),
  },
];
