/** Moves that many scenarios make. 2006: 306–311 · 2009, 2011, 2026: 506–511 */
import type { ScenarioInput } from '@rulewright/scenario';

type MoveInput = ScenarioInput['script'][number];

/** A attacks the only opponent with these, and blockers are about to be declared. */
export const attackWith = (...names: string[]): MoveInput[] => [
  { until: 'declareAttackers' },
  { as: 'A', attack: names },
  { until: 'declareBlockers' },
];
