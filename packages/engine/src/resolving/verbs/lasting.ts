/** Making continuous effects, delayed and reflexive triggers. 2006: 404.4–404.5, 418.3 · 2009, 2011: 603.7, 611.2 · 2026: 603.4, 603.7, 603.12, 611.2, 701.12 */
import type { Doing } from '../../vocabulary/instructions.ts';
import type { ContinuousPart } from '../../vocabulary/rules-effects.ts';
import { effectDefinition } from '../../vocabulary/rule-definition.ts';
import type { Game } from '../../running/game.ts';
import type { Env } from '../../state/binding.ts';
import type { ObjectId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import { refTo } from '../../abilities/paths.ts';
import { controllerOf } from '../../continuous/derive.ts';
import { expiryOf, neverStarts } from '../../continuous/durations.ts';
import { beginEffect, SHIELDED, shieldsFor } from '../../continuous/floating.ts';
import { addDelayed, addEffect, addRuleEffect, endEffects } from '../../events/effects.ts';
import { SINCE } from '../../objects/double-faced.ts';
import { holds } from '../../meaning/condition.ts';
import { bind, type Context, extended } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { addPending } from '../../events/pending.ts';
import { hasBegun, nameOf } from '../as-enters.ts';
import { isInReach } from '../../meaning/out-of-reach.ts';
import { always, thereIs, type Verbs } from './verb.ts';

/** Whether it is what was found, made or moved before, and nothing was: what else is said of it does nothing. */
function isNothing({ env }: Context, what: unknown): boolean {
  const { set, name = '' } = (what ?? {}) as { set?: string; name?: string };
  return set === 'ref' && !/^(?:event|each)\./.test(name) && (env[name]?.objects ?? []).length === 0;
}

/** Whether a part that changes no characteristics is about nothing. */
const isOfNothing = (ctx: Context, part: ContinuousPart): boolean =>
  part.part === 'replacement' &&
  part.replacement.event.on === 'move' &&
  part.replacement.event.what?.is === 'in' &&
  isNothing(ctx, part.replacement.event.what.set);

/** Begins a continuous effect; one whose duration never starts, or that has nothing to change, does not. */
function effect(game: Game, ctx: Context, i: Doing<'effect'>): void {
  if (hasBegun(game, i)) {
    if (i.out !== undefined) bind(ctx, i.out, { ...ctx.env[nameOf(i)], did: true });
    return;
  }
  const all = beginEffect(game, ctx, i);
  if (all === null) return;
  const locked = all.locked.map((ids) => ids?.filter((id) => isInReach(ctx, id)) ?? null);
  if (locked.every((ids, p) => (ids === null ? isOfNothing(ctx, i.parts[p] as ContinuousPart) : ids.length === 0)))
    return;
  const begun = { ...all, locked };
  let amount = 0;
  for (const shielded of shieldsFor(game, ctx, i.parts) ?? [null])
    amount = addEffect(
      game,
      shielded === null
        ? begun
        : {
            ...begun,
            shield: shielded.amount ?? begun.shield,
            env: extended(begun.env, { [SHIELDED]: shielded }),
          },
    );
  if (i.out !== undefined) bind(ctx, i.out, { objects: begun.locked.flatMap((ids) => ids ?? []), amount, did: true });
}

/** Under this name a special action knows the effect that allows it. */
export const ALLOWED_BY = 'special.effect';

/** Ends the effect that allowed a player to (2006: 408.2i · 2009: 114.2c · 2011: 115.2c · 2026: 116.2c). */
function endEffect(game: Game, ctx: Context): void {
  endEffects(game, ({ id }) => id === ctx.env[ALLOWED_BY]?.amount);
}

/** Two permanents or spells change controllers, both or neither (2026: 701.12a–b). */
function exchangeControl(game: Game, ctx: Context, i: Doing<'exchangeControl'>): void {
  // one of each, or "two target creatures" that are spoken of together
  const [a, b] = new Set([...objectsOf(game, ctx, i.a), ...objectsOf(game, ctx, i.b)]);
  if (a === undefined || b === undefined || !isControlled(game, a) || !isControlled(game, b)) return;
  const toA = controllerOf(game, b);
  const toB = controllerOf(game, a);
  if (toA === toB) return;
  for (const [object, player] of [
    [a, toA],
    [b, toB],
  ] as const) {
    addRuleEffect(game, EXCHANGE_CONTROL, ctx.controller, ctx.source, {
      exchanged: { objects: [object] },
      receiver: { players: [player] },
    });
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: [a, b], did: true });
}

