/** Which replacement and prevention effects apply to an event. 2006: 419, 601.14 · 2009, 2011: 609.7b, 614–616, 801.15 · 2026: 609.7b, 614–616, 801.13 */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Replacement, Rule } from '../vocabulary/rules-effects.ts';
import type { ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { ActiveReplacement, ActiveRule } from '../continuous/derived.ts';
import { SHIELDED } from '../continuous/floating.ts';
import { type Ahead, faceUp } from '../continuous/look-ahead.ts';
import { putOnEntering, withPut } from './entering-counters.ts';
import { TO_PLANESWALKER, planeswalkersInstead } from './redirection.ts';
import { replacementsOf } from '../continuous/active.ts';
import { controllerOf, derive, fullProfileOf, lookAhead, rulesOf } from '../continuous/derive.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import { isBattle, PROTECTOR } from '../objects/battle.ts';
import { isSaga, LORE } from '../objects/saga.ts';
import type { Arrival, EventKind, GameEvent } from '../events/event.ts';
import { BOUND, isSpellFace, otherFaceTypes } from '../objects/double-faced.ts';
import { matchesPattern } from '../events/pattern.ts';
import { context, type Context, extended } from '../meaning/context.ts';
import { isType, matches } from '../meaning/filter.ts';
import { objectsOf } from '../meaning/objects.ts';
import { isPlayer } from '../meaning/players.ts';
import { holds } from '../meaning/condition.ts';
import { isInRange, isObjectInRange } from '../multiplayer/range.ts';
import { sharersOf, teamOf } from '../multiplayer/teams.ts';
import { characteristics } from '../continuous/derive.ts';
import { bindings } from '../events/pattern.ts';

/** A replacement that applies, or one that the rules themselves make: a regeneration shield, damage to a planeswalker instead, a Saga's lore, a battle's protector. */
export type Applicable =
  /** put: what it replaces are these counters, which the permanent would enter with */
  | { kind: 'effect'; active: ActiveReplacement; key: string; put: readonly GameEvent[] | null }
  | { kind: 'toPlaneswalker'; key: string }
  | { kind: 'lore' | 'protector'; is: Characteristics }
  | { kind: 'regeneration'; key: string };

/** The context in which the parts of an active effect are read. */
export function activeContext(active: {
  controller: number;
  source: number;
  env: Context['env'];
  x: number | null;
  ref: Context['ref'];
}): Context {
  return context(active.controller, active.source, active.env, active.x, active.ref);
}

/** Whether a rule for such players is one for this player, who may be ignoring it (2006: 408.2j · 2009: 114.2d · 2011: 115.2d · 2026: 116.2d). */
export const isUnder = (game: Game, active: ActiveRule, who: PlayerSet, player: PlayerId): boolean =>
  isPlayer(game, activeContext(active), who, player) &&
  !rulesOf(game, 'ignores').some(
    (other) => isOfSameAbility(other, active) && isPlayer(game, activeContext(other), other.rule.who, player),
  );

/** Whether what ignores a rule is from the very ability that makes it. */
const isOfSameAbility = (ignoring: ActiveRule, rule: ActiveRule): boolean =>
  ignoring.source === rule.source &&
  ignoring.ref.def === rule.ref.def &&
  ignoring.ref.path.startsWith(`${rule.ref.path}/`);

/** All that apply to the event now and have not yet been applied to it (614.5). */
export function applicable(game: Game, event: GameEvent): Applicable[] {
  const derived = derive(game);
  const found: Applicable[] = [];
  const entering = event.kind === 'move' && event.to === 'battlefield' && event.arrival !== null;
  // "as this is turned face up" applies while that is done (2006: 504.8 · 2009, 2011: 707.11 · 2026: 708.11)
  if (event.kind === 'turnFaceUp' && objectOf(game, event.object)?.faceDown === true)
    for (const active of faceUp(game, event.object).replacements) consider(game, event, active, found);
  const candidates = derived.replacements[event.kind];
  if (!entering) {
    if (candidates !== undefined) for (const active of candidates) consider(game, event, active, found);
    if (event.kind === 'move' && event.from === 'library')
      for (const active of ofCardInLibrary(game, event.object)) consider(game, event, active, found);
  } else {
    asItArrives(game, event, (would) => {
      const consideredAll = (kind: EventKind, as: (active: ActiveReplacement) => void): void => {
        for (const active of derived.replacements[kind] ?? NO_REPLACEMENTS)
          if (active.source !== event.object) as(active);
        would.replacements.forEach(as);
      };
      consideredAll('move', (active) => consider(game, event, active, found));
      const put = putOnEntering(game, event);
      if (put.length > 0) consideredAll('counters', (active) => considerPut(game, put, active, found));
      if (isSaga(would.characteristics) && event.applied?.includes(LORE) !== true)
        found.push({ kind: 'lore', is: would.characteristics });
      if (isBattle(would.characteristics) && event.applied?.includes(PROTECTOR) !== true)
        found.push({ kind: 'protector', is: would.characteristics });
    });
  }
  if (event.kind === 'destroy' && !event.strict) {
    const object = objectOf(game, event.object);
    const key = `regenerate:${event.object}`;
    if (
      object !== null &&
      object.shields > 0 &&
      !(event.applied?.includes(key) ?? false) &&
      canBeRegenerated(game, event.object)
    )
      found.push({ kind: 'regeneration', key });
  }
  if (planeswalkersInstead(game, event).length > 0) found.push({ kind: 'toPlaneswalker', key: TO_PLANESWALKER });
  return found;
}

const NO_REPLACEMENTS: readonly ActiveReplacement[] = [];

/** Runs something with the object read as it would be on the battlefield. */
function asItArrives<R>(game: Game, { object: id, arrival }: GameEvent, run: (would: Ahead) => R): R {
  const arrives = arrival as Arrival;
  const would = lookAhead(game, id, arrives);
  const held = game.overlay;
  game.overlay = [...held, { id, faceDown: arrives.faceDown !== null, ...would }];
  try {
    return run(would);
  } finally {
    game.overlay = held;
  }
}

/** What a card says about its own leaving of a library; cards there are in no index. */
function ofCardInLibrary(game: Game, id: ObjectId): readonly ActiveReplacement[] {
  const object = objectOf(game, id);
  if (object === null) return [];
  const profile = fullProfileOf(game, id);
  return profile.parts.length === 0 ? [] : replacementsOf(game, object, profile, object.owner);
}

/** An effect on counters that are put is one on the permanent's entering with them, whatever kinds they are of. */
function considerPut(game: Game, put: readonly GameEvent[], active: ActiveReplacement, found: Applicable[]): void {
  const replaced = put.filter((event) => applies(game, event, active));
  if (replaced.length > 0) found.push({ kind: 'effect', active, key: active.key, put: replaced });
}

function consider(game: Game, event: GameEvent, active: ActiveReplacement, found: Applicable[]): void {
  if (applies(game, event, active)) found.push({ kind: 'effect', active, key: active.key, put: null });
}

function applies(game: Game, event: GameEvent, active: ActiveReplacement): boolean {
  if (event.applied?.includes(active.key) ?? false) return false;
  if (active.uses === 0 || active.shield === 0) return false;
  if (active.shield !== null && !isShielded(active, event)) return false;
  const { replacement } = active;
  const ctx = activeContext(active);
  if (!matchesPattern(game, ctx, replacement.event, event, false)) return false;
  if (replacement.instead.instead === 'prevent' && cantBePrevented(game, event) && !doesMore(game, replacement))
    return false;
  if (replacement.instead.instead === 'prevent' && !mayPrevent(game, ctx.controller, replacement.event, event))
    return false;
  if (replacement.instead.instead === 'regenerate' && !canBeRegenerated(game, event.object)) return false;
  if (replacement.condition !== undefined) {
    ctx.env = extended(ctx.env, bindings(game, replacement.event, event));
    if (!holds(game, ctx, replacement.condition)) return false;
  }
  return true;
}

/** Prevention that names neither source nor recipient needs both in range (2006: 601.14b · 2009, 2011: 801.15b · 2026: 801.13b). */
function mayPrevent(game: Game, player: PlayerId, pattern: EventPattern, event: GameEvent): boolean {
  if (game.state.reach === null || pattern.on !== 'damage') return true;
  const named = pattern.source ?? pattern.to ?? pattern.toPlayer;
  return (
    named !== undefined || (isObjectInRange(game, player, event.source) && isRecipientInRange(game, player, event))
  );
}

const isRecipientInRange = (game: Game, player: PlayerId, { object, player: to }: GameEvent): boolean =>
  object === 0 ? isInRange(game, player, to) : isObjectInRange(game, player, object);

/** No damage is dealt beyond the range of its source's controller, wherever it was redirected (2006: 601.14a · 2009, 2011: 801.15a · 2026: 801.13a). */
const isDealtInRange = (game: Game, event: GameEvent): boolean =>
  game.state.reach === null || isRecipientInRange(game, controllerOf(game, event.source), event);

/** Whether a shield is for whom the event is about. */
function isShielded({ env }: ActiveReplacement, event: GameEvent): boolean {
  const shielded = env[SHIELDED];
  if (shielded === undefined) return true;
  return event.object === 0
    ? shielded.players?.includes(event.player) === true
    : shielded.objects?.includes(event.object) === true;
}

/** Regeneration is of permanents that nothing forbids it (2006: 419.6b · 2026: 701.19c). */
export function canBeRegenerated(game: Game, id: number): boolean {
  return !rulesOf(game, 'cantBeRegenerated').some((active) =>
    objectsOf(game, activeContext(active), active.rule.what).includes(id),
  );
}

/** A prevention effect still applies to what cannot be prevented if it does something besides (2009, 2011: 615.11 · 2026: 615.12). */
const doesMore = (game: Game, { instead }: Replacement): boolean =>
  game.edition.unpreventable === 'applies' && instead.instead === 'prevent' && instead.then !== undefined;

export function cantBePrevented(game: Game, event: GameEvent): boolean {
  if (event.strict) return true;
  return rulesOf(game, 'damageCantBePrevented').some((active) => {
    const { rule } = active;
    const ctx = activeContext(active);
    if (rule.source !== undefined && !matches(game, ctx, event.source, rule.source)) return false;
    if (rule.to === undefined) return true;
    if (event.object !== 0) return rule.to.objects !== undefined && matches(game, ctx, event.object, rule.to.objects);
    return rule.to.players !== undefined && isPlayer(game, ctx, rule.to.players, event.player);
  });
}

/** Damage is dealt to creatures and planeswalkers (2006: 212.3 · later: 120.1). */
export function canBeDealtDamage(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null || object.zone !== 'battlefield' || object.phasedOut) return false;
  const is = characteristics(game, id);
  return isType(is, 'creature') || isType(is, 'planeswalker') || isBattle(is);
}

