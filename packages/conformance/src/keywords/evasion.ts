/**
 * Evasion: flying, fear, horsemanship, shadow, landwalk; what they have in common.
 * 2006: 501, 502.4, 502.6, 502.8, 502.17, 502.25 · 2009: 509.1b, 702.9, 702.12, 702.25, 702.28, 702.33
 * 2011: 509.1b, 702.9, 702.13, 702.26, 702.29, 702.34 · 2026: 509.1b, 702.9, 702.14, 702.28, 702.31, 702.36
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const evasion: readonly ScenarioInput[] = [
  {
    name: 'Flying is blocked by flying, and flying blocks what it likes',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Storm Crow', 'Hill Giant'] }, B: { battlefield: ['Serra Angel', 'Grizzly Bears'] } },
    },
    script: [
      ...attackWith('Storm Crow', 'Hill Giant'),
      { expect: { mayBlock: { 'Grizzly Bears': ['Hill Giant'] } }, id: 'not by those without' },
      { expect: { mayBlock: { 'Serra Angel': ['Storm Crow', 'Hill Giant'] } }, id: 'by those with' },
    ],
    shows: across('not by those without', '502.4b', '702.9b', '702.9b', '702.9b'),
  },
  {
    name: 'Reach blocks flying',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Storm Crow'] }, B: { battlefield: ['Giant Spider', 'Grizzly Bears'] } } },
    script: [
      ...attackWith('Storm Crow'),
      { expect: { mayBlock: { 'Giant Spider': ['Storm Crow'], 'Grizzly Bears': [] } }, id: 'reach' },
    ],
    shows: across('reach', null, '702.15b', '702.16b', '702.17b'),
  },
  {
    name: 'Fear is blocked by artifact creatures and black creatures only',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Severed Legion'] },
        B: { battlefield: ['Scathe Zombies', 'Ornithopter', 'Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Severed Legion'),
      {
        expect: {
          mayBlock: { 'Scathe Zombies': ['Severed Legion'], Ornithopter: ['Severed Legion'], 'Grizzly Bears': [] },
        },
        id: 'afraid',
      },
    ],
    shows: across('afraid', '502.25b', '702.33b', '702.34b', '702.36b'),
  },
  {
    name: 'Horsemanship is blocked by horsemanship, and horsemanship blocks those on foot',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Shu Cavalry', 'Hill Giant'] },
        B: { battlefield: ['Wu Light Cavalry', 'Storm Crow'] },
      },
    },
    script: [
      ...attackWith('Shu Cavalry', 'Hill Giant'),
      {
        expect: { mayBlock: { 'Storm Crow': ['Hill Giant'], 'Wu Light Cavalry': ['Shu Cavalry', 'Hill Giant'] } },
        id: 'mounted',
      },
    ],
    shows: across('mounted', '502.17b', '702.28b', '702.29b', '702.31b'),
  },
  {
    name: 'Shadow and those without it do not meet',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Soltari Footsoldier', 'Grizzly Bears'] },
        B: { battlefield: ['Thalakos Sentry', 'Hill Giant'] },
      },
    },
    script: [
      ...attackWith('Soltari Footsoldier', 'Grizzly Bears'),
      {
        expect: { mayBlock: { 'Thalakos Sentry': ['Soltari Footsoldier'], 'Hill Giant': ['Grizzly Bears'] } },
        id: 'apart',
      },
    ],
    shows: across('apart', '502.8b', '702.25b', '702.26b', '702.28b'),
  },
  {
    name: 'Evasion adds up: flying and shadow together',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Soltari Footsoldier', { card: 'Flight', attachedTo: 'Soltari Footsoldier' }, 'Hill Giant'],
        },
        B: {
          battlefield: [
            'Storm Crow',
            'Thalakos Sentry',
            { card: 'Thalakos Sentry', label: 'Winged Sentry' },
            { card: 'Flight', label: 'Wings', attachedTo: 'Winged Sentry' },
          ],
        },
      },
    },
    script: [
      ...attackWith('Soltari Footsoldier', 'Hill Giant'),
      {
        expect: {
          mayBlock: {
            'Storm Crow': ['Hill Giant'],
            'Thalakos Sentry': [],
            'Winged Sentry': ['Soltari Footsoldier'],
          },
        },
        id: 'both',
      },
    ],
    shows: [
      { rule: '501.2', edition: '2006-10', by: 'both', example: 1 },
      { rule: '509.1b', edition: '2009-10', by: 'both', example: 1 },
      { rule: '509.1b', edition: '2011-09', by: 'both', example: 1 },
      { rule: '509.1b', edition: '2026-02', by: 'both', example: 1 },
    ],
  },
  {
    name: 'Evasion gained after blocks changes no block',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Hill Giant'], hand: ['Jump'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant' } },
      { as: 'A', cast: 'Jump', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { keywords: { 'Hill Giant': ['flying'] }, blocked: { 'Hill Giant': ['Grizzly Bears'] } } },
      { until: 'endCombat' },
      { expect: { life: { B: 20 }, zone: { 'Grizzly Bears': 'graveyard' } }, id: 'still blocked' },
    ],
    shows: across('still blocked', '501.3', null, null, null),
  },
  {
    name: 'Swampwalk is unblockable while the defending player has a Swamp',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Forest', 'Bog Wraith', 'Shanodin Dryads'] },
        B: { battlefield: ['Swamp', 'Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Bog Wraith', 'Shanodin Dryads'),
      { expect: { mayBlock: { 'Grizzly Bears': ['Shanodin Dryads'] } }, id: 'defending' },
    ],
    shows: across('defending', '502.6b', null, '702.13c', '702.14c'),
  },
  {
    name: 'Landwalk may ask for a supertype, or for the lack of one',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Livonya Silone', 'Dryad Sophisticate'] },
        B: { battlefield: ['Forest', 'Drifting Meadow', 'Hill Giant'] },
      },
    },
    script: [
      ...attackWith('Livonya Silone', 'Dryad Sophisticate'),
      { expect: { mayBlock: { 'Hill Giant': ['Livonya Silone'] } }, id: 'nonbasic, not legendary' },
    ],
    shows: across('nonbasic, not legendary', null, '702.12b', '702.13c', '702.14c'),
  },
  {
    name: 'Landwalk of one’s own is no defence against landwalk',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Shanodin Dryads', 'Hill Giant'] },
        B: { battlefield: ['Forest', { card: 'Shanodin Dryads', label: 'Guard' }] },
      },
    },
    script: [
      ...attackWith('Shanodin Dryads', 'Hill Giant'),
      { expect: { mayBlock: { Guard: ['Hill Giant'] } }, id: 'not cancelled' },
    ],
    shows: across('not cancelled', '502.6d', '702.12d', '702.13d', '702.14d'),
  },
  {
    name: 'Snow landwalk needs a snow land of that type',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Rime Dryad', 'Legions of Lim-Dûl'] },
        B: { battlefield: ['Snow-Covered Forest', 'Swamp', { card: 'Rime Dryad', label: 'Guard' }] },
      },
    },
    script: [
      ...attackWith('Rime Dryad', 'Legions of Lim-Dûl'),
      // not even by one that has the same
      { expect: { mayBlock: { Guard: ['Legions of Lim-Dûl'] } }, id: 'snow' },
    ],
    shows: [
      ...across('snow', '502.6c', '702.12b', '702.13c', '702.14c'),
      { rule: '502.6d', edition: '2006-10', by: 'snow', example: 1 },
      { rule: '702.12d', edition: '2009-10', by: 'snow', example: 1 },
      { rule: '702.13d', edition: '2011-09', by: 'snow', example: 1 },
      { rule: '702.14d', edition: '2026-02', by: 'snow', example: 1 },
    ],
  },
];
