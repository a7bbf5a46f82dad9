/** Targets that have become illegal, and to which nothing in the whole effect is done (seam `illegalFor`). 2006: 413.2a · 2009: 608.2b */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Env } from '../state/binding.ts';
import type { ChosenTargets } from '../state/state.ts';
import type { Context } from './context.ts';

const OUT_OF_REACH = 'targets.outOfReach';

/** Binds those that are a legal target of no part; what an effect set off later knows of its own targets alone. */
export function outOfReach(
  game: Game,
  env: Env,
  chosen: readonly ChosenTargets[],
  legal: readonly ChosenTargets[],
): Env {
  if (game.edition.illegalFor === 'part') return {};
  const stillObjects = legal.flatMap(({ objects }) => objects);
  const stillPlayers = legal.flatMap(({ players }) => players);
  const objects = chosen.flatMap((one) => one.objects).filter((id) => !stillObjects.includes(id));
  const players = chosen.flatMap((one) => one.players).filter((player) => !stillPlayers.includes(player));
  return objects.length + players.length > 0 || env[OUT_OF_REACH] !== undefined
    ? { [OUT_OF_REACH]: { objects, players } }
    : {};
}

export const isInReach = (ctx: Context, id: ObjectId): boolean => ctx.env[OUT_OF_REACH]?.objects?.includes(id) !== true;

/** The events about what is in reach; nearly always that is all of them. */
export const inReach = <E extends { readonly object: ObjectId }>(ctx: Context, events: readonly E[]): readonly E[] =>
  ctx.env[OUT_OF_REACH] === undefined ? events : events.filter(({ object }) => isInReach(ctx, object));

/** The players who are in reach; nearly always that is all of them. */
export function playersInReach(ctx: Context, players: PlayerId[]): PlayerId[] {
  const out = ctx.env[OUT_OF_REACH]?.players;
  return out === undefined ? players : players.filter((player) => !out.includes(player));
}
