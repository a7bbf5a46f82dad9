/** Costs: paying them, reducing them, those added and those paid instead. 2006: 409.1, 419.5b · 2009: 116 · 2011: 117 · 2026: 118 */
import type { ScenarioInput } from '@rulewright/scenario';
import { alternativeCosts } from './alternative-costs.ts';
import { hybridCosts } from './hybrid-costs.ts';
import { payingCosts } from './paying-costs.ts';
import { reductions } from './reductions.ts';
import { whileResolving } from './while-resolving.ts';

export const paying: Readonly<Record<string, readonly ScenarioInput[]>> = {
  alternativeCosts,
  hybridCosts,
  payingCosts,
  reductions,
  whileResolving,
};
