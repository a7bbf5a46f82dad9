/**
 * The one pipeline by which anything happens: impossible? replaced? do it, record it, who saw it. One event, or several at once.
 * 2006: 410, 419 · 2009, 2011: 603.2–603.10, 614–616, 700.1 · 2026: 120.10, 603.2–603.10, 610.3, 614–616, 700.1, 712.21
 */
import type { Game } from '../running/game.ts';
import { BeyondLimits, MOST_COUNTED } from '../state/limits.ts';
import { inScope, whileCausing } from '../running/scope.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Memory } from '../state/state.ts';
import { count } from '../state/turn-history.ts';
import { objectOf } from '../state/objects.ts';
import { characteristics, derive, rulesOf } from '../continuous/derive.ts';
import { Reads } from '../continuous/derived.ts';
import { isPermanentType } from '../meaning/filter.ts';
import { doorsOf } from '../objects/room.ts';
import { bless } from '../resolving/verbs/designations.ts';
import type { Derived } from '../continuous/derived.ts';
import type { Table } from '../continuous/table.ts';
import { joinCombat } from '../combat/combat.ts';
import { checkStateTriggers, matchTriggers } from './triggers.ts';
import { bringBack } from '../resolving/absence.ts';
import { applicable, withoutForbiddenCounters } from '../replacement/applicable.ts';
import { applyReplacement, chooseNext, type Together } from '../replacement/apply.ts';
import { attaching } from '../replacement/attaching.ts';
import { saidOfCards, withCardsApart } from '../replacement/cards-apart.ts';
import { putOnEntering } from '../replacement/entering-counters.ts';
import { shareShields } from '../replacement/shields.ts';
import type { AtOnce } from '../replacement/uses.ts';
import { keepTime } from '../turn/day-and-night.ts';
import type { GameEvent, Outcome } from './event.ts';
import { recordAsked } from './asked.ts';
import { arrangeComponents } from './arrange-components.ts';
import { arrangeGraveyards } from './graveyard-order.ts';
import { mixFaceDown } from './hand-order.ts';
import { firstDraws } from './first-draw.ts';
import { byRule } from './cause.ts';
import { unattachEvent } from './kinds/attachment.ts';
import type { Prevented } from './kinds/damage.ts';
import { unlockEvent } from './kinds/designation.ts';
import { isEntering, type Move } from './kinds/move.ts';
import { rememberEvent } from './kinds/remember.ts';
import { isImpossible, kindOf } from './kinds/table.ts';
import { snapshot, touch } from './objects.ts';
import { beginAsEntered } from './effects.ts';
import { excessDealt } from './excess.ts';
import { damageResults } from './damage.ts';
import { orderTimestamps } from './timestamps.ts';

interface Leaf {
  event: GameEvent;
  origin: number;
  /** the event that consists of this one, other than a draw: that says nothing of the card */
  within: GameEvent | null;
}

/** Its lists are made when something is put into them: most events are alone, and nothing replaces them. */
interface Batch extends AtOnce {
  /** events to perform, in order, with the index of the original each came from */
  leaves: Leaf[];
  /** whether one of them moves an object */
  moves: boolean;
  after: ((happened: readonly GameEvent[]) => void)[] | null;
  /** what follows a part of the damage that was prevented, before the results of the others */
  gains: ((happened: readonly GameEvent[]) => void)[] | null;
  /** what is done once for several events, in the order in which it is done */
  together: Together[] | null;
  /** what prevention effects have prevented, one event for each effect and whom it was to be dealt to (2026: 615.13) */
  prevented: Prevented[] | null;
  /** originals that happened inside a replacement's instructions */
  done: Set<number> | null;
}

