/**
 * Who carries an instruction out, and what it really did.
 * 2006: 103.4, 413.2 · 2009, 2011: 101.4, 608.2c–e · 2026: 101.4, 608.2c–e, 608.2f
 */
import type { Outcome, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { revealEvent } from '../events/kinds/cards.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Binding, Part } from '../state/binding.ts';
import type { PlayerSet } from '../vocabulary/nouns.ts';
import type { Zone } from '../vocabulary/words.ts';
import { actorsOf } from '../meaning/actors.ts';
import { playersOf } from '../meaning/players.ts';
import { bind, withBinding, type Context } from '../meaning/context.ts';
import { note } from '../events/log.ts';
import { apnap, hasLeft, isHiddenZone, objectOf } from '../state/objects.ts';
import { absolute } from '../state/numbers.ts';
import { inReach } from '../meaning/out-of-reach.ts';

/** What was done: objects as they are now and as they were before it, and the amount in all. */
export function partOf(done: readonly Outcome[]): Part {
  const objects = done.filter((o) => o.object !== 0);
  return {
    objects: objects.flatMap((o) => [o.object, ...o.others]),
    before: objects.map((o) => o.event.object),
    // what was moved, tapped and so on without an amount of its own counts as one
    amount: done.reduce((sum, o) => sum + (absolute(o.amount) || (o.object === 0 ? 0 : 1)), 0),
  };
}

/** Binds the outcomes under that name: objects as they are now, players, the amount in all, and whether anything was done. */
export function bindOutcome(
  game: Game,
  ctx: Context,
  out: string | undefined,
  outcomes: readonly Outcome[],
  shares?: Binding['shares'],
): void {
  if (out === undefined) return;
  const done = outcomes.filter((o) => o.did);
  const objects = done.filter((o) => o.object !== 0);
  const players = [...new Set(done.map((o) => o.event.player).filter((p) => p >= 0))];
  const astray = objects.flatMap((o) => (isAstray(game, o) ? [o.object, ...o.others] : []));
  bind(ctx, out, {
    ...partOf(done),
    players,
    about: outcomes.flatMap(({ object, event }) => (event.object === 0 ? [] : [object || event.object])),
    each: objects.flatMap((o) => [o.object, ...o.others].map(() => absolute(o.amount))),
    did: done.length > 0,
    ...(astray.length === 0 ? {} : { astray }),
    ...(shares === undefined ? {} : { shares }),
  });
}

/** Whether it has gone to another zone than it was to go to: something replaced that. */
function isAstray(game: Game, { event, object }: Outcome): boolean {
  const expected = goalOf(event);
  return expected !== null && objectOf(game, object)?.zone !== expected;
}

/** The zone into which an event puts its object by its own words; null: it moves none. */
function goalOf(event: GameEvent): Zone | null {
  switch (event.kind) {
    case 'move':
      return event.to;
    case 'destroy':
    case 'sacrifice':
    case 'discard':
      return 'graveyard';
    default: // all others move nothing into a zone that their words name
      return null;
  }
}

/** Makes the events happen at once and binds the outcome. */
export function act<E extends GameEvent>(
  game: Game,
  ctx: Context,
  out: string | undefined,
  events: readonly E[],
): Outcome<E>[] {
  const outcomes = happen(game, inReach(ctx, events));
  bindOutcome(game, ctx, out, outcomes);
  return outcomes;
}

/**
 * Who chooses later knows what was chosen before (101.4b), also of hidden cards (2006: 103.4a); since then those may stay face down
 * (101.4a).
 */
function show(game: Game, actor: PlayerId, chosen: readonly GameEvent[], later: readonly PlayerId[]): void {
  if (later.length === 0) return;
  const objects = chosen.flatMap((e) => (e.object === 0 ? [] : [e.object]));
  if (objects.length > 0) note(game, (w) => `${w.player(actor)} chooses ${objects.map(w.object).join(', ')}.`);
  if (game.edition.hiddenChoices === 'may-stay-face-down') return;
  const seats = later.reduce((bits, p) => bits | (1 << p), 0);
  const hidden = chosen.filter((e) => isHiddenZone(objectOf(game, e.object)?.zone ?? 'outside'));
  happen(
    game,
    hidden.map(({ object }) => revealEvent(object, actor, byRule('101.4b', 'effect'), seats)),
  );
}

/** Whether a player does what "may" lets each of several do: asked in turn, before that player's other choices. */
export type Willing = (actor: PlayerId, ctx: Context) => boolean;

/**
 * Each player in turn order makes the choices, then all act at once (2006: 413.2d · later: 101.4, 608.2e).
 * The context given to `events` has the player as `actor`. A player who is not willing does nothing.
 */
export function eachActs(
  game: Game,
  ctx: Context,
  who: PlayerSet,
  out: string | undefined,
  events: (actor: PlayerId, ctx: Context) => readonly GameEvent[],
  willing: Willing = () => true,
): Outcome[] {
  const all: GameEvent[] = [];
  const by: PlayerId[] = [];
  const actors = actorsOf(game, ctx, who);
  for (const [i, actor] of actors.entries()) {
    // who leaves the game before it is that player's turn chooses nothing
    if (hasLeft(game, actor)) continue;
    const answers = game.cursor;
    const own = withBinding(ctx, 'actor', { players: [actor] });
    const chosen = willing(actor, own) ? inReach(ctx, events(actor, own)) : [];
    if (game.cursor > answers) show(game, actor, chosen, actors.slice(i + 1));
    all.push(...chosen);
    by.push(...chosen.map(() => actor));
  }
  const outcomes = happen(game, all);
  const share = (player: PlayerId) => {
    const done = outcomes.filter((o, i) => o.did && by[i] === player);
    return { player, ...partOf(done) };
  };
  bindOutcome(game, ctx, out, outcomes, out === undefined || actors.length < 2 ? undefined : actors.map(share));
  return outcomes;
}

/** Those objects in the order in which the players decide that something is said of, each player about their own. */
export function inTurnOrder(game: Game, ctx: Context, objects: readonly ObjectId[], who: PlayerSet): ObjectId[] {
  const order = apnap(game);
  const turn = (id: ObjectId): number =>
    order.indexOf(playersOf(game, withBinding(ctx, 'each.object', { objects: [id] }), who)[0] ?? -1);
  return [...objects].sort((a, b) => turn(a) - turn(b));
}
