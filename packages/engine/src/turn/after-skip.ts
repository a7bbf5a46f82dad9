/** What a player does for having skipped a step: the first thing in the next that occurs. 2009, 2011, 2026: 614.10b */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../running/game.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { refTo } from '../abilities/paths.ts';
import { ruleContext, type Context } from '../meaning/context.ts';
import { carryOutOne } from '../resolving/carry-out.ts';

/** Puts it off until a step begins. */
export function doAfterSkip(game: Game, ctx: Context, effect: readonly Instruction[]): void {
  const { controller, source, env } = ctx;
  game.state.turn.afterSkips.push({ refs: effect.map((i) => refTo(game, ctx, i)), controller, source, env });
}

/** A step has begun: what was put off is done. */
export function doWhatWasPutOff(game: Game): void {
  const { turn } = game.state;
  if (turn.afterSkips.length === 0) return;
  const due = turn.afterSkips;
  turn.afterSkips = [];
  for (const { refs, controller, source, env } of due) {
    const ctx = ruleContext(controller, source, env);
    for (const ref of refs) {
      ctx.ref = ref;
      carryOutOne(game, ctx, nodeAt(game, ref) as Instruction, null);
    }
  }
}
