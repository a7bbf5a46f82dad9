/** Split second. 2006: 502.58 · 2009: 702.58 · 2011: 702.59 · 2026: 702.61 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const splitSecond: readonly ScenarioInput[] = [
  {
    name: 'Split second: no spells and no abilities but mana abilities while it is on the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Mogg Fanatic'], hand: ['Krosan Grip', 'Shock', 'Mountain'] },
        B: {
          battlefield: ['Glorious Anthem', 'Prodigal Sorcerer', 'Island ×2', 'Llanowar Elves'],
          hand: ['Counterspell'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Krosan Grip' },
      { expect: { cannot: [{ as: 'A', activate: 'Mogg Fanatic' }] }, id: 'neither its controller' },
      { as: 'A', pass: true },
      {
        expect: {
          cannot: [
            { as: 'B', cast: 'Counterspell' },
            { as: 'B', activate: 'Prodigal Sorcerer' },
          ],
          can: [{ as: 'B', tap: 'Llanowar Elves' }],
        },
        id: 'nobody',
      },
      { as: 'B', pass: true },
      {
        expect: { zone: { 'Glorious Anthem': 'graveyard' }, can: [{ as: 'A', activate: 'Mogg Fanatic' }] },
        id: 'over',
      },
      { as: 'A', activate: 'Mogg Fanatic', targets: ['B'] },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', activate: 'Prodigal Sorcerer' }] } },
    ],
    shows: [...across('nobody', '502.58a', '702.58a', '702.59a', '702.61a'), ...glossary('Split Second', 'nobody')],
  },
  {
    name: 'Split second lets creatures be turned face up and abilities trigger',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3'], hand: ['Krosan Grip'] },
        B: {
          battlefield: ['Glorious Anthem', 'Island ×2', { card: 'Willbender', faceDown: true }, "Tormod's Crypt"],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Krosan Grip', targets: ['Glorious Anthem'] },
      { as: 'A', pass: true },
      { as: 'B', turnUp: 'Willbender' },
      { expect: { stack: ['Krosan Grip', 'Willbender'], faceDown: { Willbender: false } }, id: 'triggered' },
      { until: 'resolved' },
      { until: 'empty' },
      { expect: { zone: { 'Glorious Anthem': 'battlefield', "Tormod's Crypt": 'graveyard' } } },
    ],
    shows: across('triggered', null, '702.58b', '702.59b', '702.61b'),
  },
  {
    name: 'A card cannot be suspended while a spell with split second is on the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Island ×2'], hand: ['Krosan Grip', 'Errant Ephemeron'] },
        B: { battlefield: ['Glorious Anthem'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', special: 'Errant Ephemeron', what: 'suspend' }] } },
      { as: 'A', cast: 'Krosan Grip' },
      { expect: { cannot: [{ as: 'A', special: 'Errant Ephemeron', what: 'suspend' }] }, id: 'prohibited' },
    ],
  },
  {
    name: 'Split second twice is split second, and over as the spell leaves the stack',
    editions: [...ALL],
    cards: { 'Twice Split': { cost: '{G}', type: 'Instant', text: 'Split second\nSplit second\nYou gain 1 life.' } },
    position: {
      sides: {
        A: { battlefield: ['Forest'], hand: ['Twice Split'] },
        B: { battlefield: ['Island ×2', 'Prodigal Sorcerer'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Twice Split' },
      { as: 'A', pass: true },
      {
        expect: {
          cannot: [
            { as: 'B', cast: 'Counterspell' },
            { as: 'B', activate: 'Prodigal Sorcerer' },
          ],
          asks: { as: 'B', kind: 'priority', options: 3 },
        },
        id: 'meanwhile',
      },
      { as: 'B', pass: true },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', activate: 'Prodigal Sorcerer' }], stack: [] }, id: 'over' },
    ],
    shows: across('over', '502.58b', '702.58c', '702.59c', '702.61c'),
  },
];
