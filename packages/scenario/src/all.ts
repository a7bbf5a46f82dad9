/** Every scenario that comes with Rulewright, by chapter. 2006, 2009, 2011, 2026: passim */
import { keywords } from './scenarios/abilities/keywords.ts';
import { triggers } from './scenarios/abilities/triggers.ts';
import { castingWhileResolving } from './scenarios/bones/casting-while-resolving.ts';
import { concession } from './scenarios/bones/concession.ts';
import { dyingTogether } from './scenarios/bones/dying-together.ts';
import { opposedEffects } from './scenarios/bones/opposed-effects.ts';
import { payment } from './scenarios/bones/payment.ts';
import { preventionShield } from './scenarios/bones/prevention-shield.ts';
import { costs } from './scenarios/casting/costs.ts';
import { blocking } from './scenarios/combat/blocking.ts';
import { deathtouchLifelink } from './scenarios/combat/deathtouch-lifelink.ts';
import { moreLayers } from './scenarios/continuous/more-layers.ts';
import { statics } from './scenarios/continuous/statics.ts';
import { blockersInOrder } from './scenarios/editions/blockers-in-order.ts';
import { combatDamage } from './scenarios/editions/combat-damage.ts';
import { entering } from './scenarios/editions/entering.ts';
import { illegalTargets } from './scenarios/editions/illegal-targets.ts';
import { layers } from './scenarios/editions/layers.ts';
import { legendRule } from './scenarios/editions/legend-rule.ts';
import { mana } from './scenarios/editions/mana.ts';
import { suspend } from './scenarios/editions/suspend.ts';
import { tokenOwner } from './scenarios/editions/token-owner.ts';
import { copies } from './scenarios/objects/copies.ts';
import { identity } from './scenarios/objects/identity.ts';
import { morph } from './scenarios/objects/morph.ts';
import { phasing } from './scenarios/objects/phasing.ts';
import { tokensAndAuras } from './scenarios/objects/tokens-and-auras.ts';
import { instead } from './scenarios/replacement/instead.ts';
import { instructions } from './scenarios/resolving/instructions.ts';
import { moreEffects } from './scenarios/resolving/more-effects.ts';
import { atOnce } from './scenarios/state-based/at-once.ts';
import { loops } from './scenarios/turn/loops.ts';
import { steps } from './scenarios/turn/steps.ts';
import { winning } from './scenarios/turn/winning.ts';
import { type Scenario, type ScenarioInput, scenario } from './format.ts';

const CHAPTERS: Readonly<Record<string, readonly (readonly ScenarioInput[])[]>> = {
  editions: [combatDamage, mana, legendRule, blockersInOrder, layers, entering, illegalTargets, suspend, tokenOwner],
  bones: [payment, opposedEffects, dyingTogether, preventionShield, concession, castingWhileResolving],
  turn: [steps, winning, loops],
  casting: [costs],
  abilities: [triggers, keywords],
  combat: [blocking, deathtouchLifelink],
  continuous: [statics, moreLayers],
  objects: [identity, morph, phasing, copies, tokensAndAuras],
  replacement: [instead],
  resolving: [instructions, moreEffects],
  'state-based': [atOnce],
};

/** The built-in scenarios, each with its chapter. */
export function builtInScenarios(): readonly { readonly chapter: string; readonly scenario: Scenario }[] {
  return Object.entries(CHAPTERS).flatMap(([chapter, rooms]) =>
    rooms.flat().map((input) => ({ chapter, scenario: scenario.parse(input) })),
  );
}
