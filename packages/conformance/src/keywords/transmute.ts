/** Transmute. 2006: 502.48 · 2009: 702.50 · 2011: 702.51 · 2026: 702.53 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const transmute: readonly ScenarioInput[] = [
  {
    name: 'Transmute finds a card of the mana value of the card discarded, at sorcery speed',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Island ×3'],
          hand: ['Drift of Phantasms'],
          library: ['Swamp', 'Divination', 'Shock', 'Hill Giant', 'Cancel'],
        },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Drift of Phantasms' }] }, id: 'not in the upkeep' },
      { until: 'main1' },
      { as: 'A', activate: 'Drift of Phantasms' },
      { expect: { zone: { 'Drift of Phantasms': 'graveyard' }, stack: ['Drift of Phantasms'] } },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'search', offers: ['Divination', 'Cancel'], lacks: ['Shock', 'Hill Giant'] } },
        id: 'of equal value',
      },
      { as: 'A', answer: 'Cancel' },
      { expect: { zone: { Cancel: 'hand' }, library: { A: 3 }, sees: { B: { Cancel: 'Cancel' } } }, id: 'shown' },
    ],
    shows: [...across('of equal value', '502.48a', '702.50a', '702.51a', '702.53a')],
  },
  {
    name: 'Transmute is activated from the hand only',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×3', 'Drift of Phantasms'], graveyard: ['Dizzy Spell'] } },
    },
    script: [
      {
        expect: {
          cannot: [
            { as: 'A', activate: 'Drift of Phantasms' },
            { as: 'A', activate: 'Dizzy Spell' },
          ],
        },
        id: 'nowhere else',
      },
    ],
    shows: across('nowhere else', '502.48a', '702.50a', '702.51a', '702.53a'),
  },
  {
    name: 'Transmute is an activated ability on the battlefield too',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: [
            { card: 'Tolaria West', tapped: true },
            { card: 'Island', tapped: true },
          ],
        },
        B: { battlefield: ["Tsabo's Web"] },
      },
    },
    script: [
      { until: 'turn' },
      { expect: { active: 'A', tapped: { 'Tolaria West': true, Island: false } }, id: 'seen' },
    ],
    shows: across('seen', '502.48b', '702.50b', '702.51b', '702.53b'),
  },
];
