/** Casting and activating. 2006: 409 · 2009, 2011, 2026: 601–602 */
import type { ScenarioInput } from '@rulewright/scenario';
import { costs } from './costs.ts';

export const casting: readonly (readonly ScenarioInput[])[] = [costs];
