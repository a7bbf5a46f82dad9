/** Who may begin to activate an ability, and when. 2006: 402.5–402.8, 408.1, 409.4, 212.3d, 212.5e, 601.6 · 2009, 2011: 112.6, 302.6, 304.5, 602.5, 606.3, 801.6 · 2026: 113.6, 302.6, 304.5, 602.5, 606.3, 801.6 */
import { abilityAt } from '../abilities/lookup.ts';
import { costsTap } from '../abilities/tap-symbol.ts';
import { timesUsed, wasUsed } from '../abilities/uses.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { AbilityRef, GameObject, PlayerState } from '../state/state.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import type { ActiveRule } from '../continuous/derived.ts';
import { hasRule } from '../continuous/prohibitions.ts';
import { abilityContext, activeContext, extended } from '../meaning/context.ts';
import { holds } from '../meaning/condition.ts';
import { isType } from '../meaning/filter.ts';
import { areOpponents, isPlayer } from '../meaning/players.ts';
import { isObjectInRange } from '../meaning/range.ts';
import { isActivePlayer } from '../state/teams.ts';
import { activatesFrom } from './activated-where.ts';
import { hasTapSymbol } from './costs/forms.ts';
import { isAmong } from './targets/legal.ts';

/** When a sorcery could be cast: main phase of one's own turn, stack empty (2006: 408.1d · later: 307.1). */
export function isSorceryTime(game: Game, player: PlayerId): boolean {
  const { turn, stack } = game.state;
  return isActivePlayer(game, player) && stack.length === 0 && (turn.step === 'main1' || turn.step === 'main2');
}

/** When an instant could be cast: the player has priority, and casts and activates nothing (2006: 212.5e · later: 304.5). */
function isInstantTime(game: Game, player: PlayerId): boolean {
  const { agenda, priority } = game.state;
  return agenda.at(-1)?.frame === 'priority' && priority.player === player && game.scope.announcing === null;
}

/** A creature not under its controller's control since their turn began cannot pay {T} or {Q} (2006: 212.3d · later: 302.6). */
export function isSummoningSick(game: Game, object: GameObject): boolean {
  if (object.zone !== 'battlefield') return false;
  const c = characteristics(game, object.id);
  if (!isType(c, 'creature') || c.keywords.includes('haste')) return false;
  return object.controlledSince >= (game.state.players[controllerOf(game, object.id)] as PlayerState).turnBegan;
}

/** What keeps a player from beginning to activate an ability. */
export type ActivationObstacle =
  | 'place'
  | 'controller'
  | 'range'
  | 'loyalty'
  | 'loyaltyUsed'
  | 'sorcery'
  | 'instantTime'
  | 'sick'
  | 'used'
  | 'condition'
  | 'prohibited';

/** Whether the player may begin to activate it, costs and targets aside. `mana`: it is a mana ability. */
export const mayActivate = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ref: AbilityRef,
  ability: ActivatedAbility,
  mana: boolean,
): boolean => obstacleToActivating(game, player, id, ref, ability, mana) === null;

