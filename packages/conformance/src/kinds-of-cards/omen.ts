/** Omen cards. 2006, 2009, 2011: none · 2026: 720 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const DRAGON = 'Dirgur Island Dragon // Skimming Strike';

const cards: NonNullable<ScenarioInput['cards']> = {
  [DRAGON]: {
    layout: 'omen',
    wording: '2026-02',
    cost: '{5}{U}',
    type: 'Creature — Dragon',
    text: 'Flying\nWard {2} (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {2}.)',
    pt: '4/4',
    other: {
      cost: '{1}{U}',
      type: 'Instant — Omen',
      text: 'Tap up to one target creature. Draw a card. (Also shuffle this card.)',
    },
  },
  'Read the Signs': {
    wording: '2026-02',
    cost: '{W}',
    type: 'Instant',
    text: 'Destroy target creature that has an Omen.',
  },
};
const dragon = { card: DRAGON, label: 'Dragon' };
const TODAY = ['2026-02'] as const;

export const omen: readonly ScenarioInput[] = [
  {
    name: 'An omen card is cast normally or as an Omen, which has its own characteristics only',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Island ×6'], hand: [dragon] } } },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Dragon', face: 0 },
            { as: 'A', cast: 'Dragon', face: 1 },
          ],
        },
        id: 'either',
      },
      { as: 'A', cast: 'Dragon', face: 1, targets: [[]] },
      {
        expect: {
          name: { Dragon: 'Skimming Strike' },
          types: { Dragon: ['instant'] },
          subtypes: { Dragon: ['Omen'] },
          manaValue: { Dragon: 2 },
          lacks: { Dragon: ['flying'] },
        },
        id: 'alternative',
      },
    ],
    shows: [
      ...across('either', null, null, null, '720.3'),
      ...across('alternative', null, null, null, '720.2'),
      ...across('alternative', null, null, null, '720.3b'),
    ],
  },
  {
    name: 'Cast normally an omen card is its creature, as it is in every zone but the stack',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Island ×6'], hand: [dragon], graveyard: [{ card: DRAGON, label: 'Buried' }] } },
    },
    script: [
      {
        expect: { types: { Buried: ['creature'], Dragon: ['creature'] }, manaValue: { Buried: 6, Dragon: 6 } },
        id: 'elsewhere',
      },
      { as: 'A', cast: 'Dragon', face: 0 },
      { expect: { name: { Dragon: 'Dirgur Island Dragon' }, manaValue: { Dragon: 6 } }, id: 'not as an Omen' },
      { until: 'empty' },
      { expect: { zone: { Dragon: 'battlefield' } } },
    ],
    shows: [...across('elsewhere', null, null, null, '720.4'), ...across('not as an Omen', null, null, null, '720.4')],
  },
  {
    name: 'Only the Omen is asked whether it can be cast',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Island ×6', 'Steel Golem'], hand: [dragon] } } },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Dragon', face: 1 }],
          cannot: [{ as: 'A', cast: 'Dragon', face: 0 }],
        },
        id: 'not a creature spell',
      },
    ],
    shows: across('not a creature spell', null, null, null, '720.3a'),
  },
  {
    name: 'As an Omen resolves it is shuffled into its owner’s library',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Island ×3'], hand: [dragon], library: ['Forest ×4'] } } },
    script: [
      { as: 'A', cast: 'Dragon', face: 1, targets: [[]] },
      { until: 'resolved' },
      {
        expect: { zone: { Dragon: 'library' }, library: { A: 4 }, hand: { A: 1 }, graveyard: { A: [] } },
        id: 'shuffled',
      },
    ],
    shows: across('shuffled', null, null, null, '720.3d'),
  },
  {
    name: 'A countered Omen goes to the graveyard',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island ×3'], hand: [dragon] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Dragon', face: 1, targets: [[]] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Dragon'] },
      { until: 'empty' },
      { expect: { zone: { Dragon: 'graveyard' } }, id: 'only as it resolves' },
    ],
    shows: across('only as it resolves', null, null, null, '720.3d'),
  },
  {
    name: 'The copy of an Omen is an Omen, with the characteristics of the spell',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Island ×5'], hand: [dragon, 'Twincast'], library: ['Forest ×6'] } },
    },
    script: [
      { as: 'A', cast: 'Dragon', face: 1, targets: [[]] },
      { as: 'A', cast: 'Twincast', targets: ['Dragon'] },
      { until: 'resolved' },
      {
        expect: {
          stack: ['Dragon', 'Skimming Strike'],
          types: { 'Skimming Strike': ['instant'] },
          subtypes: { 'Skimming Strike': ['Omen'] },
        },
        id: 'copy',
      },
      { until: 'empty' },
      { expect: { hand: { A: 2 }, zone: { Dragon: 'library' } } },
    ],
    shows: across('copy', null, null, null, '720.3c'),
  },
  {
    name: 'A creature has an Omen though it is no Omen, and its copy has it too',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×5', 'Island ×4', dragon, 'Grizzly Bears'], hand: ['Clone', 'Read the Signs'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'asked' },
      { as: 'A', answer: 'Dragon' },
      { until: 'empty' },
      { as: 'A', cast: 'Read the Signs' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Dragon', 'Clone'], lacks: ['Grizzly Bears'] } },
        id: 'has it',
      },
      { as: 'A', answer: 'Clone' },
      { until: 'resolved' },
      { expect: { zone: { Clone: 'graveyard' } } },
    ],
    shows: [...across('has it', null, null, null, '720.2a'), ...across('has it', null, null, null, '720.2b')],
  },
  {
    name: 'To discard an omen card is to discard one card',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Swamp ×3', 'Megrim'], hand: ['Mind Rot'] }, B: { hand: [dragon] } },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'resolved' },
      { expect: { hand: { B: 0 }, stack: ['Megrim'] }, id: 'one card' },
    ],
    shows: across('one card', null, null, null, '720.2c'),
  },
  {
    name: 'A player who names a card may choose the name of an Omen',
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
        A: { battlefield: ['Island ×6'], hand: [dragon] },
        B: { battlefield: ['Plains', 'Island'], hand: ['Meddling Mage'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Meddling Mage' },
      { until: 'asked' },
      { as: 'B', answer: 'Skimming Strike' },
      { until: 'turn' },
      { until: 'main1' },
      {
        expect: {
          can: [{ as: 'A', cast: 'Dragon', face: 0 }],
          cannot: [{ as: 'A', cast: 'Dragon', face: 1 }],
        },
        id: 'that name',
      },
    ],
    shows: across('that name', null, null, null, '720.5'),
  },
];
