/** Copying. 2006: 503 · 2009, 2011: 706 · 2026: 707 */
import type { ScenarioInput } from '@rulewright/scenario';

export const copying: Readonly<Record<string, readonly ScenarioInput[]>> = {};
