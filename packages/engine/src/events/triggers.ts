/**
 * Triggered abilities: what an event sets off, and putting them on the stack.
 * 2006: 404, 410 · 2009, 2011: 603, 605.5 · 2026: 603, 605.5, 702.179d, 724.2, 725.2, 727.1
 */
import type { Body, TriggeredAbility } from '../vocabulary/abilities.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Edition } from '../editions/edition.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { apnap, objectOf, objectOrLast } from '../state/objects.ts';
import type { AbilityRef, DelayedTrigger, Env, EventBindings, PendingTrigger } from '../state/state.ts';
import { controllerOf, derive, profileOf, rulesIn } from '../continuous/derive.ts';
import type { ActiveTrigger, Derived } from '../continuous/derived.ts';
import { askOption, askOrder } from '../decisions/ask.ts';
import type { GameEvent } from './event.ts';
import { attackingSo, type Block } from './kinds/combat.ts';
import type { Control } from './kinds/control.ts';
import type { Damage } from './kinds/damage.ts';
import type { Die } from './kinds/dice.ts';
import { mayConcern } from './kinds/move.ts';
import { bindings, kindOf, matchesPattern } from './kinds/table.ts';
import { putTriggerOnStack } from '../casting/put-trigger.ts';
import { carryOut } from '../resolving/carry-out.ts';
import {
  abilityContext,
  activeContext,
  bind,
  type Context,
  delayedContext,
  extended,
  recalling,
} from '../meaning/context.ts';
import { holds, mayTrigger } from '../meaning/condition.ts';
import { onSomeStack } from '../multiplayer/grand-melee.ts';
import { primaryOf, teamOf } from '../state/teams.ts';
import { matches } from '../meaning/filter.ts';
import { isPlayer } from '../meaning/players.ts';
import { inherentIn } from '../abilities/inherent.ts';
import { delayedNode } from '../abilities/lookup.ts';
import { isTriggeredManaAbility } from '../abilities/mana-ability.ts';
import { hasDone, timesTriggered, timesUsed } from '../abilities/uses.ts';
import { countUse, noteTriggered } from './history.ts';
import { absolute, greater } from '../state/numbers.ts';
import { memoised } from '../state/memoised.ts';
import { equal } from '../vocabulary/equal.ts';
import { addPending } from './pending.ts';

/** Whether abilities with that pattern trigger on the event by what existed before it. */
function looksBack(list: Edition['lookBack'], pattern: EventPattern, event: GameEvent): boolean {
  if (pattern.on === 'either') return pattern.of.some((p) => looksBack(list, p, event));
  return kindOf(event).looksBack?.(list, event, pattern) === true;
}

/** The table by which it is asked whether abilities with that pattern trigger on the event. */
type TableFor = (pattern: EventPattern, event: GameEvent) => Derived;

/** Finds everything the batch sets off: abilities of objects, of the events' own objects, and delayed triggers. */
export function matchTriggers(game: Game, before: Derived, happened: readonly GameEvent[]): void {
  const list = game.edition.lookBack;
  const tableFor: TableFor = (pattern, event) => (looksBack(list, pattern, event) ? before : derive(game));
  for (const event of happened) {
    const back = triggersOn(before, event);
    if (back !== undefined) {
      for (const active of back)
        if (looksBack(list, active.ability.event, event))
          tryTrigger(game, before, asControlledBefore(active, happened), event, happened);
    }
    const now = derive(game);
    const there = triggersOn(now, event);
    if (there !== undefined) {
      for (const active of there)
        if (!looksBack(list, active.ability.event, event)) tryTrigger(game, now, active, event, happened);
    }
    ownTriggers(game, event, tableFor);
    for (const inherent of inherentIn(game, event)) {
      const { ref, ability, controller, source } = inherent;
      const ctx = recalling(abilityContext(controller, source, ref));
      if (ability.perTurn !== undefined && timesTriggered(game, controller, ref) >= ability.perTurn) continue;
      const seen = occurrence(game, ctx, ability.event, event, happened);
      if (seen !== null && !isSilenced(game, tableFor(ability.event, event), event))
        trigger(game, derive(game), ctx, inherent, seen, happened);
    }
  }
  if (game.state.delayed.length > 0) {
    const only = new Map<DelayedTrigger, GameEvent>();
    for (const event of happened) delayedTriggers(game, event, happened, only, tableFor);
  }
}

