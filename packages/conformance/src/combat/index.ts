/** Combat. 2006: 306–311 · 2009, 2011, 2026: 506–511 */
import type { ScenarioInput } from '@rulewright/scenario';
import { blockTriggers } from './block-triggers.ts';
import { blocking } from './blocking.ts';
import { deathtouchLifelink } from './deathtouch-lifelink.ts';
import { legalAttacks } from './legal-attacks.ts';
import { legalBlocks } from './legal-blocks.ts';

export const combat: Readonly<Record<string, readonly ScenarioInput[]>> = {
  blockTriggers,
  blocking,
  deathtouchLifelink,
  legalAttacks,
  legalBlocks,
};
