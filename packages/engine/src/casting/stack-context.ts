/** What the words of an object on the stack are read against. 2006: 413, 415 · 2009: 113, 608 · 2011: 114, 608 · 2026: 115, 608 */
import type { ObjectId } from '../state/ids.ts';
import type { Game } from '../running/game.ts';
import type { Binding, ChosenTargets, Env, GameObject, StackInfo } from '../state/state.ts';
import { controllerOf } from '../continuous/derive.ts';
import { context, type Context, extended, recalling } from '../meaning/context.ts';

/** The context in which the choices of an object on the stack are read. */
export function stackContext(game: Game, object: GameObject, ref: StackInfo['ability']): Context {
  const stack = object.stack as StackInfo;
  const env = ref?.env === undefined ? stack.env : extended(ref.env, stack.env);
  return recalling(context(controllerOf(game, object.id), sourceOnStack(object), env, stack.x, ref, stack));
}

export const sourceOnStack = (object: GameObject): ObjectId =>
  object.stack === null || object.stack.kind === 'spell' ? object.id : object.stack.source;

/** Bindings of those targets. */
export function targetBindings(targets: readonly ChosenTargets[]): Env {
  const env: Record<string, Binding> = {};
  for (const t of targets) {
    const amount = t.objects.length + t.players.length;
    const binding: Binding = { objects: t.objects, players: t.players, did: amount > 0, amount };
    if (t.illegal !== undefined) binding.illegal = t.illegal;
    if (t.illegalPlayers !== undefined) binding.illegalPlayers = t.illegalPlayers;
    env[t.name] = t.divided === null ? binding : { each: t.divided, ...binding };
  }
  return env;
}