/** The triggers that may be about the event. Moves are common: only those that could be about the zones of this one. */
function triggersOn({ triggers }: Derived, event: GameEvent): readonly ActiveTrigger[] | undefined {
  if (event.kind !== 'move') return triggers[event.kind];
  if (triggers.move === undefined) return undefined;
  const { from, to } = event;
  const known = byZones(triggers.move);
  const key = `${from}>${to}`;
  let fitting = known.get(key);
  if (fitting === undefined) {
    fitting = triggers.move.filter(({ ability }) => mayConcern(ability.event, from, to));
    known.set(key, fitting);
  }
  return fitting;
}
const byZones = memoised((_triggers: readonly ActiveTrigger[]) => new Map<string, readonly ActiveTrigger[]>());

/** Whether it is a permanent, or last was: what words like "creature" mean where they name no zone (2006: 200.9 · 2009, 2011, 2026: 109.2). */
const isPermanent = (game: Game, id: ObjectId): boolean => objectOrLast(game, id)?.zone === 'battlefield';

/** Whether an effect of that table says that no ability triggers on the event, or none of that object (2026: 603.10). */
const isSilenced = (game: Game, table: Derived, event: GameEvent, source?: ObjectId): boolean =>
  rulesIn(table, 'triggersNothing').some((active) => {
    const { of, cause } = active.rule;
    const ctx = recalling(activeContext(active));
    const isConcerned =
      of === undefined || (source !== undefined && isPermanent(game, source) && matches(game, ctx, source, of));
    return isConcerned && matchesPattern(game, ctx, cause, event, true);
  });

/** An object that has just come under another player's control was, before that, controlled by whoever lost it (2026: 603.10d). */
function asControlledBefore(active: ActiveTrigger, happened: readonly GameEvent[]): ActiveTrigger {
  const lost = happened.find((event): event is Control => event.kind === 'control' && event.object === active.source);
  return lost === undefined ? active : { ...active, controller: lost.from };
}

/** `table` is that by which it triggers, of before the event where it looks back. */
function tryTrigger(
  game: Game,
  table: Derived,
  active: ActiveTrigger,
  event: GameEvent,
  happened: readonly GameEvent[],
): void {
  const ctx = recalling(activeContext(active));
  const { ability } = active;
  const seen = occurrence(game, ctx, ability.event, event, happened);
  if (seen === null) return;
  if (ability.doOnce === true && hasDone(game, active.source, active.ref)) return;
  if (ability.perTurn !== undefined && timesUsed(game, active.source, active.ref) >= ability.perTurn) return;
  if (isSilenced(game, table, event, active.source)) return;
  trigger(game, table, ctx, active, seen, happened);
}

/**
 * The event as an ability with that pattern sees it; null where the pattern does not fit it. Damage that several sources deal to
 * one recipient at once is one occurrence, of all of it, where the pattern names no source (2006: 410.6 · later: 603.2c), and where
 * it takes the sources of each player together; what one source deals at once is one where the pattern names no recipient; so are moves and discards that the pattern takes together. The first event stands for them all.
 */