/** Makes the events happen at once and says what really happened to each. */
export function happen<E extends GameEvent>(game: Game, events: readonly E[]): Outcome<E>[] {
  if (events.length === 0) return [];
  const before = derive(game);
  const batch: Batch = {
    leaves: [],
    moves: false,
    after: null,
    gains: null,
    together: null,
    prevented: null,
    done: null,
    inUse: null,
    events,
  };
  const shared = events.length > 1 ? shareShields(game, events) : null;
  const entering = enteringIn(events);
  if (entering === null) prepareAll(game, events, shared, batch);
  else inScope(game, { entering }, () => prepareAll(game, events, shared, batch));
  if (batch.moves) {
    mixFaceDown(game, batch.leaves);
    arrangeGraveyards(game, batch.leaves);
    arrangeComponents(game, batch.leaves);
    snapshot(game, batch.leaves);
  }
  const outcomes = outcomesOf(events, batch);
  let happened: GameEvent[] = [];
  for (const { event, origin, within } of batch.leaves) {
    const host = hostBefore(game, event);
    if (!performEvent(game, event)) continue;
    happened = plus(happened, event);
    if (host !== 0) happened = plus(happened, unattachEvent(event.object, byRule('701.3d', 'effect'), host));
    if (event.kind === 'move' && event.to === 'battlefield') {
      if (event.arrival !== null)
        for (const joined of joinCombat(game, event.became, event.arrival, happened))
          if (performEvent(game, joined)) happened = plus(happened, joined);
      for (const more of withEntering(game, event)) happened = plus(happened, more);
    }
    const result = outcomes[origin] as Outcome;
    result.did = true;
    if (event.kind === 'move') {
      // what was discarded, sacrificed or destroyed is known to what triggers on that as what it has become
      if (within !== null && 'became' in within) within.became = event.became;
      result.object = event.became;
      result.others = event.others ?? NO_OTHERS;
      for (const other of result.others)
        happened = plus(happened, {
          ...event,
          to: objectOf(game, other)?.zone ?? event.to,
          object: other,
          became: other,
          others: null,
          card: true,
        });
    } else if (result.object === 0) result.object = event.object;
    result.amount += event.amount;
  }
  const something = happened.length > 0;
  if (something) {
    if (happened.length > 1) orderTimestamps(game, happened);
    if (batch.moves) beginAsEntered(game, happened);
    if (batch.moves) {
      recordDeaths(game, happened);
      recordDescents(game, happened);
    }
    recordAsked(game, happened);
    // who gets the city's blessing has it before anything looks whether it triggers (2026: 702.131d)
    if (rulesOf(game, 'ascend').length > 0) bless(game);
    if (before.triggers.excessDamage !== undefined) happened.push(...excessDealt(game, happened));
    matchTriggers(game, before, happened);
    settleCopies(game);
    for (const reveal of firstDraws(game, happened)) happen(game, [reveal]);
    if (game.state.absent.length > 0) bringBack(game, happened);
  }
  // what triggers on damage or its prevention triggers before what follows (2009: 118.4 · 2011: 119.4 · 2026: 120.4, 615.5, 615.13)
  if (batch.prevented !== null && derive(game).triggers.prevented !== undefined) happen(game, batch.prevented);
  doEach(batch.gains, happened);
  if (something) {
    for (const results of inTurn(game, damageResults(game, happened))) happen(game, results);
    keepTime(game);
  }
  doEach(batch.after, happened);
  if (something) checkStateTriggers(game);
  return outcomes;
}

function doEach(list: Batch['after'], happened: readonly GameEvent[]): void {
  if (list !== null) for (const follow of list) follow(happened);
}

/**
 * All results of damage at once; but where something replaces the loss of life, each on its own and life gained first, so that what
 * replaces one reads the life total that the others leave.
 */
function inTurn(game: Game, results: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  if (results.length === 0) return NOTHING_IN_TURN;
  if (derive(game).replacements.loseLife === undefined) return [results];
  const gains = results.filter(({ kind }) => kind === 'gainLife');
  return [...gains, ...results.filter(({ kind }) => kind !== 'gainLife')].map((result) => [result]);
}
const NOTHING_IN_TURN: readonly (readonly GameEvent[])[] = [];

