/** Goading: until a player's next turn a creature has to attack, and somebody else if it can. 2026: 701.15 · 2006, 2009, 2011: none */
import type { Game } from '../state/game.ts';
import { objectOf } from '../state/objects.ts';
import { addRuleEffect } from '../events/effects.ts';
import { bind, type Context } from '../meaning/context.ts';
import { GOADED, goadersOf } from '../meaning/goaded.ts';
import { objectsOf } from '../meaning/objects.ts';
import type { Instruction } from '../vocabulary/instructions.ts';

/** Two requirements for each creature and player; the same player's goading it again adds none (701.15b–d). */
export function goad(game: Game, ctx: Context, i: Extract<Instruction, { do: 'goad' }>): void {
  const goaded = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id)?.zone === 'battlefield');
  for (const id of goaded) {
    if (goadersOf(game, id).includes(ctx.controller)) continue;
    addRuleEffect(game, GOADED, ctx.controller, ctx.source, { goaded: { objects: [id] } });
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: goaded, did: goaded.length > 0 });
}
