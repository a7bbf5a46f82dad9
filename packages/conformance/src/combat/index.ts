/** Combat. 2006: 306–311 · 2009, 2011, 2026: 506–511 */
import type { ScenarioInput } from '@rulewright/scenario';
import { assigningDamage } from './assigning-damage.ts';
import { attackTriggers } from './attack-triggers.ts';
import { blockTriggers } from './block-triggers.ts';
import { blocking } from './blocking.ts';
import { damageOrder } from './damage-order.ts';
import { deathtouchLifelink } from './deathtouch-lifelink.ts';
import { declared } from './declared.ts';
import { declaring } from './declaring.ts';
import { joining } from './joining.ts';
import { legalAttacks } from './legal-attacks.ts';
import { legalBlocks } from './legal-blocks.ts';
import { madeToBlock } from './made-to-block.ts';
import { planeswalkersInstead } from './planeswalkers-instead.ts';
import { points } from './points.ts';
import { combatSteps } from './steps.ts';
import { unblockable } from './unblockable.ts';

export const combat: Readonly<Record<string, readonly ScenarioInput[]>> = {
  assigningDamage,
  attackTriggers,
  blockTriggers,
  blocking,
  damageOrder,
  deathtouchLifelink,
  declared,
  declaring,
  joining,
  legalAttacks,
  legalBlocks,
  madeToBlock,
  planeswalkersInstead,
  points,
  combatSteps,
  unblockable,
};
