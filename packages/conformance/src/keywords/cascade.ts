/** Cascade. 2006: none · 2009: 702.82 · 2011: 702.83 · 2026: 702.85 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const cascade: readonly ScenarioInput[] = [
  {
    name: 'Cascade: cards are exiled down to a cheaper nonland card, which may be cast free; the rest go to the bottom',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Forest ×2'],
          hand: ['Bloodbraid Elf'],
          library: ['Swamp', 'Hill Giant', 'Craw Wurm', 'Shock', 'Island', 'Divination'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Bloodbraid Elf' },
      { expect: { stack: ['Bloodbraid Elf', 'Bloodbraid Elf'] } },
      { until: 'resolved' },
      {
        expect: { zone: { Shock: 'exile', 'Hill Giant': 'exile', Swamp: 'exile', Island: 'library' } },
        id: 'down to the Shock',
      },
      { as: 'A', answer: true },
      { as: 'A', answer: 'B' },
      {
        expect: {
          stack: ['Bloodbraid Elf', 'Shock'],
          library: { A: 5 },
          zone: { Swamp: 'library', 'Hill Giant': 'library', 'Craw Wurm': 'library' },
        },
        id: 'cast free',
      },
    ],
    shows: across('cast free', null, '702.82a', '702.83a', '702.85a'),
  },
  {
    name: 'A card found by cascade and not cast goes to the bottom too',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Forest ×2'],
          hand: ['Bloodbraid Elf'],
          library: ['Swamp', 'Shock', 'Island'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Bloodbraid Elf' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      {
        expect: { library: { A: 3 }, zone: { Shock: 'library', Swamp: 'library' }, stack: ['Bloodbraid Elf'] },
        id: 'declined',
      },
    ],
    shows: across('declined', null, '702.82a', '702.83a', '702.85a'),
  },
  {
    name: 'Two instances of cascade trigger separately',
    editions: [...SINCE_2009],
    cards: { 'Twin Cascade': { cost: '{3}{G}', type: 'Sorcery', text: 'Cascade\nCascade\nYou gain 1 life.' } },
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×4'],
          hand: ['Twin Cascade'],
          library: ['Swamp', 'Shock', 'Lightning Bolt', 'Island'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Twin Cascade' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'B' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'B' },
      { until: 'empty' },
      { expect: { life: { A: 21, B: 15 } }, id: 'both' },
    ],
    shows: [...across('both', null, '702.82b', '702.83b', '702.85c')],
  },
  {
    name: 'A split card found by its cheaper half: the other half too through 2011, not today',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Forest ×2'],
          hand: ['Bloodbraid Elf'],
          library: ['Boom // Bust', 'Shock', 'Island'],
        },
        B: { battlefield: ['Swamp'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bloodbraid Elf' },
      { until: 'resolved' },
      {
        expect: { zone: { 'Boom // Bust': 'exile', Shock: 'library' } },
        in: ['2009-10', '2011-09'],
        id: 'either half',
      },
      { expect: { zone: { 'Boom // Bust': 'exile', Shock: 'exile' } }, in: ['2026-02'], id: 'both halves' },
      { as: 'A', answer: true, in: ['2009-10', '2011-09'] },
      { as: 'A', answer: 'Bust', in: ['2009-10', '2011-09'] },
      { as: 'A', answer: false, in: ['2026-02'] },
      { until: 'empty' },
      { expect: { count: { Mountain: 0, Forest: 0 } }, in: ['2009-10', '2011-09'], id: 'dearer half' },
    ],
    shows: [
      ...across('dearer half', null, '702.82a', '702.83a', null),
      ...across('both halves', null, null, null, '702.85a'),
    ],
  },
];
