/** Applying one replacement or prevention effect to an event. 2006: 419.6–419.9, 503.5–6 · 2009: 119.7, 614.6, 615, 616.1, 706.5–6 · 2011: 120.7, 614.6, 615, 616.1, 706.5–6 · 2026: 121.7, 614.6, 615, 616.1, 707.5–6, 707.9e, 707.9g */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { CopyException, Instead, Replacement } from '../vocabulary/rules-effects.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf, successor } from '../state/objects.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import { turnsOver } from '../objects/double-faced.ts';
import { controllerOf } from '../continuous/derive.ts';
import { copiableValues, excepting, writtenAt } from '../objects/copying.ts';
import { answererFor, ask, askObjects, askOption, askYesNo } from '../decisions/ask.ts';
import type { Arrival, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { makeEvent } from '../events/make.ts';
import { bindings } from '../events/pattern.ts';
import { AT_RANDOM, BOTTOM } from '../events/objects.ts';
import { spendShield, spendUse } from '../events/effects.ts';
import { holds } from '../meaning/condition.ts';
import { bind, type Context, extended } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf } from '../meaning/quantity.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { chooseProtector } from '../objects/battle.ts';
import { link } from '../resolving/cards.ts';
import { LORE, loreOnEntering } from '../objects/saga.ts';
import { doAfterSkip } from '../turn/after-skip.ts';
import { activeContext, type Applicable, canBeDealtDamage, cantBePrevented } from './applicable.ts';
import { withPut } from './entering-counters.ts';
import { redirectedToPlaneswalker } from './redirection.ts';
import { greater, lesser } from '../state/numbers.ts';

/** What became of the event: events in its place (none: replaced by nothing or by what has just been done), and what follows. */
export interface Replaced {
  events: GameEvent[];
  /** done right after the events have been performed (615.5) */
  after: (() => void) | null;
  /** the original happened inside an instruction */
  originalDone: boolean;
  /** what a prevention effect, named by its key, has prevented */
  prevented?: GameEvent | null;
}

/** Who chooses among several effects: the affected object's controller (or owner), or the affected player (616.1). */
export function chooserOf(game: Game, event: GameEvent): PlayerId {
  if (event.object !== 0) {
    if (event.arrival !== null && event.to === 'battlefield') return event.arrival.controller;
    const object = objectOf(game, event.object);
    if (object !== null)
      return object.zone === 'battlefield' || object.zone === 'stack' ? controllerOf(game, event.object) : object.owner;
  }
  return event.player >= 0 ? event.player : game.state.turn.active;
}

/**
 * The one to apply next: in the edition's order of kinds, then as the chooser likes. What a spell or ability does instead by its own
 * text is not among them: it is what is done in the first place (2006: 419.6d · 2009: 614.14 · 2011, 2026: 614.15, 616.1a).
 */
export function chooseNext(game: Game, event: GameEvent, found: readonly Applicable[]): Applicable {
  // what the rules say of how a kind of permanent enters is no effect to be ordered among others
  const byKind = found.find(({ kind }) => kind === 'lore' || kind === 'protector');
  if (byKind !== undefined) return byKind;
  let open = found;
  for (const kind of game.edition.replacementOrder) {
    const ofKind = found.filter((a) => isOfKind(a, kind));
    if (ofKind.length > 0) {
      open = ofKind;
      break;
    }
  }
  const [first] = open;
  if (first === undefined) throw new Error('No replacement effect to choose');
  if (open.length === 1) return first;
  const player = chooserOf(game, event);
  const options = open.map((a) =>
    a.kind === 'effect'
      ? { ability: a.active.ref, source: a.active.source }
      : { text: a.kind === 'regeneration' ? 'Regenerate' : 'To a planeswalker', object: event.object },
  );
  const answer = ask(game, {
    form: 'choose',
    kind: 'replacement',
    player,
    by: answererFor(game, player),
    source: event.object,
    purpose: 'apply first',
    options,
    min: 1,
    max: 1,
  });
  return open[answer[0] as number] as Applicable;
}

function isOfKind(a: Applicable, kind: 'control' | 'copy' | 'backFace' | 'any'): boolean {
  if (kind === 'any') return true;
  if (a.kind !== 'effect') return false;
  const { replacement } = a.active;
  switch (kind) {
    case 'control':
      return replacement.instead.instead === 'enters' && replacement.instead.under !== undefined;
    case 'copy':
      return replacement.instead.instead === 'enters' && replacement.instead.copy !== undefined;
    case 'backFace':
      return replacement.instead.instead === 'enters' && replacement.instead.transformed === true;
  }
}

