/**
 * How long effects last.
 * 2006: 300.4, 314, 418.3 · 2009: 500.5, 514.2, 611.2 · 2011: 500.5, 514.2, 611.2, 712.7 · 2026: 500.5, 514.2, 611.2, 722.7
 */
import type { Game } from '../running/game.ts';
import type { EffectId, ObjectId, PlayerId } from '../state/ids.ts';
import type { DelayedTrigger, Expiry, FloatingEffect } from '../state/state.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Duration } from '../vocabulary/rules-effects.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { placeOf } from '../abilities/paths.ts';
import { type Context, context } from '../meaning/context.ts';
import { holds } from '../meaning/condition.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersAskedAbout } from '../meaning/players.ts';
import { isActivePlayer } from '../state/teams.ts';
import { objectOf } from '../state/objects.ts';
import { SINCE } from '../objects/double-faced.ts';
import { controllerOf } from './derive.ts';

/** When effects may end. `any` is every time: what has left, which conditions have ceased. */
export type Moment =
  | { at: 'cleanup' }
  | { at: 'endOfCombat' }
  | { at: 'turnBegins'; player: PlayerId }
  | { at: 'upkeepBegins' | 'endStepBegins'; player: PlayerId }
  | { at: 'untapStepBegins' | 'untapStepEnds'; player: PlayerId }
  | { at: 'planeswalk' }
  | { at: 'any' };

/** The duration as data, read in the context in which the effect begins. */
export function expiryOf(game: Game, ctx: Context, duration: Duration): Expiry {
  const player = (
    of: Extract<
      Duration,
      { of: unknown; until: 'nextTurn' | 'nextUpkeep' | 'nextEndStep' | 'nextUntapStep' | 'endOfNextTurn' }
    >['of'],
  ): PlayerId => {
    const found = playersAskedAbout(game, ctx, of)[0];
    if (found === undefined) throw new Error('A duration names a player that is not there');
    return found;
  };
  switch (duration.until) {
    case 'endOfTurn':
    case 'endOfCombat':
      return game.state.markers.length > 1
        ? { at: duration.until, turn: game.state.turn.number }
        : { at: duration.until };
    case 'forever':
      return { at: 'never' };
    case 'planeswalk':
      return { at: 'planeswalk' };
    case 'nextTurn':
      return { at: 'turnOf', player: player(duration.of) };
    case 'nextUpkeep':
      return { at: 'upkeepOf', player: player(duration.of) };
    case 'nextEndStep':
      return { at: 'endStepOf', player: player(duration.of) };
    case 'nextUntapStep':
      return {
        at: duration.through === true ? 'untapStepEnds' : 'untapStepBegins',
        of:
          duration.of.who === 'controllers'
            ? { object: theOne(objectsOf(game, ctx, duration.of.of)) }
            : { player: player(duration.of) },
      };
    case 'endOfNextTurn':
      return { at: 'endOfTurnOf', player: player(duration.of), turn: game.state.turn.number };
    case 'leaves':
      return { at: 'leaves', objects: objectsOf(game, ctx, duration.what) };
    case 'asLongAs':
      return { at: 'condition' };
    case 'all':
      return { at: 'any', of: duration.of.map((each) => expiryOf(game, ctx, each)) };
  }
}

/** Of several objects with their own controllers there are several durations, and an effect for each. */
function theOne(objects: readonly ObjectId[]): ObjectId {
  const [object, ...more] = objects;
  if (object === undefined || more.length > 0)
    throw new Error('A duration by the controller of one object names another number of them');
  return object;
}

/** Whether the duration is over before it begins: then the effect does nothing (2006: 418.3d · later: 611.2b). */
export function neverStarts(game: Game, ctx: Context, duration: Duration): boolean {
  switch (duration.until) {
    case 'asLongAs':
      return !lasts(game, ctx, duration.condition) || hasEnded(game, ctx, duration);
    case 'leaves':
      return objectsOf(game, ctx, duration.what).every((id) => objectOf(game, id) === null);
    case 'all':
      return duration.of.some((each) => neverStarts(game, ctx, each));
    case 'nextUntapStep':
      if (duration.of.who === 'controllers')
        return objectsOf(game, ctx, duration.of.of).every((id) => objectOf(game, id) === null);
      return playersAskedAbout(game, ctx, duration.of).length === 0;
    case 'nextTurn':
    case 'nextUpkeep':
    case 'nextEndStep':
    case 'endOfNextTurn':
      return playersAskedAbout(game, ctx, duration.of).length === 0;
    case 'endOfTurn':
    case 'endOfCombat':
    case 'forever':
    case 'planeswalk':
      return false;
  }
}

