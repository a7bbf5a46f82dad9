/** Zones, and what lies in them. 2006: 200, 217 · 2009, 2011, 2026: 109, 400–406 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ante } from './ante.ts';
import { moving } from './moving.ts';
import { words } from './words.ts';
import { zonesAndOrder } from './zones.ts';

export const zones: Readonly<Record<string, readonly ScenarioInput[]>> = {
  ante,
  moving,
  words,
  zonesAndOrder,
};
