/**
 * To what a restriction, requirement or permission of combat applies.
 * 2006: 500.1, 502.8b · 2009: 508.1c–d, 509.1b–c, 702.25b · 2011: 508.1c–d, 509.1b–c, 702.26b · 2026: 508.1c–d, 509.1b–c, 702.28b
 */
import type { KeywordName } from '../vocabulary/keywords.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { ActiveSource } from '../continuous/derived.ts';
import { characteristics, rulesOf } from '../continuous/derive.ts';
import { activeContext, extended, type Context } from '../meaning/context.ts';
import { isType, matches } from '../meaning/filter.ts';
import { objectsOf } from '../meaning/objects.ts';

/** Whether an object is among those meant, without making the list where that is easy. */
export function included(game: Game, ctx: Context, set: ObjectSet, id: ObjectId): boolean {
  if (set.set === 'self') return ctx.source === id;
  if (set.set === 'all' && set.zone === undefined && set.of === undefined) return matches(game, ctx, id, set.where);
  return objectsOf(game, ctx, set).includes(id);
}

/** The same, reading the filter as though the object had some keywords besides its own. */
export function includedAsThough(
  game: Game,
  ctx: Context,
  set: ObjectSet,
  id: ObjectId,
  having: readonly KeywordName[],
): boolean {
  if (having.length === 0 || set.set !== 'all') return included(game, ctx, set, id);
  return included(game, ctx, { ...set, where: having.reduce(assume, set.where) }, id);
}

/** A filter in which "has that keyword" is true. */
function assume(filter: Filter, keyword: KeywordName): Filter {
  switch (filter.is) {
    case 'hasKeyword':
      return filter.keyword === keyword ? { is: 'any' } : filter;
    case 'not':
      return { is: 'not', of: assume(filter.of, keyword) };
    case 'and':
    case 'or':
      return { is: filter.is, of: filter.of.map((f) => assume(f, keyword)) };
    default: // no other filter asks for a keyword of the object itself
      return filter;
  }
}

/** The context in which a combat rule about an attack is read: `event.object` attacks that player. */
export function attackContext(active: ActiveSource, attacker: ObjectId, defender: PlayerId): Context {
  const ctx = activeContext(active);
  ctx.env = extended(ctx.env, { 'event.object': { objects: [attacker] }, 'event.defender': { players: [defender] } });
  return ctx;
}

/**
 * The context in which a rule about a block is read: `event.object` blocks `event.other`, which says who the defending player is
 * (2006: 308.1 · 2009, 2011, 2026: 802.2a).
 */
export function blockContext(active: ActiveSource, blocker: ObjectId, attacker: ObjectId): Context {
  const ctx = activeContext(active);
  ctx.env = extended(ctx.env, {
    'event.object': { objects: [blocker] },
    'event.other': { objects: [attacker] },
    'event.attacker': { objects: [attacker] },
  });
  return ctx;
}

type SimpleRule = 'noCombatDamage' | 'damageByToughness' | 'damageAsUnblocked';
/** Whether any active rule of that kind names the object. */
export function ruled(game: Game, kind: SimpleRule, id: ObjectId): boolean {
  return rulesOf(game, kind).some((active) => included(game, activeContext(active), active.rule.what, id));
}

/** Whether it assigns its damage as though it were not blocked, and nobody is asked (2006: 310.2e · 2009, 2011, 2026: 510.1b). */
export const mustPass = (game: Game, id: ObjectId): boolean =>
  rulesOf(game, 'damageAsUnblocked').some(
    (active) => active.rule.optional !== true && included(game, activeContext(active), active.rule.what, id),
  );

export const hasKeyword = (game: Game, id: ObjectId, keyword: KeywordName): boolean =>
  characteristics(game, id).keywords.includes(keyword);
export const isCreature = (game: Game, id: ObjectId): boolean => isType(characteristics(game, id), 'creature');
/** A creature that can be attacking or blocking: one that is no battle (2026: 506.3f–g, 506.4). */
export const isFighter = (game: Game, id: ObjectId): boolean =>
  isCreature(game, id) && !isType(characteristics(game, id), 'battle');
