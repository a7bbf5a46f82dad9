/** Hexproof of players and from qualities, ward. 2006, 2009: none · 2011: 702.11 · 2026: 702.11, 702.21 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];

const GRACE: ScenarioInput['cards'] = {
  Graceful: {
    cost: '{1}{W}',
    type: 'Creature — Human Knight',
    text: "First strike\nHexproof from black (This creature can't be the target of black spells or abilities your opponents control.)",
    pt: '2/2',
    wording: '2026-02',
  },
  'Twice Graceful': {
    cost: '{1}{W}',
    type: 'Creature — Human Knight',
    text: 'Hexproof from black and from red',
    pt: '2/2',
    wording: '2026-02',
  },
  Exposed: {
    cost: '{G}',
    type: 'Sorcery',
    text: 'Creatures your opponents control lose hexproof until end of turn.',
    wording: '2026-02',
  },
};

export const hexproofAndWard: readonly ScenarioInput[] = [
  {
    name: 'A player with hexproof is no target of opponents, but of oneself',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Aegis of the Gods'], hand: ['Shock'] },
        B: { battlefield: ['Mountain', 'Grizzly Bears'], hand: [{ card: 'Shock', label: 'Their Shock' }] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Their Shock' },
      {
        expect: { asks: { as: 'B', kind: 'target', offers: ['B', 'Aegis of the Gods'], lacks: ['A'] } },
        id: 'hexproof',
      },
      { as: 'B', answer: 'B' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Shock', targets: ['A'] },
      { until: 'empty' },
      { expect: { life: { A: 18, B: 18 } } },
    ],
    shows: across('hexproof', null, null, '702.11c', '702.11c'),
  },
  {
    name: 'Hexproof from a quality keeps off spells of it and abilities of its sources, of opponents, and no others',
    editions: ['2026-02'],
    cards: GRACE,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', 'Graceful'], hand: ['Murder'] },
        B: {
          battlefield: ['Swamp ×3', 'Mountain', 'Grizzly Bears', 'Hill Giant'],
          hand: [{ card: 'Murder', label: 'Their Murder' }, 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Their Murder' },
      {
        expect: { asks: { as: 'B', kind: 'target', offers: ['Grizzly Bears'], lacks: ['Graceful'] } },
        id: 'from black',
      },
      { as: 'B', answer: 'Grizzly Bears' },
      { as: 'B', cast: 'Shock' },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['Graceful'] } }, id: 'not from red' },
      { as: 'B', answer: 'B' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Murder', targets: ['Graceful'] },
      { until: 'empty' },
      { expect: { zone: { Graceful: 'graveyard' } }, id: 'not from its controller' },
    ],
    shows: [
      { rule: '702.11d', edition: '2026-02', by: 'from black' },
      { rule: '702.11d', edition: '2026-02', by: 'not from red' },
    ],
  },
  {
    name: 'What loses hexproof loses hexproof from a quality too',
    editions: ['2026-02'],
    cards: GRACE,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', 'Forest'], hand: ['Murder', 'Exposed'] },
        B: { battlefield: ['Graceful'] },
      },
    },
    script: [
      { expect: { keywords: { Graceful: ['hexproof'] } } },
      { as: 'A', cast: 'Exposed' },
      { until: 'resolved' },
      { as: 'A', cast: 'Murder', targets: ['Graceful'] },
      { until: 'resolved' },
      { expect: { zone: { Graceful: 'graveyard' } }, id: 'lost' },
    ],
    shows: [{ rule: '702.11e', edition: '2026-02', by: 'lost' }],
  },
  {
    name: 'Hexproof from two qualities is two abilities',
    editions: ['2026-02'],
    cards: GRACE,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', 'Mountain', 'Grizzly Bears'], hand: ['Murder', 'Shock'] },
        B: { battlefield: ['Twice Graceful'] },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: [] },
      { expect: { abilities: { 'Twice Graceful': 2 }, stack: ['Murder'] }, id: 'two' },
      { as: 'A', cast: 'Shock' },
      { expect: { asks: { as: 'A', kind: 'target', lacks: ['Twice Graceful'] } }, id: 'from red' },
      { as: 'A', answer: 'B' },
      { until: 'empty' },
    ],
    shows: [
      { rule: '702.11f', edition: '2026-02', by: 'two' },
      { rule: '702.11f', edition: '2026-02', by: 'from red' },
    ],
  },
  {
    name: 'Ward: countered unless the opponent pays',
    editions: ['2026-02'],
    cards: {
      Guarded: { cost: '{2}{G}', type: 'Creature — Bear', text: 'Ward {2}', pt: '2/2', wording: '2026-02' },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4'], hand: ['Shock', { card: 'Shock', label: 'Second Shock' }] },
        B: { battlefield: ['Guarded'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Guarded'] },
      { expect: { stack: ['Shock', 'Guarded'] }, id: 'triggered' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { stack: [], graveyard: { A: ['Shock'] }, zone: { Guarded: 'battlefield' } }, id: 'countered' },
      { as: 'A', cast: 'Second Shock', targets: ['Guarded'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'empty' },
      { expect: { zone: { Guarded: 'graveyard' } }, id: 'paid' },
    ],
    shows: [
      { rule: '702.21a', edition: '2026-02', by: 'countered' },
      { rule: '702.21a', edition: '2026-02', by: 'paid' },
    ],
  },
  {
    name: 'Hexproof from each color is hexproof from each of them, and not from what is colorless',
    editions: ['2026-02'],
    cards: {
      'Prism Cat': {
        wording: '2026-02',
        cost: '{G}',
        type: 'Creature — Cat',
        text: 'Hexproof from each color',
        pt: '3/3',
      },
    },
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Prism Cat'] },
        B: { battlefield: ['Mountain', 'Island ×2', 'Aeolipile'], hand: ['Shock', 'Unsummon'] },
      },
    },
    script: [
      { expect: { abilities: { 'Prism Cat': 5 } }, id: 'five' },
      { as: 'B', cast: 'Shock' },
      { expect: { asks: { as: 'B', kind: 'target', lacks: ['Prism Cat'] } }, id: 'red' },
      { as: 'B', answer: 'A' },
      { expect: { cannot: [{ as: 'B', cast: 'Unsummon' }] }, id: 'blue' },
      { as: 'B', activate: 'Aeolipile', targets: ['Prism Cat'] },
      { until: 'resolved' },
      { expect: { damage: { 'Prism Cat': 2 } }, id: 'colorless' },
    ],
    shows: [...across('five', null, null, null, '702.11g'), ...across('blue', null, null, null, '702.11g')],
  },
  {
    name: 'The X of a ward cost is what it comes to as the ability resolves',
    editions: ['2026-02'],
    cards: {
      'Growing Cat': {
        wording: '2026-02',
        cost: '{G}',
        type: 'Creature — Cat',
        text: "Ward {X}, where X is this creature's power.",
        pt: '2/2',
      },
    },
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Growing Cat', 'Forest'], hand: ['Giant Growth'] },
        B: { battlefield: ['Mountain ×4'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['Growing Cat'] },
      { expect: { stack: ['Shock', 'Growing Cat'] } },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Giant Growth', targets: ['Growing Cat'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { stack: [], zone: { Shock: 'graveyard' }, damage: { 'Growing Cat': 0 } }, id: 'five' },
    ],
    shows: across('five', null, null, null, '702.21b'),
  },
];