const withApplied = (event: GameEvent, key: string, changes: Partial<GameEvent>): GameEvent => ({
  ...event,
  ...changes,
  applied: [...(event.applied ?? []), key],
});
const nothing: Replaced = { events: [], after: null, originalDone: false };

/** A Saga with lore counters (2026: 714.3a), a battle with the protector that its controller chooses (2026: 310.8a). */
function enteringAs(game: Game, event: GameEvent, kind: 'lore' | 'protector', is: Characteristics): GameEvent {
  const before = event.arrival as Arrival;
  const arrives: Arrival = { ...before };
  if (kind === 'lore') {
    const count = loreOnEntering(game, before.controller, event.object, is);
    arrives.counters = [...before.counters, { counter: LORE, count, replacing: true }];
  } else {
    const protector = chooseProtector(game, event.object, is, before.controller);
    if (protector !== null) arrives.memory = [...before.memory, protector];
  }
  return withApplied(event, kind, { arrival: arrives });
}

/** The permanent enters with other counters, each kind of them as the effect says (2026: 614.16). */
function enteringWithOther(
  game: Game,
  event: GameEvent,
  key: string,
  ctx: Context,
  { event: pattern, instead }: Replacement,
  put: readonly GameEvent[],
): GameEvent {
  const amounts = put.map((counters) => {
    if (instead.instead === 'nothing') return { ...counters, amount: 0 };
    if (instead.instead !== 'amount') throw new Error('Counters that something enters with are replaced by no amount');
    const each = { ...ctx, env: extended(ctx.env, bindings(game, pattern, counters)) };
    return { ...counters, amount: greater(0, amountOf(game, each, instead.amount)) };
  });
  return withApplied(event, key, { arrival: withPut(game, event.arrival as Arrival, amounts) });
}

