/**
 * What becomes of "for as long as" while the spell or ability that will begin the effect is on the stack: a duration that was so and is
 * over begins no more. 2006: 418.3d · 2009, 2011, 2026: 611.2b
 */
import type { ObjectId } from '../state/ids.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, StackInfo } from '../state/state.ts';
import type { Body } from '../vocabulary/abilities.ts';
import type { Duration } from '../vocabulary/rules-effects.ts';
import { everyNode } from '../vocabulary/some-node.ts';
import { someCardHas } from '../abilities/asked.ts';
import { placeOf } from '../abilities/paths.ts';
import { lasts } from '../continuous/durations.ts';
import { announce } from '../events/announced.ts';
import { extended } from '../meaning/context.ts';
import { memoised } from '../state/memoised.ts';
import { textsOnStack } from './body.ts';
import { stackContext, targetBindings } from './stack-context.ts';

type AsLongAs = Extract<Duration, { until: 'asLongAs' }>;
type Known = NonNullable<StackInfo['durations']>;

const durationsIn = memoised((body: Body): readonly AsLongAs[] =>
  everyNode(body).filter((node): node is AsLongAs => node['until'] === 'asLongAs'),
);

/** So few objects are asked one by one: that costs less than asking all cards once. */
const FEW = 8;
const areAwaited = someCardHas((node) => node['until'] === 'asLongAs');

/** Notes which durations on the stack hold now, and which of those that held are over. */
export function noteDurations(game: Game): void {
  if (game.state.stack.length > FEW && !areAwaited(game)) return;
  for (const id of game.state.stack) {
    const object = objectOf(game, id);
    if (object !== null && object.stack !== null && object.stack.kind !== 'damage') noteOf(game, object, object.stack);
  }
}

function noteOf(game: Game, object: GameObject, stack: StackInfo): void {
  const known = stack.durations ?? {};
  let now: Known = known;
  for (const { place, holds } of awaited(game, object, stack)) {
    const noted = known[place];
    if (holds ? noted === undefined : noted === 'holds') now = { ...now, [place]: holds ? 'holds' : 'ended' };
  }
  if (now !== known) announce(game, object.id, { durations: now });
}

/** As it begins to resolve: where the seam `endedDurations` lets it, what is not so now may begin again until the effect does. */
export function letBeginAgain(game: Game, id: ObjectId): void {
  const object = objectOf(game, id);
  const stack = object?.stack;
  if (object === null || stack?.durations === undefined || game.edition.endedDurations === 'never-begin') return;
  const kept: Record<string, Known[string]> = { ...stack.durations };
  for (const { place, holds } of awaited(game, object, stack)) if (!holds) delete kept[place];
  announce(game, id, { durations: kept });
}

const NONE: readonly { place: string; holds: boolean }[] = [];

function awaited(game: Game, object: GameObject, stack: StackInfo): typeof NONE {
  let found = NONE;
  textsOnStack(game, object).forEach(({ ref, body }, text) => {
    const durations = durationsIn(body);
    if (durations.length === 0) return;
    const ctx = stackContext(game, object, ref);
    ctx.env = extended(ctx.env, targetBindings(stack.targets.filter((target) => target.text === text)));
    found = [
      ...found,
      ...durations.map((duration) => ({
        place: placeOf(game, ctx, duration),
        holds: lasts(game, ctx, duration.condition),
      })),
    ];
  });
  return found;
}
