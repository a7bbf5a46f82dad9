/** Which actions are offered with priority: not those that the settings leave to the engine, and none without end. 2006: 408 · 2009: 115–116 · 2011: 116 · 2026: 117 */
import type { Decision, OptionValue } from '@rulewright/engine';

/** How often each ability was used in a turn, and each action tried that may not be payable. Plain data, replaced and never changed. */
export interface Uses {
  readonly turn: number;
  readonly times: ReadonlyMap<string, number>;
}

export const NO_USES: Uses = { turn: -1, times: new Map() };

/** The uses after the option was chosen in that turn. */
export function usesAfter(uses: Uses, turn: number, value: OptionValue | undefined): Uses {
  const key = value === undefined ? null : limitedBy(value);
  if (key === null) return uses;
  const times = new Map(uses.turn === turn ? uses.times : []);
  times.set(key, (times.get(key) ?? 0) + 1);
  return { turn, times };
}

export interface Terms {
  readonly payment: 'automatic' | 'chosen';
  readonly mostUses: number | null;
}

/** Whether an option of the decision is put to the learner; always, but for some actions with priority. */
export function isOffered(
  decision: Decision,
  value: OptionValue | undefined,
  uses: Uses,
  turn: number,
  terms: Terms,
): boolean {
  if (decision.kind !== 'priority' || value === undefined || !('action' in value)) return true;
  if (value.action.act === 'mana') return terms.payment === 'chosen';
  if (terms.mostUses === null || uses.turn !== turn) return true;
  const key = limitedBy(value);
  return key === null || (uses.times.get(key) ?? 0) < terms.mostUses;
}

/** What is counted: an ability of an object, or an action that may be taken back. */
function limitedBy(value: OptionValue): string | null {
  if (!('action' in value) || !('object' in value.action)) return null;
  const { action } = value;
  if (action.act === 'activate') return `${action.object}:${action.ability.def}:${action.ability.path}`;
  return value.attempt === true ? `${action.object}:${action.act}` : null;
}
