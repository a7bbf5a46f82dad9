/**
 * What the module of an event kind says of it. 2006: 404, 410, 419 · 2009, 2011, 2026: 603, 614, 616, 700.1
 * These procedures only look and write: none makes an event happen or asks a player. What follows from an event, `happen` does.
 */
import type { EventPattern } from '../../vocabulary/patterns.ts';
import type { Edition } from '../../editions/edition.ts';
import type { PATTERN_KINDS } from '../../abilities/pattern-kinds.ts';
import type { Context } from '../../meaning/context.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import type { EventBindings, PlayerState, WritableObject } from '../../state/state.ts';
import { touch } from '../objects.ts';
import type { EventKind, GameEvent } from '../event.ts';
import { toWrite } from '../../state/writing.ts';

/** The pattern that says `on`. */
export type PatternOn<On extends EventPattern['on']> = Extract<EventPattern, { on: On }>;

/** What patterns that can be about events of that kind say. */
type PatternsAbout<K extends EventKind> = {
  [On in keyof typeof PATTERN_KINDS]: K extends (typeof PATTERN_KINDS)[On][number] ? On : never;
}[keyof typeof PATTERN_KINDS];

/** Whether an event of the kind fits. `happened`: it has been done (triggers) or would be (replacement effects). */
type Matchers<E extends GameEvent> = {
  readonly [On in PatternsAbout<E['kind']>]: (
    game: Game,
    ctx: Context,
    pattern: PatternOn<On>,
    event: E,
    happened: boolean,
  ) => boolean;
};

export interface KindOf<E extends GameEvent> {
  /** Does it and puts it into the log; returns whether anything happened. */
  perform(game: Game, event: E): boolean;
  /** Whether it cannot happen at all (2006: 103.2–103.3 · 2009, 2011: 101.2–101.3 · 2026: 101.2–101.3, 614.17). */
  impossible?(game: Game, event: E): boolean;
  /** The event that it consists of (2006: 417, 423 · 2026: 701.8, 701.9, 701.21, 121.1). */
  contains?(game: Game, event: E): GameEvent | null;
  /** Each pattern that can be about it. */
  readonly patterns: Matchers<E>;
  /** What it binds for the ability that saw it, if not simply what `bound` says. */
  binds?(game: Game, event: E, pattern: EventPattern): EventBindings;
  /** Whether abilities with that pattern trigger on it by what existed before (2006: 410.10d · 2009, 2011: 603.6d · 2026: 603.10). */
  looksBack?(list: Edition['lookBack'], event: E, pattern: EventPattern): boolean;
  /** The object whose own abilities may trigger on it wherever that object is now (2006: 410.10e · later: 603.6). */
  itself?(event: E): ObjectId;
  /** The object that gets a timestamp by it; 0: none. */
  stamps?(game: Game, event: E): ObjectId;
}

/**
 * What an event binds. `other` is the second object that it is about: what is blocked, a host, what an object has become. `source` is
 * bound by the kinds whose patterns promise it; from others a trigger would differ by what no ability can ask for.
 */
export function bound(
  event: GameEvent,
  other: ObjectId = 0,
  object: ObjectId = event.object,
  player: PlayerId = event.player,
  source: ObjectId = 0,
): EventBindings {
  const env: EventBindings = {};
  if (object !== 0) env['event.object'] = { objects: [object] };
  if (other !== 0) env['event.other'] = { objects: [other] };
  if (player >= 0) env['event.player'] = { players: [player] };
  if (event.cause.by >= 0) env['event.by'] = { players: [event.cause.by] };
  if (source !== 0) env['event.source'] = { objects: [source] };
  env['event.amount'] = { amount: event.amount < 0 ? -event.amount : event.amount };
  return env;
}

/** For kinds that change nothing: they happen so that they are seen. */
export const onlySeen = (): boolean => true;

export const playerIn = (game: Game, { player }: GameEvent): PlayerState => game.state.players[player] as PlayerState;

/** Changes the event's object, if there is one still; returns whether anything changed. */
export function change(
  game: Game,
  event: GameEvent,
  reads: number,
  apply: (object: WritableObject) => boolean,
): boolean {
  const object = objectOf(game, event.object);
  if (object === null || !apply(toWrite(game.state, object))) return false;
  touch(game, reads);
  return true;
}
