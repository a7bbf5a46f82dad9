/** Prowl. 2006: none · 2009: 702.73 · 2011: 702.74 · 2026: 702.76 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const prowl: readonly ScenarioInput[] = [
  {
    name: "Prowl: the cost is open once a source of the spell's types has dealt combat damage to a player",
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Island ×3', "Oona's Blackguard"], hand: ['Latchkey Faerie'] } },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Latchkey Faerie', by: 'prowl' }] }, id: 'before' },
      ...attackWith("Oona's Blackguard"),
      { until: 'main2' },
      { as: 'A', cast: 'Latchkey Faerie', by: 'prowl' },
      { until: 'resolved' },
      { expect: { stack: ['Latchkey Faerie'] }, id: 'prowled' },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } } },
    ],
    shows: across('prowled', null, '702.73a', '702.74a', '702.76a'),
  },
  {
    name: 'Prowl does not open by damage from creatures of other types, nor by other damage',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Grizzly Bears', 'Prodigal Sorcerer'], hand: ['Latchkey Faerie'] } },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { until: 'resolved' },
      ...attackWith('Grizzly Bears'),
      { until: 'main2' },
      {
        expect: { life: { B: 17 }, cannot: [{ as: 'A', cast: 'Latchkey Faerie', by: 'prowl' }] },
        id: 'not of its kind',
      },
    ],
    shows: across('not of its kind', null, '702.73a', '702.74a', '702.76a'),
  },
  {
    name: 'For prowl a source counts as what it was when it dealt the damage',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Swamp', 'Mountain', "Oona's Blackguard"], hand: ['Latchkey Faerie', 'Shock'] },
      },
    },
    script: [
      ...attackWith("Oona's Blackguard"),
      { until: 'main2' },
      { as: 'A', cast: 'Shock', targets: ["Oona's Blackguard"] },
      { until: 'resolved' },
      {
        expect: {
          zone: { "Oona's Blackguard": 'graveyard' },
          can: [{ as: 'A', cast: 'Latchkey Faerie', by: 'prowl' }],
        },
        id: 'though it died',
      },
    ],
    shows: across('though it died', null, '702.73a', '702.74a', '702.76a'),
  },
];