/** Whether an event cannot happen at all (2006: 103.2–103.3 · 2009, 2011: 101.2–101.3 · 2026: 101.2–101.3, 614.17). */
export function impossible(game: Game, event: GameEvent): boolean {
  switch (event.kind) {
    case 'gainLife':
      return event.amount <= 0 || forbidden(game, 'cantGainLife', event.player);
    case 'loseLife':
      return event.amount <= 0 || !canLoseLife(game, event.player);
    case 'draw':
      return !canDraw(game, event.player);
    case 'search':
      return forbidden(game, 'cantSearch', event.player);
    case 'lose':
      return forbidden(game, 'cantLoseGame', event.player);
    case 'win':
      return forbidden(game, 'cantWinGame', event.player);
    case 'damage': {
      if (event.amount <= 0 || !isDealtInRange(game, event)) return true;
      return event.object === 0
        ? game.state.players[event.player]?.left !== false
        : !canBeDealtDamage(game, event.object);
    }
    case 'destroy': {
      const object = objectOf(game, event.object);
      return object === null || object.zone !== 'battlefield' || isIndestructible(game, event.object);
    }
    case 'sacrifice': {
      const object = objectOf(game, event.object);
      return object === null || object.zone !== 'battlefield' || objectRule(game, 'cantBeSacrificed', event.object);
    }
    case 'counters':
      return event.amount > 0 && objectRule(game, 'cantHaveCounters', event.object);
    case 'playerCounters':
      return event.amount > 0 && cantGetCounters(game, event);
    case 'countered':
      return objectOf(game, event.object) === null || objectRule(game, 'cantBeCountered', event.object);
    case 'phaseOut':
      return objectRule(game, 'cantPhaseOut', event.object);
    // what is bound to day and night transforms with them only (2026: 702.145b, e)
    case 'transform':
      return (
        objectRule(game, 'cantTransform', event.object) ||
        (event.word !== BOUND && objectRule(game, 'bound', event.object))
      );
    case 'move': {
      if (event.from === null) return false;
      const object = objectOf(game, event.object);
      if (object === null) return true;
      // a token that has left the battlefield goes nowhere (2006: 216.3 · 2026: 111.8)
      if (object.kind === 'token' && object.zone !== 'battlefield' && object.zone !== 'outside') return true;
      // nothing enters under the control of a player who has left (2026: 800.4b)
      if (event.to === 'battlefield' && game.state.players[event.arrival?.controller ?? -1]?.left === true) return true;
      if (event.to === 'battlefield') return isSpellCard(game, event) || cantEnter(game, event);
      return false;
    }
    default:
      return false;
  }
}

