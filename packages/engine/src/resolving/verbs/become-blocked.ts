/** Attackers that an effect makes blocked, by nothing or by a creature, and their bands with them. 2006: 309.2f, 502.10e, 502.10g · 2009: 509.1h, 509.6, 702.19h–i · 2011: 509.1h, 509.6, 702.20h–i · 2026: 509.1g–h, 702.22h–i */
import { causedBy } from '../../events/cause.ts';
import { becomesBlockedEvent, blockEvent } from '../../events/kinds/combat.ts';
import type { Game } from '../../running/game.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import { controllerOf } from '../../continuous/derive.ts';
import { isFighter } from '../../combat/applies.ts';
import { bandOf } from '../../combat/combat.ts';
import { placeInOrders } from '../../combat/damage-order.ts';
import { teamOf } from '../../state/teams.ts';
import { objectOf } from '../../state/objects.ts';
import type { Context } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { act } from '../outcome.ts';
import { always, thereIs, type Verbs } from './verb.ts';

function becomeBlocked(game: Game, ctx: Context, i: Doing<'becomeBlocked'>): void {
  const { combat } = game.state;
  if (combat === null) return;
  const meant = objectsOf(game, ctx, i.what).flatMap((id) => [id, ...bandOf(combat, id)]);
  act(
    game,
    ctx,
    i.out,
    combat.attackers
      .filter((a) => !a.blocked && meant.includes(a.id))
      .map((a) => becomesBlockedEvent(a.id, a.defender, causedBy(ctx))),
  );
}

/** A creature of the defending player blocks an attacking creature, and with it its band; what it could block does not matter. */
function block(game: Game, ctx: Context, i: Doing<'block'>): void {
  const { combat } = game.state;
  if (combat === null) return;
  const meant = objectsOf(game, ctx, i.whom).flatMap((id) => [id, ...bandOf(combat, id)]);
  const pairs = objectsOf(game, ctx, i.what)
    .filter((id) => objectOf(game, id)?.zone === 'battlefield' && isFighter(game, id))
    .flatMap((blocker) =>
      combat.attackers
        .filter((a) => meant.includes(a.id) && !a.blockedBy.includes(blocker))
        .filter((a) => teamOf(game, a.defender).includes(controllerOf(game, blocker)))
        .map((attacker) => ({ blocker, attacker })),
    );
  act(
    game,
    ctx,
    i.out,
    pairs.flatMap(({ blocker, attacker: { id, defender: player } }) => [
      blockEvent(blocker, id, player, causedBy(ctx)),
      becomesBlockedEvent(id, player, causedBy(ctx)),
    ]),
  );
  for (const { blocker, attacker } of pairs) placeInOrders(game, blocker, attacker.id);
}

/** Blocks that an effect makes. */
export const BLOCKS = {
  becomeBlocked: { possible: always, carryOut: becomeBlocked },
  block: { possible: thereIs('what', 'whom'), carryOut: block },
} satisfies Partial<Verbs>;
