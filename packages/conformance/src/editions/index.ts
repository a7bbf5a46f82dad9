/** The pairs that tell the editions apart. 2006, 2009, 2011, 2026: passim */
import type { ScenarioInput } from '@rulewright/scenario';
import { blockersInOrder } from './blockers-in-order.ts';
import { combatDamage } from './combat-damage.ts';
import { entering } from './entering.ts';
import { illegalTargets } from './illegal-targets.ts';
import { layers } from './layers.ts';
import { legendRule } from './legend-rule.ts';
import { mana } from './mana.ts';
import { suspend } from './suspend.ts';
import { tokenOwner } from './token-owner.ts';

export const editions: Readonly<Record<string, readonly ScenarioInput[]>> = {
  blockersInOrder,
  combatDamage,
  entering,
  illegalTargets,
  layers,
  legendRule,
  mana,
  suspend,
  tokenOwner,
};
