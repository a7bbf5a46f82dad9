/** Prototype cards. 2006, 2009, 2011: none · 2026: 702.160, 718 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const REMINDER =
  '(You may cast this spell with different mana cost, color, and size. It keeps its abilities and types.)';
const cards: NonNullable<ScenarioInput['cards']> = {
  'Frogmyr Enforcer': {
    layout: 'prototype',
    wording: '2026-02',
    cost: '{7}',
    type: 'Artifact Creature — Frog Myr',
    text: `Prototype {3}{R} — 2/2 ${REMINDER}\nAffinity for artifacts (This spell costs {1} less to cast for each artifact you control.)`,
    pt: '4/4',
  },
  'Iron-Craw Crusher': {
    layout: 'prototype',
    wording: '2026-02',
    cost: '{7}',
    type: 'Artifact Creature — Wurm',
    text: `Prototype {2}{G}{G} — 2/5 ${REMINDER}\nWhenever this creature attacks, target attacking creature gets +X/+0 until end of turn, where X is this creature's power.`,
    pt: '4/6',
  },
};
const TODAY = ['2026-02'] as const;

export const prototype: readonly ScenarioInput[] = [
  {
    name: 'A prototype card is cast normally, or prototyped with its second mana cost, power and toughness',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Forest ×7'], hand: ['Iron-Craw Crusher'] } } },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Iron-Craw Crusher', face: 0 },
            { as: 'A', cast: 'Iron-Craw Crusher', face: 1 },
          ],
          pt: { 'Iron-Craw Crusher': '4/6' },
          manaValue: { 'Iron-Craw Crusher': 7 },
          colors: { 'Iron-Craw Crusher': '' },
        },
        id: 'either',
      },
      { as: 'A', cast: 'Iron-Craw Crusher', face: 1 },
      {
        expect: {
          pt: { 'Iron-Craw Crusher': '2/5' },
          manaValue: { 'Iron-Craw Crusher': 4 },
          colors: { 'Iron-Craw Crusher': 'G' },
        },
        id: 'spell',
      },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Iron-Craw Crusher': 'battlefield' },
          pt: { 'Iron-Craw Crusher': '2/5' },
          manaValue: { 'Iron-Craw Crusher': 4 },
          colors: { 'Iron-Craw Crusher': 'G' },
        },
        id: 'permanent',
      },
    ],
    shows: [
      ...across('either', null, null, null, '718.3'),
      ...across('spell', null, null, null, '702.160a'),
      ...across('permanent', null, null, null, '718.3b'),
    ],
  },
  {
    name: 'Cast normally a prototype card has its normal characteristics, as it has in every other zone',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Forest ×7'], hand: ['Iron-Craw Crusher'] } } },
    script: [
      { as: 'A', cast: 'Iron-Craw Crusher', face: 0 },
      { expect: { pt: { 'Iron-Craw Crusher': '4/6' }, manaValue: { 'Iron-Craw Crusher': 7 } }, id: 'normal' },
      { until: 'resolved' },
      { expect: { pt: { 'Iron-Craw Crusher': '4/6' }, colors: { 'Iron-Craw Crusher': '' } } },
    ],
    shows: [...across('normal', null, null, null, '718.2'), ...across('normal', null, null, null, '718.4')],
  },
  {
    name: 'A prototyped permanent that leaves the battlefield has its normal characteristics again',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Forest ×4', 'Island'], hand: ['Iron-Craw Crusher', 'Unsummon'] } },
    },
    script: [
      { as: 'A', cast: 'Iron-Craw Crusher', face: 1 },
      { until: 'resolved' },
      { as: 'A', cast: 'Unsummon', targets: ['Iron-Craw Crusher'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Iron-Craw Crusher': 'hand' },
          pt: { 'Iron-Craw Crusher': '4/6' },
          manaValue: { 'Iron-Craw Crusher': 7 },
        },
        id: 'in hand',
      },
    ],
    shows: across('in hand', null, null, null, '718.4'),
  },
  {
    name: 'Its abilities, types and name are the same prototyped: affinity lowers the prototype cost too',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Ornithopter ×3'], hand: ['Frogmyr Enforcer'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Frogmyr Enforcer', face: 1 }],
          cannot: [{ as: 'A', cast: 'Frogmyr Enforcer', face: 0 }],
        },
      },
      { as: 'A', cast: 'Frogmyr Enforcer', face: 1 },
      { until: 'resolved' },
      {
        expect: {
          name: { 'Frogmyr Enforcer': 'Frogmyr Enforcer' },
          types: { 'Frogmyr Enforcer': ['artifact', 'creature'] },
          subtypes: { 'Frogmyr Enforcer': ['Frog', 'Myr'] },
          keywords: { 'Frogmyr Enforcer': ['affinity'] },
        },
        id: 'the rest',
      },
    ],
    shows: across('the rest', null, null, null, '718.5'),
  },
  {
    name: 'Only the second power, toughness and mana cost are asked whether a prototyped spell can be cast',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Patient Warden': {
        wording: '2026-02',
        type: 'Creature — Human',
        text: "Players can't cast spells with mana value 5 or greater.",
        pt: '1/1',
      },
    },
    position: {
      sides: { A: { battlefield: ['Forest ×7', 'Patient Warden'], hand: ['Iron-Craw Crusher'] } },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Iron-Craw Crusher', face: 1 }],
          cannot: [{ as: 'A', cast: 'Iron-Craw Crusher', face: 0 }],
        },
        id: 'mana value 4',
      },
    ],
    shows: across('mana value 4', null, null, null, '718.3a'),
  },
  {
    name: 'The copy of a prototyped spell is prototyped',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Double Vision': {
        wording: '2026-02',
        cost: '{U}',
        type: 'Instant',
        text: 'Copy target creature spell you control.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Forest ×4', 'Island'], hand: ['Iron-Craw Crusher', 'Double Vision'] } },
    },
    script: [
      { as: 'A', cast: 'Iron-Craw Crusher', face: 1 },
      { as: 'A', cast: 'Double Vision', targets: ['Iron-Craw Crusher'] },
      { until: 'resolved' },
      {
        expect: { pt: { 'Iron-Craw Crusher #1': '2/5' }, manaValue: { 'Iron-Craw Crusher #1': 4 } },
        id: 'copied spell',
      },
      { until: 'resolved' },
      { expect: { pt: { 'Iron-Craw Crusher #1': '2/5' }, colors: { 'Iron-Craw Crusher #1': 'G' } } },
    ],
    shows: across('copied spell', null, null, null, '718.3c'),
  },
  {
    name: 'The copy of a permanent that was prototyped is so too: the second characteristics are copied',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Forest ×4', 'Island ×4'], hand: ['Iron-Craw Crusher', 'Clone'] } },
    },
    script: [
      { as: 'A', cast: 'Iron-Craw Crusher', face: 1 },
      { until: 'resolved' },
      { as: 'A', cast: 'Clone' },
      { until: 'asked' },
      { as: 'A', answer: 'Iron-Craw Crusher' },
      {
        expect: { pt: { Clone: '2/5' }, manaValue: { Clone: 4 }, colors: { Clone: 'G' } },
        id: 'copied permanent',
      },
    ],
    shows: [
      ...across('copied permanent', null, null, null, '718.3d'),
      ...across('copied permanent', null, null, null, '718.2a'),
    ],
  },
];
