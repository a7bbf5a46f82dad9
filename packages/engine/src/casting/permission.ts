/** Permissions to play a card that can be used once, or once a turn. 2006: 409.4 · 2009, 2011: 601.5 · 2026: 601.3 */
import type { Rule } from '../vocabulary/rules-effects.ts';
import type { Game } from '../running/game.ts';
import type { ActiveRule } from '../continuous/derived.ts';
import { endEffects } from '../events/effects.ts';
import { timesUsed } from '../abilities/uses.ts';
import { countUse } from '../events/history.ts';

export type Permission = ActiveRule<Extract<Rule, { rule: 'mayPlay' }>>;

/** Whether it may be used: a static ability's for one card a turn only once. */
export const isOpen = (game: Game, { rule, source, ref }: Permission): boolean =>
  rule.perTurn !== true || timesUsed(game, source, ref) === 0;

/** A permission that an effect gives once is gone when it has been used. */
export function usePermission(game: Game, permission: Permission | null): void {
  if (permission?.rule.perTurn === true) countUse(game, permission.source, permission.ref);
  if (permission?.rule.once !== true || permission.effect === 0) return;
  endEffects(game, (effect) => effect.id === permission.effect);
}
