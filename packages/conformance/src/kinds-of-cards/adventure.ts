/** Adventurer cards. 2006, 2009, 2011: none · 2026: 715 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const GUIDEMOTHER = 'Faerie Guidemother // Gift of the Fae';
const TACTICIAN = 'Ardenvale Tactician // Dizzying Swoop';

const cards: NonNullable<ScenarioInput['cards']> = {
  [GUIDEMOTHER]: {
    layout: 'adventure',
    wording: '2026-02',
    cost: '{W}',
    type: 'Creature — Faerie',
    text: 'Flying',
    pt: '1/1',
    other: {
      cost: '{1}{W}',
      type: 'Sorcery — Adventure',
      text: 'Target creature gets +2/+1 and gains flying until end of turn. (Then exile this card. You may cast the creature later from exile.)',
    },
  },
  [TACTICIAN]: {
    layout: 'adventure',
    wording: '2026-02',
    cost: '{1}{W}{W}',
    type: 'Creature — Human Knight',
    text: 'Flying',
    pt: '2/3',
    other: {
      cost: '{1}{W}',
      type: 'Instant — Adventure',
      text: 'Tap up to two target creatures. (Then exile this card. You may cast the creature later from exile.)',
    },
  },
  'Edgewall Inn': {
    wording: '2026-02',
    type: 'Land',
    text: 'This land enters tapped.\nAs this land enters, choose a color.\n{T}: Add one mana of the chosen color.\n{3}, {T}, Sacrifice this land: Return target card that has an Adventure from your graveyard to your hand.',
  },
};
const guidemother = { card: GUIDEMOTHER, label: 'Guidemother' };
const tactician = { card: TACTICIAN, label: 'Tactician' };
const TODAY = ['2026-02'] as const;

export const adventure: readonly ScenarioInput[] = [
  {
    name: 'An adventurer card is cast normally or as an Adventure, which has its own characteristics only',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×2', 'Grizzly Bears'], hand: [guidemother] } } },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Guidemother', face: 0 },
            { as: 'A', cast: 'Guidemother', face: 1 },
          ],
        },
        id: 'either',
      },
      { as: 'A', cast: 'Guidemother', face: 1, targets: ['Grizzly Bears'] },
      {
        expect: {
          name: { Guidemother: 'Gift of the Fae' },
          types: { Guidemother: ['sorcery'] },
          subtypes: { Guidemother: ['Adventure'] },
          manaValue: { Guidemother: 2 },
          lacks: { Guidemother: ['flying'] },
        },
        id: 'alternative',
      },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/3' }, keywords: { 'Grizzly Bears': ['flying'] } } },
    ],
    shows: [
      ...across('either', null, null, null, '715.3'),
      ...across('alternative', null, null, null, '715.2'),
      ...across('alternative', null, null, null, '715.3b'),
    ],
  },
  {
    name: 'Cast normally, an adventurer card has only its normal characteristics, and so everywhere but on the stack',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains'], hand: [guidemother], graveyard: [tactician] } },
    },
    script: [
      {
        expect: {
          types: { Guidemother: ['creature'], Tactician: ['creature'] },
          manaValue: { Guidemother: 1, Tactician: 3 },
          subtypes: { Tactician: ['Human', 'Knight'] },
        },
        id: 'elsewhere',
      },
      { as: 'A', cast: 'Guidemother', face: 0 },
      {
        expect: {
          name: { Guidemother: 'Faerie Guidemother' },
          types: { Guidemother: ['creature'] },
          manaValue: { Guidemother: 1 },
        },
        id: 'on the stack',
      },
      { until: 'resolved' },
      { expect: { zone: { Guidemother: 'battlefield' }, pt: { Guidemother: '1/1' } } },
    ],
    shows: [...across('elsewhere', null, null, null, '715.4'), ...across('on the stack', null, null, null, '715.4')],
  },
  {
    name: 'Only the Adventure is asked whether it can be cast',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3'], hand: [tactician, guidemother] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { until: 'beginCombat' },
      {
        expect: {
          can: [{ as: 'A', cast: 'Tactician', face: 1 }],
          cannot: [
            { as: 'A', cast: 'Tactician', face: 0 },
            { as: 'A', cast: 'Guidemother', face: 1 },
          ],
        },
        id: 'timing',
      },
    ],
    shows: across('timing', null, null, null, '715.3a'),
  },
  {
    name: 'Who cannot cast creature spells can cast an Adventure',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Steel Golem'], hand: [guidemother] } },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Guidemother', face: 1 }],
          cannot: [{ as: 'A', cast: 'Guidemother', face: 0 }],
        },
        id: 'not a creature spell',
      },
    ],
    shows: across('not a creature spell', null, null, null, '715.3a'),
  },
  {
    name: 'What lets instants and sorceries be cast lets an Adventure be cast, and not the creature',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Teller of Tales': {
        wording: '2026-02',
        type: 'Enchantment',
        text: 'You may cast instant and sorcery spells from the top of your library.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Grizzly Bears', 'Teller of Tales'], library: [guidemother] } },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Guidemother', face: 1 }],
          cannot: [{ as: 'A', cast: 'Guidemother', face: 0 }],
        },
        id: 'as a sorcery',
      },
    ],
    shows: [
      ...across('as a sorcery', null, null, null, '715.3a'),
      ...across('as a sorcery', null, null, null, '601.3e'),
    ],
  },
  {
    name: 'A spell cast as an Adventure is exiled as it resolves, and may be played from there, but not as an Adventure',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×4', 'Grizzly Bears'], hand: [guidemother] } } },
    script: [
      { as: 'A', cast: 'Guidemother', face: 1, targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { Guidemother: 'exile' }, graveyard: { A: [] } }, id: 'exiled' },
      {
        expect: {
          can: [{ as: 'A', cast: 'Guidemother', face: 0 }],
          cannot: [{ as: 'A', cast: 'Guidemother', face: 1 }],
        },
        id: 'from exile',
      },
      { as: 'A', cast: 'Guidemother', face: 0 },
      { until: 'resolved' },
      { expect: { zone: { Guidemother: 'battlefield' } } },
    ],
    shows: [...across('exiled', null, null, null, '715.3d'), ...across('from exile', null, null, null, '715.3d')],
  },
  {
    name: 'Its controller, and nobody else, may play the card for as long as it remains exiled',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3'], hand: [tactician] },
        B: { battlefield: ['Plains ×3'] },
      },
    },
    script: [
      { as: 'A', cast: 'Tactician', face: 1, targets: [[]] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { cannot: [{ as: 'B', cast: 'Tactician', face: 0 }] }, id: 'not B' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', cast: 'Tactician', face: 0 }] }, id: 'still A' },
    ],
    shows: [...across('not B', null, null, null, '715.3d'), ...across('still A', null, null, null, '715.3d')],
  },
  {
    name: 'A countered Adventure goes to the graveyard, where it cannot be played',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'Grizzly Bears'], hand: [guidemother] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Guidemother', face: 1, targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Guidemother'] },
      { until: 'empty' },
      {
        expect: { zone: { Guidemother: 'graveyard' }, cannot: [{ as: 'A', cast: 'Guidemother', face: 0 }] },
        id: 'only as it resolves',
      },
    ],
    shows: across('only as it resolves', null, null, null, '715.3d'),
  },
  {
    name: 'The copy of an Adventure is an Adventure, with the characteristics of the spell',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Island ×2', 'Grizzly Bears'], hand: [guidemother, 'Twincast'] },
      },
    },
    script: [
      { as: 'A', cast: 'Guidemother', face: 1, targets: ['Grizzly Bears'] },
      { as: 'A', cast: 'Twincast', targets: ['Guidemother'] },
      { until: 'resolved' },
      {
        expect: {
          stack: ['Guidemother', 'Gift of the Fae'],
          types: { 'Gift of the Fae': ['sorcery'] },
          subtypes: { 'Gift of the Fae': ['Adventure'] },
        },
        id: 'copy',
      },
      { until: 'empty' },
      { expect: { pt: { 'Grizzly Bears': '6/4' }, zone: { Guidemother: 'exile' } } },
    ],
    shows: across('copy', null, null, null, '715.3c'),
  },
  {
    name: 'A card in a graveyard has an Adventure though it is a creature card there',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'Edgewall Inn'], graveyard: [guidemother, tactician, 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', activate: 'Edgewall Inn' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Guidemother', 'Tactician'], lacks: ['Grizzly Bears'] } },
        id: 'has it',
      },
      { as: 'A', answer: 'Guidemother' },
      { until: 'resolved' },
      { expect: { zone: { Guidemother: 'hand' } } },
    ],
    shows: across('has it', null, null, null, '715.2a'),
  },
  {
    name: 'That a creature has an Adventure is copied with it',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Tale’s End': {
        wording: '2026-02',
        cost: '{W}',
        type: 'Instant',
        text: 'Destroy target creature that has an Adventure.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains ×5', 'Island ×4', guidemother, 'Grizzly Bears'], hand: ['Clone', 'Tale’s End'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'asked' },
      { as: 'A', answer: 'Guidemother' },
      { as: 'A', cast: 'Tale’s End' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Guidemother', 'Clone'], lacks: ['Grizzly Bears'] } },
        id: 'copied',
      },
      { as: 'A', answer: 'Clone' },
      { until: 'resolved' },
      { expect: { zone: { Clone: 'graveyard' } } },
    ],
    shows: across('copied', null, null, null, '715.2b'),
  },
  {
    name: 'To discard an adventurer card is to discard one card',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', 'Megrim'], hand: ['Mind Rot'] },
        B: { hand: [guidemother] },
      },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'resolved' },
      { expect: { hand: { B: 0 }, stack: ['Megrim'] }, id: 'one card' },
      { until: 'empty' },
      { expect: { life: { B: 18 } } },
    ],
    shows: across('one card', null, null, null, '715.2c'),
  },
  {
    name: 'A player who names a card may choose the name of an Adventure',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Meddling Mage': {
        wording: '2026-02',
        cost: '{W}{U}',
        type: 'Creature — Human Wizard',
        text: "As this creature enters, choose a nonland card name.\nSpells with the chosen name can't be cast.",
        pt: '2/2',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains ×2'], hand: [guidemother] },
        B: { battlefield: ['Plains', 'Island'], hand: ['Meddling Mage'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Meddling Mage' },
      { until: 'asked' },
      { as: 'B', answer: 'Gift of the Fae' },
      { until: 'turn' },
      { until: 'main1' },
      {
        expect: {
          can: [{ as: 'A', cast: 'Guidemother', face: 0 }],
          cannot: [{ as: 'A', cast: 'Guidemother', face: 1 }],
        },
        id: 'that name',
      },
    ],
    shows: [...across('that name', null, null, null, '715.5'), ...across('that name', null, null, null, '201.4f')],
  },
];
