/**
 * Applying one replacement or prevention effect to an event.
 * 2006: 419.6–419.9, 419.6c, 503.5–6 · 2009: 119.7, 607.2b, 614.6, 614.9, 615, 616.1, 706.5–6 · 2011: 120.7, 607.2b, 614.6, 614.9, 614.13, 615,
 * 616.1, 706.5–6 · 2026: 106.12b, 121.7, 603.12, 607.2b, 614.6, 614.9, 614.13, 615, 616.1, 706.6, 707.5–6, 707.9e, 707.9g
 */
import type { CopyException, Instead, Replacement } from '../vocabulary/rules-effects.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../running/game.ts';
import { inScope } from '../running/scope.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf, successor } from '../state/objects.ts';
import type { Characteristics } from '../state/state.ts';
import { turnsOver } from '../objects/double-faced.ts';
import { controllerOf } from '../continuous/derive.ts';
import type { ActiveReplacement } from '../continuous/derived.ts';
import { asItArrives } from '../continuous/entering.ts';
import { canBeDealtDamage } from '../continuous/prohibitions.ts';
import { copiableValues, excepting, writtenAt } from '../objects/copying.ts';
import { askObjects, askOption, askYesNo } from '../decisions/ask.ts';
import { applying, byRule, causedBy } from '../events/cause.ts';
import type { Arrival, Cause, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { revealEvent, shuffleEvent } from '../events/kinds/cards.ts';
import { removeFromCombatEvent } from '../events/kinds/combat.ts';
import type { Counters } from '../events/kinds/counters.ts';
import { type Damage, type Prevented, preventedEvent, removeDamageEvent } from '../events/kinds/damage.ts';
import { rerolled } from '../events/kinds/dice.ts';
import { type Entering, isEntering, type Move } from '../events/kinds/move.ts';
import { bindings } from '../events/kinds/table.ts';
import { tapEvent } from '../events/kinds/tap.ts';
import { BOTTOM, spendRegenerationShield } from '../events/objects.ts';
import { spendShield } from '../events/effects.ts';
import { oneMeant } from '../meaning/actors.ts';
import { holds } from '../meaning/condition.ts';
import { activeContext, bind, type Context, extended, recalling } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf } from '../meaning/quantity.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { wordsIn } from '../abilities/paths.ts';
import { chooseProtector } from '../objects/battle.ts';
import { goingTo, intoCombat, link } from '../resolving/verbs/cards.ts';
import { bindOutcome } from '../resolving/outcome.ts';
import { LORE, loreOnEntering } from '../objects/saga.ts';
import { doAfterSkip } from '../turn/after-skip.ts';
import { type Applicable, cantBePrevented } from './applicable.ts';
import { alike } from './alike.ts';
import { chooserOf } from './chooser.ts';
import { uncontradicted } from './contradictory.ts';
import { notePrevented, noteReplaced } from './noted.ts';
import { withPut } from './entering-counters.ts';
import { redirectedToPlaneswalker } from './redirection.ts';
import { tokensInstead } from './tokens-instead.ts';
import { type AtOnce, use } from './uses.ts';
import { soOften, manaTimes } from '../state/limits.ts';
import { greater, lesser } from '../state/numbers.ts';

type As<K extends Instead['instead']> = Extract<Instead, { instead: K }>;

/** What became of the event: events in its place (none: replaced by nothing or by what has just been done), and what follows. */
export interface Replaced {
  events: GameEvent[];
  /** done right after the events have been performed (615.5) */
  after: ((happened: readonly GameEvent[]) => void) | null;
  /** `after` is a part of the damage event: done before the damage's results (2009: 118.4 · 2011: 119.4 · 2026: 120.4) */
  withResults?: boolean;
  /** the original happened inside an instruction */
  originalDone: boolean;
  /** what a prevention effect, named by its key, has prevented */
  prevented?: Prevented | null;
  /** `after` says no more of the event than how much was prevented: once for all events at once that the effect applies to */
  together?: Together | null;
}

