/**
 * Destroying, sacrificing, tapping, attaching, status.
 * 2006: 212–214, 416.3, 417, 419.6b, 502.15, 504 · 2009, 2011: 110, 609.3, 701 · 2026: 110, 609.3, 610.4, 701, 702.110b, 702.140b, 702.151a, 702.171a
 */
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { neverStarts } from '../../continuous/durations.ts';
import { keepAway } from '../absence.ts';
import { objectOf } from '../../state/objects.ts';
import type { AbilityRef } from '../../state/state.ts';
import { controllerOf } from '../../continuous/derive.ts';
import type { Cause, GameEvent } from '../../events/event.ts';
import { happen } from '../../events/happen.ts';
import { byRule, causedBy } from '../../events/cause.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { attachEvent, unattachEvent } from '../../events/kinds/attachment.ts';
import { removeFromCombatEvent } from '../../events/kinds/combat.ts';
import { removeDamageEvent } from '../../events/kinds/damage.ts';
import { lockEvent, unlockEvent } from '../../events/kinds/designation.ts';
import { flipEvent, mergeEvent, transformEvent, turnFaceDownEvent, turnFaceUpEvent } from '../../events/kinds/face.ts';
import { phaseInEvent, phaseOutEvent, type PhasingEvent } from '../../events/kinds/phasing.ts';
import { tapEvent, untapEvent } from '../../events/kinds/tap.ts';
import { moveEvent } from '../../events/kinds/move.ts';
import { rememberEvent } from '../../events/kinds/remember.ts';
import { destroyEvent, regenerateEvent, sacrificeEvent } from '../../events/kinds/removal.ts';
import { arrival } from '../../events/event.ts';
import { canMeld, hasTransformed } from '../../objects/double-faced.ts';
import { canAttach } from '../../objects/attachments.ts';
import { bind, type Context, withBinding } from '../../meaning/context.ts';
import { attachmentsOf } from '../../state/attached.ts';
import { matches } from '../../meaning/filter.ts';
import { doorName, doorsOf } from '../../objects/room.ts';
import { askOption } from '../../decisions/ask.ts';
import { LEVEL, memoryOf, X } from '../../meaning/memory.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { actedBy, actorsOf } from '../../meaning/actors.ts';
import { act, bindOutcome, eachActs } from '../outcome.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import { available } from '../possible.ts';
import { thereIs, type Verbs } from './verb.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';

const onBattlefield = (game: Game, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => objectOf(game, id)?.zone === 'battlefield');

function destroy(game: Game, ctx: Context, i: Doing<'destroy'>): void {
  const { noRegenerate = false } = i;
  const forGood = (id: ObjectId): boolean =>
    typeof noRegenerate === 'boolean' ? noRegenerate : matches(game, ctx, id, noRegenerate);
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) =>
      destroyEvent(object, controllerOf(game, object), causedBy(ctx), forGood(object)),
    ),
  );
}

/** Marks permanents as renowned and the like (2026: 702.112b): as long as they are the same object, and not in what is copied of them. */
function designate(game: Game, ctx: Context, i: Doing<'designate'>): void {
  const word = memoryOf(game, ctx, i.as, 'word', { word: i.as });
  const memory = [i.forTurn === true ? { ...word, forTurn: i.forTurn } : word];
  // its other abilities may speak of the X of the one that does it (2026: 701.37c)
  if (ctx.x !== null) memory.push(memoryOf(game, ctx, X, 'number', { amount: ctx.x }));
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) => rememberEvent(object, memory, causedBy(ctx))),
  );
}

/** A player chooses a locked half, or an unlocked one, of each permanent (2026: 709.5f–g). */
function unlock(game: Game, ctx: Context, i: Doing<'unlock'>): void {
  const lock = i.lock === true;
  const doorEvent = lock ? lockEvent : unlockEvent;
  eachActs(game, ctx, i.who, i.out, (player, own) =>
    objectsOf(game, own, i.what).flatMap((object) => {
      const doors = doorsOf(game, object, lock);
      const options = doors.map((half) => ({ text: doorName(game, object, half) }));
      const at =
        doors.length < 2 ? 0 : askOption(game, { player, source: object, purpose: lock ? 'lock' : 'unlock', options });
      const half = doors[at];
      return half === undefined ? [] : [doorEvent(object, half, player, causedBy(ctx))];
    }),
  );
}