function occurrence<E extends GameEvent>(
  game: Game,
  ctx: Context,
  whole: EventPattern,
  event: E,
  happened: readonly GameEvent[],
): E | null {
  if (!matchesPattern(game, ctx, whole, event, true)) return null;
  if (event.kind === 'attack') {
    const fitting = matched(game, ctx, whole, event);
    return fitting.on === 'attack' ? { ...event, amount: attackingSo(game, ctx, fitting, event).length } : event;
  }
  if (happened.length === 1) return event;
  if (event.kind === 'move' || event.kind === 'die') {
    const fitting = matched(game, ctx, whole, event);
    if (!takesTogether(fitting)) return event;
    if (happened.find((other) => matchesPattern(game, ctx, fitting, other, true)) !== event) return null;
    return event.kind === 'die' ? { ...event, amount: highest(event, happened) } : event;
  }
  if (event.kind === 'discard' || event.kind === 'sacrifice') {
    const fitting = matched(game, ctx, whole, event);
    if ((fitting.on !== 'discard' && fitting.on !== 'sacrifice') || fitting.together === undefined) return event;
    const all = happened.filter(
      (other) =>
        other.kind === event.kind &&
        (fitting.together === 'all' || other.player === event.player) &&
        matchesPattern(game, ctx, fitting, other, true),
    );
    return all[0] === event ? { ...event, amount: all.length } : null;
  }
  if (event.kind === 'counters' || event.kind === 'playerCounters') {
    // counters of several kinds put on something or somebody at once are "one or more counters" (2009: 120 · 2011: 121 · 2026: 122.6)
    const fitting = matched(game, ctx, whole, event);
    if ((fitting.on !== 'counters' && fitting.on !== 'getsCounters') || fitting.counter !== undefined) return event;
    if (fitting.on === 'counters' && fitting.each === true) return event;
    const all = happened.filter(
      (other) =>
        other.kind === event.kind &&
        other.object === event.object &&
        (other.object !== 0 || other.player === event.player) &&
        matchesPattern(game, ctx, fitting, other, true),
    );
    return all[0] === event ? { ...event, amount: all.reduce((sum, { amount }) => sum + amount, 0) } : null;
  }
  if (event.kind === 'block')
    return standsForAll(game, ctx, matched(game, ctx, whole, event), event, happened) ? event : null;
  if (event.kind !== 'damage') return event;
  const pattern = matched(game, ctx, whole, event);
  if (pattern.on !== 'damage') return event;
  const { source, to, toPlayer } = pattern;
  const ofSource = source !== undefined && pattern.together !== true;
  if (ofSource && (to !== undefined || toPlayer !== undefined)) return event;
  const isSame = (other: Damage): boolean =>
    ofSource
      ? other.source === event.source
      : other.object === event.object &&
        other.player === event.player &&
        (source === undefined || controllerOf(game, other.source) === controllerOf(game, event.source));
  const dealt = happened.filter(
    (other) => other.kind === 'damage' && isSame(other) && matchesPattern(game, ctx, pattern, other, true),
  );
  if (dealt.length === 1) return event;
  return dealt[0] === event ? { ...event, amount: dealt.reduce((sum, { amount }) => sum + amount, 0) } : null;
}

/** "Blocks one or more", "becomes blocked by one or more": the first of those blocks stands for them all. */
function standsForAll(
  game: Game,
  ctx: Context,
  pattern: EventPattern,
  event: Block,
  happened: readonly GameEvent[],
): boolean {
  if ((pattern.on !== 'blocks' && pattern.on !== 'becomesBlocked') || pattern.together !== true) return true;
  const subject = ({ object, attacker }: Block): ObjectId => (pattern.on === 'blocks' ? object : attacker);
  const same = (other: GameEvent): boolean =>
    other.kind === 'block' && subject(other) === subject(event) && matchesPattern(game, ctx, pattern, other, true);
  return happened.find(same) === event;
}

/** Of the dice that were rolled at once the highest result (2026: 706.4). */
const highest = (event: Die, happened: readonly GameEvent[]): number =>
  happened.reduce((top, other) => (other.kind === 'die' ? greater(top, other.amount) : top), event.amount);

/** Whether the first of several moves or dice stands for all that the pattern fits. */
const takesTogether = (pattern: EventPattern): boolean =>
  (pattern.on === 'move' || pattern.on === 'dieRoll') && pattern.together === true;

function trigger(
  game: Game,
  table: Derived,
  ctx: Context,
  { ref, ability }: Readonly<{ ref: AbilityRef; ability: TriggeredAbility }>,
  event: GameEvent,
  happened: readonly GameEvent[],
): void {
  const pattern = matched(game, ctx, ability.event, event);
  ctx.env = extended(ctx.env, boundBy(game, ctx, pattern, event, happened));
  // the X of the cycling cost is that of the whole card (2009, 2011: 107.3g · 2026: 107.3i)
  if (event.kind === 'cycle' && (ctx.source === event.object || ctx.source === event.became)) ctx.x = event.x;
  if (pattern.on === 'attack' && event.kind === 'attack' && pattern.atLeast !== undefined) {
    const theirs = attackingSo(game, ctx, pattern, event).map(({ id }) => id);
    const objects = theirs.filter((id) => isPlayer(game, ctx, pattern.who, controllerOf(game, id)));
    bind(ctx, 'event.attackers', { objects });
  }
  if (!mayTrigger(game, ctx, ability)) return;
  if (ability.perTurn !== undefined)
    if (ctx.source === 0) noteTriggered(game, ctx.controller, ref);
    else countUse(game, ctx.source, ref);
  if (addsAtOnce(game, ctx, ability.event, ability.body)) return;
  const { source, controller, env, x } = ctx;
  const triggers = (): void => {
    const times = 1 + timesMore(game, table, source, event);
    for (let n = times * occurrences(pattern, event); n > 0; n--)
      pend(game, { ability: ref, source, controller, env, x, kind: 'triggered' }, event);
  };
  const tapsForMana = pattern.on === 'tap' && pattern.forMana === true;
  if (tapsForMana && game.scope.manaTriggers !== null && game.edition.tappedForMana === 'produced')
    game.scope.manaTriggers.push({ ctx, effect: ability.body.effect, pend: triggers });
  else triggers();
}

