/** When face-down objects are revealed. 2006: 504.6 · 2009, 2011: 707.9 · 2026: 708.9 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const revealed: readonly ScenarioInput[] = [
  {
    name: 'A face-down permanent that leaves is revealed, though it goes to a hand',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island'], hand: ['Unsummon'] },
        B: { battlefield: [{ card: 'Grinning Demon', faceDown: true }], hand: ['Exalted Angel'] },
      },
    },
    script: [
      { as: 'A', cast: 'Unsummon', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grinning Demon': 'hand' },
          sees: { A: { 'Grinning Demon': 'Grinning Demon', 'Exalted Angel': null } },
        },
        id: 'shown',
      },
    ],
    shows: across('shown', '504.6', '707.9', '707.9', '708.9'),
  },
  {
    name: 'A face-down permanent that dies lies face up in the graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: [{ card: 'Grinning Demon', faceDown: true }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      {
        expect: {
          graveyard: { B: ['Grinning Demon'] },
          faceDown: { 'Grinning Demon': false },
          sees: { A: { 'Grinning Demon': 'Grinning Demon' } },
        },
      },
    ],
  },
  {
    name: 'A face-down spell that is countered is revealed, though it goes to a hand',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×3'], hand: ['Exalted Angel', 'Grinning Demon'] },
        B: { battlefield: ['Island ×2'], hand: ['Remand'] },
      },
    },
    script: [
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Remand', targets: ['Exalted Angel'] },
      { until: 'empty' },
      {
        expect: {
          zone: { 'Exalted Angel': 'hand' },
          sees: { B: { 'Exalted Angel': 'Exalted Angel', 'Grinning Demon': null } },
        },
        id: 'shown',
      },
    ],
    shows: across('shown', '504.6', '707.9', '707.9', '708.9'),
  },
  {
    name: 'A face-down spell that becomes a permanent, and a permanent that phases out, are not revealed',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'Island ×2'], hand: ['Exalted Angel', 'Reality Ripple'] },
      },
    },
    script: [
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      { until: 'resolved' },
      { expect: { sees: { B: { 'Exalted Angel': 'Face-down creature 1' } } }, id: 'hidden' },
      { as: 'A', cast: 'Reality Ripple', targets: ['Exalted Angel'] },
      { until: 'resolved' },
      { expect: { sees: { B: { 'Exalted Angel': 'Face-down creature 1' } } } },
    ],
  },
  {
    name: 'At the end of the game what is face down is revealed',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', { card: 'Grinning Demon', faceDown: true }],
          hand: ['Exalted Angel', 'Skinthinner'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      {
        expect: {
          sees: { B: { 'Grinning Demon': 'Face-down creature 1', 'Exalted Angel': 'Face-down spell 2' } },
        },
      },
      { concede: 'A' },
      {
        expect: {
          result: ['B'],
          sees: {
            B: { 'Grinning Demon': 'Grinning Demon', 'Exalted Angel': 'Exalted Angel', Skinthinner: null },
          },
        },
        id: 'end',
      },
    ],
    shows: across('end', '504.6', '707.9', '707.9', '708.9'),
  },
];
