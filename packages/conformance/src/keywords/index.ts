/** Keyword abilities and actions. 2006: 501–502 · 2009, 2011, 2026: 701–702 */
import type { ScenarioInput } from '@rulewright/scenario';
import { absorb } from './absorb.ts';
import { actions } from './actions.ts';
import { affinity } from './affinity.ts';
import { amplify } from './amplify.ts';
import { attackers } from './attackers.ts';
import { auraSwap } from './aura-swap.ts';
import { banding } from './banding.ts';
import { bloodthirst } from './bloodthirst.ts';
import { bushido } from './bushido.ts';
import { cascade } from './cascade.ts';
import { championAndChangeling } from './champion-changeling.ts';
import { cipher } from './cipher.ts';
import { clashAndFateseal } from './clash-and-fateseal.ts';
import { conspire } from './conspire.ts';
import { convoke } from './convoke.ts';
import { crew } from './crew.ts';
import { cumulativeUpkeep } from './cumulative-upkeep.ts';
import { defender } from './defender.ts';
import { delve } from './delve.ts';
import { devour } from './devour.ts';
import { doubleStrike } from './double-strike.ts';
import { doubling } from './doubling.ts';
import { draining } from './draining.ts';
import { dredge } from './dredge.ts';
import { enchant } from './enchant.ts';
import { entwine } from './entwine.ts';
import { epic } from './epic.ts';
import { equip } from './equip.ts';
import { evasion } from './evasion.ts';
import { evoke } from './evoke.ts';
import { firstStrike } from './first-strike.ts';
import { flankingAndRampage } from './flanking-rampage.ts';
import { flash } from './flash.ts';
import { forecast } from './forecast.ts';
import { fortify } from './fortify.ts';
import { frenzyAndPoisonous } from './frenzy-poisonous.ts';
import { fromHand } from './from-hand.ts';
import { graft } from './graft.ts';
import { gravestorm } from './gravestorm.ts';
import { growingActions } from './growing-actions.ts';
import { growing } from './growing.ts';
import { handling } from './handling.ts';
import { hasteAndVigilance } from './haste-vigilance.ts';
import { haunt } from './haunt.ts';
import { hexproofAndWard } from './hexproof-ward.ts';
import { hideaway } from './hideaway.ts';
import { imprint } from './imprint.ts';
import { incubate } from './incubate.ts';
import { indestructible } from './indestructible.ts';
import { instances } from './instances.ts';
import { laterCasting } from './later-casting.ts';
import { laterCombat } from './later-combat.ts';
import { laterCreatures } from './later-creatures.ts';
import { livingWeapon } from './living-weapon.ts';
import { modular } from './modular.ts';
import { moreActions } from './more-actions.ts';
import { ninjutsu } from './ninjutsu.ts';
import { offering } from './offering.ts';
import { otherCosts } from './other-costs.ts';
import { overload } from './overload.ts';
import { payingMore } from './paying-more.ts';
import { persistAndUndying } from './persist-undying.ts';
import { phasingTogether } from './phasing-together.ts';
import { phasing } from './phasing.ts';
import { proliferate } from './proliferate.ts';
import { protection } from './protection.ts';
import { provoke } from './provoke.ts';
import { prowl } from './prowl.ts';
import { rebound } from './rebound.ts';
import { recover } from './recover.ts';
import { redundant } from './redundant.ts';
import { reinforce } from './reinforce.ts';
import { replicate } from './replicate.ts';
import { retrace } from './retrace.ts';
import { riot } from './riot.ts';
import { ripple } from './ripple.ts';
import { scavenge } from './scavenge.ts';
import { scryAndSurveil } from './scry-and-surveil.ts';
import { scry } from './scry.ts';
import { showing } from './showing.ts';
import { soulshift } from './soulshift.ts';
import { splice } from './splice.ts';
import { splitSecond } from './split-second.ts';
import { storm } from './storm.ts';
import { substance } from './substance.ts';
import { sunburst } from './sunburst.ts';
import { suspend } from './suspend.ts';
import { trample } from './trample.ts';
import { transfigure } from './transfigure.ts';
import { transmute } from './transmute.ts';
import { umbraArmor } from './umbra-armor.ts';
import { unearth } from './unearth.ts';
import { upkeepKeywords } from './upkeep-keywords.ts';
import { vanishing } from './vanishing.ts';
import { witherAndInfect } from './wither-infect.ts';

export const keywords: Readonly<Record<string, readonly ScenarioInput[]>> = {
  absorb,
  actions,
  affinity,
  amplify,
  attackers,
  auraSwap,
  banding,
  bloodthirst,
  bushido,
  cascade,
  championAndChangeling,
  cipher,
  clashAndFateseal,
  conspire,
  convoke,
  crew,
  cumulativeUpkeep,
  defender,
  delve,
  devour,
  doubleStrike,
  doubling,
  draining,
  dredge,
  enchant,
  entwine,
  epic,
  equip,
  evasion,
  evoke,
  firstStrike,
  flankingAndRampage,
  flash,
  forecast,
  fortify,
  frenzyAndPoisonous,
  fromHand,
  graft,
  gravestorm,
  growingActions,
  growing,
  handling,
  hasteAndVigilance,
  haunt,
  hexproofAndWard,
  hideaway,
  imprint,
  incubate,
  indestructible,
  instances,
  laterCasting,
  laterCombat,
  laterCreatures,
  livingWeapon,
  modular,
  moreActions,
  ninjutsu,
  offering,
  otherCosts,
  overload,
  payingMore,
  persistAndUndying,
  phasingTogether,
  phasing,
  proliferate,
  protection,
  provoke,
  prowl,
  rebound,
  recover,
  redundant,
  reinforce,
  replicate,
  retrace,
  riot,
  ripple,
  scavenge,
  scryAndSurveil,
  scry,
  showing,
  soulshift,
  splice,
  splitSecond,
  storm,
  substance,
  sunburst,
  suspend,
  trample,
  transfigure,
  transmute,
  umbraArmor,
  unearth,
  upkeepKeywords,
  vanishing,
  witherAndInfect,
};