/** A permanent's level is what its bar says: not copied, and kept whatever the permanent becomes (2026: 716.2b). */
function setLevel(game: Game, ctx: Context, i: Doing<'setLevel'>): void {
  const memory = [memoryOf(game, ctx, LEVEL, 'number', { amount: amountOf(game, ctx, i.level) })];
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) => rememberEvent(object, memory, causedBy(ctx))),
  );
}

/** A player sacrifices only what they control (2009: 701.13a · 2011: 701.14a · 2026: 701.21a; in 2006 the glossary). */
function sacrifice(game: Game, ctx: Context, i: Doing<'sacrifice'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) =>
    onBattlefield(game, objectsOf(game, own, i.what))
      .filter((id) => controllerOf(game, id) === player)
      .map((object) => sacrificeEvent(object, player, causedBy(ctx))),
  );
  const done = i.out === undefined ? undefined : ctx.env[i.out];
  if (done === undefined) return;
  // "Sacrifice two lands. If you do": one alone is sacrificed too, but that is not what was to be done, nor is it by two players one each
  const least = leastOf(game, ctx, i.what);
  if (least === null) return;
  const parts = done.shares ?? [done];
  if (parts.every(({ objects = [] }) => objects.length < least)) bind(ctx, i.out as string, { ...done, did: false });
}

/** How many are chosen if what is to be done is done; null: none of them is chosen. */
function leastOf(game: Game, ctx: Context, what: ObjectSet): number | null {
  if (what.set === 'choice') return amountOf(game, ctx, what.count.min);
  return what.set === 'union' && what.apart === true ? what.of.length : null;
}

function tapOrUntap(game: Game, ctx: Context, i: Doing<'tap'> | Doing<'untap'>): void {
  const event = i.do === 'tap' ? tapEvent : untapEvent;
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) => event(object, ctx.controller, causedBy(ctx))),
  );
}

/** Attaches to something it can be attached to; else it stays as it is (2006: 502.33 · later: 701.3). */
function attach(game: Game, ctx: Context, i: Doing<'attach'>): void {
  const fits = (id: ObjectId, host: ObjectId): boolean =>
    id !== host && canAttach.to(game, id, host, undefined, i.as === 'creature');
  const [host] = onBattlefield(game, hostsMeant(game, ctx, i, fits));
  if (host === undefined) return;
  const events = onBattlefield(game, objectsOf(game, ctx, i.what))
    .filter((id) => fits(id, host))
    .map((object) => attachEvent(object, host, causedBy(ctx)));
  act(game, ctx, i.out, events);
}

/** Whoever chooses a host chooses one that it can be attached to (2006: 413.2c · 2009, 2011, 2026: 608.2d · 2026: 303.4k). */
function hostsMeant(
  game: Game,
  ctx: Context,
  { what, to }: Doing<'attach'>,
  fits: (id: ObjectId, host: ObjectId) => boolean,
): readonly ObjectId[] {
  if (to.set !== 'choice' || what.set === 'choice') return objectsOf(game, ctx, to);
  const attached = onBattlefield(game, objectsOf(game, ctx, what));
  const hosts = objectsOf(game, ctx, to.from).filter((host) => attached.some((id) => fits(id, host)));
  return objectsOf(game, withBinding(ctx, HOSTS, { objects: hosts }), { ...to, from: { set: 'ref', name: HOSTS } });
}
const HOSTS = 'attach.hosts';

function unattach(game: Game, ctx: Context, i: Doing<'unattach'>): void {
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) => unattachEvent(object, causedBy(ctx))),
  );
}

/** The two cards of a meld pair enter as one permanent, with their back faces combined; else they stay where they are (2026: 701.42). */
function meld(game: Game, ctx: Context, i: Doing<'meld'>): void {
  const ids = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id) !== null);
  const [id = 0, ...melding] = ids;
  const object = objectOf(game, id);
  const arrives = arrival(ctx.controller, { transformed: true, melding });
  const enters =
    object !== null && canMeld(game, ids, i.into)
      ? [moveEvent({ object: id, from: object.zone, to: 'battlefield', arrival: arrives }, causedBy(ctx))]
      : [];
  act(game, ctx, i.out, enters);
}

