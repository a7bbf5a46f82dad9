/**
 * Floating effects and delayed triggers: making, spending and ending them.
 * 2006: 404.4, 418.3, 419, 502.15g · 2009: 114.2c, 603.7, 611.2, 614–615 · 2011: 115.2c, 603.7, 611.2, 614–615, 701.8g · 2026: 116.2c, 603.7,
 * 610.3, 611.2, 614–615, 701.12g
 */
import type { Game } from '../running/game.ts';
import type { EffectId, ObjectId, PlayerId } from '../state/ids.ts';
import type { Absence, DelayedTrigger, Env, FloatingEffect } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { EFFECT_PATH } from '../vocabulary/rule-definition.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { Reads } from '../continuous/derived.ts';
import { expire, type Moment } from '../continuous/durations.ts';
import { admitEffect, dismissEffects } from '../continuous/rule-effects.ts';
import { beginEffect } from '../continuous/floating.ts';
import { context, extended } from '../meaning/context.ts';
import { objectOf } from '../state/objects.ts';
import type { GameEvent, NewEffect } from './event.ts';
import { isEntering } from './kinds/move.ts';
import { touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';

/** Ids of effects, delayed triggers and extra turns are of one series. */
export const nextEffectId = ({ state }: Game): EffectId => state.nextEffect++;

/** Adds an effect made by a resolving spell or ability. Its id and timestamp are given here. */
export function addEffect(game: Game, effect: NewEffect): EffectId {
  const { state } = game;
  const id = nextEffectId(game);
  const begun = { id, timestamp: state.nextTimestamp++, ...effect };
  state.effects.push(begun);
  admitEffect(game, begun);
  state.unsettled = true;
  return id;
}

/**
 * Begins what effects say of the permanents that they have put onto the battlefield, after those have their timestamps, so that their own
 * static abilities have earlier ones (2026: 611.2e, 613.7n).
 */
export function beginAsEntered(game: Game, happened: readonly GameEvent[]): void {
  for (const event of happened) {
    if (!isEntering(event)) continue;
    const { arrival, object, became } = event;
    for (const { name, effect } of arrival.begins)
      addEffect(game, {
        ...effect,
        locked: effect.locked.map((ids) => ids?.map((id) => (id === object ? became : id)) ?? null),
        env: extended(effect.env, { [name]: { objects: [became] } }),
      });
  }
}

/** Begins a continuous effect of the rules; "you" is that controller. */
export function addRuleEffect(
  game: Game,
  { key }: CardDefinition,
  controller: PlayerId,
  source: ObjectId,
  env: Env,
): void {
  const ref = { def: key, path: EFFECT_PATH };
  const instruction = nodeAt(game, ref) as Extract<Instruction, { do: 'effect' }>;
  const begun = beginEffect(game, context(controller, source, env, null, ref), instruction);
  if (begun !== null) addEffect(game, begun);
}

export function endEffects(game: Game, ended: (effect: FloatingEffect) => boolean): void {
  const { state } = game;
  if (state.effects.length === 0) return;
  const over = state.effects.filter(ended);
  if (over.length === 0) return;
  state.effects = state.effects.filter((effect) => !over.includes(effect));
  dismissEffects(game, over);
  state.unsettled = true;
}

/** Ends the effects and delayed triggered abilities whose duration is over at that moment, all at once. */
export function endExpired(game: Game, moment: Moment): void {
  const { state } = game;
  const ended = expire(game, moment);
  if (ended.length > 0) {
    endEffects(game, (effect) => ended.includes(effect.id));
    state.delayed = state.delayed.filter((trigger) => !ended.includes(trigger.id));
  }
  if (moment.at === 'cleanup') forgetForTurn(game);
}

/** What permanents have been designated as until the turn ends (2026: 702.171b). */
function forgetForTurn(game: Game): void {
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id);
    if (object?.memory?.some((m) => m.forTurn === true) !== true) continue;
    const kept = object.memory.filter((m) => m.forTurn !== true);
    toWrite(game.state, object).memory = kept.length === 0 ? null : kept;
    touch(game, Reads.membership);
  }
}

/** One use of a "next time" effect. */
export function spendUse(game: Game, id: EffectId): void {
  const effect = game.state.effects.find((e) => e.id === id);
  if (effect === undefined || effect.uses === null) return;
  effect.uses -= 1;
  if (effect.uses <= 0) endEffects(game, (e) => e.id === id);
  else touch(game, Reads.membership);
}

/** Damage stopped by a shield with an amount. */
export function spendShield(game: Game, id: EffectId, amount: number): void {
  const effect = game.state.effects.find((e) => e.id === id);
  if (effect === undefined || effect.shield === null) return;
  effect.shield -= amount;
  if (effect.shield <= 0) endEffects(game, (e) => e.id === id);
  else touch(game, Reads.membership);
}

/**
 * Effects of limited duration and delayed triggers no longer find that object; effects without end still do (2006: 502.15g).
 */
export function loseTrack(game: Game, id: ObjectId): void {
  const { state } = game;
  const without = (env: Env): Env => {
    if (!Object.values(env).some((bound) => bound.objects?.includes(id))) return env;
    return Object.fromEntries(
      Object.entries(env).map(([name, bound]) => [
        name,
        bound.objects === undefined ? bound : { ...bound, objects: bound.objects.filter((each) => each !== id) },
      ]),
    );
  };
  for (const effect of state.effects) {
    if (effect.expires.at === 'never') continue;
    effect.locked = effect.locked.map((ids) => (ids?.includes(id) ? ids.filter((each) => each !== id) : ids));
    effect.env = without(effect.env);
  }
  state.delayed = state.delayed.map((delayed) => ({ ...delayed, env: without(delayed.env) }));
  touch(game, Reads.membership);
}

export function addAbsence(game: Game, absence: Absence): void {
  game.state.absent = [...game.state.absent, absence];
}

/** Ends those absences and says which they were. */
export function endAbsences(game: Game, ended: (absence: Absence) => boolean): readonly Absence[] {
  const over = game.state.absent.filter(ended);
  if (over.length > 0) game.state.absent = game.state.absent.filter((absence) => !over.includes(absence));
  return over;
}

/** Stops a delayed triggered ability from triggering. */
export function endDelayed(game: Game, id: EffectId): void {
  game.state.delayed = game.state.delayed.filter((trigger) => trigger.id !== id);
}

export function addDelayed(game: Game, trigger: Omit<DelayedTrigger, 'id'>): EffectId {
  const id = nextEffectId(game);
  game.state.delayed.push({ id, ...trigger });
  return id;
}
