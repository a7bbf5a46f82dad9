/** Whether a decision has at least two legal answers, for counting decisions. 2006: 408 · 2009, 2011, 2026: 101.4 (no rule: a measure) */
import { hasSeveral } from './lazy-choice.ts';
import type { Decision } from './decision.ts';

export function isChoice(decision: Decision): boolean {
  switch (decision.form) {
    case 'choose':
      // a list of actions is not made for the count alone
      if (decision.min === 1 && decision.max === 1) return hasSeveral(decision);
      return decision.min < decision.max || decision.options.length > decision.min;
    case 'order':
    case 'divide':
      return decision.options.length > 1;
    case 'number':
      return decision.max === null || decision.max > decision.min;
    case 'name':
      return true;
    case 'attackers':
    case 'blockers':
      return decision.candidates.length > 0;
  }
}