/** The spell merges with the permanent, on top of it or under it as its controller chooses: that has mutated (2026: 702.140c–d). */
function merge(game: Game, ctx: Context, i: Doing<'merge'>): void {
  const [spell = 0] = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id)?.zone === 'stack');
  const [host = 0] = onBattlefield(game, objectsOf(game, ctx, i.with));
  const player = ctx.controller;
  const events: GameEvent[] = [];
  if (spell !== 0 && host !== 0) {
    const places = ['on top', 'on the bottom'].map((text) => ({ text }));
    const at = askOption(game, { player, source: spell, purpose: 'merge', options: places });
    events.push(mergeEvent(spell, host, at === 0, player, causedBy(ctx)));
  }
  const [outcome] = act(game, ctx, i.out, events);
  if (outcome?.did === true) happen(game, [actionEvent('mutate', player, causedBy(ctx), { object: host, amount: 1 })]);
}

/** Both halves at once or neither (2009: 701.8, 702.62 · 2011: 701.8, 702.63 · 2026: 701.12, 702.65). */
function exchangeWithCard(game: Game, ctx: Context, i: Doing<'exchangeWithCard'>): void {
  const [old = 0] = onBattlefield(game, objectsOf(game, ctx, i.permanent));
  const [card = 0] = objectsOf(game, ctx, i.card);
  const permanent = objectOf(game, old);
  const held = objectOf(game, card);
  const possible =
    permanent !== null &&
    held?.zone === 'hand' &&
    permanent.owner === held.owner &&
    canAttach.to(game, card, permanent.attachedTo, ctx.controller);
  if (!possible) return bindOutcome(game, ctx, i.out, []);
  const arrives = arrival(ctx.controller, { attachedTo: permanent.attachedTo });
  act(game, ctx, i.out, [
    moveEvent({ object: old, from: 'battlefield', to: 'hand' }, causedBy(ctx)),
    moveEvent({ object: card, from: 'hand', to: 'battlefield', arrival: arrives }, causedBy(ctx)),
  ]);
}

/** Whoever controls the permanent sacrifices it and returns the card, both at once or neither. */
function sacrificeForCard(game: Game, ctx: Context, i: Doing<'sacrificeForCard'>): void {
  const [permanent] = onBattlefield(game, objectsOf(game, ctx, i.permanent));
  const [card = 0] = objectsOf(game, ctx, i.card);
  const returned = objectOf(game, card);
  if (permanent === undefined || returned === null) return;
  const controller = controllerOf(game, permanent);
  act<GameEvent>(game, ctx, i.out, [
    sacrificeEvent(permanent, controller, causedBy(ctx)),
    moveEvent(
      { object: card, from: returned.zone, to: 'battlefield', arrival: arrival(controller, {}) },
      causedBy(ctx),
    ),
  ]);
}

/** Verbs that do one thing to each permanent, and the event that it is. */
const STATUS = {
  regenerate: regenerateEvent,
  turnFaceUp: turnFaceUpEvent,
  turnFaceDown: turnFaceDownEvent,
  transform: transformEvent,
  flip: flipEvent,
  removeFromCombat: removeFromCombatEvent,
  removeDamage: (object: ObjectId, _controller: PlayerId, cause: Cause) => removeDamageEvent(object, cause),
} as const;

/** What can be turned face up: permanents, and cards exiled face down. */
const onBattlefieldOrExiled = (game: Game, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => ['battlefield', 'exile'].includes(objectOf(game, id)?.zone ?? ''));

function status(game: Game, ctx: Context, i: Doing<keyof typeof STATUS>): void {
  const named = objectsOf(game, ctx, i.what);
  let ids = i.do === 'turnFaceUp' ? onBattlefieldOrExiled(game, named) : onBattlefield(game, named);
  if (i.do === 'transform') ids = ids.filter((id) => !hasTransformed(game, ctx, id));
  const event = STATUS[i.do];
  const cause = causedBy(ctx);
  act(
    game,
    ctx,
    i.out,
    ids.map((id) => event(id, controllerOf(game, id), cause)),
  );
}

function phase(game: Game, ctx: Context, i: Doing<'phaseOut'> | Doing<'phaseIn'>): void {
  const until = i.do === 'phaseOut' ? i.until : undefined;
  if (until !== undefined && neverStarts(game, ctx, until)) return;
  const ids = onBattlefield(game, objectsOf(game, ctx, i.what));
  const outcomes = act(game, ctx, i.out, phasing(game, ids, i.do, ctx.ref));
  if (until === undefined) return;
  const directly = outcomes.filter(({ did, event }) => did && !event.indirectly);
  keepAway(
    game,
    ctx,
    until,
    null,
    directly.map(({ object }) => object),
  );
}

