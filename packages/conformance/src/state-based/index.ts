/** State-based actions. 2006: 420 · 2009, 2011, 2026: 704 */
import type { ScenarioInput } from '@rulewright/scenario';
import { atOnce } from './at-once.ts';
import { each } from './each.ts';
import { together } from './together.ts';

export const stateBased: Readonly<Record<string, readonly ScenarioInput[]>> = {
  atOnce,
  each,
  together,
};
