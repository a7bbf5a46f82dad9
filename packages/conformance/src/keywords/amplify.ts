/** Amplify. 2006: 502.27 · 2009: 702.35 · 2011: 702.36 · 2026: 702.38 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const amplify: readonly ScenarioInput[] = [
  {
    name: 'A creature with amplify N enters with N counters for each card revealed that shares a creature type with it',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×6'],
          hand: ['Feral Throwback', 'Glowering Rogon', 'Canopy Crawler', 'Grizzly Bears', 'Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Feral Throwback' },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'objects',
            offers: ['Glowering Rogon', 'Canopy Crawler'],
            lacks: ['Grizzly Bears', 'Giant Growth'],
            options: 2,
          },
        },
        id: 'its kind',
      },
      { as: 'A', answer: ['Glowering Rogon', 'Canopy Crawler'] },
      { expect: { counters: { 'Feral Throwback': { '+1/+1': 4 } }, hand: { A: 4 } }, id: 'two each' },
    ],
    shows: [
      ...across('its kind', '502.27a', '702.35a', '702.36a', '702.38a'),
      ...across('two each', '502.27a', '702.35a', '702.36a', '702.38a'),
    ],
  },
  {
    name: 'A card that enters at the same time is not revealed for amplify',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×9'],
          hand: ['Tooth and Nail', 'Glowering Rogon', 'Canopy Crawler', 'Brontotherium'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Tooth and Nail', costs: [false], modes: 1 },
      { until: 'resolved' },
      { as: 'A', answer: ['Glowering Rogon', 'Canopy Crawler'] },
      { expect: { asks: { as: 'A', kind: 'objects', offers: ['Brontotherium'], options: 1 } }, id: 'only the third' },
      { as: 'A', answer: 'Brontotherium' },
      { as: 'A', answer: 'Brontotherium' },
      { expect: { pt: { 'Glowering Rogon': '5/5', 'Canopy Crawler': '3/3' } }, id: 'one each' },
    ],
    shows: across('only the third', '502.27a', '702.35a', '702.36a', '702.38a'),
  },
  {
    name: 'Each instance of amplify works by itself',
    editions: [...ALL],
    cards: { 'Herd Caller': { cost: '{G}', type: 'Creature — Beast', text: 'Amplify 1\nAmplify 2', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Forest'], hand: ['Herd Caller', 'Brontotherium'] } } },
    script: [
      { as: 'A', cast: 'Herd Caller' },
      { until: 'resolved' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { as: 'A', answer: 'Brontotherium' },
      { as: 'A', answer: 'Brontotherium' },
      { expect: { counters: { 'Herd Caller': { '+1/+1': 3 } } }, id: 'both' },
    ],
    shows: across('both', '502.27b', '702.35b', '702.36b', '702.38b'),
  },
];
