/** Phases and their steps. 2006: 300–314 · 2009, 2011, 2026: 500–514 */
import type { Phase, Step } from '../vocabulary/words.ts';

export const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  beginning: ['untap', 'upkeep', 'draw'],
  precombatMain: ['main1'],
  combat: ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
  postcombatMain: ['main2'],
  ending: ['end', 'cleanup'],
};

export const PHASE_OF: Readonly<Record<Step, Phase>> = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  main1: 'precombatMain',
  beginCombat: 'combat',
  declareAttackers: 'combat',
  declareBlockers: 'combat',
  combatDamage: 'combat',
  endCombat: 'combat',
  main2: 'postcombatMain',
  end: 'ending',
  cleanup: 'ending',
};

/** The steps of an ordinary turn. */
export const TURN: readonly Step[] = Object.values(STEPS_OF).flat();
