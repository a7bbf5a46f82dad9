/**
 * Carrying out instructions in the order written. What each verb does stands in `verbs/`; the table of them comes with the game.
 * 2006: 413.2, 416.3 · 2009, 2011, 2026: 608.2c, 609.3
 */
import type { Instruction, VerbName } from '../vocabulary/instructions.ts';
import type { Binding } from '../state/binding.ts';
import type { Game } from '../running/game.ts';
import { chooseDefending } from '../meaning/actors.ts';
import { type Context, recalling, rejoin, withBinding } from '../meaning/context.ts';
import type { Original, Verb } from './verbs/verb.ts';

export function carryOut(game: Game, ctx: Context, instructions: readonly Instruction[], original: Original): void {
  recalling(ctx);
  for (const instruction of instructions) {
    if (game.state.result !== null) return;
    carryOutOne(game, ctx, instruction, original);
  }
}

export function carryOutOne(game: Game, ctx: Context, i: Instruction, original: Original): void {
  if (game.state.combat !== null) chooseDefending(game, ctx, i);
  // each verb takes its own instructions
  (game.verbs[i.do] as Verb<VerbName>).carryOut(game, ctx, i, original);
}

/** Carries out a block with a name bound inside it only; other names bound in it stay. */
export function carryOutWith(
  game: Game,
  ctx: Context,
  name: string,
  value: Binding,
  effect: readonly Instruction[],
  original: Original,
): void {
  const own = withBinding(ctx, name, value);
  carryOut(game, own, effect, original);
  rejoin(ctx, own, name);
}
