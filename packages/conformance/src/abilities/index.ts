/** Kinds of abilities. 2006: 402–412 · 2009, 2011, 2026: 602–604 */
import type { ScenarioInput } from '@rulewright/scenario';
import { keywords } from './keywords.ts';
import { triggers } from './triggers.ts';

export const abilities: readonly (readonly ScenarioInput[])[] = [triggers, keywords];