/** What the event binds; of moves that a pattern takes together, also all that move, and how many. */
function boundBy(
  game: Game,
  ctx: Context,
  pattern: EventPattern,
  event: GameEvent,
  happened: readonly GameEvent[],
): EventBindings {
  const first = bindings(game, pattern, event);
  if (pattern.on !== 'move' || pattern.together !== true) return first;
  const objects = happened
    .filter((other) => matchesPattern(game, ctx, pattern, other, true))
    .flatMap((other) => bindings(game, pattern, other)['event.object']?.objects ?? []);
  return { ...first, 'event.all': { objects }, 'event.amount': { amount: objects.length } };
}

/** A mana ability does without the stack: it resolves at once after the mana ability that it triggered on (2006: 411.3 · later: 605.4a). */
function addsAtOnce(game: Game, ctx: Context, event: EventPattern, body: Body): boolean {
  if (!isTriggeredManaAbility(event, body)) return false;
  if (game.scope.manaTriggers !== null) game.scope.manaTriggers.push({ ctx, effect: body.effect, pend: null });
  else carryOut(game, ctx, body.effect, null);
  return true;
}

/**
 * How many times more an ability of the object triggers, as effects say of abilities of permanents: what looks back is told so by effects of
 * before the event (2026: 109.2, 603.2d, 603.10).
 */
const timesMore = (game: Game, table: Derived, source: ObjectId, event: GameEvent): number =>
  !isPermanent(game, source)
    ? 0
    : rulesIn(table, 'triggersAgain').filter((active) => {
        const ctx = recalling(activeContext(active));
        const { of, cause } = active.rule;
        return matches(game, ctx, source, of) && (cause === undefined || matchesPattern(game, ctx, cause, event, true));
      }).length;

/** How often the event happens within what happened: once for each counter (2006: 410.6 · later: 603.2c). */
const occurrences = (pattern: EventPattern, event: GameEvent): number =>
  pattern.on === 'counters' && pattern.each === true ? absolute(event.amount) : 1;

/** The alternative of an "either" pattern that the event fits: bindings differ. */
function matched(game: Game, ctx: Context, pattern: EventPattern, event: GameEvent): EventPattern {
  if (pattern.on !== 'either') return pattern;
  return matched(
    game,
    ctx,
    pattern.of.find((p) => matchesPattern(game, ctx, p, event, true)) ?? (pattern.of[0] as EventPattern),
    event,
  );
}

function pend(game: Game, trigger: Omit<PendingTrigger, 'order' | 'bySpell'>, cause: GameEvent | null): void {
  const { agenda } = game.state;
  const bySpell =
    agenda.at(-1)?.frame === 'resolve' || (cause !== null && objectOf(game, cause.object)?.zone === 'stack');
  const order = addPending(game, { bySpell, ...trigger });
  for (const active of derive(game).triggers.trigger ?? []) {
    const { event } = active.ability;
    const ctx = recalling(activeContext(active));
    if (
      event.on !== 'triggers' ||
      (event.what !== undefined && !matches(game, ctx, trigger.source, event.what)) ||
      (event.cause !== undefined && (cause === null || !matchesPattern(game, ctx, event.cause, cause, true)))
    )
      continue;
    const env = extended(ctx.env, { 'event.player': { players: [trigger.controller] } });
    const { source, controller, x } = ctx;
    pend(game, { ability: active.ref, source, controller, env, x, kind: 'triggered', about: order }, null);
  }
}

