/** Multiplayer games, subgames, controlled turns. 2006: 506–509, 600–609 · 2009: 710–712, 800–809 · 2011: 712–715, 800–811 · 2026: 722–728, 800–811 */
import type { ScenarioInput } from '@rulewright/scenario';
import { commander } from './commander.ts';
import { controlledTurns } from './controlled-turns.ts';
import { freeForAll } from './free-for-all.ts';
import { grandMeleeStacks } from './grand-melee-stacks.ts';
import { grandMelee } from './grand-melee.ts';
import { leavingChoices } from './leaving-choices.ts';
import { leaving } from './leaving.ts';
import { outside } from './outside.ts';
import { rangeOfEffects } from './range-of-effects.ts';
import { rangeOfInfluence } from './range-of-influence.ts';
import { restarting } from './restarting.ts';
import { subgames } from './subgames.ts';
import { twoHeadedCombat } from './two-headed-combat.ts';
import { twoHeadedGiant } from './two-headed-giant.ts';
import { twoHeadedLife } from './two-headed-life.ts';
import { twoHeadedSharing } from './two-headed-sharing.ts';
import { variants } from './variants.ts';

export const multiplayer: Readonly<Record<string, readonly ScenarioInput[]>> = {
  commander,
  controlledTurns,
  freeForAll,
  grandMeleeStacks,
  grandMelee,
  leavingChoices,
  leaving,
  outside,
  rangeOfEffects,
  rangeOfInfluence,
  restarting,
  subgames,
  twoHeadedCombat,
  twoHeadedGiant,
  twoHeadedLife,
  twoHeadedSharing,
  variants,
};
