/** Destroying, sacrificing, tapping, attaching, status. 2006: 212–214, 417, 419.6b, 502.15, 504 · 2009, 2011: 110, 701 · 2026: 110, 701 */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { neverStarts } from '../continuous/durations.ts';
import { keepAway } from './absence.ts';
import { objectOf } from '../state/objects.ts';
import { controllerOf } from '../continuous/derive.ts';
import type { EventKind, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { arrival } from '../events/make.ts';
import { canMeld, hasTransformed } from '../objects/double-faced.ts';
import { canAttach } from '../objects/attachments.ts';
import type { Context } from '../meaning/context.ts';
import { attachmentsOf } from '../meaning/filter.ts';
import { doorName, doorsOf } from '../objects/room.ts';
import { askOption } from '../decisions/ask.ts';
import { LEVEL, memoryOf, X } from '../meaning/memory.ts';
import { amountOf } from '../meaning/quantity.ts';
import { objectsOf } from '../meaning/objects.ts';
import { act, actorsOf, bindOutcome, caused, eachActs } from './outcome.ts';

type Doing<K extends Instruction['do']> = Extract<Instruction, { do: K }>;

const onBattlefield = (game: Game, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => objectOf(game, id)?.zone === 'battlefield');

export function destroy(game: Game, ctx: Context, i: Doing<'destroy'>): void {
  const strict = i.noRegenerate === true;
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) =>
      caused(ctx, 'destroy', { object, strict, player: controllerOf(game, object) }),
    ),
  );
}

/** Marks permanents as renowned and the like (2026: 702.112b): as long as they are the same object, and not in what is copied of them. */
export function designate(game: Game, ctx: Context, i: Doing<'designate'>): void {
  const memory = [memoryOf(game, ctx, i.as, 'word', { word: i.as })];
  // its other abilities may speak of the X of the one that does it (2026: 701.37c)
  if (ctx.x !== null) memory.push(memoryOf(game, ctx, X, 'number', { amount: ctx.x }));
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) =>
      caused(ctx, 'remember', { object, arrival: arrival(ctx.controller, { memory }) }),
    ),
  );
}

/** A player chooses a locked half, or an unlocked one, of each permanent (2026: 709.5f–g). */
export function unlock(game: Game, ctx: Context, i: Doing<'unlock'>): void {
  const lock = i.lock === true;
  eachActs(game, ctx, i.who, i.out, (player, own) =>
    objectsOf(game, own, i.what).flatMap((object) => {
      const doors = doorsOf(game, object, lock);
      const options = doors.map((half) => ({ text: doorName(game, object, half) }));
      const at = doors.length < 2 ? 0 : askOption(game, player, object, 'option', lock ? 'lock' : 'unlock', options);
      const amount = doors[at];
      return amount === undefined ? [] : [caused(ctx, lock ? 'lock' : 'unlock', { object, player, amount })];
    }),
  );
}

/** A permanent's level is what its bar says: not copied, and kept whatever the permanent becomes (2026: 716.2b). */
export function setLevel(game: Game, ctx: Context, i: Doing<'setLevel'>): void {
  const memory = [memoryOf(game, ctx, LEVEL, 'number', { amount: amountOf(game, ctx, i.level) })];
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) =>
      caused(ctx, 'remember', { object, arrival: arrival(ctx.controller, { memory }) }),
    ),
  );
}

/** A player sacrifices only what they control (2009: 701.13a · 2011: 701.14a · 2026: 701.21a; in 2006 the glossary). */
export function sacrifice(game: Game, ctx: Context, i: Doing<'sacrifice'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) =>
    onBattlefield(game, objectsOf(game, own, i.what))
      .filter((id) => controllerOf(game, id) === player)
      .map((object) => caused(ctx, 'sacrifice', { object, player })),
  );
}

export function tapOrUntap(game: Game, ctx: Context, i: Doing<'tap'> | Doing<'untap'>): void {
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) =>
      caused(ctx, i.do, { object, player: ctx.controller }),
    ),
  );
}

/** Attaches to something it can be attached to; else it stays as it is (2006: 502.33 · later: 701.3). */
export function attach(game: Game, ctx: Context, i: Doing<'attach'>): void {
  const [host] = onBattlefield(game, objectsOf(game, ctx, i.to));
  if (host === undefined) return;
  const events = onBattlefield(game, objectsOf(game, ctx, i.what))
    .filter((id) => id !== host && canAttach.to(game, id, host))
    .map((object) => caused(ctx, 'attach', { object, other: host }));
  act(game, ctx, i.out, events);
}

export function unattach(game: Game, ctx: Context, i: Doing<'unattach'>): void {
  act(
    game,
    ctx,
    i.out,
    onBattlefield(game, objectsOf(game, ctx, i.what)).map((object) => caused(ctx, 'unattach', { object })),
  );
}

