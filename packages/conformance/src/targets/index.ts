/** Targets. 2006: 415 · 2009: 113 · 2011: 114 · 2026: 115 */
import type { ScenarioInput } from '@rulewright/scenario';
import { changing } from './changing.ts';
import { checked } from './checked.ts';
import { choosing } from './choosing.ts';

export const targets: Readonly<Record<string, readonly ScenarioInput[]>> = {
  changing,
  checked,
  choosing,
};
