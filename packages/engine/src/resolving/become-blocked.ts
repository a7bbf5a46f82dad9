/** Attackers that an effect makes blocked, and their bands with them. 2006: 309.2f, 502.10g · 2009: 509.1h, 702.19i · 2011: 509.1h, 702.20i · 2026: 509.1h, 702.22i */
import type { Game } from '../state/game.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { bandOf } from '../combat/combat.ts';
import type { Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { act, caused } from './outcome.ts';

export function becomeBlocked(game: Game, ctx: Context, i: Extract<Instruction, { do: 'becomeBlocked' }>): void {
  const { combat } = game.state;
  if (combat === null) return;
  const meant = objectsOf(game, ctx, i.what).flatMap((id) => [id, ...bandOf(combat, id)]);
  act(
    game,
    ctx,
    i.out,
    combat.attackers
      .filter((a) => !a.blocked && meant.includes(a.id))
      .map((a) => caused(ctx, 'becomesBlocked', { object: a.id, player: a.defender })),
  );
}
