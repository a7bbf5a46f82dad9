/**
 * Which replacement and prevention effects apply to an event.
 * 2006: 419, 601.14 · 2009: 609.7b, 614–616, 702.70b, 801.15 · 2011: 609.7b, 614–616, 702.71b, 801.15 · 2026: 609.7b, 614–616, 702.155c, 801.13
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { CounterKind } from '../state/names.ts';
import { objectOf } from '../state/objects.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Replacement } from '../vocabulary/rules-effects.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { ActiveReplacement, ActiveRule } from '../continuous/derived.ts';
import { SHIELDED } from '../continuous/floating.ts';
import { turned } from '../continuous/look-ahead.ts';
import { putOnEntering, withPut } from './entering-counters.ts';
import { TO_PLANESWALKER, planeswalkersInstead } from './redirection.ts';
import { type Uses, withThoseInUse } from './uses.ts';
import { replacementsOf } from '../continuous/active.ts';
import { derive, fullProfileOf, rulesOf } from '../continuous/derive.ts';
import type { Characteristics } from '../state/state.ts';
import { canTransform } from '../objects/double-faced.ts';
import { isBattle, PROTECTOR } from '../objects/battle.ts';
import { isSaga, LORE } from '../objects/saga.ts';
import { hasApplied } from '../events/cause.ts';
import type { EventKind, GameEvent } from '../events/event.ts';
import type { Counters } from '../events/kinds/counters.ts';
import { type Damage, isRecipientInRange } from '../events/kinds/damage.ts';
import { type Entering, isEntering } from '../events/kinds/move.ts';
import { bindings, matchesPattern } from '../events/kinds/table.ts';
import { asItArrives, isRule } from '../continuous/entering.ts';
import { objectRule } from '../continuous/prohibitions.ts';
import { activeContext, type Context, extended, recalling } from '../meaning/context.ts';
import { matches } from '../meaning/filter.ts';
import { objectsOf } from '../meaning/objects.ts';
import { isPlayer } from '../meaning/players.ts';
import { holds } from '../meaning/condition.ts';
import { isObjectInRange } from '../meaning/range.ts';

/** A replacement that applies, or one that the rules themselves make: a regeneration shield, damage to a planeswalker instead, a Saga's lore, a battle's protector. */
export type Applicable =
  /** put: what it replaces are these counters, which the permanent would enter with */
  | { kind: 'effect'; active: ActiveReplacement; key: string; put: readonly Counters[] | null }
  | { kind: 'toPlaneswalker'; key: string }
  | { kind: 'lore' | 'protector'; is: Characteristics }
  | { kind: 'regeneration'; key: string };

/** All that apply to the event now and have not yet been applied to it (614.5), what events at once with it use included. */
export function applicable(game: Game, event: GameEvent, uses: Uses): Applicable[] {
  const derived = derive(game);
  const found: Applicable[] = [];
  // "as this is turned face up" applies while that is done (2006: 504.8 · 2009, 2011: 707.11 · 2026: 708.11)
  const turning = objectOf(game, event.object);
  // and "as this transforms" of the face that it turns to (2026: 712.20)
  if (
    (event.kind === 'turnFaceUp' && turning?.zone === 'battlefield' && turning.faceDown) ||
    (event.kind === 'transform' && turning?.faceDown === false && canTransform(game, turning))
  )
    for (const active of turned(game, event.object).replacements)
      if (!derived.replacements[event.kind]?.some(({ key }) => key === active.key))
        consider(game, event, active, found);
  const candidates = withThoseInUse(derived.replacements[event.kind] ?? NO_REPLACEMENTS, uses, event);
  if (!isEntering(event)) {
    for (const active of candidates) consider(game, event, active, found);
    if (event.kind === 'move' && event.from === 'library')
      for (const active of ofCardInLibrary(game, event.object)) consider(game, event, active, found);
  } else {
    asItArrives(game, event.object, event.arrival, (would) => {
      const consideredAll = (kind: EventKind, as: (active: ActiveReplacement) => void): void => {
        for (const active of derived.replacements[kind] ?? NO_REPLACEMENTS)
          if (active.source !== event.object) as(active);
        would.replacements.forEach(as);
      };
      consideredAll('move', (active) => consider(game, event, active, found));
      const put = putOnEntering(game, event.object, event.arrival, event.cause);
      if (put.length > 0) consideredAll('counters', (active) => considerPut(game, put, active, found));
      if (isSaga(would.characteristics) && !hasApplied(event.cause, LORE))
        found.push({ kind: 'lore', is: would.characteristics });
      if (isBattle(would.characteristics) && !hasApplied(event.cause, PROTECTOR))
        found.push({ kind: 'protector', is: would.characteristics });
    });
  }
  if (event.kind === 'destroy' && mayRegenerate(game, event)) {
    const object = objectOf(game, event.object);
    const key = `regenerate:${event.object}`;
    if (object !== null && object.shields > 0 && !hasApplied(event.cause, key))
      found.push({ kind: 'regeneration', key });
  }
  if (planeswalkersInstead(game, event).length > 0) found.push({ kind: 'toPlaneswalker', key: TO_PLANESWALKER });
  return found;
}

const NO_REPLACEMENTS: readonly ActiveReplacement[] = [];

/** What a card says about its own leaving of a library; cards there are in no index. */
function ofCardInLibrary(game: Game, id: ObjectId): readonly ActiveReplacement[] {
  const object = objectOf(game, id);
  if (object === null) return [];
  const profile = fullProfileOf(game, id);
  return profile.parts.length === 0 ? [] : replacementsOf(game, object, profile, object.owner);
}

