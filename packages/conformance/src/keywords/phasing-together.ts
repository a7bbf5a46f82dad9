/** Phasing with what is attached, with who leaves the game, and what happens meanwhile. 2009: 702.23 · 2011: 702.24 · 2026: 702.26 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];

const CARDS: ScenarioInput['cards'] = {
  'Fading World': { cost: '{U}', type: 'Instant', text: 'All creatures and enchantments phase out.' },
  'Growth Meanwhile': {
    cost: '{U}',
    type: 'Instant',
    text: 'Target creature phases out. Creatures you control get +1/+1 until end of turn. That creature phases in.',
  },
};

export const phasingTogether: readonly ScenarioInput[] = [
  {
    name: 'What has phased in is there again: it counts, and can attack',
    editions: [...SINCE_2009],
    cards: {
      Throng: {
        cost: '{W}',
        type: 'Creature — Human',
        text: "Throng's power and toughness are each equal to the number of creatures you control.",
        pt: '*/*',
      },
    },
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { battlefield: ['Breezekeeper', 'Throng'] },
        B: { battlefield: ['Island ×2'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { as: 'B', cast: 'Reality Ripple', targets: ['Breezekeeper'] },
      { until: 'resolved' },
      { expect: { pt: { Throng: '1/1' } }, id: 'not there' },
      { until: 'turn' },
      { expect: { pt: { Throng: '2/2' } }, id: 'there' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Breezekeeper'] },
      { until: 'endCombat' },
      { expect: { life: { B: 16 } } },
    ],
    shows: across('there', null, '702.23c', '702.24c', '702.26c'),
  },
  {
    name: 'An Aura that would phase out together with what it enchants, and by itself, does so with it alone',
    editions: [...SINCE_2009],
    cards: CARDS,
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Fading World'] },
        B: { battlefield: ['Hill Giant', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }] },
      },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Fading World' },
      { until: 'resolved' },
      {
        expect: { zone: { 'Grizzly Bears': 'phased out', 'Holy Strength': 'phased out', 'Hill Giant': 'phased out' } },
      },
      { until: 'turn' },
      // A’s Bears come back, and B’s Aura with them
      {
        expect: {
          active: 'A',
          zone: { 'Grizzly Bears': 'battlefield', 'Holy Strength': 'battlefield', 'Hill Giant': 'phased out' },
          attached: { 'Holy Strength': 'Grizzly Bears' },
        },
        id: 'with it',
      },
    ],
    shows: across('with it', null, '702.23g', '702.24g', '702.26h'),
  },
  {
    name: 'Phasing in attached is not becoming attached',
    editions: [...SINCE_2011],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { battlefield: ['Bramble Elemental', { card: 'Holy Strength', attachedTo: 'Bramble Elemental' }] },
        B: { battlefield: ['Island ×2'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { as: 'B', cast: 'Reality Ripple', targets: ['Bramble Elemental'] },
      { until: 'resolved' },
      { until: 'turn' },
      {
        expect: {
          zone: { 'Bramble Elemental': 'battlefield' },
          attached: { 'Holy Strength': 'Bramble Elemental' },
          stack: [],
        },
        id: 'no trigger',
      },
    ],
    shows: across('no trigger', null, null, '702.24i', '702.26j'),
  },
  {
    name: 'Phased-out permanents of a player who leaves the game leave it too, and nothing triggers',
    editions: [...SINCE_2009],
    cards: {
      'Empty Chair': {
        cost: '{1}',
        type: 'Artifact',
        text: 'Whenever a creature leaves the battlefield, you gain 1 life.',
      },
    },
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Empty Chair'], hand: ['Reality Ripple'] },
        B: { battlefield: ['Grizzly Bears'] },
        C: {},
      },
    },
    script: [
      { as: 'A', cast: 'Reality Ripple', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'phased out' } } },
      { concede: 'B' },
      { expect: { zone: { 'Grizzly Bears': 'none' }, stack: [], life: { A: 20 } }, id: 'gone' },
    ],
    shows: across('gone', null, '702.23i', '702.24j', '702.26k'),
  },
  {
    name: 'A phased-out permanent is not among what a resolving effect changes',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Island', 'Grizzly Bears', 'Hill Giant'], hand: ['Growth Meanwhile'] } },
    },
    script: [
      { as: 'A', cast: 'Growth Meanwhile', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '2/2', 'Hill Giant': '4/4' } }, id: 'not included' },
    ],
    shows: [{ rule: '702.26e', edition: '2026-02', by: 'not included' }],
  },
  {
    name: 'An attacker that is removed from combat is out of its band',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Benalish Hero', 'Hill Giant', 'Reconnaissance'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Benalish Hero', 'Hill Giant'] },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', activate: 'Reconnaissance', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Benalish Hero' } },
      {
        expect: { blocked: { 'Benalish Hero': ['Grizzly Bears'], 'Hill Giant': [] }, attacking: ['Benalish Hero'] },
        id: 'out',
      },
    ],
    shows: across('out', null, '702.19f', '702.20f', '702.22f'),
  },
  {
    name: 'Cycling goes on existing on the battlefield: a creature that has it has an ability',
    editions: ['2006-10', ...SINCE_2009],
    cards: {
      'Plain Cycler': { cost: '{2}{G}', type: 'Creature — Beast', text: 'Cycling {2}', pt: '2/2' },
    },
    position: { sides: { A: { battlefield: ['Muraganda Petroglyphs', 'Plain Cycler', 'Grizzly Bears'] } } },
    script: [{ expect: { pt: { 'Plain Cycler': '2/2', 'Grizzly Bears': '4/4' } }, id: 'an ability' }],
    shows: across('an ability', '502.18b', '702.26b', '702.27b', '702.29b'),
  },
  {
    name: 'A card that is cycled is discarded, but "cycle or discard" triggers once',
    editions: ['2026-02'],
    cards: {
      'Glad Loss': {
        cost: '{1}{W}',
        type: 'Enchantment',
        text: 'Whenever you cycle or discard a card, you gain 1 life.',
        wording: '2026-02',
      },
    },
    position: {
      sides: { A: { battlefield: ['Swamp ×2', 'Glad Loss'], hand: ['Architects of Will'] } },
    },
    script: [
      { as: 'A', activate: 'Architects of Will' },
      { expect: { stack: ['Architects of Will', 'Glad Loss'] } },
      { until: 'empty' },
      { expect: { life: { A: 21 }, graveyard: { A: ['Architects of Will'] } }, id: 'once' },
    ],
    shows: [{ rule: '702.29d', edition: '2026-02', by: 'once' }],
  },
  {
    name: 'Multikicker: paid as often as one likes, and each payment is of a kicker cost',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Plains ×6'], hand: ['Everflowing Chalice'] } } },
    script: [
      { as: 'A', cast: 'Everflowing Chalice', costs: [3] },
      { until: 'resolved' },
      { expect: { counters: { 'Everflowing Chalice': { charge: 3 } } }, id: 'three times' },
    ],
    shows: across('three times', null, null, '702.31c', '702.33c'),
  },
];