/**
 * What phases, and with it what is attached to it (2006: 502.15i · 2009: 702.23f–g · 2011: 702.24f–g · 2026: 702.26g–h): in comes
 * along only what went along. `ability`: that which has it phase; null: the untap step.
 */
export function phasing(
  game: Game,
  ids: readonly ObjectId[],
  kind: 'phaseOut' | 'phaseIn',
  ability: AbilityRef | null,
): PhasingEvent[] {
  const events: PhasingEvent[] = [];
  const event = kind === 'phaseOut' ? phaseOutEvent : phaseInEvent;
  const add = (id: ObjectId, indirectly: boolean): void => {
    const cause: Cause = { ...byRule('702.26', 'effect'), source: id, ability };
    events.push(event(id, controllerOf(game, id), indirectly, cause));
    for (const attached of attachmentsOf(game, id))
      if (kind === 'phaseOut' || objectOf(game, attached)?.phasedIndirectly === true) add(attached, true);
  };
  const along = (id: ObjectId): boolean => {
    const host = objectOf(game, id)?.attachedTo ?? 0;
    return host !== 0 && (ids.includes(host) || along(host));
  };
  for (const id of ids) if (kind === 'phaseIn' || !along(id)) add(id, false);
  return events;
}

/** A card enters face down as a 2/2 creature, one at a time where they are several (2026: 701.40a, e; with ward where it is cloaked: 701.58a, e). */
function manifest(game: Game, ctx: Context, i: Doing<'manifest'>): void {
  const outcomes = actorsOf(game, ctx, i.who).flatMap((player) =>
    objectsOf(game, actedBy(ctx, player), i.what).flatMap((id) => {
      const object = objectOf(game, id);
      if (object === null) return [];
      const arrives = arrival(player, { faceDown: i.cloak === true ? 'cloak' : 'manifest' });
      return happen(game, [
        moveEvent({ object: id, from: object.zone, to: 'battlefield', arrival: arrives }, causedBy(ctx)),
      ]);
    }),
  );
  bindOutcome(game, ctx, i.out, outcomes);
}

const canSacrifice = (game: Game, ctx: Context, { what }: Doing<'sacrifice'>): boolean =>
  available(game, ctx, what, ({ id }) => !objectRule(game, 'cantBeSacrificed', id)) > 0;

/** What is done to permanents. */
export const PERMANENTS = {
  sacrifice: { possible: canSacrifice, carryOut: sacrifice },
  destroy: { possible: thereIs('what'), carryOut: destroy },
  // what is tapped is not tapped again (2009: 701.15a–b · 2011: 701.17a–b · 2026: 701.26a–b)
  tap: {
    possible: (game, ctx, { what }) => available(game, ctx, what, ({ tapped }) => !tapped) > 0,
    carryOut: tapOrUntap,
  },
  untap: {
    possible: (game, ctx, { what }) => available(game, ctx, what, ({ tapped }) => tapped) > 0,
    carryOut: tapOrUntap,
  },
  attach: { possible: thereIs('what'), carryOut: attach },
  unattach: { possible: thereIs('what'), carryOut: unattach },
  regenerate: { possible: thereIs('what'), carryOut: status },
  turnFaceUp: { possible: thereIs('what'), carryOut: status },
  turnFaceDown: { possible: thereIs('what'), carryOut: status },
  transform: { possible: thereIs('what'), carryOut: status },
  flip: { possible: thereIs('what'), carryOut: status },
  removeFromCombat: { possible: thereIs('what'), carryOut: status },
  removeDamage: { possible: thereIs('what'), carryOut: status },
  phaseOut: { possible: thereIs('what'), carryOut: phase },
  phaseIn: { possible: thereIs('what'), carryOut: phase },
  merge: { possible: thereIs('what', 'with'), carryOut: merge },
  meld: { possible: thereIs('what'), carryOut: meld },
  sacrificeForCard: { possible: thereIs('permanent', 'card'), carryOut: sacrificeForCard },
  exchangeWithCard: { possible: thereIs('permanent', 'card'), carryOut: exchangeWithCard },
  unlock: { possible: thereIs('what'), carryOut: unlock },
  setLevel: { possible: thereIs('what'), carryOut: setLevel },
  designate: { possible: thereIs('what'), carryOut: designate },
  manifest: { possible: thereIs('what'), carryOut: manifest },
} satisfies Partial<Verbs>;
