/** Keyword abilities and actions. 2006: 501–502 · 2009, 2011, 2026: 701–702 */
import type { ScenarioInput } from '@rulewright/scenario';
import { evasion } from './evasion.ts';
import { firstStrike } from './first-strike.ts';
import { flankingAndRampage } from './flanking-rampage.ts';
import { hasteAndVigilance } from './haste-vigilance.ts';
import { phasing } from './phasing.ts';
import { protection } from './protection.ts';
import { trample } from './trample.ts';

export const keywords: Readonly<Record<string, readonly ScenarioInput[]>> = {
  evasion,
  firstStrike,
  flankingAndRampage,
  hasteAndVigilance,
  phasing,
  protection,
  trample,
};