/**
 * Abilities of the very object the event is about, which function wherever it winds up: "when you cast this spell", "when you
 * cycle this card", "when this is put into a graveyard from anywhere" (2006: 410.10e · later: 603.6).
 */
function ownTriggers(game: Game, event: GameEvent, tableFor: TableFor): void {
  const id = kindOf(event).itself?.(event) ?? 0;
  if (id === 0) return;
  const object = objectOrLast(game, id);
  if (object === null || object.zone === 'battlefield' || object.kind === 'ability') return;
  for (const triggered of profileOf(game, id).triggered) {
    const { ref, ability } = triggered;
    if (ability.zones !== undefined || !isOwnZone(ability.event, event)) continue;
    const owner = object.zone === 'stack' ? controllerOf(game, id) : object.owner;
    const ctx = recalling(abilityContext(owner, id, ref));
    const asSelf = aboutItself(event, id);
    if (!seesItself(game, ctx, ability.event, event, asSelf)) continue;
    if (!isSilenced(game, tableFor(ability.event, event), event))
      trigger(game, derive(game), ctx, triggered, asSelf, [asSelf]);
  }
}

/** The same event for an ability of the object itself: where a discarded card has gone, "this card" is what it has become. */
const aboutItself = (event: GameEvent, id: ObjectId): GameEvent =>
  event.kind === 'discard' || event.kind === 'cycle' ? { ...event, object: id, became: id } : event;

/** Of "dies or is discarded" what is seen from the battlefield is not seen once more from where the object winds up. */
const seesItself = (game: Game, ctx: Context, pattern: EventPattern, event: GameEvent, asSelf: GameEvent): boolean =>
  pattern.on === 'either'
    ? pattern.of.some((one) => seesItself(game, ctx, one, event, asSelf))
    : isOwnZone(pattern, event) && matchesPattern(game, ctx, pattern, asSelf, true);

function isOwnZone(pattern: EventPattern, event: GameEvent): boolean {
  switch (pattern.on) {
    case 'cast':
    case 'cycle':
    case 'countered':
      return pattern.what.is === 'self';
    case 'discard':
      return pattern.what?.is === 'self';
    case 'move':
      // leaving the battlefield it was seen by looking back
      return (
        pattern.what.is === 'self' &&
        event.kind === 'move' &&
        event.to !== 'battlefield' &&
        (event.from !== 'battlefield' || pattern.from === undefined)
      );
    case 'either':
      return pattern.of.some((one) => isOwnZone(one, event));
    default: // all other events are seen from the battlefield, or from the zones that the ability names
      return false;
  }
}

function delayedTriggers(
  game: Game,
  event: GameEvent,
  happened: readonly GameEvent[],
  only: Map<DelayedTrigger, GameEvent>,
  tableFor: TableFor,
): void {
  for (const delayed of game.state.delayed) {
    if (delayed.turn !== 0 && delayed.turn !== game.state.turn.extraTurnId) continue;
    if (delayed.madeIn === game.state.turn.begun) continue;
    const node = delayedNode(game, delayed);
    const ctx = delayedContext(delayed);
    const seenAs = (other: GameEvent): GameEvent | null =>
      isSilenced(game, tableFor(node.pattern, other), other)
        ? null
        : occurrence(game, ctx, node.pattern, other, happened);
    const seen = seenAs(event);
    if (seen === null) continue;
    if (!delayed.repeat && happened.length > 1) {
      if (!only.has(delayed)) {
        const fitting = happened.filter((other) => seenAs(other) !== null);
        only.set(delayed, chosenEvent(game, delayed, fitting));
      }
      if (only.get(delayed) !== event) continue;
    }
    const news = onlyNew(delayed.env, boundBy(game, ctx, matched(game, ctx, node.pattern, seen), seen, happened));
    ctx.env = extended(delayed.env, news);
    if (!addsAtOnce(game, ctx, node.pattern, node.body))
      pend(
        game,
        {
          ability: delayed.ref,
          source: delayed.source,
          controller: delayed.controller,
          env: ctx.env,
          x: delayed.x,
          kind: 'delayed',
        },
        event,
      );
    if (!delayed.repeat) game.state.delayed = game.state.delayed.filter((d: DelayedTrigger) => d.id !== delayed.id);
  }
}

