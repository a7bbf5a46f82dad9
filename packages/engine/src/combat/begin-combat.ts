/** A combat in which nothing has happened yet. 2006: 307.1 · 2009, 2011, 2026: 507 */
import type { CombatState } from '../state/state.ts';

export const newCombat = (): CombatState => ({
  attackers: [],
  blockers: [],
  attacked: false,
  firstStrikeStep: false,
  dealtFirst: [],
});
