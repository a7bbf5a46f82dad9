/**
 * What mana is spent on, what a unit can pay there, and the pool.
 * 2006: 104.3–104.4, 300.3 · 2009: 106, 609.4 · 2011: 106, 609.4 · 2026: 106, 118.14, 609.4
 */
import type { Filter } from '../../vocabulary/nouns.ts';
import type { ManaProduced, SpendingAsThough } from '../../vocabulary/rules-effects.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { ManaUnit, PlayerState } from '../../state/state.ts';
import { nodeAt } from '../../abilities/lookup.ts';
import { rulesOf } from '../../continuous/derive.ts';
import { abilityContext, activeContext, type Context, withBinding } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import { keepMana } from '../../events/mana-pool.ts';
import {
  ANY_COLOR,
  ANY_TYPE,
  manaBit,
  NO_MANA_ABILITY,
  NOT_EACH_MANA_ABILITY,
  SNOW,
} from '../../objects/mana-needs.ts';

/** What mana is spent on: restrictions and "as though any colour" look at it. */
export interface Purpose {
  kind: 'cast' | 'activate' | 'other';
  /** the spell, or the object the ability is on; 0 none */
  object: ObjectId;
  /** what lets the spell be cast lets all mana be spent so on it */
  spending?: SpendingAsThough;
}

/** Whether mana with that restriction, read in the context of the ability that makes it, may be spent so (2006: 104.3 · later: 106.6). */
export function mayBeSpentOn(
  game: Game,
  ctx: Context,
  restriction: ManaProduced['restriction'],
  purpose: Purpose,
): boolean {
  if (restriction === undefined) return true;
  const is = (filter: Filter): boolean => isSpentOn(game, ctx, purpose, filter);
  if ('notCast' in restriction) return purpose.kind !== 'cast' || !is(restriction.notCast);
  const filter = purpose.kind === 'other' ? undefined : restriction[purpose.kind];
  return filter !== undefined && is(filter);
}

/** Whether mana with that restriction may be spent on some abilities, if not on all. */
export const paysForAbilities = (restriction: ManaProduced['restriction']): boolean =>
  restriction === undefined || 'notCast' in restriction || restriction.activate !== undefined;

/** What keeps mana with that restriction from paying for mana abilities, as marks. */
function marksOf(restriction: ManaProduced['restriction']): number {
  if (restriction === undefined || 'notCast' in restriction) return 0;
  return restriction.activate === undefined ? NO_MANA_ABILITY : NOT_EACH_MANA_ABILITY;
}

/** What a unit of such a mask of types pays here: 0 if it may not be spent on this. */
export const spendable = (
  game: Game,
  ctx: Context,
  purpose: Purpose,
  mask: number,
  restriction: ManaProduced['restriction'],
): number =>
  mayBeSpentOn(game, ctx, restriction, purpose)
    ? asThough(game, ctx.controller, purpose, mask) | marksOf(restriction)
    : 0;

/** Whether what the mana is spent on fits: a spell also as it is proposed. */
function isSpentOn(game: Game, ctx: Context, { kind, object }: Purpose, filter: Filter): boolean {
  const reading = kind === 'cast' ? withBinding(ctx, 'proposed.spell', { objects: [object] }) : ctx;
  return matches(game, reading, object, filter);
}

/** What a unit in the pool can pay here: a mask, 0 if it may not be spent on this. */
export function maskOfUnit(game: Game, player: PlayerId, unit: ManaUnit, purpose: Purpose): number {
  const { by, source, type } = unit;
  const bit = manaBit(type);
  const mask =
    by === null
      ? asThough(game, player, purpose, bit)
      : spendable(game, abilityContext(player, source, by), purpose, bit, restrictionOf(game, unit));
  return mask === 0 ? 0 : mask | (unit.snow ? SNOW : 0);
}

export const restrictionOf = (game: Game, { by }: ManaUnit): ManaProduced['restriction'] =>
  by === null ? undefined : (nodeAt(game, by) as ManaProduced).restriction;

/** Whether anything says that mana is spent as though it were other mana. */
export const spendsOtherwise = (game: Game): boolean =>
  rulesOf(game, 'spendAsThough').length > 0 || rulesOf(game, 'spendAsColorless').length > 0;

/** What such mana, a mask of types, can pay here, marked where it is so of this alone: "you may spend mana as though it were mana of any color", or of any type (609.4b, 2026: 118.14). */
export function asThough(game: Game, player: PlayerId, purpose: Purpose, mask: number): number {
  let now = onlyAsColorless(game, player, mask);
  if (purpose.spending !== undefined)
    now |= NOT_EACH_MANA_ABILITY | (purpose.spending === 'anyType' ? ANY_TYPE : ANY_COLOR);
  for (const active of rulesOf(game, 'spendAsThough')) {
    const ctx = activeContext(active);
    const { who, mana, as, orColorless, for: what, activate } = active.rule;
    if (!isPlayer(game, ctx, who, player) || (mana !== undefined && (mask & manaBit(mana)) === 0)) continue;
    if (activate === true && purpose.kind !== 'activate') continue;
    if (what !== undefined && (purpose.object === 0 || !isSpentOn(game, ctx, purpose, what))) continue;
    now |= as !== undefined ? manaBit(as) : orColorless === true ? ANY_TYPE : ANY_COLOR;
    if (what !== undefined || activate === true) now |= NOT_EACH_MANA_ABILITY;
  }
  return now;
}

/** "You may spend other mana only as though it were colorless mana." */
function onlyAsColorless(game: Game, player: PlayerId, mask: number): number {
  let now = mask;
  for (const active of rulesOf(game, 'spendAsColorless')) {
    const kept = manaBit(active.rule.except);
    if (isPlayer(game, activeContext(active), active.rule.who, player) && (now & ~kept) !== 0)
      now = (now & kept) | manaBit('C');
  }
  return now;
}

/** Takes those units out of the player's pool; indices into the pool. Returns the units spent. */
export function spendUnits(game: Game, player: PlayerId, indices: readonly number[]): ManaUnit[] {
  const state = game.state.players[player] as PlayerState;
  const spent = indices.map((i) => state.mana[i] as ManaUnit);
  keepMana(game, player, (_, i) => !indices.includes(i));
  return spent;
}