/** Applies it, asking what it asks. */
export function applyReplacement(game: Game, event: GameEvent, chosen: Applicable): Replaced {
  if (chosen.kind === 'regeneration') return regenerate(game, event, chosen.key, true);
  if (chosen.kind === 'toPlaneswalker')
    return { events: [redirectedToPlaneswalker(game, event)], after: null, originalDone: false };
  if (chosen.kind !== 'effect')
    return { events: [enteringAs(game, event, chosen.kind, chosen.is)], after: null, originalDone: false };
  const { active, key } = chosen;
  const { replacement } = active;
  const ctx = activeContext(active);
  ctx.env = extended(ctx.env, bindings(game, replacement.event, event));
  const unchanged: Replaced = { events: [withApplied(event, key, {})], after: null, originalDone: false };
  if (replacement.optional !== undefined) {
    const player = playersOf(game, ctx, replacement.optional)[0];
    if (player === undefined || !askYesNo(game, player, active.source, 'yesNo', 'apply')) return unchanged;
  }
  const { instead } = replacement;
  const idle = instead.instead === 'prevent' && cantBePrevented(game, event);
  if (active.uses !== null && !idle) spendUse(game, active.effect);
  if (chosen.put !== null)
    return {
      events: [enteringWithOther(game, event, key, ctx, replacement, chosen.put)],
      after: null,
      originalDone: false,
    };
  switch (instead.instead) {
    case 'nothing':
      return nothing;
    case 'do': {
      if (event.kind === 'step') return { ...nothing, after: () => doAfterSkip(game, ctx, instead.effect) };
      const inner = withApplied(event, key, {});
      let done = false;
      ctx.applied = inner.applied as readonly string[];
      // draws wait for what else is left of the event (2009: 119.7 · 2011: 120.7 · 2026: 121.7)
      if (instead.effect.every((instruction) => instruction.do === 'draw'))
        return { events: [], after: () => carryOut(game, ctx, instead.effect, null), originalDone: false };
      carryOut(game, ctx, instead.effect, () => {
        done = happen(game, [inner]).some((o) => o.did);
      });
      return { events: [], after: null, originalDone: done };
    }
    case 'amount':
      return {
        events: [withApplied(event, key, { amount: greater(0, amountOf(game, ctx, instead.amount)) })],
        after: null,
        originalDone: false,
      };
    case 'zone': {
      const position = instead.position === 'bottom' ? BOTTOM : instead.position === 'top' ? 0 : -1;
      const moved = withApplied(event, key, {
        to: instead.zone,
        position,
        ...(instead.shuffle === true ? { word: AT_RANDOM } : {}),
        ...(instead.out === undefined ? {} : { word: instead.out }),
      });
      const owner = objectOf(game, event.object)?.owner ?? -1;
      const { link: name } = instead;
      const after =
        instead.shuffle === true
          ? () => void happen(game, [makeEvent('shuffle', { player: owner })])
          : name !== undefined
            ? () => moved.other !== 0 && link(game, ctx, name, [moved.other])
            : null;
      if (instead.reveal === true)
        happen(game, [makeEvent('reveal', { object: event.object, player: owner, source: active.source })]);
      return { events: [moved], after, originalDone: false };
    }
    case 'enters': {
      const events = enters(game, event, key, active.source, ctx, instead);
      const copying = afterCopying(game, ctx, event, events[0]?.arrival?.copied ?? null, instead);
      return {
        events,
        after: instead.then === undefined ? copying : onceEntered(game, ctx, event, instead.then),
        originalDone: false,
      };
    }
    case 'prevent': {
      // what cannot be prevented is not, though the rest of the effect takes place (2009, 2011: 615.11 · 2026: 615.12)
      const limit = cantBePrevented(game, event)
        ? 0
        : (active.shield ?? (instead.amount === undefined ? event.amount : amountOf(game, ctx, instead.amount)));
      const prevented = lesser(event.amount, greater(0, limit));
      if (active.shield !== null) spendShield(game, active.effect, prevented);
      const rest = event.amount - prevented;
      const by = makeEvent('prevented', { object: event.object, player: event.player, amount: prevented, word: key });
      const then = instead.then;
      const after =
        then === undefined
          ? null
          : () => {
              bind(ctx, 'event.prevented', { amount: prevented });
              carryOut(game, ctx, then, null);
            };
      return {
        events: rest > 0 ? [withApplied(event, key, { amount: rest })] : [],
        after,
        originalDone: false,
        prevented: prevented > 0 ? by : null,
      };
    }
    case 'redirect': {
      const limit =
        active.shield ?? (instead.amount === undefined ? event.amount : amountOf(game, ctx, instead.amount));
      const moved = lesser(event.amount, greater(0, limit));
      const object = instead.to.objects === undefined ? 0 : (objectsOf(game, ctx, instead.to.objects)[0] ?? 0);
      const player =
        object !== 0 || instead.to.players === undefined ? -1 : (playersOf(game, ctx, instead.to.players)[0] ?? -1);
      // nowhere to go: nothing happens to the damage (2006: 419.6c · later: 614.9)
      if (player < 0 && !canBeDealtDamage(game, object)) return unchanged;
      if (active.shield !== null) spendShield(game, active.effect, moved);
      const events = [withApplied(event, key, { amount: moved, object, player })];
      if (event.amount > moved) events.push(withApplied(event, key, { amount: event.amount - moved }));
      return { events, after: null, originalDone: false };
    }
    case 'regenerate':
      return regenerate(game, event, key, false);
    case 'moreMana':
      return {
        events: [withApplied(event, key, { word: (event.word ?? '').repeat(instead.times) })],
        after: null,
        originalDone: false,
      };
    case 'mana': {
      const { types } = instead.mana;
      const word = Array.isArray(types)
        ? types.join('')
        : 'type' in types && typeof types.type === 'string'
          ? types.type.repeat(amountOf(game, ctx, types.count))
          : null;
      if (word === null) throw new Error('A replacement of mana produces types that are not fixed');
      return { events: [withApplied(event, key, { word })], after: null, originalDone: false };
    }
  }
}

/** The permanent is tapped, its damage removed, and it leaves combat instead (2006: 419.6b · 2026: 701.19). */
function regenerate(game: Game, event: GameEvent, key: string, shield: boolean): Replaced {
  const object = objectOf(game, event.object);
  if (object === null) return nothing;
  if (shield) object.shields -= 1;
  return {
    events: [
      makeEvent('removeDamage', { object: event.object }),
      makeEvent('tap', {
        object: event.object,
        player: controllerOf(game, event.object),
        applied: [...(event.applied ?? []), key],
      }),
      makeEvent('removeFromCombat', { object: event.object }),
    ],
    after: null,
    originalDone: false,
  };
}

