/** Evoke. 2006: none · 2009: 702.71 · 2011: 702.72 · 2026: 702.74 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const evoke: readonly ScenarioInput[] = [
  {
    name: 'Evoke: another cost, and a sacrifice as it has entered',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Mulldrifter'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Mulldrifter', by: '' }] } },
      { as: 'A', cast: 'Mulldrifter', by: 'evoke' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { until: 'empty' },
      { expect: { zone: { Mulldrifter: 'graveyard' }, hand: { A: 2 } }, id: 'evoked' },
    ],
    shows: across('evoked', null, '702.71a', '702.72a', '702.74a'),
  },
  {
    name: 'Cast for its mana cost a card with evoke stays',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Island ×5'], hand: ['Mulldrifter'] } } },
    script: [
      { as: 'A', cast: 'Mulldrifter', by: '' },
      { until: 'resolved' },
      { expect: { stack: ['Mulldrifter'] } },
      { until: 'empty' },
      { expect: { zone: { Mulldrifter: 'battlefield' } }, id: 'stays' },
    ],
    shows: across('stays', null, '702.71a', '702.72a', '702.74a'),
  },
];
