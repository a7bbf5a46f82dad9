/** Who carries an instruction out, and what it really did. 2006: 103.4, 413.2 · 2009, 2011, 2026: 101.4, 608.2c–e */
import type { Outcome, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { revealEvent } from '../events/kinds/cards.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { PlayerSet } from '../vocabulary/nouns.ts';
import { bind, withBinding, type Context } from '../meaning/context.ts';
import { choosersAmong, playersKnown, playersOf } from '../meaning/players.ts';
import { askOption, chooseInstead } from '../decisions/ask.ts';
import { sharesTurns } from '../multiplayer/teams.ts';
import { note } from '../events/log.ts';
import { isHiddenZone, objectOf } from '../state/objects.ts';
import { absolute } from '../state/numbers.ts';

/** Binds the outcomes under that name: objects as they are now, players, the amount in all, and whether anything was done. */
export function bindOutcome(ctx: Context, out: string | undefined, outcomes: readonly Outcome[]): void {
  if (out === undefined) return;
  const done = outcomes.filter((o) => o.did);
  const objects = done.filter((o) => o.object !== 0);
  const players = [...new Set(done.map((o) => o.event.player).filter((p) => p >= 0))];
  bind(ctx, out, {
    objects: objects.flatMap((o) => [o.object, ...o.others]),
    players,
    // what was moved, tapped and so on without an amount of its own counts as one
    amount: done.reduce((sum, o) => sum + (absolute(o.amount) || (o.object === 0 ? 0 : 1)), 0),
    each: objects.flatMap((o) => [o.object, ...o.others].map(() => absolute(o.amount))),
    did: done.length > 0,
  });
}

/** Makes the events happen at once and binds the outcome. */
export function act<E extends GameEvent>(
  game: Game,
  ctx: Context,
  out: string | undefined,
  events: readonly E[],
): Outcome<E>[] {
  const outcomes = happen(game, events);
  bindOutcome(ctx, out, outcomes);
  return outcomes;
}

const ONE_OF: ReadonlySet<PlayerSet['who']> = new Set(['opponent', 'defending', 'attacking', 'active']);

/**
 * The players who do something. "An opponent" is one that the controller chooses as it is done, and stays the same while the
 * ability resolves; so is "the defending player" and the like where they are a team (2009: 806.7b · 2011: 805.9, 810.7b · 2026: 805.9–10).
 */
export function actorsOf(game: Game, ctx: Context, who: PlayerSet): PlayerId[] {
  const found = playersOf(game, ctx, who);
  if (found.length < 2 || !ONE_OF.has(who.who) || (who.who === 'defending' && !sharesTurns(game))) return found;
  const options = found.map((player) => ({ player }));
  const chosen = [found[askOption(game, ctx.controller, ctx.source, 'player', 'choose a player', options)] as PlayerId];
  if (who.who === 'opponent') bind(ctx, 'opponent', { players: chosen });
  return chosen;
}

/** Who makes a choice; in place of one who has left another (2006: 600.4d, 601.5c · 2009, 2011: 800.4e, 801.5c · 2026: 800.4g, 801.5c). */
export function whoChooses(game: Game, ctx: Context, who: PlayerSet): PlayerId | undefined {
  const [chooser] = actorsOf(game, ctx, who);
  if (chooser !== undefined) return chooser;
  const left = playersKnown(game, ctx, who)[0];
  return left === undefined ? choosersAmong(game, ctx, who)[0] : chooseInstead(game, ctx.controller, left, ctx.source);
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
  const actors = actorsOf(game, ctx, who);
  for (const [i, actor] of actors.entries()) {
    const answers = game.cursor;
    const chosen = events(actor, withBinding(ctx, 'actor', { players: [actor] }));
    if (game.cursor > answers) show(game, actor, chosen, actors.slice(i + 1));
    all.push(...chosen);
  }
  return act(game, ctx, out, all);
}