/** Does the event, without asking whether it can or what replaces it; whether anything happened. */
function performEvent(game: Game, event: GameEvent): boolean {
  if (event.amount > MOST_COUNTED) throw new BeyondLimits('too-great-numbers', `a number greater than ${MOST_COUNTED}`);
  game.state.unsettled = true;
  const did = whileCausing(game, event.cause, kindOf(event).perform, event);
  game.watcher?.(event.cause);
  return did;
}

/** The list with one item more. Most hold one only: a literal is small, and a first push makes room for seventeen. */
function plus<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item];
  list.push(item);
  return list;
}

const outcome = <E extends GameEvent>(event: E, did: boolean): Outcome<E> => ({
  event,
  did,
  object: 0,
  others: NO_OTHERS,
  amount: 0,
});
const NO_OTHERS: readonly ObjectId[] = [];

function outcomesOf<E extends GameEvent>(events: readonly E[], { done }: Batch): Outcome<E>[] {
  if (events.length === 1) return [outcome(events[0] as E, done !== null)];
  return events.map((event, i) => outcome(event, done?.has(i) === true));
}

/** The objects among them that enter the battlefield; null if none does. */
function enteringIn(events: readonly GameEvent[]): ObjectId[] | null {
  let found: ObjectId[] | null = null;
  for (const event of events)
    if (event.kind === 'move' && event.to === 'battlefield') (found ??= []).push(event.object);
  return found;
}

/** Copy effects of static abilities that have just begun to apply go on with what they copy now (2026: 707.2c). */
function settleCopies(game: Game): void {
  const { begun } = derive(game) as Table;
  if (begun === null) return;
  for (const { source, ref, snapshot } of begun) {
    const cause = { ...byRule('707.2c', 'effect'), ability: ref };
    const memory: Memory = {
      link: ref.path,
      kind: 'copied',
      value: { copied: snapshot },
      def: ref.def,
      instance: '',
      copiedAt: 0,
    };
    if (objectOf(game, source)?.memory?.some((m) => m.link === ref.path) === true) continue;
    happen(game, [rememberEvent(source, [memory], cause)]);
  }
}

/**
 * What has happened too where a permanent entered: counters that it was given are put on it (2009: 120.5 · 2011: 121.6 · 2026: 122.6),
 * a half that was cast is unlocked (2026: 709.5h).
 */
function withEntering(game: Game, event: Move): readonly GameEvent[] {
  const { became: object, cause, arrival } = event;
  const entered = objectOf(game, object);
  if (entered === null || (entered.counters === null && entered.memory === null)) return NOTHING_MORE;
  const player = arrival?.controller ?? cause.by;
  return [
    ...(arrival === null ? NOTHING_MORE : putOnEntering(game, object, arrival, cause)),
    ...doorsOf(game, object, true).map((half) => unlockEvent(object, half, player, byRule('709.5h', 'effect'))),
  ];
}
const NOTHING_MORE: readonly GameEvent[] = [];

/** Whether anything has to be asked or looked up for this kind of event at all. */
function quiet(game: Game, derived: Derived, event: GameEvent): boolean {
  if (event.kind === 'lose' && event.certain) return true;
  return (
    derived.replacements[event.kind] === undefined &&
    event.kind !== 'destroy' &&
    event.kind !== 'turnFaceUp' &&
    event.kind !== 'transform' &&
    (event.kind !== 'damage' || !game.edition.damageRedirection) &&
    (event.kind !== 'move' || (event.to !== 'battlefield' && (event.from !== 'library' || event.to === 'hand')))
  );
}

/** Prepares the events, or what shields that several of them share have made of them. */
function prepareAll(
  game: Game,
  events: readonly GameEvent[],
  shared: ReturnType<typeof shareShields>,
  batch: Batch,
): void {
  if (shared !== null) for (const { event, origin } of shared) prepare(game, event, origin, batch, null);
  else for (let i = 0; i < events.length; i++) prepare(game, events[i] as GameEvent, i, batch, null);
}

