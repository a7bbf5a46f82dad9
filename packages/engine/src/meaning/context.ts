/** What words in an ability are read against: whose it is, what it is on, what has been bound. 2006: 402, 412.5, 413 · 2009, 2011, 2026: 109.5, 604.7, 608.2 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { AbilityRef, Binding, DelayedTrigger, Env, StackInfo } from '../state/state.ts';

/** `env` is replaced, never changed in place. */
export interface Context {
  /** "you" */
  controller: PlayerId;
  /** the object the ability is on ("this") */
  source: ObjectId;
  env: Env;
  x: number | null;
  /** the ability being read, for what it links to and captures */
  ref: AbilityRef | null;
  stack: StackInfo | null;
  /** set while a cost is paid: what happens is caused by the cost, not by an effect */
  paying?: true;
  /** replacement effects that what is done comes from, and that do not apply to it again (2006: 419.6a · later: 614.5) */
  applied?: readonly string[];
  /**
   * Last known information counts: something resolves, is announced or paid, replaces an event or looks back on it (2006: 413.2f ·
   * 2009, 2011: 608.2g · 2026: 608.2h). Else only what is there counts, as for a static ability (2006: 412.5 · later: 604.7).
   */
  recalls?: true;
}

/** The same context, which now knows what has left. */
export function recalling(ctx: Context): Context {
  ctx.recalls = true;
  return ctx;
}

/** Which ability is read has to be said: without it a context knows nothing that the object remembers for its abilities. */
export function context(
  controller: PlayerId,
  source: ObjectId,
  env: Env,
  x: number | null,
  ref: AbilityRef | null,
  stack: StackInfo | null = null,
): Context {
  return { controller, source, env, x, ref, stack };
}

/** The context in which an ability of that object is read. */
export const abilityContext = (controller: PlayerId, source: ObjectId, ref: AbilityRef): Context =>
  context(controller, source, ref.env ?? {}, null, ref);

/** The context in which words of the rules are read, which are part of no ability. */
export const ruleContext = (controller: PlayerId, source: ObjectId, env: Env = {}): Context =>
  context(controller, source, env, null, null);

/** The context in which a delayed triggered ability is read. */
export const delayedContext = ({ controller, source, env, x, ref }: DelayedTrigger): Context =>
  recalling(context(controller, source, env, x, ref));

/** The context in which the parts of an active effect are read: what is there now. */
export function activeContext(active: {
  controller: PlayerId;
  source: ObjectId;
  env: Env;
  x: number | null;
  ref: AbilityRef | null;
}): Context {
  return context(active.controller, active.source, active.env, active.x, active.ref);
}

/**
 * The bindings with more of them. Assigned, for of a literal that spreads one object and then adds fields some engines make each
 * time an object of a shape that no other has, which is slow to make and slower to read.
 */
export const extended = (env: Env, more: Env): Env => Object.assign({}, env, more);

/** Binds a name from here on. */
export function bind(ctx: Context, name: string, value: Binding): void {
  const env: Record<string, Binding> = Object.assign({}, ctx.env);
  env[name] = value;
  ctx.env = env;
}

/** The same context speaking of each of several objects: of this one now. 0: of none. */
export const speakingOf = (ctx: Context, each: ObjectId): Context =>
  each === 0 ? ctx : withBinding(ctx, 'each.object', { objects: [each] });

/** The same context with more bound, leaving the original as it was. */
export function withBinding(ctx: Context, name: string, value: Binding): Context {
  return { ...ctx, env: extended(ctx.env, { [name]: value }) };
}

/** Goes on with what was bound on the way, but for what a name meant on that way alone. */
export function rejoin(ctx: Context, { env }: Context, name: string): void {
  const outer = ctx.env[name];
  const { [name]: _meant, ...rest } = env;
  ctx.env = outer === undefined ? rest : extended(rest, { [name]: outer });
}