/** Of the events that fit at once, the one that sets off what triggers only once: its controller chooses (2026: 603.7b). */
function chosenEvent(
  game: Game,
  { controller: player, source }: DelayedTrigger,
  fitting: readonly GameEvent[],
): GameEvent {
  const about = fitting.map((event) => kindOf(event).itself?.(event) ?? event.object);
  const differing = fitting.filter((_, n) => about.indexOf(about[n] as ObjectId) === n);
  const options = [...new Set(about)].map((object) => ({ object }));
  return differing[askOption(game, { player, source, purpose: 'what triggers it', options })] as GameEvent;
}

/** What a delayed trigger captured keeps its meaning; the event that sets it off adds what is not bound yet. */
function onlyNew(captured: Env, added: Env): Env {
  return Object.fromEntries(
    Object.entries(added).filter(([name]) => captured[name] === undefined || !name.startsWith('event.')),
  );
}

/** State triggers: as soon as the state is so, also while something resolves; once, until the ability has left the stack (2006: 410.11 · later: 603.8). */
export function checkStateTriggers(game: Game): void {
  const { stateTriggers } = derive(game);
  for (const active of stateTriggers) {
    const { event } = active.ability;
    if (event.on !== 'state') continue;
    const waiting = game.state.stateTriggers.some((s) => s.source === active.source && s.path === active.ref.path);
    const ctx = activeContext(active);
    if (waiting || !holds(game, ctx, event.condition) || !mayTrigger(game, ctx, active.ability)) continue;
    game.state.stateTriggers = [...game.state.stateTriggers, { source: active.source, path: active.ref.path }];
    pend(
      game,
      {
        ability: active.ref,
        source: active.source,
        controller: active.controller,
        env: active.env,
        x: active.x,
        kind: 'state',
      },
      null,
    );
  }
}

/**
 * Puts waiting triggers on the stack: the active player's first, so that they resolve last, each player's in an order of their
 * choice (2006: 410.3 · 2009, 2011, 2026: 603.3b); in two parts today, those set off by another's triggering last. Returns whether any
 * was put there.
 */
export function putTriggersOnStack(game: Game): boolean {
  const { state } = game;
  if (state.pending.length === 0) return false;
  const waiting = state.pending;
  state.pending = [];
  const placed = new Map<number, ObjectId>();
  const parts =
    game.edition.triggerStacking === 'one-part'
      ? [waiting]
      : [waiting.filter((t) => t.about === undefined), waiting.filter((t) => t.about !== undefined)];
  // a team's go there together, in an order of its choice (2009: 806.6f · 2011, 2026: 805.7)
  const first = apnap(game).filter((player) => primaryOf(game, player) === player);
  for (const part of parts) for (const player of first) putInOrder(game, teamOf(game, player), part, placed);
  return true;
}

function putInOrder(
  game: Game,
  team: readonly PlayerId[],
  group: readonly PendingTrigger[],
  placed: Map<number, ObjectId>,
): void {
  const own = group.filter((t) => team.includes(t.controller));
  if (own.length === 0) return;
  const player = (own.every((t) => t.controller === own[0]?.controller) ? own[0]?.controller : team[0]) as PlayerId;
  const ordered = sameThroughout(own)
    ? own
    : askOrder(game, {
        player,
        source: 0,
        kind: 'triggerOrder',
        purpose: 'put on the stack, first to last',
        items: own,
        option: (t) => ({
          ability: t.ability,
          source: t.source,
        }),
      });
  for (const t of ordered) {
    const about = t.about === undefined ? 0 : (placed.get(t.about) ?? 0);
    const trigger = about === 0 ? t : { ...t, env: extended(t.env, { 'event.object': { objects: [about] } }) };
    placed.set(
      t.order,
      onSomeStack(game, trigger, () => putTriggerOnStack(game, trigger)),
    );
  }
}

/** Several identical triggers without choices of their own need no order. */
function sameThroughout(triggers: readonly PendingTrigger[]): boolean {
  const [first] = triggers;
  if (first === undefined || triggers.length === 1) return true;
  return triggers.every(
    (t) =>
      t.source === first.source &&
      t.ability.path === first.ability.path &&
      t.ability.def === first.ability.def &&
      equal(t.env, first.env),
  );
}