/** Whether it was over while the spell or ability waited on the stack (`casting/awaited-durations.ts`). */
const hasEnded = (game: Game, ctx: Context, duration: Duration): boolean => {
  const known = ctx.stack?.durations;
  return known !== undefined && known[placeOf(game, ctx, duration)] === 'ended';
};

/**
 * Whether it is so of what is there now: a duration cannot see what has left or is phased out, so it is over, or never begins
 * (2006: 418.3d · later: 611.2b · 2026: 702.26f).
 */
export const lasts = (game: Game, { controller, source, env, x, ref }: Context, condition: Condition): boolean =>
  holds(game, context(controller, source, env, x, ref), condition);

/** What lasts for a time: an effect, or a delayed triggered ability with a stated duration (2006: 404.4b · later: 603.7b). */
type Lasting = FloatingEffect | DelayedTrigger;

/** The effects and delayed triggered abilities that end at that moment. */
export function expire(game: Game, moment: Moment): EffectId[] {
  const ended: EffectId[] = [];
  const { effects, delayed } = game.state;
  for (const effect of effects) if (isOver(game, effect, effect.expires, null, moment)) ended.push(effect.id);
  for (const trigger of delayed) if (isOver(game, trigger, trigger.expires, null, moment)) ended.push(trigger.id);
  return ended;
}

/** The timestamp since which it lasts. */
const since = (lasting: Lasting): number =>
  'timestamp' in lasting ? lasting.timestamp : (lasting.env[SINCE]?.amount ?? 0);

function isOver(game: Game, effect: Lasting, expiry: Expiry, duration: Duration | null, moment: Moment): boolean {
  switch (expiry.at) {
    case 'never':
      return false;
    case 'planeswalk':
      return moment.at === 'planeswalk';
    case 'endOfTurn':
      return moment.at === 'cleanup' && isOfThisTurn(game, expiry);
    case 'endOfCombat':
      return moment.at === 'endOfCombat' && isOfThisTurn(game, expiry);
    case 'turnOf':
      return moment.at === 'turnBegins' && moment.player === expiry.player;
    case 'upkeepOf':
      return moment.at === 'upkeepBegins' && moment.player === expiry.player;
    case 'endStepOf':
      return moment.at === 'endStepBegins' && moment.player === expiry.player;
    case 'untapStepBegins':
    case 'untapStepEnds': {
      const { of } = expiry;
      if (of.object !== undefined && objectOf(game, of.object) === null) return true;
      if (moment.at !== expiry.at) return false;
      const player = of.object === undefined ? of.player : controllerOf(game, of.object);
      return moment.player === player && since(effect) < (game.state.players[player]?.turnBegan ?? 0);
    }
    case 'endOfTurnOf':
      return moment.at === 'cleanup' && isActivePlayer(game, expiry.player) && game.state.turn.number > expiry.turn;
    case 'leaves':
      return expiry.objects.every((id) => objectOf(game, id) === null);
    case 'condition': {
      const stated = duration ?? durationOf(game, effect);
      if (stated.until !== 'asLongAs')
        throw new Error(`${effect.id} lasts as long as a condition that it does not state`);
      return !lasts(
        game,
        context(effect.controller, effect.source, effect.env, effect.x, effect.ref),
        stated.condition,
      );
    }
    case 'any': {
      const stated = duration ?? durationOf(game, effect);
      return expiry.of.some((each, i) =>
        isOver(game, effect, each, stated.until === 'all' ? (stated.of[i] ?? null) : null, moment),
      );
    }
  }
}

/** Where several turns are taken at once, what lasts until the end of one is not over with another. */
const isOfThisTurn = (game: Game, { turn }: { turn?: number }): boolean =>
  turn === undefined || turn === game.state.turn.number;

function durationOf(game: Game, effect: Lasting): Duration {
  return (nodeAt(game, effect.ref) as { duration: Duration }).duration;
}
