/**
 * How a resolving spell or ability begins a continuous effect: what is fixed then, and what is not.
 * 2006: 413.2f, 418.3 · 2009: 608.2g, 611.2 · 2011: 201.4b, 608.2g, 611.2 · 2026: 201.5b, 608.2h, 611.2
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { AbilityRef, Binding, CopySnapshot, DerivedAbility } from '../state/state.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { ContinuousPart, Modification } from '../vocabulary/rules-effects.ts';
import { refTo } from '../abilities/paths.ts';
import type { NewEffect } from '../events/event.ts';
import { type Context, speakingOf } from '../meaning/context.ts';
import { matches } from '../meaning/filter.ts';
import { asLastThere, objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf, modifierOf } from '../meaning/quantity.ts';
import { copiableValues } from '../objects/copying.ts';
import { objectOf } from '../state/objects.ts';
import { profileOf } from './derive.ts';
import { keywordInstances } from './keyword-abilities.ts';
import { expiryOf, neverStarts } from './durations.ts';
import { saysEach } from './template.ts';
import { greater } from '../state/numbers.ts';

/**
 * The effect that an `effect` instruction begins: its objects, numbers and copied values fixed for the parts that change
 * characteristics or control. Null if its duration never starts (2006: 418.3d · later: 611.2b).
 */
export function beginEffect(
  game: Game,
  ctx: Context,
  instruction: Extract<Instruction, { do: 'effect' }>,
): NewEffect | null {
  const { parts, duration } = instruction;
  if (neverStarts(game, ctx, duration)) return null;
  const fixed: Record<string, number> = {};
  let snapshot: CopySnapshot | null = null;
  let gained: readonly DerivedAbility[] | undefined;
  const locked = parts.map((part, p): ObjectId[] | null => {
    // what applies to the next spell does not begin before that is put on the stack (2026: 611.2f)
    if (part.part !== 'change' || part.affects.set === 'nextCast') return null;
    const affected = objectsOf(game, ctx, part.affects).filter((id) => objectOf(game, id) !== null);
    part.mods.forEach((mod, m) => {
      fix(game, ctx, mod, `${p}/mods/${m}`, affected, fixed);
      if (mod.mod === 'gainActivated') gained = takenNow(game, ctx, mod.of, (id) => profileOf(game, id).activated);
      if (mod.mod === 'gainKeyword')
        gained = takenNow(game, ctx, mod.of, (id) => keywordInstances(game, id, mod.keyword));
      if (mod.mod !== 'copy') return;
      const of = asLastThere(game, ctx, mod.of)[0];
      if (of !== undefined) snapshot = copiableValues(game, of);
    });
    return affected;
  });
  return {
    ref: refTo(game, ctx, instruction),
    controller: ctx.controller,
    source: ctx.source,
    env: ctx.env,
    x: ctx.x,
    locked,
    fixed: Object.keys(fixed).length === 0 ? null : fixed,
    snapshot,
    uses: limit(game, ctx, parts, 'times'),
    shield: limit(game, ctx, parts, 'shield'),
    expires: expiryOf(game, ctx, duration),
    ...(gained === undefined ? {} : { gained }),
  };
}

/** As those abilities are now, with the text that they have. */
const takenNow = (
  game: Game,
  ctx: Context,
  of: ObjectSet,
  abilitiesOf: (id: ObjectId) => readonly { readonly ref: AbilityRef }[],
): readonly DerivedAbility[] =>
  objectsOf(game, ctx, of).flatMap((id) =>
    abilitiesOf(id).map(({ ref }) => ({
      ref,
      text: ref.text ?? [],
      granted: game.state.nextTimestamp,
      instance: 0,
    })),
  );

/** The name under which a shield knows whom it is for. */
export const SHIELDED = 'shielded';

/**
 * A shield of so much damage is one for each object and player that it is made for, as it is made (2006: 419.7c · 2009, 2011: 615.10 ·
 * 2026: 615.11).
 */
export function shieldsFor(game: Game, ctx: Context, parts: readonly ContinuousPart[]): Binding[] | null {
  for (const part of parts) {
    if (part.part !== 'replacement' || (part.shield ?? part.divided) === undefined) continue;
    if (part.divided !== undefined) return shares(ctx.env[part.divided]);
    const { event } = part.replacement;
    if (event.on !== 'damage' || (event.to === undefined && event.toPlayer === undefined)) return null;
    const { to, toPlayer, jointly } = event;
    if (jointly === true) return null;
    const objects = to === undefined ? [] : game.state.battlefield.filter((id) => matches(game, ctx, id, to));
    const players = toPlayer === undefined ? [] : playersOf(game, ctx, toPlayer);
    return [...objects.map((id) => ({ objects: [id] })), ...players.map((player) => ({ players: [player] }))];
  }
  return null;
}

/** A shield for each of what an amount was divided among, as it was announced. */
const shares = ({ objects = [], players = [], each = [] }: Binding = {}): Binding[] => [
  ...objects.map((id, n) => ({ objects: [id], amount: each[n] ?? 0 })),
  ...players.map((player, n) => ({ players: [player], amount: each[objects.length + n] ?? 0 })),
];

/** Where a number is kept; `each` is the object it is of, where there is one for each. */
export const fixedAt = (path: string, name: string, each: ObjectId): string =>
  each === 0 ? `${path}/${name}` : `${path}/${name}/${each}`;

/** Numbers and players of a change are determined once, as it begins (2006: 418.3c · later: 611.2d). */
function fix(
  game: Game,
  ctx: Context,
  mod: Modification,
  path: string,
  affected: readonly ObjectId[],
  fixed: Record<string, number>,
): void {
  if (mod.mod === 'setPT' || mod.mod === 'modifyPT') {
    for (const name of ['power', 'toughness'] as const) {
      const q = mod[name];
      if (typeof q !== 'object') continue;
      for (const each of saysEach(q) ? affected : [0])
        fixed[fixedAt(path, name, each)] =
          mod.mod === 'setPT'
            ? amountOf(game, speakingOf(ctx, each), q)
            : modifierOf(game, speakingOf(ctx, each), q, mod.multiplies);
    }
  } else if (mod.mod === 'control') {
    const player = playersOf(game, ctx, mod.player)[0];
    if (player !== undefined) fixed[`${path}/player`] = player;
  }
}

/** How often it applies, or how much it stops. */
function limit(game: Game, ctx: Context, parts: readonly ContinuousPart[], which: 'times' | 'shield'): number | null {
  for (const part of parts) {
    if (part.part !== 'replacement') continue;
    const q = part[which];
    if (q !== undefined) return greater(0, amountOf(game, ctx, q));
  }
  return null;
}