/** What a permanent may become as it enters, as its player is asked: its size and what else it gets. */
function formText(forms: readonly CopyException[]): string {
  return forms
    .flatMap((form) => {
      if (form.except === 'pt') return [`${form.power}/${form.toughness}`];
      if (form.except === 'gain')
        return form.abilities.map((a) => (a.ability === 'keyword' ? a.keyword : (a.text ?? '')));
      return form.except === 'types' ? (form.subtypes ?? []) : [];
    })
    .join(' ');
}

/** What follows the copy that something enters as, if that is what it is then: no later copy effect has been applied (2026: 707.9g). */
function afterCopying(
  game: Game,
  ctx: Context,
  { object, arrival: before }: GameEvent,
  copied: Arrival['copied'],
  { copy }: Extract<Instead, { instead: 'enters' }>,
): (() => void) | null {
  const { then } = copy ?? {};
  if (then === undefined || copied === before?.copied) return null;
  return () => {
    if (objectOf(game, successor(game, object))?.copied === copied) carryOut(game, ctx, then, null);
  };
}

/** What follows once the permanent is there. */
const onceEntered =
  (game: Game, ctx: Context, { object }: GameEvent, then: readonly Instruction[]): (() => void) =>
  () => {
    bind(ctx, 'event.other', { objects: [successor(game, object)] });
    carryOut(game, ctx, then, null);
  };

function enters(
  game: Game,
  event: GameEvent,
  key: string,
  source: ObjectId,
  ctx: Context,
  instead: Extract<Instead, { instead: 'enters' }>,
): GameEvent[] {
  const before = event.arrival as Arrival;
  const now: Arrival = { ...before, counters: [...before.counters], memory: [...before.memory] };
  // what says how it itself enters speaks of its controller to be
  if (source === event.object) ctx.controller = now.controller;
  if (instead.copy !== undefined) {
    const { of, except, optional, counters } = instead.copy;
    const options = objectsOf(game, ctx, of.set === 'choice' ? of.from : of);
    const chosen = askObjects(
      game,
      now.controller,
      event.object,
      'objects',
      'copy',
      options,
      optional === true ? 0 : 1,
      1,
    )[0];
    if (chosen !== undefined) {
      now.copied = copiableValues(game, chosen, except, { on: event.object, at: writtenAt(game, ctx, except) });
      // what goes with this copy effect takes the place of what went with one before (2026: 707.9e)
      const { types } = now.copied;
      now.copyCounters = (counters ?? [])
        .filter((more) => more.if === undefined || types.includes(more.if))
        .map(({ counter, count }) => ({ counter, count: amountOf(game, ctx, count) }));
    }
  }
  if (instead.becomes !== undefined) {
    const at = askOption(
      game,
      now.controller,
      event.object,
      'option',
      'becomes',
      instead.becomes.map((forms) => ({ text: formText(forms) })),
    );
    const forms = instead.becomes[at] as readonly CopyException[];
    const { object } = event;
    now.copied = excepting(game, now.copied ?? copiableValues(game, object), forms, null, writtenAt(game, ctx, forms));
  }
  if (instead.under !== undefined) {
    now.controller = playersOf(game, ctx, instead.under)[0] ?? now.controller;
    now.byDefault = now.controller;
  }
  if (instead.choices !== undefined) {
    // what is chosen is remembered by the permanent it becomes
    const held = game.choosing;
    game.choosing = now.memory;
    try {
      carryOut(game, ctx, instead.choices, null);
    } finally {
      game.choosing = held;
    }
    for (const m of now.memory) bind(ctx, m.link, m.value);
  }
  if (instead.tapped === true) now.tapped = true;
  if (instead.tappedUnless !== undefined && !holds(game, ctx, instead.tappedUnless)) now.tapped = true;
  if (instead.faceDown === true) now.faceDown = 'effect';
  // only what is double-faced can enter transformed (2026: 702.145b)
  if (instead.transformed === true && turnsOver(game, objectOf(game, event.object) as GameObject))
    now.transformed = true;
  for (const { counter, count } of instead.counters ?? [])
    now.counters.push({ counter, count: greater(0, amountOf(game, ctx, count)), replacing: true });
  return [withApplied(event, key, { arrival: now })];
}
