/** What is gone until a permanent leaves the battlefield, and comes back right after. 2026: 610.3–610.4 · 2006, 2009, 2011: none */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { Zone } from '../state/names.ts';
import type { Duration } from '../vocabulary/rules-effects.ts';
import { addAbsence, endAbsences } from '../events/effects.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { ruleContext, type Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { goingTo } from './verbs/cards.ts';
import { phasing } from './verbs/permanents.ts';

/** Those objects, as they are now, go back to that zone when what the duration speaks of has left; null: they phase in. */
export function keepAway(
  game: Game,
  ctx: Context,
  duration: Extract<Duration, { until: 'leaves' }>,
  back: Zone | null,
  objects: readonly ObjectId[],
): void {
  if (objects.length === 0) return;
  const [until] = objectsOf(game, ctx, duration.what);
  if (until !== undefined) addAbsence(game, { until, objects, back, controller: ctx.controller, source: ctx.source });
}

/** Right after permanents have left: what was away because of them comes back, all at once (610.3d, 610.4d). */
export function bringBack(game: Game, happened: readonly GameEvent[]): void {
  const left = happened.filter((e) => e.kind === 'move' && e.from === 'battlefield').map((e) => e.object);
  if (left.length === 0) return;
  const over = endAbsences(game, ({ until }) => left.includes(until));
  happen(
    game,
    over.flatMap(({ objects, back, controller, source }): GameEvent[] => {
      const there = objects.filter((id) => objectOf(game, id) !== null);
      if (back === null) return phasing(game, there, 'phaseIn', null);
      const ctx = ruleContext(controller, source);
      // under its owner's control (610.3c)
      const under = { who: 'owners', of: { set: 'ref', name: 'each.object' } } as const;
      return there.flatMap((id) => goingTo(game, ctx, id, { zone: back, under }) ?? []);
    }),
  );
}
