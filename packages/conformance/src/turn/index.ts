/** The structure of a turn, winning and losing, loops. 2006: 102, 300–314, 421 · 2009: 104, 500–514, 713 · 2011: 104, 500–514, 716 · 2026: 104, 500–514, 731 */
import type { ScenarioInput } from '@rulewright/scenario';
import { added } from './added.ts';
import { coins } from './coins.ts';
import { endingTheTurn } from './ending-the-turn.ts';
import { ends } from './ends.ts';
import { loops } from './loops.ts';
import { phases } from './phases.ts';
import { priority } from './priority.ts';
import { reversal } from './reversal.ts';
import { steps } from './steps.ts';
import { turnBasedActions } from './turn-based-actions.ts';
import { winning } from './winning.ts';

export const turn: Readonly<Record<string, readonly ScenarioInput[]>> = {
  added,
  coins,
  endingTheTurn,
  ends,
  loops,
  phases,
  priority,
  reversal,
  steps,
  turnBasedActions,
  winning,
};