/** The first thing that keeps the player from beginning to activate it, costs and targets aside; null: nothing does. `mana`: it is a mana ability. */
export function obstacleToActivating(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ref: AbilityRef,
  ability: ActivatedAbility,
  mana: boolean,
): ActivationObstacle | null {
  const object = objectOf(game, id);
  if (object === null || object.phasedOut || !activatesFrom(game, object, ability)) return 'place';
  const controller = controllerOf(game, id);
  // 2006: 403.2 · 2009, 2011, 2026: 602.2
  if (ability.onlyOpponents === true) {
    if (!areOpponents(game, controller, player)) return 'controller';
  } else if (ability.onlyOwner === true) {
    if (object.owner !== player) return 'controller';
  } else if (ability.anyPlayer !== true && controller !== player) return 'controller';
  // not even where any player may (2006: 601.6 · 2009, 2011, 2026: 801.6)
  if (!isObjectInRange(game, player, id)) return 'range';
  if (ability.loyalty !== undefined) {
    if (!isSorceryTime(game, player) && !asInstant(game, player, id, ability)) return 'loyalty';
    if (loyaltyUsed(game, player, object)) return 'loyaltyUsed';
  } else if (ability.timing === 'sorcery' && !isSorceryTime(game, player) && !asInstant(game, player, id, ability))
    return 'sorcery';
  else if (ability.timing === 'instant' && !isInstantTime(game, player)) return 'instantTime';
  if (hasTapSymbol(ability.cost) && isSummoningSick(game, object)) return 'sick';
  if (ability.perTurn !== undefined && timesUsed(game, id, ref) >= ability.perTurn) return 'used';
  if (ability.once === true && wasUsed(game, id, ref) && !usesAnew(game, player, ability.keyword)) return 'used';
  if (ability.condition !== undefined && !holds(game, abilityContext(player, id, ref), ability.condition))
    return 'condition';
  return activationBan(game, player, id, ref, mana) === null ? null : 'prohibited';
}

/** Whether an effect lets the player activate abilities of that keyword as though they hadn't been (2026: 702.177b). */
export const usesAnew = (game: Game, player: PlayerId, keyword: string | undefined): boolean =>
  rulesOf(game, 'activatesAnew').some(
    (active) => active.rule.keyword === keyword && isPlayer(game, activeContext(active), active.rule.who, player),
  );

/**
 * Whether an effect lets the player activate abilities of that keyword, as equip (2006: 502.33a · 2009, 2011, 2026: 702.6a), or loyalty
 * abilities of it, whenever an instant could be cast.
 */
const asInstant = (game: Game, player: PlayerId, id: ObjectId, { keyword, loyalty }: ActivatedAbility): boolean =>
  isInstantTime(game, player) &&
  rulesOf(game, 'activateAsInstant').some((active) => {
    const { who, keyword: named, loyaltyOf } = active.rule;
    const ctx = activeContext(active);
    const meant =
      loyaltyOf === undefined ? named === keyword : loyalty !== undefined && isAmong(game, ctx, loyaltyOf, id);
    return meant && isPlayer(game, ctx, who, player);
  });

/** Once each turn for all loyalty abilities of a permanent (606.3). */
export const LOYALTY_USED = 'loyalty';
function loyaltyUsed(game: Game, player: PlayerId, object: GameObject): boolean {
  const used = object.activations?.[LOYALTY_USED] ?? 0;
  if (used === 0) return false;
  return used >= (hasRule(game, 'loyaltyTwice', player) ? 2 : 1);
}

const isTapping = (game: Game, ref: AbilityRef): boolean => {
  const ability = abilityAt(game, ref);
  return ability?.ability === 'activated' && costsTap(ability);
};

const isOfKeyword = (game: Game, ref: AbilityRef, keywords: readonly KeywordName[]): boolean => {
  const ability = abilityAt(game, ref);
  return ability?.ability === 'activated' && keywords.some((keyword) => keyword === ability.keyword);
};

/** The effect that forbids the player to activate it; null: none does. */
export function activationBan(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ref: AbilityRef,
  mana: boolean,
): ActiveRule | null {
  const bans = rulesOf(game, 'cantActivate');
  for (const active of bans) {
    const { rule } = active;
    if (mana && rule.exceptMana === true) continue;
    if (rule.tapping === true && !isTapping(game, ref)) continue;
    if (rule.keywords !== undefined && !isOfKeyword(game, ref, rule.keywords)) continue;
    const ctx = activeContext(active);
    if (rule.who !== undefined && !isPlayer(game, ctx, rule.who, player)) continue;
    if (!isAmong(game, ctx, rule.of, id)) continue;
    if (rule.when !== undefined) {
      ctx.env = extended(ctx.env, { actor: { players: [player] }, 'event.object': { objects: [id] } });
      if (!holds(game, ctx, rule.when)) continue;
    }
    return active;
  }
  return null;
}
