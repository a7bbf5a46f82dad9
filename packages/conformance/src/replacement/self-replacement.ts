/** What a spell or ability does instead by its own text. 2006: 419.6d · 2009: 614.14 · 2011, 2026: 614.15 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const selfReplacement: readonly ScenarioInput[] = [
  {
    name: 'Where a countered spell goes instead comes before what would keep it from the graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Remand'] },
        B: { battlefield: ['Plains ×7'], hand: ['Legacy Weapon'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Legacy Weapon' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Remand', targets: ['Legacy Weapon'] },
      { until: 'resolved' },
      { expect: { zone: { 'Legacy Weapon': 'hand' }, stack: [] }, id: 'in hand' },
    ],
    shows: [
      { rule: '419.6d', edition: '2006-10', by: 'in hand' },
      { rule: '614.14', edition: '2009-10', by: 'in hand' },
      { rule: '614.15', edition: '2011-09', by: 'in hand' },
      { rule: '614.15', edition: '2026-02', by: 'in hand' },
    ],
  },
  {
    name: 'The greater damage that a spell deals instead is what is doubled, and nobody chooses',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Furnace of Rath'], hand: ['Electrostatic Bolt'] },
        B: { battlefield: ['Darksteel Colossus'] },
      },
    },
    script: [
      { as: 'A', cast: 'Electrostatic Bolt', targets: ['Darksteel Colossus'] },
      { until: 'resolved' },
      { expect: { damage: { 'Darksteel Colossus': 8 }, stack: [] }, id: 'eight' },
    ],
    shows: [
      { rule: '616.1a', edition: '2009-10', by: 'eight' },
      { rule: '616.1a', edition: '2011-09', by: 'eight' },
      { rule: '616.1a', edition: '2026-02', by: 'eight' },
    ],
  },
];
