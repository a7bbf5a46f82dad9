/** Resolving spells and abilities. 2006: 413 · 2009, 2011, 2026: 608 */
import type { ScenarioInput } from '@rulewright/scenario';
import { instructions } from './instructions.ts';
import { moreEffects } from './more-effects.ts';

export const resolving: Readonly<Record<string, readonly ScenarioInput[]>> = {
  instructions,
  moreEffects,
};
