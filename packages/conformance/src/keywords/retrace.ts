/** Retrace. 2006: none · 2009: 702.78 · 2011: 702.79 · 2026: 702.81 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const retrace: readonly ScenarioInput[] = [
  {
    name: 'Retrace: cast from the graveyard with a land card discarded besides its mana cost',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Mountain ×2'], hand: ['Forest', 'Shock'], graveyard: ['Flame Jab'] } },
    },
    script: [
      { as: 'A', cast: 'Flame Jab', targets: ['B'] },
      {
        expect: { zone: { Forest: 'graveyard', Shock: 'hand' }, tapped: { Mountain: true, 'Mountain 2': false } },
        id: 'discarded',
      },
      { until: 'resolved' },
      {
        expect: { life: { B: 19 }, zone: { 'Flame Jab': 'graveyard' }, cannot: [{ as: 'A', cast: 'Flame Jab' }] },
        id: 'no land left',
      },
    ],
    shows: across('discarded', null, '702.78a', '702.79a', '702.81a'),
  },
  {
    name: 'From the hand a card with retrace costs no land',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Flame Jab', 'Forest'] } } },
    script: [
      { as: 'A', cast: 'Flame Jab', targets: ['B'] },
      { expect: { zone: { Forest: 'hand' } }, id: 'kept' },
    ],
    shows: across('kept', null, '702.78a', '702.79a', '702.81a'),
  },
  {
    name: 'Retrace keeps to the timing of its card',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: { A: { battlefield: ['Mountain'], hand: ['Forest'], graveyard: ['Flame Jab'] } },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Flame Jab' }] }, id: 'a sorcery' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', cast: 'Flame Jab' }] } },
    ],
  },
];
