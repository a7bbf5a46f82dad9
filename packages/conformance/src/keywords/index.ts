/** Keyword abilities and actions. 2006: 501–502 · 2009, 2011, 2026: 701–702 */
import type { ScenarioInput } from '@rulewright/scenario';
import { banding } from './banding.ts';
import { bloodthirst } from './bloodthirst.ts';
import { convoke } from './convoke.ts';
import { cumulativeUpkeep } from './cumulative-upkeep.ts';
import { delve } from './delve.ts';
import { dredge } from './dredge.ts';
import { epic } from './epic.ts';
import { evasion } from './evasion.ts';
import { firstStrike } from './first-strike.ts';
import { flankingAndRampage } from './flanking-rampage.ts';
import { flash } from './flash.ts';
import { forecast } from './forecast.ts';
import { fromHand } from './from-hand.ts';
import { graft } from './graft.ts';
import { hasteAndVigilance } from './haste-vigilance.ts';
import { haunt } from './haunt.ts';
import { offering } from './offering.ts';
import { payingMore } from './paying-more.ts';
import { phasing } from './phasing.ts';
import { protection } from './protection.ts';
import { recover } from './recover.ts';
import { replicate } from './replicate.ts';
import { ripple } from './ripple.ts';
import { splice } from './splice.ts';
import { splitSecond } from './split-second.ts';
import { substance } from './substance.ts';
import { suspend } from './suspend.ts';
import { trample } from './trample.ts';
import { transmute } from './transmute.ts';
import { upkeepKeywords } from './upkeep-keywords.ts';

export const keywords: Readonly<Record<string, readonly ScenarioInput[]>> = {
  banding,
  bloodthirst,
  convoke,
  cumulativeUpkeep,
  delve,
  dredge,
  epic,
  evasion,
  firstStrike,
  flankingAndRampage,
  flash,
  forecast,
  fromHand,
  graft,
  hasteAndVigilance,
  haunt,
  offering,
  payingMore,
  phasing,
  protection,
  recover,
  replicate,
  ripple,
  splice,
  splitSecond,
  substance,
  suspend,
  trample,
  transmute,
  upkeepKeywords,
};
