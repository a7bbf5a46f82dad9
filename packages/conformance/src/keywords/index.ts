/** Keyword abilities and actions. 2006: 501–502 · 2009, 2011, 2026: 701–702 */
import type { ScenarioInput } from '@rulewright/scenario';
import { affinity } from './affinity.ts';
import { amplify } from './amplify.ts';
import { banding } from './banding.ts';
import { bloodthirst } from './bloodthirst.ts';
import { bushido } from './bushido.ts';
import { convoke } from './convoke.ts';
import { cumulativeUpkeep } from './cumulative-upkeep.ts';
import { defender } from './defender.ts';
import { delve } from './delve.ts';
import { doubleStrike } from './double-strike.ts';
import { dredge } from './dredge.ts';
import { enchant } from './enchant.ts';
import { entwine } from './entwine.ts';
import { epic } from './epic.ts';
import { equip } from './equip.ts';
import { evasion } from './evasion.ts';
import { firstStrike } from './first-strike.ts';
import { flankingAndRampage } from './flanking-rampage.ts';
import { flash } from './flash.ts';
import { forecast } from './forecast.ts';
import { fromHand } from './from-hand.ts';
import { graft } from './graft.ts';
import { hasteAndVigilance } from './haste-vigilance.ts';
import { haunt } from './haunt.ts';
import { imprint } from './imprint.ts';
import { modular } from './modular.ts';
import { ninjutsu } from './ninjutsu.ts';
import { offering } from './offering.ts';
import { payingMore } from './paying-more.ts';
import { phasing } from './phasing.ts';
import { protection } from './protection.ts';
import { provoke } from './provoke.ts';
import { recover } from './recover.ts';
import { replicate } from './replicate.ts';
import { ripple } from './ripple.ts';
import { scry } from './scry.ts';
import { soulshift } from './soulshift.ts';
import { splice } from './splice.ts';
import { splitSecond } from './split-second.ts';
import { storm } from './storm.ts';
import { substance } from './substance.ts';
import { sunburst } from './sunburst.ts';
import { suspend } from './suspend.ts';
import { trample } from './trample.ts';
import { transmute } from './transmute.ts';
import { upkeepKeywords } from './upkeep-keywords.ts';

export const keywords: Readonly<Record<string, readonly ScenarioInput[]>> = {
  affinity,
  amplify,
  banding,
  bloodthirst,
  bushido,
  convoke,
  cumulativeUpkeep,
  defender,
  delve,
  doubleStrike,
  dredge,
  enchant,
  entwine,
  epic,
  equip,
  evasion,
  firstStrike,
  flankingAndRampage,
  flash,
  forecast,
  fromHand,
  graft,
  hasteAndVigilance,
  haunt,
  imprint,
  modular,
  ninjutsu,
  offering,
  payingMore,
  phasing,
  protection,
  provoke,
  recover,
  replicate,
  ripple,
  scry,
  soulshift,
  splice,
  splitSecond,
  storm,
  substance,
  sunburst,
  suspend,
  trample,
  transmute,
  upkeepKeywords,
};
