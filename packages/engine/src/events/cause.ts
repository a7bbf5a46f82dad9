/** Saying why an event happens: an ability or its cost, a player's action, or a rule. 2006: 410, 413 · 2009, 2011, 2026: 608.2, 700.1 */
import { EDITIONS, type EditionName } from '../state/names.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Context } from '../meaning/context.ts';
import type { Cause, Reason } from './event.ts';

/** The ability that is carried out or, while a cost is paid, that cost. `reason`: a narrower reason than these. */
export function causedBy(ctx: Context, reason: Reason = ctx.paying === true ? 'cost' : 'effect'): Cause {
  return {
    reason,
    by: ctx.controller,
    source: ctx.source,
    ability: ctx.ref,
    rule: null,
    applied: ctx.applied ?? null,
  };
}

/** A player does it, or has it done: casting, activating, playing, paying. */
export function byPlayer(by: PlayerId, reason: Reason = 'effect', source: ObjectId = 0): Cause {
  return { reason, by, source, ability: null, rule: null, applied: null };
}

/**
 * A rule makes it happen. `number` is that of the newest edition; of a rule that this edition no longer has, the last edition that
 * had it stands before it: `2006-10:300.3`.
 */
export function byRule(number: string, reason: Reason = 'turn', by: PlayerId = -1): Cause {
  return { reason, by, source: 0, ability: null, rule: number, applied: null };
}

/** A rule by its number in that edition. */
export interface RuleAt {
  edition: EditionName;
  number: string;
}

/** The rule that a cause names. */
export function ruleAt(rule: string): RuleAt {
  const [number = '', edition] = rule.split(':').reverse();
  return { edition: EDITIONS.find((one) => one === edition) ?? '2026-02', number };
}

/** The same cause after one more replacement effect. */
export const applying = (cause: Cause, key: string): Cause => ({ ...cause, applied: [...(cause.applied ?? []), key] });

export const hasApplied = ({ applied }: Cause, key: string): boolean => applied?.includes(key) === true;
