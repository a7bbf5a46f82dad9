/** Face-down spells and permanents. 2006: 502.26, 504 · 2009, 2011: 707 · 2026: 708 */
import type { ScenarioInput } from '@rulewright/scenario';

export const faceDown: Readonly<Record<string, readonly ScenarioInput[]>> = {};