/** An effect on counters that are put is one on the permanent's entering with them, whatever kinds they are of. */
function considerPut(game: Game, put: readonly Counters[], active: ActiveReplacement, found: Applicable[]): void {
  const replaced = put.filter((event) => applies(game, event, active));
  if (replaced.length > 0) found.push({ kind: 'effect', active, key: active.key, put: replaced });
}

function consider(game: Game, event: GameEvent, active: ActiveReplacement, found: Applicable[]): void {
  if (applies(game, event, active)) found.push({ kind: 'effect', active, key: active.key, put: null });
}

function applies(game: Game, event: GameEvent, active: ActiveReplacement): boolean {
  if (hasApplied(event.cause, active.key)) return false;
  if (active.uses === 0 || active.shield === 0) return false;
  if (active.shield !== null && !isShielded(active, event)) return false;
  const { replacement } = active;
  const ctx = recalling(activeContext(active));
  if (!matchesPattern(game, ctx, replacement.event, event, false)) return false;
  if (replacement.instead.instead === 'prevent' && !prevents(game, ctx.controller, replacement, event)) return false;
  if (replacement.instead.instead === 'regenerate' && !mayRegenerate(game, event)) return false;
  if (replacement.condition !== undefined) {
    ctx.env = extended(ctx.env, bindings(game, replacement.event, event));
    if (!holds(game, ctx, replacement.condition)) return false;
  }
  return true;
}

/** Whether an effect prevents that damage, or at least does what else it says. */
function prevents(game: Game, player: PlayerId, replacement: Replacement, event: GameEvent): boolean {
  if (event.kind !== 'damage') return true;
  if (cantBePrevented(game, event) && !doesMore(game, replacement)) return false;
  return mayPrevent(game, player, replacement.event, event);
}

/** Prevention that names neither source nor recipient needs both in range (2006: 601.14b · 2009, 2011: 801.15b · 2026: 801.13b). */
function mayPrevent(game: Game, player: PlayerId, pattern: EventPattern, event: Damage): boolean {
  if (game.state.reach === null || pattern.on !== 'damage') return true;
  const named = pattern.source ?? pattern.to ?? pattern.toPlayer;
  return (
    named !== undefined || (isObjectInRange(game, player, event.source) && isRecipientInRange(game, player, event))
  );
}

/** Whether a shield is for whom the event is about. */
function isShielded({ env }: ActiveReplacement, event: GameEvent): boolean {
  const shielded = env[SHIELDED];
  if (shielded === undefined) return true;
  return event.object === 0
    ? shielded.players?.includes(event.player) === true
    : shielded.objects?.includes(event.object) === true;
}

/** What is destroyed may be regenerated, unless that destroys it for good or an effect forbids it (2006: 419.6b · 2009: 701.11 · 2011: 701.12 · 2026: 701.19). */
const mayRegenerate = (game: Game, event: GameEvent): boolean =>
  !(event.kind === 'destroy' && event.noRegeneration) && canBeRegenerated(game, event.object);

/** No effect says that the permanent can't be regenerated (2006: 419.6b · 2026: 701.19c). */
export const canBeRegenerated = (game: Game, id: ObjectId): boolean => !objectRule(game, 'cantBeRegenerated', id);

/** A prevention effect still applies to what cannot be prevented if it does something besides (2009, 2011: 615.11 · 2026: 615.12). */
const doesMore = (game: Game, { instead }: Replacement): boolean =>
  game.edition.unpreventable === 'applies' && instead.instead === 'prevent' && instead.then !== undefined;

export function cantBePrevented(game: Game, event: Damage): boolean {
  if (event.unpreventable) return true;
  return rulesOf(game, 'damageCantBePrevented').some((active) => {
    const { rule } = active;
    if (rule.combat === true && !event.combat) return false;
    const ctx = recalling(activeContext(active));
    if (rule.source !== undefined && !matches(game, ctx, event.source, rule.source)) return false;
    if (rule.to === undefined) return true;
    if (event.object !== 0) return rule.to.objects !== undefined && matches(game, ctx, event.object, rule.to.objects);
    return rule.to.players !== undefined && isPlayer(game, ctx, rule.to.players, event.player);
  });
}

/** Whether the set means what is about to be on the battlefield. */
const willBeAmong = (game: Game, ctx: Context, set: ObjectSet, id: ObjectId): boolean =>
  set.set === 'all' && set.zone === undefined && set.of === undefined
    ? matches(game, ctx, id, set.where)
    : objectsOf(game, ctx, set).includes(id);

/**
 * A permanent enters without the counters that can't be put on it, by what it says of itself too (2011: 112.6h · 2026: 113.6i, 614.17d).
 */
export function withoutForbiddenCounters(game: Game, event: Entering): Entering {
  const put = putOnEntering(game, event.object, event.arrival, event.cause);
  if (put.length === 0) return event;
  const left = asItArrives(game, event.object, event.arrival, (would) => {
    const forbids = (active: ActiveRule, counter: CounterKind): boolean =>
      isRule(active, 'cantHaveCounters') &&
      (active.rule.counter ?? counter) === counter &&
      willBeAmong(game, activeContext(active), active.rule.what, event.object);
    const active = [...rulesOf(game, 'cantHaveCounters'), ...would.rules];
    return put.map((counters) =>
      active.some((rule) => forbids(rule, counters.counter)) ? { ...counters, amount: 0 } : counters,
    );
  });
  if (left.every((counters, i) => counters === put[i])) return event;
  return { ...event, arrival: withPut(game, event.arrival, left) };
}
