/** Transfigure. 2006: none · 2009: 702.68 · 2011: 702.69 · 2026: 702.71 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const transfigure: readonly ScenarioInput[] = [
  {
    name: 'Transfigure: sacrificed at sorcery speed for a creature of the same mana value from the library',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Swamp ×3', 'Fleshwrither'],
          library: ['Swamp', 'Hill Giant', 'Grizzly Bears', 'Wrath of God', 'Giant Spider'],
        },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Fleshwrither' }] }, id: 'not in the upkeep' },
      { until: 'main1' },
      { as: 'A', activate: 'Fleshwrither' },
      { expect: { zone: { Fleshwrither: 'graveyard' } } },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'search',
            offers: ['Hill Giant', 'Giant Spider'],
            lacks: ['Grizzly Bears', 'Wrath of God'],
          },
        },
        id: 'creatures of four',
      },
      { as: 'A', answer: 'Giant Spider' },
      { expect: { zone: { 'Giant Spider': 'battlefield' } } },
    ],
    shows: across('creatures of four', null, '702.68a', '702.69a', '702.71a'),
  },
];
