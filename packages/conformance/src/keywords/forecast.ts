/** Forecast. 2006: 502.53 · 2009: 702.54 · 2011: 702.55 · 2026: 702.57 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const forecast: readonly ScenarioInput[] = [
  {
    name: "Forecast is activated in its owner's upkeep, from the hand, once a turn",
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'upkeep',
      sides: { A: { battlefield: ['Plains ×4', 'Grizzly Bears'], hand: ['Steeling Stance'] } },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { cannot: [{ as: 'A', activate: 'Steeling Stance' }] }, id: "not in another's upkeep" },
      { until: 'turn' },
      { expect: { step: 'upkeep', active: 'A' } },
      { as: 'A', activate: 'Steeling Stance', targets: ['Grizzly Bears'] },
      { expect: { zone: { 'Steeling Stance': 'hand' }, stack: ['Steeling Stance'] } },
      { until: 'resolved' },
      {
        expect: { pt: { 'Grizzly Bears': '3/3' }, cannot: [{ as: 'A', activate: 'Steeling Stance' }], hand: { A: 1 } },
        id: 'once',
      },
      { expect: { sees: { B: { 'Steeling Stance': 'Steeling Stance' } } }, id: 'revealed' },
      { until: 'main1' },
      { expect: { cannot: [{ as: 'A', activate: 'Steeling Stance' }], can: [{ as: 'A', cast: 'Steeling Stance' }] } },
    ],
    shows: [...across('once', '502.53b', '702.54b', '702.55b', '702.57b')],
  },
  {
    name: 'A forecast ability is of no use but in the hand',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Plains ×2', 'Island ×2', 'Pride of the Clouds'],
          graveyard: ['Steeling Stance'],
          hand: [{ card: 'Pride of the Clouds', label: 'Second Pride' }],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', activate: 'Second Pride' }],
          cannot: [
            { as: 'A', activate: 'Pride of the Clouds' },
            { as: 'A', activate: 'Steeling Stance' },
          ],
        },
        id: 'hand only',
      },
    ],
    shows: across('hand only', '502.53a', '702.54a', '702.55a', '702.57a'),
  },
];
