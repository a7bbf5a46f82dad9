/**
 * Designations that players have (the monarch, the initiative, the city's blessing), and their speed. 2006, 2009, 2011: none · 2026: 702.131, 702.179, 724, 725
 */
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import { objectOf, playersFrom } from '../../state/objects.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import { controllerOf, rulesOf } from '../../continuous/derive.ts';
import { happen } from '../../events/happen.ts';
import { byRule, causedBy } from '../../events/cause.ts';
import { designationEvent, speedEvent } from '../../events/kinds/designation.ts';
import { activeContext, type Context } from '../../meaning/context.ts';
import { isPlayer } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { eachActs } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

function designatePlayer(game: Game, ctx: Context, i: Doing<'designatePlayer'>): void {
  eachActs(game, ctx, i.who, i.out, (player) => [designationEvent(player, i.as, causedBy(ctx))]);
}

function increaseSpeed(game: Game, ctx: Context, i: Doing<'increaseSpeed'>): void {
  eachActs(game, ctx, i.who, i.out, (player, own) => [
    speedEvent(player, amountOf(game, own, i.amount), causedBy(ctx)),
  ]);
}

/** Any time a player with a permanent with ascend controls ten permanents (702.131b). */
export function bless(game: Game): void {
  const { state } = game;
  const ascending = rulesOf(game, 'ascend');
  const blessed = state.players.filter(
    ({ id, left, blessed: already }) =>
      !left &&
      !already &&
      ascending.some((active) => isPlayer(game, activeContext(active), active.rule.who, id)) &&
      state.battlefield.filter((o) => controllerOf(game, o) === id && objectOf(game, o)?.phasedOut === false).length >=
        10,
  );
  if (blessed.length > 0)
    happen(
      game,
      blessed.map(({ id: player }) => designationEvent(player, 'blessing', byRule('702.131b'))),
    );
}

/** What a player who leaves the game had goes to the active player, or the next in turn order (724.4, 725.4). */
export function passDesignations(game: Game, leaving: PlayerId): void {
  const { state } = game;
  for (const as of ['monarch', 'initiative'] as const) {
    if (state[as] !== leaving) continue;
    state[as] = -1;
    const [player] = playersFrom(game, state.turn.active).filter((p) => p !== leaving);
    if (player !== undefined)
      happen(game, [designationEvent(player, as, byRule(as === 'monarch' ? '724.4' : '725.4', 'leave'))]);
  }
}

/** Designations of players. */
export const DESIGNATIONS = {
  designatePlayer: { possible: always, carryOut: designatePlayer },
  increaseSpeed: { possible: always, carryOut: increaseSpeed },
} satisfies Partial<Verbs>;