function forbidden(
  game: Game,
  kind: 'cantGainLife' | 'cantLoseLife' | 'cantDraw' | 'cantSearch' | 'cantLoseGame' | 'cantWinGame',
  player: number,
): boolean {
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
function isTeamwide(
  game: Game,
  kind: 'cantGainLife' | 'cantLoseLife' | 'cantDraw' | 'cantSearch' | 'cantLoseGame' | 'cantWinGame',
): boolean {
  const { losing, lifeTotal } = game.edition.twoHeadedGiant;
  if (kind === 'cantGainLife' || kind === 'cantLoseLife') return lifeTotal === 'team';
  return (kind === 'cantLoseGame' || kind === 'cantWinGame') && losing === 'team';
}

/** Where counters of that kind are shared, none of those who share them gets any (2011, 2026: 810.10c). */
const cantGetCounters = (game: Game, { player, counter }: GameEvent): boolean =>
  rulesOf(game, 'cantGetCounters').some(
    (active) =>
      (active.rule.counter === undefined || active.rule.counter === counter) &&
      sharersOf(game, player, counter ?? '').some((p) => isPlayer(game, activeContext(active), active.rule.who, p)),
  );

/** Whether a rule of that kind is about the object. */
export function objectRule(
  game: Game,
  kind:
    | 'cantBeSacrificed'
    | 'cantHaveCounters'
    | 'cantBeCountered'
    | 'cantPhaseOut'
    | 'bound'
    | 'cantTransform'
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

/** Instant and sorcery cards stay where they are, unless they would enter face down (2006: 212.5d, 212.7d, 217.1a · later: 304.4, 307.4, 400.4a). */
function isSpellCard(game: Game, event: GameEvent): boolean {
  if (event.arrival?.faceDown != null) return false;
  // with its back face up it is that of the card, whatever it enters as a copy of (2026: 712.13a)
  if (event.arrival?.transformed === true) {
    const back = otherFaceTypes(game, objectOf(game, event.object) as GameObject);
    return back !== null && isSpellFace(back);
  }
  const is = characteristics(game, event.object);
  return isType(is, 'instant') || isType(is, 'sorcery');
}

/** Whether something forbids it to enter as what it would be on the battlefield (2026: 614.17d, 701.40f, 701.58f, 708.3). */
function cantEnter(game: Game, event: GameEvent): boolean {
  const { arrival } = event;
  const rules = rulesOf(game, 'cantEnter');
  if (arrival === null) return rules.some((active) => entryForbidden(game, event, active));
  if (rules.length === 0 && arrival.copied === null && !forbidsItself(game, event.object)) return false;
  return asItArrives(game, event, (would) =>
    [...rules, ...would.rules].some((active) => isRule(active, 'cantEnter') && entryForbidden(game, event, active)),
  );
}

/** Whether what it is before it enters says that it can't: no look ahead is needed for anything else. */
const forbidsItself = (game: Game, id: ObjectId): boolean =>
  fullProfileOf(game, id).parts.some((part) => part.active === 'rule' && part.rule.rule === 'cantEnter');

const isRule = <K extends Rule['rule']>(
  active: ActiveRule,
  kind: K,
): active is ActiveRule<Extract<Rule, { rule: K }>> => active.rule.rule === kind;

function entryForbidden(
  game: Game,
  event: GameEvent,
  active: ActiveRule<Extract<Rule, { rule: 'cantEnter' }>>,
): boolean {
  const { rule } = active;
  if (rule.from !== undefined && (event.from === null || !rule.from.includes(event.from))) return false;
  return matches(game, activeContext(active), event.object, rule.what);
}

/** Whether the set means what is about to be on the battlefield. */
const willBeAmong = (game: Game, ctx: Context, set: ObjectSet, id: ObjectId): boolean =>
  set.set === 'all' && set.zone === undefined && set.of === undefined
    ? matches(game, ctx, id, set.where)
    : objectsOf(game, ctx, set).includes(id);

/**
 * A permanent enters without the counters that can't be put on it, by what it says of itself too (2011: 112.6h · 2026: 113.6i, 614.17d).
 */
export function withoutForbiddenCounters(game: Game, event: GameEvent): GameEvent {
  const put = putOnEntering(game, event);
  if (put.length === 0) return event;
  const forbidden = asItArrives(game, event, (would) =>
    [...rulesOf(game, 'cantHaveCounters'), ...would.rules].some(
      (active) =>
        isRule(active, 'cantHaveCounters') && willBeAmong(game, activeContext(active), active.rule.what, event.object),
    ),
  );
  if (!forbidden) return event;
  const none = put.map((counters) => ({ ...counters, amount: 0 }));
  return { ...event, arrival: withPut(game, event.arrival as Arrival, none) };
}
