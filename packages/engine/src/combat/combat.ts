/** The door of this room: what the turn, resolving and state-based actions call. 2006: 306–311, 500 · 2009, 2011, 2026: 506–511 */
export { bandOf } from './banding.ts';
export { chooseDefendingPlayer } from './begin-combat.ts';
export { declareAttackers } from './declare-attackers.ts';
export { declareBlockers } from './declare-blockers.ts';
export { combatDamageStep, dealStackDamage, needsFirstStrikeStep } from './combat-damage.ts';
export { settleCombat } from './leaving-combat.ts';
export { joinCombat } from './joining.ts';
