/** Loyalty abilities. 2009, 2011, 2026: 606 · 2006: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009, texts } from '../cards.ts';
import { across } from '../shows.ts';

export const loyalty: readonly ScenarioInput[] = [
  {
    name: 'A loyalty ability is for its controller’s main phase with an empty stack, and one a turn of each permanent',
    editions: [...SINCE_2009],
    cards: texts('Shock'),
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', { card: 'Jace Beleren', counters: { loyalty: 3 } }],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', activate: 'Jace Beleren', ability: 0 }] }, id: 'in the main phase' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', activate: 'Jace Beleren', ability: 0 }] }, id: 'not over a spell' },
      { until: 'resolved' },
      { as: 'A', activate: 'Jace Beleren', ability: 1, targets: ['A'] },
      { until: 'resolved' },
      {
        expect: {
          cannot: [
            { as: 'A', activate: 'Jace Beleren', ability: 0 },
            { as: 'A', activate: 'Jace Beleren', ability: 1 },
          ],
        },
        id: 'one a turn',
      },
      { until: 'main2' },
      { expect: { cannot: [{ as: 'A', activate: 'Jace Beleren', ability: 0 }] } },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', pass: true },
      { expect: { cannot: [{ as: 'A', activate: 'Jace Beleren', ability: 0 }] }, id: 'not in another’s turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', activate: 'Jace Beleren', ability: 0 }] }, id: 'the next turn' },
    ],
    shows: across('one a turn', null, '606.3', '606.3', '606.3'),
  },
  {
    name: 'The cost of a loyalty ability is loyalty put on or taken off as it is activated',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] } },
    },
    script: [
      { as: 'A', activate: 'Jace Beleren', ability: 0 },
      {
        expect: { counters: { 'Jace Beleren': { loyalty: 5 } }, stack: ['Jace Beleren'], hand: { A: 0, B: 0 } },
        id: 'put on at once',
      },
      { until: 'resolved' },
      { expect: { hand: { A: 1, B: 1 } } },
    ],
    shows: across('put on at once', null, '606.4', '606.4', '606.4'),
  },
  {
    name: 'Without loyalty enough the ability cannot be activated; the last of it may be taken',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Jace Beleren', counters: { loyalty: 9 } },
            { card: 'Garruk Wildspeaker', counters: { loyalty: 4 } },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          cannot: [{ as: 'A', activate: 'Jace Beleren', ability: 2 }],
          can: [{ as: 'A', activate: 'Garruk Wildspeaker', ability: 2 }],
        },
        id: 'nine are not ten',
      },
      { as: 'A', activate: 'Garruk Wildspeaker', ability: 2 },
      { expect: { zone: { 'Garruk Wildspeaker': 'graveyard' }, stack: ['Garruk Wildspeaker'] } },
    ],
    shows: across('nine are not ten', null, '606.5', '606.5', '606.6'),
  },
];
