/** Goading: until a player's next turn a creature has to attack, and somebody else if it can. 2026: 701.15 · 2006, 2009, 2011: none */
import type { Game } from '../../running/game.ts';
import { objectOf } from '../../state/objects.ts';
import { addRuleEffect } from '../../events/effects.ts';
import { bind, type Context } from '../../meaning/context.ts';
import { GOADED, isGoading } from '../../meaning/goaded.ts';
import { objectsOf } from '../../meaning/objects.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import { thereIs, type Verbs } from './verb.ts';

/** The same player's goading it again has no effect (701.15d). */
function goad(game: Game, ctx: Context, i: Doing<'goad'>): void {
  const goaded = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id)?.zone === 'battlefield');
  for (const id of goaded) {
    if (game.state.effects.some((effect) => effect.controller === ctx.controller && isGoading(effect, id))) continue;
    addRuleEffect(game, GOADED, ctx.controller, ctx.source, { goaded: { objects: [id] } });
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: goaded, did: goaded.length > 0 });
}

/** Goading. */
export const GOADING = {
  goad: { possible: thereIs('what'), carryOut: goad },
} satisfies Partial<Verbs>;