/** The two cards of a meld pair enter as one permanent, with their back faces combined; else they stay where they are (2026: 701.42). */
export function meld(game: Game, ctx: Context, i: Doing<'meld'>): void {
  const ids = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id) !== null);
  const [object = 0, ...melding] = ids;
  const arrives = arrival(ctx.controller, { transformed: true, melding });
  const from = objectOf(game, object)?.zone ?? null;
  const enters = canMeld(game, ids, i.into)
    ? [caused(ctx, 'move', { object, from, to: 'battlefield', arrival: arrives })]
    : [];
  act(game, ctx, i.out, enters);
}

/** The spell merges with the permanent, on top of it or under it as its controller chooses: that has mutated (2026: 702.140c–d). */
export function merge(game: Game, ctx: Context, i: Doing<'merge'>): void {
  const [spell = 0] = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id)?.zone === 'stack');
  const [host = 0] = onBattlefield(game, objectsOf(game, ctx, i.with));
  const player = ctx.controller;
  const events: GameEvent[] = [];
  if (spell !== 0 && host !== 0) {
    const places = ['on top', 'on the bottom'].map((text) => ({ text }));
    const at = askOption(game, player, spell, 'option', 'merge', places);
    events.push(caused(ctx, 'merge', { object: spell, other: host, player, word: at === 0 ? 'top' : 'bottom' }));
  }
  const [outcome] = act(game, ctx, i.out, events);
  if (outcome?.did === true) happen(game, [caused(ctx, 'action', { player, object: host, amount: 1, word: 'mutate' })]);
}

/** Both halves at once or neither (2009: 701.8, 702.62 · 2011: 701.8, 702.63 · 2026: 701.12, 702.65). */
export function exchangeWithCard(game: Game, ctx: Context, i: Doing<'exchangeWithCard'>): void {
  const [old = 0] = onBattlefield(game, objectsOf(game, ctx, i.permanent));
  const [card = 0] = objectsOf(game, ctx, i.card);
  const permanent = objectOf(game, old);
  const held = objectOf(game, card);
  const possible =
    permanent !== null &&
    held?.zone === 'hand' &&
    permanent.owner === held.owner &&
    canAttach.to(game, card, permanent.attachedTo, ctx.controller);
  if (!possible) {
    bindOutcome(ctx, i.out, []);
    return;
  }
  const arrives = arrival(ctx.controller, { attachedTo: permanent.attachedTo });
  act(game, ctx, i.out, [
    caused(ctx, 'move', { object: old, from: 'battlefield', to: 'hand' }),
    caused(ctx, 'move', { object: card, from: 'hand', to: 'battlefield', arrival: arrives }),
  ]);
}

type StatusVerb =
  | 'regenerate'
  | 'phaseOut'
  | 'phaseIn'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'transform'
  | 'flip'
  | 'removeFromCombat'
  | 'removeDamage';

export function status(game: Game, ctx: Context, i: Doing<StatusVerb>): void {
  const until = i.do === 'phaseOut' ? i.until : undefined;
  if (until !== undefined && neverStarts(game, ctx, until)) return;
  let ids = onBattlefield(game, objectsOf(game, ctx, i.what));
  if (i.do === 'transform') ids = ids.filter((id) => !hasTransformed(game, ctx, id));
  const outcomes = act(
    game,
    ctx,
    i.out,
    i.do === 'phaseOut' || i.do === 'phaseIn'
      ? phasing(game, ids, i.do)
      : ids.map((object) => caused(ctx, i.do as EventKind, { object, player: controllerOf(game, object) })),
  );
  if (until !== undefined)
    keepAway(
      game,
      ctx,
      until,
      null,
      outcomes.flatMap((o) => (o.did && o.event.word === null ? [o.object] : [])),
    );
}

/**
 * What phases, and with it what is attached to it (2006: 502.15i · 2009: 702.23f–g · 2011: 702.24f–g · 2026: 702.26g–h): in comes
 * along only what went along.
 */
export function phasing(game: Game, ids: readonly ObjectId[], kind: 'phaseOut' | 'phaseIn'): GameEvent[] {
  const events: GameEvent[] = [];
  const add = (id: ObjectId, indirectly: boolean): void => {
    events.push(
      caused({ controller: -1, source: id, env: {}, x: null, ref: null, stack: null }, kind, {
        object: id,
        player: controllerOf(game, id),
        word: indirectly ? 'indirectly' : null,
      }),
    );
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
export function manifest(game: Game, ctx: Context, i: Doing<'manifest'>): void {
  const [player] = actorsOf(game, ctx, i.who);
  if (player === undefined) return;
  const outcomes = objectsOf(game, ctx, i.what).flatMap((id) => {
    const object = objectOf(game, id);
    if (object === null) return [];
    const arrives = arrival(player, { faceDown: i.cloak === true ? 'cloak' : 'manifest' });
    return happen(game, [caused(ctx, 'move', { object: id, from: object.zone, to: 'battlefield', arrival: arrives })]);
  });
  bindOutcome(ctx, i.out, outcomes);
}
