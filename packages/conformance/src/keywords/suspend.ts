/** Suspend. 2006: 502.59 · 2009: 702.59 · 2011: 702.60 · 2026: 702.62 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const suspend: readonly ScenarioInput[] = [
  {
    name: 'Suspending takes no stack, costs the suspend cost and puts time counters on the exiled card',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Errant Ephemeron'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', special: 'Errant Ephemeron', what: 'suspend' },
      {
        expect: {
          zone: { 'Errant Ephemeron': 'exile' },
          counters: { 'Errant Ephemeron': { time: 4 } },
          tapped: { Island: true },
          stack: [],
          cannot: [{ as: 'A', cast: 'Errant Ephemeron' }],
        },
        id: 'suspended',
      },
    ],
    shows: across('suspended', '502.59a', '702.59a', '702.60a', '702.62a'),
  },
  {
    name: 'A card is suspended when it could be cast from the hand: a creature at sorcery speed',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Island ×4'],
          hand: ['Errant Ephemeron', 'Ancestral Vision'],
          graveyard: ['Riftwing Cloudskate'],
        },
      },
    },
    script: [
      {
        expect: {
          cannot: [
            { as: 'A', special: 'Errant Ephemeron', what: 'suspend' },
            { as: 'A', special: 'Ancestral Vision', what: 'suspend' },
          ],
        },
        id: 'not in the upkeep',
      },
      { until: 'main1' },
      {
        expect: {
          can: [
            { as: 'A', special: 'Errant Ephemeron', what: 'suspend' },
            { as: 'A', special: 'Ancestral Vision', what: 'suspend' },
          ],
          cannot: [
            { as: 'A', special: 'Riftwing Cloudskate', what: 'suspend' },
            { as: 'A', cast: 'Ancestral Vision' },
          ],
        },
        id: 'in the main phase',
      },
    ],
    shows: across('not in the upkeep', '502.59a', '702.59a', '702.60a', '702.62a'),
  },
  {
    name: "A time counter is removed in each upkeep of the suspended card's owner, and only there",
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: ['Island'],
          exile: [
            { card: 'Errant Ephemeron', counters: { time: 3 } },
            { card: 'Errant Ephemeron', label: 'Not suspended' },
          ],
        },
      },
    },
    script: [
      { until: 'turn' },
      { expect: { stack: ['Errant Ephemeron'], step: 'upkeep' }, id: 'one trigger' },
      { until: 'resolved' },
      { expect: { counters: { 'Errant Ephemeron': { time: 2 } } }, id: 'removed' },
      { until: 'turn' },
      { expect: { active: 'B', stack: [], counters: { 'Errant Ephemeron': { time: 2 } } }, id: 'not here' },
    ],
    shows: [
      ...across('removed', '502.59a', '702.59a', '702.60a', '702.62a'),
      ...across('one trigger', '502.59b', '702.59b', '702.60b', '702.62b'),
    ],
  },
  {
    name: 'A creature cast by suspend has haste until another player controls it',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { exile: [{ card: 'Durkwood Baloth', counters: { time: 1 } }] },
      },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true, in: ['2026-02'] },
      {
        expect: {
          stack: ['Durkwood Baloth'],
          zone: { 'Durkwood Baloth': 'stack' },
          keywords: { 'Durkwood Baloth': ['haste'] },
        },
        id: 'spell',
      },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Durkwood Baloth'] },
      { expect: { attacking: ['Durkwood Baloth'] }, id: 'hasty' },
    ],
    shows: across('hasty', '502.59a', '702.59a', '702.60a', '702.62a'),
  },
  {
    name: 'Whoever takes a suspended creature over takes it without haste, and so it stays',
    editions: [...ALL],
    cards: {
      'Brief Theft': { cost: '{U}', type: 'Instant', text: 'Gain control of target creature until end of turn.' },
    },
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { exile: [{ card: 'Durkwood Baloth', counters: { time: 1 } }] },
        B: { battlefield: ['Island'], hand: ['Brief Theft'] },
      },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true, in: ['2026-02'] },
      { until: 'resolved' },
      { expect: { keywords: { 'Durkwood Baloth': ['haste'] } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Brief Theft' },
      { until: 'resolved' },
      { expect: { controller: { 'Durkwood Baloth': 'B' }, lacks: { 'Durkwood Baloth': ['haste'] } }, id: 'lost' },
      { until: 'turn' },
      { expect: { controller: { 'Durkwood Baloth': 'A' }, lacks: { 'Durkwood Baloth': ['haste'] } }, id: 'for good' },
    ],
    shows: across('for good', '502.59a', '702.59a', '702.60a', '702.62a'),
  },
  {
    name: 'A suspended spell without a legal target cannot be cast and stays exiled',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { exile: [{ card: 'Shivan Meteor', counters: { time: 1 } }] } },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { zone: { 'Shivan Meteor': 'exile' }, stack: [] }, id: 'remains' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'A', stack: [] }, id: 'no longer suspended' },
    ],
    shows: across('remains', '502.59a', '702.59a', '702.60a', '702.62a'),
  },
  {
    name: 'A spell cast by suspend may be kicked, and costs what effects add',
    editions: [...UNTIL_2011],
    cards: {
      'Late Torch': {
        cost: '{5}{R}',
        type: 'Sorcery',
        text: 'Kicker {R}\nLate Torch deals 2 damage to target player. If Late Torch was kicked, it deals 5 damage to that player instead.\nSuspend 1—{R}',
      },
    },
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { battlefield: ['Mountain ×2'], exile: [{ card: 'Late Torch', counters: { time: 1 } }] },
        B: { battlefield: ['Sphere of Resistance'] },
      },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'pay' },
      { as: 'A', answer: 'B', kind: 'target' },
      { expect: { tapped: { Mountain: true, 'Mountain 2': true } }, id: 'paid both' },
    ],
    shows: across('paid both', '502.59c', '702.59c', '702.60c', null),
  },
  {
    name: 'What could not be cast cannot be suspended',
    editions: [...ALL],
    cards: {
      'Stern Silence': { cost: '{W}', type: 'Enchantment', text: "Players can't cast creature spells." },
    },
    position: {
      sides: {
        A: { battlefield: ['Island ×3'], hand: ['Errant Ephemeron', 'Ancestral Vision'] },
        B: { battlefield: ['Stern Silence'] },
      },
    },
    script: [
      {
        expect: {
          cannot: [{ as: 'A', special: 'Errant Ephemeron', what: 'suspend' }],
          can: [{ as: 'A', special: 'Ancestral Vision', what: 'suspend' }],
        },
        id: 'prohibited',
      },
    ],
    shows: across('prohibited', '502.59a', '702.59a', '702.60a', '702.62c'),
  },
  {
    name: 'A suspended card is a card in exile with suspend and a time counter',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain ×2',
            'Ornithopter',
            'Rift Elemental',
            { card: 'Durkwood Baloth', label: 'In play', counters: { time: 1 } },
          ],
          hand: ['Fury Charm'],
          exile: [
            { card: 'Errant Ephemeron', counters: { time: 4 } },
            { card: 'Errant Ephemeron', label: 'No counters' },
            { card: 'Hill Giant', counters: { time: 2 } },
          ],
        },
        B: { exile: [{ card: 'Durkwood Baloth', label: 'Theirs', counters: { time: 3 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Fury Charm', modes: [2] },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'target',
            offers: ['Errant Ephemeron', 'Theirs', 'In play', 'Rift Elemental'],
            lacks: ['No counters', 'Hill Giant'],
          },
        },
        id: 'suspended cards',
      },
      { as: 'A', answer: 'Errant Ephemeron' },
      { until: 'resolved' },
      { expect: { counters: { 'Errant Ephemeron': { time: 2 } } } },
    ],
    shows: across('suspended cards', '502.59b', '702.59b', '702.60b', '702.62b'),
  },
  {
    name: 'A card acts while it is suspended, and is cast when an effect removes the last counter',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', { card: 'Greater Gargadon', label: 'In play' }],
          exile: [{ card: 'Greater Gargadon', counters: { time: 2 } }],
        },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'In play' }] }, id: 'only suspended' },
      { as: 'A', activate: 'Greater Gargadon', costs: ['Forest'] },
      { until: 'resolved' },
      { expect: { counters: { 'Greater Gargadon': { time: 1 } }, stack: [] } },
      { as: 'A', activate: 'Greater Gargadon', costs: ['Forest 2'] },
      { until: 'resolved' },
      { expect: { stack: ['Greater Gargadon'], zone: { 'Greater Gargadon': 'exile' } }, id: 'the last' },
      { until: 'resolved' },
      { as: 'A', answer: true, in: ['2026-02'] },
      { expect: { zone: { 'Greater Gargadon': 'stack' } }, id: 'cast' },
    ],
    shows: [
      ...across('cast', '502.59a', '702.59a', '702.60a', '702.62a'),
      ...across('only suspended', '502.59b', '702.59b', '702.60b', '702.62b'),
    ],
  },
  {
    name: 'Casting by suspend is one way to pay: no other alternative cost, and additional costs as usual',
    editions: ['2026-02'],
    cards: {
      'Late Torch Today': {
        cost: '{5}{R}',
        type: 'Sorcery',
        text: 'Kicker {R}\nLate Torch Today deals 2 damage to target player. If Late Torch Today was kicked, it deals 5 damage to that player instead.\nSuspend 1—{R}',
      },
    },
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ['Mountain'], exile: [{ card: 'Late Torch Today', counters: { time: 1 } }] } },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: true, kind: 'pay' },
      { as: 'A', answer: 'B', kind: 'target' },
      { until: 'resolved' },
      { expect: { life: { B: 15 } }, id: 'kicked' },
    ],
    shows: across('kicked', null, null, null, '702.62d'),
  },
  {
    name: 'Suspend X: as many time counters as the X that was paid, and each removal is seen in exile',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×4'], hand: ['Benalish Commander'], library: ['Plains ×9'] } },
    },
    script: [
      { as: 'A', special: 'Benalish Commander', what: 'suspend' },
      { as: 'A', refused: 0 },
      { as: 'A', answer: 2, kind: 'x' },
      {
        expect: { counters: { 'Benalish Commander': { time: 2 } }, zone: { 'Benalish Commander': 'exile' } },
        id: 'two',
      },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'empty' },
      {
        expect: { counters: { 'Benalish Commander': { time: 1 } }, count: { Soldier: 1 } },
        in: [...UNTIL_2011],
        id: 'a Soldier',
      },
      { expect: { counters: { 'Benalish Commander': { time: 1 } }, count: { 'Soldier Token': 1 } }, in: ['2026-02'] },
    ],
    shows: across('two', '502.59a', '702.59a', '702.60a', '702.62a'),
  },
];