/** What one prevention effect has prevented of several events at once. */
export interface Together {
  readonly key: string;
  prevented: number;
}

/**
 * The one to apply next: in the edition's order of kinds, then as the chooser likes. What a spell or ability does instead by its own
 * text is not among them: it is what is done in the first place (2006: 419.6d · 2009: 614.14 · 2011, 2026: 614.15, 616.1a).
 */
export function chooseNext(game: Game, event: GameEvent, found: readonly Applicable[]): Applicable {
  // what the rules say of how a kind of permanent enters is no effect to be ordered among others
  const byKind = found.find(({ kind }) => kind === 'lore' || kind === 'protector');
  if (byKind !== undefined) return byKind;
  // a die is rolled again before its result is changed (2026: 706.2b)
  const rerolling = found.filter((a) => a.kind === 'effect' && a.active.replacement.instead.instead === 'reroll');
  let open = rerolling.length > 0 ? rerolling : found;
  for (const kind of game.edition.replacementOrder) {
    const ofKind = open.filter((a) => isOfKind(a, kind));
    if (ofKind.length > 0) {
      open = ofKind;
      break;
    }
  }
  const [first] = open;
  if (first === undefined) throw new Error('No replacement effect to choose');
  // in which order effects that do the same are applied makes no difference
  if (open.every((one) => one === first || alike(first, one))) return first;
  const player = chooserOf(game, event);
  const options = open.map((a) =>
    a.kind === 'effect'
      ? { ability: a.active.ref, source: a.active.source }
      : { text: a.kind === 'regeneration' ? 'Regenerate' : 'To a planeswalker', object: event.object },
  );
  const answer = askOption(game, {
    kind: 'replacement',
    player,
    source: event.object,
    purpose: 'apply first',
    options,
  });
  return open[answer] as Applicable;
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

/** The event after one more replacement effect. */
const withApplied = <E extends GameEvent>(event: E, key: string): E => ({
  ...event,
  cause: applying(event.cause, key),
});
const withAmount = <E extends GameEvent>(event: E, key: string, amount: number): E => ({
  ...event,
  amount,
  cause: applying(event.cause, key),
});
const instead = (...events: GameEvent[]): Replaced => ({ events, after: null, originalDone: false });
const nothing: Replaced = { events: [], after: null, originalDone: false };

/** Says that an effect with such a result is written for an event that has no such thing. */
const misplaced = (event: GameEvent, result: string): Error =>
  new Error(`A replacement effect that says ${result} cannot apply to an event of the kind ${event.kind}`);

/** A Saga with lore counters (2026: 714.3a), a battle with the protector that its controller chooses (2026: 310.8a). */
function enteringAs(game: Game, event: Entering, kind: 'lore' | 'protector', is: Characteristics): Entering {
  const before = event.arrival;
  const arrives: Arrival = { ...before };
  if (kind === 'lore') {
    const count = loreOnEntering(game, before.controller, event.object, is);
    arrives.counters = [...before.counters, { counter: LORE, count, replacing: true }];
  } else {
    const protector = chooseProtector(game, event.object, is, before.controller);
    if (protector !== null) arrives.memory = [...before.memory, protector];
  }
  return { ...withApplied(event, kind), arrival: arrives };
}

/** The permanent enters with other counters, each kind of them as the effect says (2026: 614.16). */
function enteringWithOther(
  game: Game,
  event: Entering,
  key: string,
  ctx: Context,
  { event: pattern, instead }: Replacement,
  put: readonly Counters[],
): Entering {
  const amounts = put.map((counters) => {
    if (instead.instead === 'nothing') return { ...counters, amount: 0 };
    if (instead.instead !== 'amount') throw new Error('Counters that something enters with are replaced by no amount');
    const each = { ...ctx, env: extended(ctx.env, bindings(game, pattern, counters)) };
    return { ...counters, amount: greater(0, amountOf(game, each, instead.amount)) };
  });
  return { ...withApplied(event, key), arrival: withPut(game, event.arrival, amounts) };
}

/** Applies it, asking what it asks. */
export function applyReplacement(game: Game, event: GameEvent, chosen: Applicable, uses: AtOnce): Replaced {
  if (chosen.kind === 'regeneration') return regenerate(game, event, chosen.key, true);
  // 2009, 2011: 306.7
  if (chosen.kind === 'toPlaneswalker') {
    if (event.kind !== 'damage') throw misplaced(event, chosen.kind);
    return instead(redirectedToPlaneswalker(game, event));
  }
  if (chosen.kind !== 'effect') {
    if (!isEntering(event)) throw misplaced(event, chosen.kind);
    return instead(enteringAs(game, event, chosen.kind, chosen.is));
  }
  const { active, key } = chosen;
  const { replacement } = active;
  const ctx = recalling(activeContext(active));
  ctx.env = extended(ctx.env, bindings(game, replacement.event, event));
  if (replacement.optional !== undefined) {
    const player = playersOf(game, ctx, replacement.optional)[0];
    if (player === undefined || !askYesNo(game, { player, source: active.source, purpose: 'apply' }))
      return instead(withApplied(event, key));
  }
  const { instead: result } = replacement;
  const idle = result.instead === 'prevent' && event.kind === 'damage' && cantBePrevented(game, event);
  const again = active.uses !== null && !idle && !use(game, event, active, uses);
  noteReplaced(game, event, active, ctx);
  if (chosen.put !== null) {
    if (!isEntering(event)) throw misplaced(event, 'counters');
    return instead(enteringWithOther(game, event, key, ctx, replacement, chosen.put));
  }
  switch (result.instead) {
    case 'nothing':
      return nothing;
    case 'do':
      // "destroy that creature instead" is done once
      if (again && !wordsIn(result.effect).has('event.amount')) return nothing;
      return (
        goElsewhereFirst(game, event, key, ctx, result.effect) ??
        doInstead(game, event, key, ctx, uncontradicted(game, ctx, event, result.effect, uses.events))
      );
    case 'tokens':
      if (event.kind !== 'createToken') throw misplaced(event, 'tokens');
      return instead(tokensInstead(game, withApplied(event, key), ctx, replacement));
    case 'amount':
      if (event.kind === 'createToken') return instead(tokensInstead(game, withApplied(event, key), ctx, replacement));
      return instead(withAmount(event, key, greater(0, amountOf(game, ctx, result.amount))));
    case 'zone':
      if (event.kind !== 'move') throw misplaced(event, 'zone');
      return goElsewhere(game, event, key, ctx, result);
    case 'enters': {
      if (!isEntering(event)) throw misplaced(event, 'enters');
      const entering = enters(game, event, key, active.source, ctx, result);
      const copying = afterCopying(game, ctx, event, entering.arrival.copied, result);
      const after = result.then === undefined ? copying : onceEntered(game, ctx, event, result.then);
      return { ...instead(entering), after };
    }
    case 'prevent':
      if (event.kind !== 'damage') throw misplaced(event, 'prevent');
      return prevent(game, event, active, ctx, result);
    case 'redirect':
      if (event.kind !== 'damage') throw misplaced(event, 'redirect');
      return redirect(game, event, active, ctx, result);
    case 'regenerate':
      return regenerate(game, event, key, false, followedBy(game, ctx, result.then));
    case 'reroll':
      if (event.kind !== 'die') throw misplaced(event, 'reroll');
      return instead(rerolled(game, withApplied(event, key)));
    case 'moreDice': {
      if (event.kind !== 'rollDice') throw misplaced(event, 'moreDice');
      const more = amountOf(game, ctx, result.more);
      const ignored = [...event.ignored, ...Array.from({ length: soOften(more) }, () => result.ignore)];
      return instead({ ...withApplied(event, key), amount: event.amount + more, ignored });
    }
    case 'moreMana':
    case 'mana': {
      if (event.kind !== 'addMana') throw misplaced(event, result.instead);
      const types = result.instead === 'mana' ? fixedTypes(game, ctx, result) : manaTimes(event.types, result.times);
      return instead({ ...withApplied(event, key), types });
    }
  }
}

/** Something else is done; the event may happen within that. */
function doInstead(game: Game, event: GameEvent, key: string, ctx: Context, effect: readonly Instruction[]): Replaced {
  if (event.kind === 'step') return { ...nothing, after: () => doAfterSkip(game, ctx, effect) };
  const inner = withApplied(event, key);
  let done = false;
  ctx.applied = inner.cause.applied as readonly string[];
  // draws wait for what else is left of the event (2009: 119.7 · 2011: 120.7 · 2026: 121.7)
  if (effect.every((instruction) => instruction.do === 'draw'))
    return { ...nothing, after: () => carryOut(game, ctx, effect, null) };
  // what is done first is done, and the event then happens together with others at once with it
  if (effect.at(-1)?.do === 'original') {
    carryOut(game, ctx, effect.slice(0, -1), null);
    return instead(inner);
  }
  carryOut(game, ctx, effect, () => {
    done = happen(game, [inner]).some((o) => o.did);
  });
  return { ...nothing, originalDone: done };
}

/**
 * "Would die, instead exile it and": it goes elsewhere with all that leaves at the same time, and what else is done follows (2006: 419.6 ·
 * later: 614.6). Null where the first that is done is something else.
 */
function goElsewhereFirst(
  game: Game,
  event: GameEvent,
  key: string,
  ctx: Context,
  [first, ...rest]: readonly Instruction[],
): Replaced | null {
  if (event.kind !== 'move' || event.from !== 'battlefield' || first?.do !== 'move') return null;
  const { what, to, out } = first;
  if (what.set !== 'ref' || what.name !== 'event.object' || to.link !== undefined) return null;
  ctx.applied = applying(event.cause, key).applied as readonly string[];
  const gone = goingTo(game, ctx, event.object, to);
  if (gone === null) return null;
  const after: Replaced['after'] = (happened) => {
    const moved = happened.find((other) => other.kind === 'move' && other.object === event.object);
    const { became: object = 0, others = [] } = (moved ?? {}) as Partial<Move>;
    bindOutcome(game, ctx, out, [{ event: gone, did: moved !== undefined, object, others: others ?? [], amount: 0 }]);
    carryOut(game, ctx, rest, null);
  };
  return { ...instead(gone), after };
}

/** What was put into a certain position of that library at the same time as it is shuffled stays there (2026: 701.24g). */
const placedIn = (game: Game, player: PlayerId, happened: readonly GameEvent[]): ObjectId[] =>
  happened.flatMap((event) =>
    event.kind === 'move' &&
    event.to === 'library' &&
    event.unordered !== 'random' &&
    objectOf(game, event.became)?.owner === player
      ? [event.became]
      : [],
  );

/** It goes to another zone. */
function goElsewhere(game: Game, event: Move, key: string, ctx: Context, to: As<'zone'>): Replaced {
  const cause = causedBy(ctx);
  const owner = objectOf(game, event.object)?.owner ?? -1;
  const moved: Move = {
    ...withApplied(event, key),
    to: to.zone,
    position: to.position === 'bottom' ? BOTTOM : to.position === 'top' ? 0 : -1,
    unordered: to.shuffle === true ? 'random' : event.unordered,
    via: to.out ?? event.via,
    apart: to.commanders === true ? { zone: event.to, position: event.position } : null,
  };
  if (to.reveal === true) happen(game, [revealEvent(event.object, owner, cause)]);
  const { link: name } = to;
  const after: Replaced['after'] =
    to.shuffle === true
      ? (happened) => void happen(game, [shuffleEvent(owner, cause, null, placedIn(game, owner, happened))])
      : name !== undefined
        ? () => moved.became !== 0 && link(game, ctx, name, [moved.became])
        : null;
  return { ...instead(moved), after };
}

function prevent(game: Game, event: Damage, active: ActiveReplacement, ctx: Context, by: As<'prevent'>): Replaced {
  const { key, shield, effect } = active;
  // what cannot be prevented is not, though the rest of the effect takes place (2009, 2011: 615.11 · 2026: 615.12)
  const limit = cantBePrevented(game, event)
    ? 0
    : (shield ?? (by.amount === undefined ? event.amount : amountOf(game, ctx, by.amount)));
  const prevented = lesser(event.amount, greater(0, limit));
  if (shield !== null) spendShield(game, effect, prevented);
  if (prevented > 0) notePrevented(game, event, prevented, ctx);
  const rest = event.amount - prevented;
  const { then } = by;
  const { event: pattern } = active.replacement;
  // "if a source would deal damage" is said of each source, "the next time" of all at once
  const ofAll = pattern.on === 'damage' && (pattern.source === undefined || active.uses !== null);
  const together = then !== undefined && ofAll && saysNoMoreThanTheAmount(then) ? { key, prevented } : null;
  const after =
    then === undefined
      ? null
      : () => {
          bind(ctx, 'event.prevented', { amount: together?.prevented ?? prevented });
          carryOut(game, ctx, then, null);
        };
  return {
    events: rest > 0 ? [withAmount(event, key, rest)] : [],
    after,
    originalDone: false,
    withResults:
      game.edition.preventionGain === 'with-results' && then?.every(({ do: verb }) => verb === 'gainLife') === true,
    prevented: prevented > 0 ? preventedEvent(event, prevented, key, causedBy(ctx)) : null,
    together,
  };
}

/** "Remove a counter", "you gain that much life", but not "its controller draws a card" (2006: 419.7 · 2009, 2011, 2026: 615.5). */
const saysNoMoreThanTheAmount = (then: readonly Instruction[]): boolean =>
  [...wordsIn(then)].every((word) => !word.startsWith('event.') || word === 'event.prevented');

function redirect(game: Game, event: Damage, active: ActiveReplacement, ctx: Context, by: As<'redirect'>): Replaced {
  const { key, shield, effect } = active;
  const limit = shield ?? (by.amount === undefined ? event.amount : amountOf(game, ctx, by.amount));
  const moved = lesser(event.amount, greater(0, limit));
  const object = by.to.objects === undefined ? 0 : (objectsOf(game, ctx, by.to.objects)[0] ?? 0);
  const player = object !== 0 || by.to.players === undefined ? -1 : (playersOf(game, ctx, by.to.players)[0] ?? -1);
  // nowhere to go: nothing happens to the damage (2006: 419.6c · later: 614.9)
  if (player < 0 && !canBeDealtDamage(game, object)) return instead(withApplied(event, key));
  if (shield !== null) spendShield(game, effect, moved);
  const there: Damage = { ...withAmount(event, key, moved), object, player };
  return event.amount > moved ? instead(there, withAmount(event, key, event.amount - moved)) : instead(there);
}

/** The mana that is produced instead, whatever would have been. */
function fixedTypes(game: Game, ctx: Context, { mana: { types } }: As<'mana'>): string {
  if (Array.isArray(types)) return types.join('');
  if ('type' in types && typeof types.type === 'string') return manaTimes(types.type, amountOf(game, ctx, types.count));
  throw new Error('A replacement of mana produces types that are not fixed');
}

/** The permanent is tapped, its damage removed, and it leaves combat instead (2006: 419.6b · 2026: 701.19). */
function regenerate(
  game: Game,
  { object: id, cause }: GameEvent,
  key: string,
  shield: boolean,
  after: Replaced['after'] = null,
): Replaced {
  const object = objectOf(game, id);
  if (object === null) return nothing;
  if (shield) spendRegenerationShield(game.state, object);
  const player = controllerOf(game, id);
  const because: Cause = { ...byRule('701.19', 'effect'), applied: applying(cause, key).applied };
  const regenerated = instead(
    removeDamageEvent(id, because),
    tapEvent(id, player, because),
    removeFromCombatEvent(id, player, because),
  );
  return { ...regenerated, after };
}

/** What an effect says is done once it has been applied. */
const followedBy = (game: Game, ctx: Context, then: readonly Instruction[] | undefined): Replaced['after'] =>
  then === undefined ? null : () => carryOut(game, ctx, then, null);

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
  { object, arrival: before }: Entering,
  copied: Arrival['copied'],
  { copy }: As<'enters'>,
): (() => void) | null {
  const { then } = copy ?? {};
  if (then === undefined || copied === before.copied) return null;
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
  event: Entering,
  key: string,
  source: ObjectId,
  ctx: Context,
  instead: As<'enters'>,
): Entering {
  const before = event.arrival;
  const now: Arrival = { ...before, counters: [...before.counters], memory: [...before.memory] };
  // what says how it itself enters speaks of its controller to be
  if (source === event.object) ctx.controller = now.controller;
  if (instead.copy !== undefined) {
    const { of, except, optional, counters, tapped } = instead.copy;
    const options = objectsOf(game, ctx, of.set === 'choice' ? of.from : of);
    const chosen = askObjects(game, {
      player: now.controller,
      source: event.object,
      purpose: 'copy',
      ids: options,
      min: optional === true ? 0 : 1,
      max: 1,
    })[0];
    if (chosen !== undefined) {
      now.copied = copiableValues(game, chosen, except, { on: event.object, at: writtenAt(game, ctx, except) });
      if (tapped === true) now.tapped = true;
      // what goes with this copy effect takes the place of what went with one before (2026: 707.9e)
      const { types } = now.copied;
      now.copyCounters = (counters ?? [])
        .filter((more) => more.if === undefined || types.includes(more.if))
        .map(({ counter, count }) => ({ counter, count: amountOf(game, ctx, count) }));
    }
  }
  if (instead.becomes !== undefined) {
    const at = askOption(game, {
      player: now.controller,
      source: event.object,
      purpose: 'becomes',
      options: instead.becomes.map((forms) => ({ text: formText(forms) })),
    });
    const forms = instead.becomes[at] as readonly CopyException[];
    const { object } = event;
    now.copied = excepting(game, now.copied ?? copiableValues(game, object), forms, null, writtenAt(game, ctx, forms));
  }
  if (instead.under !== undefined) {
    now.controller = oneMeant(game, ctx, instead.under) ?? now.controller;
    now.byDefault = now.controller;
  }
  const { choices } = instead;
  if (choices !== undefined) {
    // what is chosen is remembered by the permanent it becomes
    const choose = (): void => inScope(game, { choosing: now.memory }, () => carryOut(game, ctx, choices, null));
    asWhatItEntersAs(game, event.object, now, choose);
    for (const m of now.memory) bind(ctx, m.link, m.value);
  }
  if (instead.tapped === true) now.tapped = true;
  if (instead.untapped === true) now.tapped = false;
  if (instead.tappedUnless !== undefined && !holds(game, ctx, instead.tappedUnless)) now.tapped = true;
  if (instead.faceDown === true) now.faceDown = 'effect';
  // only what is double-faced can enter transformed (2026: 702.145b)
  const object = objectOf(game, event.object);
  if (instead.transformed === true && object !== null && turnsOver(game, object)) now.transformed = true;
  // 2026: 702.190b
  if (instead.attacksAs !== undefined)
    Object.assign(now, intoCombat(game, ctx, { attacking: true, attacksAs: instead.attacksAs }));
  for (const { counter, count } of instead.counters ?? []) {
    const counted = asWhatItEntersAs(game, event.object, now, () => amountOf(game, ctx, count));
    now.counters.push({ counter, count: greater(0, counted), replacing: true });
  }
  return { ...withApplied(event, key), arrival: now };
}

/**
 * A copy, a back face and a melded permanent choose and count as what they enter as (2006: 503.5 · 2009, 2011: 614.12, 706.5 · 2026: 614.12,
 * 707.5, 712.14).
 */
function asWhatItEntersAs<R>(game: Game, id: ObjectId, arrives: Arrival, run: () => R): R {
  const asItIs = arrives.copied === null && !arrives.transformed && arrives.melding.length === 0;
  return asItIs ? run() : asItArrives(game, id, arrives, run);
}
