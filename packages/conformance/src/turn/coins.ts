/** Flipping a coin: the player who flips it calls it. 2006: 511 · 2009, 2011, 2026: 705 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

/** The coin comes up the same in both. */
const flip = (
  call: string,
): Pick<ScenarioInput, 'editions' | 'seed' | 'position'> & { script: ScenarioInput['script'] } => ({
  editions: [...ALL],
  seed: 2,
  position: { sides: { A: { battlefield: ['Island ×2', 'Mountain'], hand: ['Stitch in Time'] } } },
  script: [
    { as: 'A', cast: 'Stitch in Time' },
    { until: 'resolved' },
    { as: 'A', answer: call, kind: 'word' },
    { until: 'turn' },
  ],
});
const won = flip('heads');
const lost = flip('tails');

export const coins: readonly ScenarioInput[] = [
  {
    ...won,
    name: 'Who calls the coin as it comes up wins the flip',
    script: [...won.script, { expect: { active: 'A', turn: 6 }, id: 'won' }],
    shows: [
      { rule: '511.1', edition: '2006-10', by: 'won' },
      { rule: '705.1', edition: '2009-10', by: 'won' },
      { rule: '705.1', edition: '2011-09', by: 'won' },
      { rule: '705.2', edition: '2026-02', by: 'won' },
    ],
  },
  {
    ...lost,
    name: 'Who calls the coin otherwise loses the flip',
    script: [...lost.script, { expect: { active: 'B', turn: 6 }, id: 'lost' }],
    shows: [
      { rule: '511.1', edition: '2006-10', by: 'lost' },
      { rule: '705.1', edition: '2009-10', by: 'lost' },
      { rule: '705.1', edition: '2011-09', by: 'lost' },
      { rule: '705.2', edition: '2026-02', by: 'lost' },
    ],
  },
];
