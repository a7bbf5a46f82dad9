/**
 * Rules that forbid something, to players or of objects, and what can be dealt damage.
 * 2006: 103.2–103.3, 408.2j, 601.14 · 2009: 101.2, 114.2d, 700.4, 806.8a · 2011: 101.2, 115.2d, 118.8, 700.4, 810 · 2026: 101.2, 116.2d, 119.8,
 * 121.2b–3, 702.12, 810
 */
import type { PlayerSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { CounterKind } from '../state/names.ts';
import { objectOf } from '../state/objects.ts';
import { activeContext, type Context, recalling } from '../meaning/context.ts';
import { isType } from '../meaning/filter.ts';
import { objectsOf } from '../meaning/objects.ts';
import { isPlayer } from '../meaning/players.ts';
import { sharersOf, teamOf } from '../state/teams.ts';
import { isBattle } from '../objects/battle.ts';
import { characteristics, rulesOf } from './derive.ts';
import type { ActiveRule } from './derived.ts';

/** Kinds of rules that are about players and nothing else is asked of. */
type OfPlayers =
  | 'winsFlips'
  | 'startEngines'
  | 'sculptsSpace'
  | 'loyaltyTwice'
  | 'onlySorceryTiming'
  | 'playWithHandRevealed'
  | 'skipsExtraTurns'
  | 'playWithTopRevealed';

/** Whether a rule of that kind is about the player. */
export const hasRule = (game: Game, kind: OfPlayers, player: PlayerId): boolean =>
  rulesOf(game, kind).some((active) => isPlayer(game, activeContext(active), active.rule.who, player));

type AboutPlayers =
  | 'cantGainLife'
  | 'cantLoseLife'
  | 'cantDraw'
  | 'cantSearch'
  | 'cantLoseGame'
  | 'cantWinGame'
  | 'lastsWithoutLife';

/** What a prohibition is read against: one that a spell or ability made knows what has left (2006: 413.2f · 2009, 2011: 608.2g · 2026: 608.2h). */
export const prohibiting = (active: ActiveRule): Context =>
  active.effect === 0 ? activeContext(active) : recalling(activeContext(active));

/** Whether a rule for such players is one for this player, who may be ignoring it (2006: 408.2j · 2009: 114.2d · 2011: 115.2d · 2026: 116.2d). */
export const isUnder = (game: Game, active: ActiveRule, who: PlayerSet, player: PlayerId): boolean =>
  isPlayer(game, prohibiting(active), who, player) &&
  !rulesOf(game, 'ignores').some(
    (other) => isOfSameAbility(other, active) && isPlayer(game, activeContext(other), other.rule.who, player),
  );

/** Whether what ignores a rule is from the very ability that makes it. */
const isOfSameAbility = (ignoring: ActiveRule, rule: ActiveRule): boolean =>
  ignoring.source === rule.source &&
  ignoring.ref.def === rule.ref.def &&
  ignoring.ref.path.startsWith(`${rule.ref.path}/`);

/** Whether a rule of that kind is about the player. */
export function forbidden(game: Game, kind: AboutPlayers, player: number): boolean {
  const meant = isTeamwide(game, kind) ? teamOf(game, player) : [player];
  return rulesOf(game, kind).some((active) => meant.some((p) => isUnder(game, active, active.rule.who, p)));
}

/** Whether the player can draw that many cards now (2026: 121.2b, 121.3). */
export function canDraw(game: Game, player: PlayerId, count = 1): boolean {
  if (forbidden(game, 'cantDraw', player)) return false;
  const drawn = game.state.history.drawn[player] ?? 0;
  return rulesOf(game, 'drawLimit').every(
    (active) => drawn + count <= active.rule.n || !isUnder(game, active, active.rule.who, player),
  );
}

/** Nor can such a player pay life (2011: 118.8 · 2026: 119.8). */
export const canLoseLife = (game: Game, player: number): boolean => !forbidden(game, 'cantLoseLife', player);

/** Of teams that share turns what one player can't do the others can't either (2009: 806.8a · 2011, 2026: 810.8a, 810.9g–h). */
function isTeamwide(game: Game, kind: AboutPlayers): boolean {
  const { losing, lifeTotal } = game.edition.twoHeadedGiant;
  if (kind === 'cantGainLife' || kind === 'cantLoseLife') return lifeTotal === 'team';
  return (kind === 'cantLoseGame' || kind === 'cantWinGame' || kind === 'lastsWithoutLife') && losing === 'team';
}

/** Where counters of that kind are shared, none of those who share them gets any (2011, 2026: 810.10c). */
export const cantGetCounters = (game: Game, player: PlayerId, counter: CounterKind): boolean =>
  rulesOf(game, 'cantGetCounters').some(
    (active) =>
      (active.rule.counter === undefined || active.rule.counter === counter) &&
      sharersOf(game, player, counter).some((p) => isPlayer(game, activeContext(active), active.rule.who, p)),
  );

/** Whether the object can have no such counters put on it. */
export const cantHaveCounters = (game: Game, id: ObjectId, counter: CounterKind): boolean =>
  rulesOf(game, 'cantHaveCounters').some(
    (active) =>
      (active.rule.counter ?? counter) === counter &&
      objectsOf(game, activeContext(active), active.rule.what).includes(id),
  );

/** Whether a rule of that kind is about the object. */
export function objectRule(
  game: Game,
  kind:
    | 'cantBeSacrificed'
    | 'cantBeCountered'
    | 'cantPhaseOut'
    | 'bound'
    | 'cantTransform'
    | 'cantCrew'
    | 'indestructible'
    | 'noCombatDamage'
    | 'cantBeRegenerated',
  id: number,
): boolean {
  return rulesOf(game, kind).some((active) => objectsOf(game, activeContext(active), active.rule.what).includes(id));
}

export function isIndestructible(game: Game, id: number): boolean {
  return characteristics(game, id).keywords.includes('indestructible') || objectRule(game, 'indestructible', id);
}

/** Damage is dealt to creatures and planeswalkers (2006: 212.3 · later: 120.1). */
export function canBeDealtDamage(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null || object.zone !== 'battlefield' || object.phasedOut) return false;
  const is = characteristics(game, id);
  return isType(is, 'creature') || isType(is, 'planeswalker') || isBattle(is);
}
