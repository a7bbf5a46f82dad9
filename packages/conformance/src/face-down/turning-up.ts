/** Turning a permanent face up. 2006: 408.2h, 502.26d, 504.5, 504.8 · 2009: 114.2b, 702.34d, 707.8, 707.11 · 2011: 115.2b, 702.35d, 707.8, 707.11 · 2026: 116.2b, 702.37e–f, 708.8, 708.11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const turningUp: readonly ScenarioInput[] = [
  {
    name: 'A face-down creature is turned face up for its morph cost in response to a spell, without the stack',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Swamp ×4', { card: 'Grinning Demon', faceDown: true }] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['Grinning Demon'] },
      { as: 'B', pass: true },
      { as: 'A', turnUp: 'Grinning Demon' },
      {
        expect: {
          faceDown: { 'Grinning Demon': false },
          stack: ['Shock'],
          tapped: { Swamp: true, 'Swamp 4': true },
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'at once',
      },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grinning Demon': 'battlefield' },
          damage: { 'Grinning Demon': 2 },
          pt: { 'Grinning Demon': '6/6' },
          name: { 'Grinning Demon': 'Grinning Demon' },
        },
        id: 'grown',
      },
    ],
    shows: [
      ...across('at once', '408.2h', '114.2b', '115.2b', '116.2b'),
      ...across('at once', '502.26d', '702.34d', '702.35d', '702.37e'),
      ...across('grown', '504.5', '707.8', '707.8', '708.8'),
    ],
  },
  {
    name: 'Three mana do not turn a creature face up whose morph cost is four',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp ×3', { card: 'Grinning Demon', faceDown: true }] } },
    },
    script: [{ expect: { cannot: [{ as: 'A', turnUp: 'Grinning Demon' }] }, id: 'unpaid' }],
    shows: across('unpaid', '502.26d', '702.34d', '702.35d', '702.37e'),
  },
  {
    name: 'A permanent that would have no morph ability face up cannot be turned up for it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×3', 'Humility', { card: 'Hystrodon', faceDown: true }] } } },
    script: [{ expect: { cannot: [{ as: 'A', turnUp: 'Hystrodon' }] }, id: 'no cost' }],
    shows: across('no cost', null, '702.34d', '702.35d', '702.37e'),
  },
  {
    name: 'A face-down spell cannot be turned face up',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Swamp ×7'], hand: ['Grinning Demon'] } } },
    script: [
      { as: 'A', cast: 'Grinning Demon', faceDown: true },
      { expect: { cannot: [{ as: 'A', turnUp: 'Grinning Demon' }] }, id: 'not a spell' },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', turnUp: 'Grinning Demon' }] }, id: 'then' },
    ],
    shows: across('not a spell', '504.3', '707.7', '707.7', '708.7'),
  },
  {
    name: 'Who does not control a face-down permanent cannot turn it face up',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Swamp ×4', { card: 'Grinning Demon', faceDown: true }] },
        B: { battlefield: ['Swamp ×4'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'B', turnUp: 'Grinning Demon' }] }, id: 'others' },
      { as: 'B', pass: true },
      { expect: { can: [{ as: 'A', turnUp: 'Grinning Demon' }] } },
    ],
    shows: across('others', '408.2h', '702.34d', '702.35d', '702.37e'),
  },
  {
    name: 'Split second does not keep a permanent from being turned face up',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Bonesplitter'], hand: ['Krosan Grip'] },
        B: { battlefield: ['Swamp ×4', { card: 'Grinning Demon', faceDown: true }] },
      },
    },
    script: [
      { as: 'A', cast: 'Krosan Grip', targets: ['Bonesplitter'] },
      { as: 'A', pass: true },
      { as: 'B', turnUp: 'Grinning Demon' },
      { expect: { stack: ['Krosan Grip'], pt: { 'Grinning Demon': '6/6' } }, id: 'special' },
    ],
    shows: across('special', null, '702.58b', '702.59b', '702.61b'),
  },
  {
    name: 'A morph cost need not be mana',
    editions: [...ALL],
    position: { sides: { A: { battlefield: [{ card: 'Zombie Cutthroat', faceDown: true }] } } },
    script: [
      { as: 'A', turnUp: 'Zombie Cutthroat' },
      { expect: { life: { A: 15 }, pt: { 'Zombie Cutthroat': '3/4' } }, id: 'paid' },
    ],
    shows: across('paid', '502.26d', '702.34d', '702.35d', '702.37e'),
  },
  {
    name: 'The X of a morph cost is chosen as it is paid, and the permanent’s abilities may speak of it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×5', { card: 'Bane of the Living', faceDown: true }] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', turnUp: 'Bane of the Living', x: 2 },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'battlefield' },
          pt: { 'Bane of the Living': '2/1', 'Hill Giant': '1/1', 'Craw Wurm': '4/2' },
        },
        id: 'two',
      },
    ],
    shows: [...across('two', null, '107.3d', '107.3d', '107.3d'), ...across('two', null, null, null, '702.37f')],
  },
  {
    name: 'A permanent whose cost of turning up had X keeps that X only while it is that object',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4', { card: 'Bane of the Living', faceDown: true }], hand: [] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', turnUp: 'Bane of the Living', x: 0 },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, pt: { 'Bane of the Living': '4/3' } } },
    ],
  },
  {
    name: 'Turning face up is not entering: abilities about entering neither trigger nor apply',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×6',
            'Ixidor, Reality Sculptor',
            { card: 'Striped Bears', faceDown: true },
            { card: 'Skyshroud Behemoth', faceDown: true },
          ],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Ixidor, Reality Sculptor', targets: ['Striped Bears'] },
      { until: 'empty' },
      { expect: { faceDown: { 'Striped Bears': false }, hand: { A: 0 } }, id: 'no draw' },
      { as: 'A', activate: 'Ixidor, Reality Sculptor', targets: ['Skyshroud Behemoth'] },
      { until: 'empty' },
      {
        expect: {
          pt: { 'Skyshroud Behemoth': '10/10' },
          tapped: { 'Skyshroud Behemoth': false },
          counters: { 'Skyshroud Behemoth': { fade: 0 } },
        },
        id: 'no counters',
      },
    ],
    shows: [
      ...across('no draw', '504.5', '707.8', '707.8', '708.8'),
      ...across('no counters', '502.26d', '702.34d', '702.35d', '702.37e'),
    ],
  },
  {
    name: 'What triggers on entering or being turned face up triggers as it is turned up',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain',
            'Plains',
            'Island ×3',
            'Grizzly Bears',
            { card: 'Efreet Weaponmaster', faceDown: true },
          ],
        },
      },
    },
    script: [
      { as: 'A', turnUp: 'Efreet Weaponmaster' },
      { expect: { stack: ['Efreet Weaponmaster'] } },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '5/2' } } },
    ],
  },
  {
    name: 'Growth, counters, damage and what is attached stay on a permanent that is turned face up',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest',
            'Mountain ×3',
            { card: 'Battering Craghorn', faceDown: true, counters: { '+1/+1': 1 }, damage: 1 },
            { card: 'Bonesplitter', attachedTo: 'Battering Craghorn' },
          ],
          hand: ['Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Battering Craghorn'] },
      { until: 'resolved' },
      { expect: { pt: { 'Battering Craghorn': '8/6' } } },
      { as: 'A', turnUp: 'Battering Craghorn' },
      {
        expect: {
          pt: { 'Battering Craghorn': '9/5' },
          damage: { 'Battering Craghorn': 1 },
          attached: { Bonesplitter: 'Battering Craghorn' },
        },
        id: 'still',
      },
    ],
    shows: across('still', '504.5', '707.8', '707.8', '708.8'),
  },
  {
    name: 'A creature that attacks face down and is turned up deals damage as what it is',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Swamp ×4', { card: 'Grinning Demon', faceDown: true }] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grinning Demon'] },
      { until: 'declareBlockers' },
      { as: 'A', turnUp: 'Grinning Demon' },
      { expect: { attacking: ['Grinning Demon'] } },
      { until: 'endCombat' },
      { expect: { life: { B: 14 } } },
    ],
  },
  {
    name: 'An ability about permanents turned face up sees every one, however it is turned',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×3',
            'Swamp ×4',
            'Aven Farseer',
            'Ixidor, Reality Sculptor',
            { card: 'Grinning Demon', faceDown: true },
            { card: 'Grizzly Bears', faceDown: true },
          ],
        },
      },
    },
    script: [
      { as: 'A', turnUp: 'Grinning Demon' },
      { until: 'empty' },
      { expect: { counters: { 'Aven Farseer': { '+1/+1': 1 } } } },
      { as: 'A', activate: 'Ixidor, Reality Sculptor', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { counters: { 'Aven Farseer': { '+1/+1': 2 } } } },
    ],
  },
  {
    name: 'What is said of a permanent as it is turned face up applies while that happens',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5', { card: 'Hooded Hydra', faceDown: true }] },
      },
    },
    script: [
      { as: 'A', turnUp: 'Hooded Hydra' },
      {
        expect: {
          zone: { 'Hooded Hydra': 'battlefield' },
          pt: { 'Hooded Hydra': '5/5' },
          stack: [],
        },
        id: 'as it turns',
      },
    ],
    shows: across('as it turns', '504.8', '707.11', '707.11', '708.11'),
  },
  {
    name: 'A megamorph cost is a morph cost, and paying it puts a counter on the permanent as it is turned up',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×8', { card: 'Stratus Dancer', faceDown: true }, 'Ixidor, Reality Sculptor'],
          hand: [{ card: 'Stratus Dancer', label: 'Another' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Another', faceDown: true },
      { until: 'resolved' },
      { as: 'A', activate: 'Ixidor, Reality Sculptor', targets: ['Another'] },
      { until: 'resolved' },
      { expect: { faceDown: { Another: false }, counters: { Another: { '+1/+1': 0 } } }, id: 'not paid' },
      { as: 'A', turnUp: 'Stratus Dancer', by: 'megamorph' },
      { expect: { counters: { 'Stratus Dancer': { '+1/+1': 1 } }, pt: { 'Stratus Dancer': '3/2' } }, id: 'paid' },
    ],
    shows: across('paid', null, null, null, '702.37b'),
  },
];
