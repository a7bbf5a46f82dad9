/** Binding what an instruction really did. 2006: 413.2 · 2009, 2011, 2026: 608.2c */
import type { Outcome, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { makeEvent } from '../events/make.ts';
import type { EventKind } from '../events/event.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { PlayerSet } from '../vocabulary/nouns.ts';
import { bind, withBinding, type Context } from '../meaning/context.ts';
import { playersOf } from '../meaning/players.ts';

/** An event caused by the ability being carried out, or by the cost being paid. */
export function caused(ctx: Context, kind: EventKind, fields: Partial<Omit<GameEvent, 'kind'>>): GameEvent {
  return makeEvent(kind, {
    source: ctx.source,
    by: ctx.controller,
    cause: ctx.paying === true ? 'cost' : 'effect',
    ...fields,
  });
}

/** Binds the outcomes under that name: objects as they are now, players, the amount in all, and whether anything was done. */
export function bindOutcome(ctx: Context, out: string | undefined, outcomes: readonly Outcome[]): void {
  if (out === undefined) return;
  const done = outcomes.filter((o) => o.did);
  const objects = done.filter((o) => o.object !== 0);
  const players = [...new Set(done.map((o) => o.event.player).filter((p) => p >= 0))];
  bind(ctx, out, {
    objects: objects.map((o) => o.object),
    players,
    amount: done.reduce((sum, o) => sum + Math.abs(o.amount), 0),
    each: objects.map((o) => Math.abs(o.amount)),
    did: done.length > 0,
  });
}

/** Makes the events happen at once and binds the outcome. */
export function act(game: Game, ctx: Context, out: string | undefined, events: readonly GameEvent[]): Outcome[] {
  const outcomes = happen(game, events);
  bindOutcome(ctx, out, outcomes);
  return outcomes;
}

/**
 * Each player in turn order makes the choices, then all act at once (2006: 413.2d · later: 101.4, 608.2e).
 * The context given to `events` has the player as `actor`.
 */
export function eachActs(
  game: Game,
  ctx: Context,
  who: PlayerSet,
  out: string | undefined,
  events: (actor: PlayerId, ctx: Context) => readonly GameEvent[],
): Outcome[] {
  const all: GameEvent[] = [];
  for (const actor of playersOf(game, ctx, who))
    all.push(...events(actor, withBinding(ctx, 'actor', { players: [actor] })));
  return act(game, ctx, out, all);
}
