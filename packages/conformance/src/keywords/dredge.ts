/** Dredge. 2006: 502.47 · 2009: 702.49 · 2011: 702.50 · 2026: 702.52 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const dredge: readonly ScenarioInput[] = [
  {
    name: 'Dredge: each draw may be replaced by milling and taking the card back',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3'],
          hand: ['Divination'],
          graveyard: ['Darkblast'],
          library: ['Swamp', 'Forest', 'Mountain', 'Plains', 'Island'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { hand: { A: ['Swamp'] }, library: { A: 4 } }, id: 'drawn' },
      { as: 'A', answer: true },
      {
        expect: {
          hand: { A: ['Swamp', 'Darkblast'] },
          graveyard: { A: ['Divination', 'Plains', 'Mountain', 'Forest'] },
          library: { A: 1 },
        },
        id: 'dredged',
      },
    ],
    shows: across('dredged', '502.47a', '702.49a', '702.50a', '702.52a'),
  },
  {
    name: 'Dredge functions only in the graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Greater Mossdog'],
          hand: ['Divination', 'Darkblast'],
          exile: ['Stinkweed Imp'],
          library: ['Swamp ×8'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { expect: { hand: { A: 3 }, library: { A: 6 }, stack: [] }, id: 'not asked' },
    ],
    shows: across('not asked', '502.47a', '702.49a', '702.50a', '702.52a'),
  },
  {
    name: 'Too few cards in the library to dredge: none is milled',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2'],
          hand: ['Reach Through Mists ×2'],
          graveyard: ['Darkblast'],
          library: ['Swamp', 'Forest', 'Mountain'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { library: { A: 2 } } },
      { as: 'A', cast: 'Reach Through Mists 2' },
      { until: 'resolved' },
      {
        expect: { hand: { A: ['Swamp', 'Forest'] }, library: { A: 1 }, zone: { Darkblast: 'graveyard' } },
        id: 'drawn instead',
      },
    ],
    shows: across('drawn instead', '502.47b', '702.49b', '702.50b', '702.52b'),
  },
];
