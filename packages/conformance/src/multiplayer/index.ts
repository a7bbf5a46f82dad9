/** Multiplayer games, subgames, controlled turns. 2006: 506–509, 600–609 · 2009, 2011, 2026: 715–728, 800–811 */
import type { ScenarioInput } from '@rulewright/scenario';
import { restarting } from './restarting.ts';
import { subgames } from './subgames.ts';
import { twoHeadedGiant } from './two-headed-giant.ts';

export const multiplayer: Readonly<Record<string, readonly ScenarioInput[]>> = {
  restarting,
  subgames,
  twoHeadedGiant,
};
