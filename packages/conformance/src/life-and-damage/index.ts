/** Life, damage and counters. 2006: 200.10 · 2009: 117–118, 120 · 2011: 118–119, 121 · 2026: 119–120, 122 */
import type { ScenarioInput } from '@rulewright/scenario';
import { counters } from './counters.ts';
import { dealing } from './dealing.ts';
import { lifeThatCannotChange } from './life-that-cannot-change.ts';
import { life } from './life.ts';

export const lifeAndDamage: Readonly<Record<string, readonly ScenarioInput[]>> = {
  counters,
  dealing,
  lifeThatCannotChange,
  life,
};
