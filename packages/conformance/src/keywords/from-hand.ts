/** Cycling and madness. 2006: 502.18, 502.24 · 2009: 702.26, 702.32 · 2011: 702.27, 702.33 · 2026: 702.29, 702.35 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const fromHand: readonly ScenarioInput[] = [
  {
    name: 'Cycling: the card is discarded as a cost, the card is drawn as the ability resolves',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Drifting Meadow'] } } },
    script: [
      { as: 'A', activate: 'Drifting Meadow' },
      { expect: { zone: { 'Drifting Meadow': 'graveyard' }, stack: ['Drifting Meadow'], hand: { A: 0 } } },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } }, id: 'drawn' },
    ],
    shows: across('drawn', '502.18a', '702.26a', '702.27a', '702.29a'),
  },
  {
    name: 'Cycling functions only in hand',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', 'Drifting Meadow'],
          graveyard: [{ card: 'Drifting Meadow', label: 'Old Meadow' }],
          hand: [{ card: 'Drifting Meadow', label: 'New Meadow' }],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', activate: 'New Meadow' }],
          cannot: [
            { as: 'A', activate: 'Drifting Meadow' },
            { as: 'A', activate: 'Old Meadow' },
          ],
        },
        id: 'in hand',
      },
    ],
    shows: across('in hand', '502.18a', '702.26a', '702.27a', '702.29a'),
  },
  {
    name: '"When you cycle this card" triggers from where the card winds up',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Gempalm Incinerator'] },
        B: { battlefield: ['Raging Goblin'] },
      },
    },
    script: [
      { as: 'A', activate: 'Gempalm Incinerator' },
      {
        expect: { stack: ['Gempalm Incinerator', 'Gempalm Incinerator'], zone: { 'Gempalm Incinerator': 'graveyard' } },
        id: 'both',
      },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Raging Goblin': 'graveyard' }, hand: { A: 0 } } },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } } },
    ],
    shows: across('both', null, '702.26c', '702.27c', '702.29c'),
  },
  {
    name: 'Cycling for a land type: a search instead of a draw, and still cycling',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', 'Lightning Rift'],
          hand: ['Chartooth Cougar'],
          library: ['Plains', 'Mountain', 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Chartooth Cougar' },
      { as: 'A', answer: 'B' },
      { expect: { stack: ['Chartooth Cougar', 'Lightning Rift'] }, id: 'cycled' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { life: { B: 18 } } },
      { until: 'resolved' },
      { as: 'A', answer: 'Mountain' },
      { expect: { hand: { A: 1 }, library: { A: 2 } }, id: 'found' },
    ],
    shows: [
      ...across('found', '502.18c', '702.26d', '702.27d', '702.29e'),
      ...across('cycled', '502.18c', '702.26e', '702.27e', '702.29f'),
    ],
  },
  {
    name: 'Madness: exiled instead of discarded to the graveyard, and cast for its cost',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Wild Mongrel'], hand: ['Fiery Temper'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', activate: 'Wild Mongrel' },
      { as: 'A', answer: true, in: [...UNTIL_2011] },
      { expect: { zone: { 'Fiery Temper': 'exile' }, stack: ['Wild Mongrel', 'Fiery Temper'] }, id: 'exiled' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { stack: ['Wild Mongrel', 'Fiery Temper'], tapped: { Mountain: true } }, id: 'for one' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard', 'Fiery Temper': 'graveyard' } } },
      { until: 'resolved' },
      { as: 'A', answer: 'white' },
    ],
    shows: [
      ...across('exiled', '502.24a', '702.32a', '702.33a', '702.35a'),
      ...across('for one', '502.24b', '702.32b', '702.33b', '702.35b'),
    ],
  },
  {
    name: 'Madness: whether the card may go to the graveyard at once',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Wild Mongrel'], hand: ['Fiery Temper'] } },
    },
    script: [
      { as: 'A', activate: 'Wild Mongrel' },
      { as: 'A', answer: false, in: [...UNTIL_2011] },
      {
        expect: { zone: { 'Fiery Temper': 'graveyard' }, stack: ['Wild Mongrel'] },
        in: [...UNTIL_2011],
        id: 'by choice',
      },
      {
        expect: { zone: { 'Fiery Temper': 'exile' }, stack: ['Wild Mongrel', 'Fiery Temper'] },
        in: ['2026-02'],
        id: 'always',
      },
      { until: 'resolved' },
      { as: 'A', answer: false, in: ['2026-02'] },
      { expect: { zone: { 'Fiery Temper': 'graveyard' } } },
      { until: 'empty', in: ['2026-02'] },
      { as: 'A', answer: 'white' },
    ],
    shows: [
      ...across('by choice', '502.24a', '702.32a', '702.33a', null),
      { rule: '702.35a', edition: '2026-02', by: 'always' },
    ],
  },
  {
    name: 'Madness not used: the card goes on to the graveyard',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Wild Mongrel'], hand: ['Fiery Temper'] } },
    },
    script: [
      { as: 'A', activate: 'Wild Mongrel' },
      { as: 'A', answer: true, in: [...UNTIL_2011] },
      { expect: { zone: { 'Fiery Temper': 'exile' } } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { zone: { 'Fiery Temper': 'graveyard' }, tapped: { Mountain: false } }, id: 'on' },
      { until: 'empty' },
      { as: 'A', answer: 'white' },
    ],
    shows: across('on', '502.24a', '702.32a', '702.33a', '702.35a'),
  },
];
