/** Conspire. 2006: none · 2009: 702.75 · 2011: 702.76 · 2026: 702.78 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const conspire: readonly ScenarioInput[] = [
  {
    name: 'Conspire: two untapped creatures of its colour tapped, and the spell is copied',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain ×4',
            'Raging Goblin',
            'Hill Giant',
            'Grizzly Bears',
            { card: 'Gray Ogre', tapped: true },
          ],
          hand: ['Burn Trail'],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Burn Trail', targets: ['B'], costs: [true] },
      {
        expect: {
          tapped: { 'Raging Goblin': true, 'Hill Giant': true, 'Grizzly Bears': false },
          stack: ['Burn Trail', 'Burn Trail'],
        },
        id: 'tapped',
      },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears 2' },
      { until: 'empty' },
      { expect: { life: { B: 17 }, zone: { 'Grizzly Bears 2': 'graveyard' } }, id: 'copied' },
    ],
    shows: across('copied', null, '702.75a', '702.76a', '702.78a'),
  },
  {
    name: 'Conspire unpaid copies nothing',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Mountain ×4', 'Raging Goblin', 'Hill Giant'], hand: ['Burn Trail'] } } },
    script: [
      { as: 'A', cast: 'Burn Trail', targets: ['B'], costs: [false] },
      { expect: { stack: ['Burn Trail'], tapped: { 'Raging Goblin': false } }, id: 'alone' },
    ],
    shows: across('alone', null, '702.75a', '702.76a', '702.78a'),
  },
  {
    name: 'Two instances of conspire are paid for, and copy, apart',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×4', 'Raging Goblin ×2', 'Hill Giant', 'Wort, the Raidmother'],
          hand: ['Burn Trail'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Burn Trail', targets: ['B'], costs: [true, true] },
      { as: 'A', answer: ['Raging Goblin', 'Raging Goblin 2'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Burn Trail', 'Burn Trail', 'Burn Trail'] }, id: 'two triggers' },
    ],
    shows: across('two triggers', null, '702.75b', '702.76b', '702.78b'),
  },
  {
    name: 'One of two instances of conspire paid gives one copy',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×4', 'Raging Goblin ×2', 'Hill Giant', 'Wort, the Raidmother'],
          hand: ['Burn Trail'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Burn Trail', targets: ['B'], costs: [false, true] },
      { as: 'A', answer: ['Raging Goblin', 'Raging Goblin 2'] },
      { expect: { stack: ['Burn Trail', 'Burn Trail'] }, id: 'its own payment' },
    ],
    shows: across('its own payment', null, '702.75b', '702.76b', '702.78b'),
  },
];
