/** Putting a triggered ability on the stack with its choices made. 2006: 410.3–410.4 · 2009, 2011, 2026: 603.3c–d */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { PendingTrigger } from '../state/state.ts';
import { happen } from '../events/happen.ts';
import { byPlayer } from '../events/cause.ts';
import { ontoStackEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { context, extended, recalling } from '../meaning/context.ts';
import { announce } from '../events/announced.ts';
import { objectOf } from '../state/objects.ts';
import { blankStackInfo } from '../state/stack.ts';
import { bodyOf, specsOf } from './body.ts';
import { commitCrime } from './targets/crimes.ts';
import { announceTargets, chooseTargets } from './targets/choose.ts';
import { choosable, chooseModes } from './targets/modes.ts';

/** Puts it there; one that has no legal choice of modes or targets is not put there (603.3c–d). Returns it, 0 if it was not. */
export function putTriggerOnStack(game: Game, trigger: PendingTrigger): ObjectId {
  const { ability: ref, source, controller, x } = trigger;
  // whoever ordered it may have left over that (2006: 600.4c · 2009, 2011: 800.4c · 2026: 800.4d)
  if (game.state.players[controller]?.left === true) return 0;
  const body = bodyOf(game, ref);
  const env = ref.env === undefined ? trigger.env : extended(ref.env, trigger.env);
  const ctx = recalling(context(controller, source, env, x, ref));
  if (!choosable(game, ctx, body, { on: 0, source }, NOTHING_PAID)) return 0;
  const stack = blankStackInfo('triggered', ref, source, trigger.env, { x });
  const [outcome] = happen(game, [
    ontoStackEvent(
      { definition: ref.def, player: controller, stack, arrival: arrival(controller) },
      { ...byPlayer(controller, 'effect', source), ability: ref },
    ),
  ]);
  const id = outcome?.object ?? 0;
  if (id === 0) return 0;
  if (body.targets === undefined && body.modes === undefined) return id;
  const by = { on: id, source };
  // whoever is asked for modes or targets may leave instead, and the ability leaves too (2006: 600.4a · later: 800.4a)
  const isThere = (): boolean => objectOf(game, id) !== null;
  const modes = chooseModes(game, ctx, body, by, NOTHING_PAID);
  if (!isThere()) return 0;
  if (modes === null) throw new Error('A mode that could be chosen cannot be');
  if (modes.length > 0) announce(game, id, { modes: [modes] });
  const targets = chooseTargets(game, ctx, specsOf(body, modes), by);
  if (!isThere()) return 0;
  if (targets === null) throw new Error('A target that could be chosen cannot be');
  announce(game, id, { targets });
  announceTargets(game, id, targets);
  commitCrime(game, id, controller);
  return id;
}
const NOTHING_PAID = {};