function isControlled(game: Game, id: ObjectId): boolean {
  const zone = objectOf(game, id)?.zone;
  return zone === 'battlefield' || zone === 'stack';
}

/** The effect an exchange makes is a fixed one of the rules: "that player controls it". */
export const EXCHANGE_CONTROL = effectDefinition(
  'rule:exchange-control',
  [
    {
      part: 'change',
      affects: { set: 'ref', name: 'exchanged' },
      mods: [{ mod: 'control', player: { who: 'ref', name: 'receiver' } }],
    },
  ],
  { until: 'forever' },
);

function delayed(game: Game, ctx: Context, i: Doing<'delayed'>): void {
  if (i.duration !== undefined && neverStarts(game, ctx, i.duration)) return;
  const [only, ...more] = i.body.effect;
  const env = withoutAstray(ctx.env);
  if (more.length === 0 && only !== undefined && 'what' in only && isNothing({ ...ctx, env }, only.what)) return;
  const turn = i.thatTurn === undefined ? 0 : (ctx.env[i.thatTurn]?.amount ?? 0);
  const id = addDelayed(game, {
    ref: refTo(game, ctx, i),
    controller: ctx.controller,
    source: ctx.source,
    // since when it stands, for what transforms its own permanent (2026: 701.27f)
    env: extended(env, { [SINCE]: { amount: game.state.nextTimestamp - 1 } }),
    x: ctx.x,
    repeat: i.repeat === true,
    expires: i.duration === undefined ? { at: 'never' } : expiryOf(game, ctx, i.duration),
    createdTick: game.state.tick,
    turn,
    ...(i.laterTurn === true && { madeIn: game.state.turn.begun }),
  });
  if (i.out !== undefined) bind(ctx, i.out, { amount: id, did: true });
}

/** What went elsewhere is not in the zone where a delayed triggered ability expects it (2006: 404.4d · later: 603.7c). */
function withoutAstray(env: Env): Env {
  const stray = Object.entries(env).filter(([, { astray }]) => astray !== undefined);
  if (stray.length === 0) return env;
  const found = stray.map(([name, { astray, ...binding }]) => [
    name,
    { ...binding, objects: binding.objects?.filter((id) => astray?.includes(id) !== true) ?? [] },
  ]);
  return extended(env, Object.fromEntries(found) as Env);
}

/** "When you do": triggers at once, unless its intervening if is not so (603.4), and goes on the stack the next time a player would have priority (603.12). */
function reflexive(game: Game, ctx: Context, i: Doing<'reflexive'>): void {
  if (i.condition !== undefined && !holds(game, ctx, i.condition)) return;
  addPending(game, {
    bySpell: true,
    ability: refTo(game, ctx, i),
    source: ctx.source,
    controller: ctx.controller,
    env: ctx.env,
    x: ctx.x,
    kind: 'reflexive',
  });
}

/** Effects that last, and abilities that trigger later. */
export const LASTING = {
  effect: { possible: always, carryOut: effect },
  endEffect: { possible: always, carryOut: endEffect },
  exchangeControl: { possible: thereIs('a', 'b'), carryOut: exchangeControl },
  delayed: { possible: always, carryOut: delayed },
  reflexive: { possible: always, carryOut: reflexive },
  original: { possible: always, carryOut: (_game, _ctx, _i, original) => original?.() },
} satisfies Partial<Verbs>;