/** Replaces until nothing applies, then takes the event apart into what it contains. */
function prepare(game: Game, original: GameEvent, origin: number, batch: Batch, within: GameEvent | null): void {
  let event = original;
  for (;;) {
    if (isImpossible(game, event)) return;
    const derived = derive(game);
    if (batch.inUse === null && quiet(game, derived, event)) break;
    const found = applicable(game, event, batch);
    if (found.length === 0) break;
    const replaced = applyReplacement(game, event, chooseNext(game, event, found), batch);
    const { after, together, withResults } = replaced;
    const further = together != null && addTogether(batch, together);
    if (after !== null && !further) {
      if (withResults === true) (batch.gains ??= []).push(after);
      else (batch.after ??= []).push(after);
    }
    if (replaced.prevented != null) addPrevented(batch, replaced.prevented);
    if (replaced.originalDone) (batch.done ??= new Set()).add(origin);
    const [next, ...rest] = replaced.events;
    for (const more of rest) prepare(game, more, origin, batch, within);
    if (next === undefined) return;
    event = next;
  }
  if (event.kind === 'move' && event.from === 'battlefield') {
    const ofCards = saidOfCards(game, event, batch);
    if (ofCards.length > 0)
      event = withCardsApart(event, applyReplacement(game, event, chooseNext(game, event, ofCards), batch).events);
  }
  if (isEntering(event)) {
    const entering = attaching(game, withoutForbiddenCounters(game, event));
    if (entering === null) return;
    event = entering;
  }
  batch.leaves = plus(batch.leaves, { event, origin, within });
  if (event.kind === 'move') batch.moves = true;
  const contained = kindOf(event).contains?.(game, event) ?? null;
  if (contained !== null) prepare(game, contained, origin, batch, event.kind === 'draw' ? null : event);
}

/** Adds it to what the same effect has prevented of others of these events; whether there were any, for which what follows is done once. */
function addTogether(batch: Batch, together: Together): boolean {
  const same = batch.together?.find(({ key }) => key === together.key);
  if (same === undefined) (batch.together ??= []).push(together);
  else same.prevented += together.prevented;
  return same !== undefined;
}

/** One effect that is applied to several events at once has prevented all of that together. */
function addPrevented(batch: Batch, event: Prevented): void {
  const same = batch.prevented?.find(
    (e) => e.effect === event.effect && e.object === event.object && e.player === event.player,
  );
  if (same !== undefined) same.amount += event.amount;
  else (batch.prevented ??= []).push(event);
}

/** What the object stops being attached to by moving to another host or leaving (2006: 502.33 · 2009, 2011, 2026: 701.3d). */
function hostBefore(game: Game, event: GameEvent): ObjectId {
  if (event.kind !== 'attach' && (event.kind !== 'move' || event.from !== 'battlefield')) return 0;
  return objectOf(game, event.object)?.attachedTo ?? 0;
}

function recordDeaths(game: Game, happened: readonly GameEvent[]): void {
  for (const event of happened) {
    if (event.kind !== 'move' || event.from !== 'battlefield' || event.to !== 'graveyard') continue;
    const { lki } = game.state;
    for (let i = lki.length - 1; i >= 0; i--) {
      const known = lki[i] as (typeof lki)[number];
      if (known.id === event.object) {
        game.state.history.died.push(known);
        break;
      }
    }
  }
}

/** Permanent cards put into a graveyard from anywhere (2026: 700.11). */
function recordDescents(game: Game, happened: readonly GameEvent[]): void {
  const { descended } = game.state.history;
  for (const event of happened) {
    if (event.kind !== 'move' || event.to !== 'graveyard' || event.from === 'graveyard') continue;
    const card = objectOf(game, event.became);
    if (card === null || card.kind !== 'card' || !isPermanentType(characteristics(game, event.became))) continue;
    count(descended, card.owner);
    touch(game, Reads.history);
  }
}
