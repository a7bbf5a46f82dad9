/** When players may act: priority, and actions that do not use the stack. 2006: 408 · 2009: 114–115 · 2011: 115–116 · 2026: 116–117 */
import type { ScenarioInput } from '@rulewright/scenario';
import { priority } from './priority.ts';
import { specialActions } from './special-actions.ts';

export const timing: Readonly<Record<string, readonly ScenarioInput[]>> = {
  priority,
  specialActions,
};
