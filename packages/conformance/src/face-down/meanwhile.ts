/** What a face-down object is meanwhile, and who may look at it. 2006: 504.2–4 · 2009, 2011: 707.2, 707.3, 707.5, 707.6 · 2026: 708.2, 708.3, 708.5, 708.6 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const meanwhile: readonly ScenarioInput[] = [
  {
    name: 'A face-down permanent is a 2/2 creature and nothing more',
    editions: [...ALL],
    position: {
      step: 'main2',
      active: 'B',
      sides: { A: { battlefield: [{ card: 'Grinning Demon', faceDown: true }] } },
    },
    script: [
      {
        expect: {
          pt: { 'Grinning Demon': '2/2' },
          types: { 'Grinning Demon': ['creature'] },
          subtypes: { 'Grinning Demon': [] },
          name: { 'Grinning Demon': '' },
          colors: { 'Grinning Demon': '' },
          manaValue: { 'Grinning Demon': 0 },
          abilities: { 'Grinning Demon': 0 },
        },
        id: 'blank',
      },
      { until: 'turn' },
      { until: 'draw' },
      { expect: { active: 'A', life: { A: 20 } } },
    ],
    shows: across('blank', '504.2', '707.2', '707.2', '708.2'),
  },
  {
    name: 'A face-down spell is a 2/2 creature spell and nothing more',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×3'], hand: ['Exalted Angel'] } } },
    script: [
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      {
        expect: {
          pt: { 'Exalted Angel': '2/2' },
          types: { 'Exalted Angel': ['creature'] },
          subtypes: { 'Exalted Angel': [] },
          name: { 'Exalted Angel': '' },
          colors: { 'Exalted Angel': '' },
          manaValue: { 'Exalted Angel': 0 },
          abilities: { 'Exalted Angel': 0 },
        },
        id: 'blank',
      },
    ],
    shows: across('blank', '504.2', '707.2', '707.2', '708.2'),
  },
  {
    name: 'Effects still change what is face down',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Battering Craghorn', faceDown: true, counters: { '+1/+1': 1 } },
            { card: 'Bonesplitter', attachedTo: 'Battering Craghorn' },
            'Ixidor, Reality Sculptor',
          ],
        },
      },
    },
    script: [{ expect: { pt: { 'Battering Craghorn': '6/4' } } }],
  },
  {
    name: 'What enters face down does not set off its own abilities about entering',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×6', 'Grizzly Bears'], hand: ['Efreet Weaponmaster'] },
      },
    },
    script: [
      { as: 'A', cast: 'Efreet Weaponmaster', faceDown: true },
      { until: 'resolved' },
      { expect: { stack: [], pt: { 'Grizzly Bears': '2/2' }, asks: { as: 'A', kind: 'priority' } }, id: 'quiet' },
    ],
    shows: across('quiet', '504.2', '707.3', '707.3', '708.3'),
  },
  {
    name: 'The controller of a face-down spell or permanent may look at it, and others may not',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×3'], hand: ['Exalted Angel'] } } },
    script: [
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      {
        expect: {
          sees: { A: { 'Exalted Angel': 'Exalted Angel' }, B: { 'Exalted Angel': 'Face-down spell 1' } },
        },
        id: 'spell',
      },
      { until: 'resolved' },
      {
        expect: {
          sees: { A: { 'Exalted Angel': 'Exalted Angel' }, B: { 'Exalted Angel': 'Face-down creature 1' } },
        },
        id: 'permanent',
      },
    ],
    shows: across('permanent', '504.3', '707.5', '707.5', '708.5'),
  },
  {
    name: 'Whoever comes to control a face-down permanent may look at it, and may turn it face up',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: [{ card: 'Skinthinner', faceDown: true }] },
        B: { battlefield: ['Mountain ×3', 'Swamp ×6'], hand: ['Threaten'] },
      },
    },
    script: [
      { expect: { sees: { B: { Skinthinner: 'Face-down creature 1' } } } },
      { as: 'B', cast: 'Threaten', targets: ['Skinthinner'] },
      { until: 'resolved' },
      { expect: { sees: { B: { Skinthinner: 'Skinthinner' } } }, id: 'looks' },
      { as: 'B', turnUp: 'Skinthinner' },
      { expect: { faceDown: { Skinthinner: false }, controller: { Skinthinner: 'B' } } },
    ],
    shows: across('looks', '504.3', '707.5', '707.5', '708.5'),
  },
  {
    name: 'A phased-out face-down permanent may still be looked at by who controlled it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', { card: 'Grinning Demon', faceDown: true }], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reality Ripple', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grinning Demon': 'phased out' },
          faceDown: { 'Grinning Demon': true },
          sees: { A: { 'Grinning Demon': 'Grinning Demon' }, B: { 'Grinning Demon': 'Face-down creature 1' } },
        },
        id: 'looks',
      },
    ],
    shows: across('looks', '504.3', '707.5', '707.5', '708.5'),
  },
  {
    name: 'Nobody may look at a card exiled face down',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Necropotence'], library: ['Exalted Angel', 'Plains'] } } },
    script: [
      { as: 'A', activate: 'Necropotence' },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Exalted Angel': 'exile' },
          sees: { A: { 'Exalted Angel': 'Face-down card' }, B: { 'Exalted Angel': 'Face-down card' } },
        },
        id: 'hidden',
      },
    ],
    shows: across('hidden', '504.3', '707.5', '707.5', '708.5'),
  },
  {
    name: 'Face-down spells and the permanents they become are told apart by their order',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×9', 'Vedalken Orrery'],
          hand: ['Exalted Angel', 'Grinning Demon', 'Skinthinner'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      { as: 'A', cast: 'Grinning Demon', faceDown: true },
      {
        expect: {
          sees: { B: { 'Exalted Angel': 'Face-down spell 1', 'Grinning Demon': 'Face-down spell 2' } },
        },
      },
      { until: 'empty' },
      { as: 'A', cast: 'Skinthinner', faceDown: true },
      { until: 'resolved' },
      {
        expect: {
          sees: {
            B: {
              'Exalted Angel': 'Face-down creature 1',
              'Grinning Demon': 'Face-down creature 2',
              Skinthinner: 'Face-down creature 3',
            },
          },
        },
        id: 'apart',
      },
    ],
    shows: across('apart', '504.4', '707.6', '707.6', '708.6'),
  },
];
