/** Keyword abilities and actions. 2006: 501–502 · 2009, 2011, 2026: 701–702 */
import type { ScenarioInput } from '@rulewright/scenario';

export const keywords: readonly (readonly ScenarioInput[])[] = [];
