/** Priority: acting or passing. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { Game } from '../running/game.ts';
import { freshLoop } from '../state/fresh.ts';
import { hasLeft, nextPlayer } from '../state/objects.ts';
import { ask } from '../decisions/ask.ts';
import type { Action, Decision } from '../decisions/decision.ts';
import { announceByHand } from '../casting/by-hand.ts';
import type { Objection } from '../state/hands.ts';
import type { PriorityState } from '../state/state.ts';
import { priorityDecision, takeAction } from '../casting/legal-actions.ts';
import { beginResolving } from '../resolving/resolve.ts';
import { getsPriority, moveOn } from '../multiplayer/grand-melee.ts';
import { primaryOf } from '../state/teams.ts';
import { noteActivation } from './loops.ts';
import { cleanupHadPriority, settle } from './steps.ts';

/** One tick: state-based actions and triggers if something happened, else the player with priority acts or passes. */
export function tickPriority(game: Game): void {
  const { state } = game;
  if (state.unsettled) return settle(game);
  const { priority } = state;
  if (!getsPriority(game, priority.player)) {
    if (priority.passes >= withPriority(game)) return allHavePassed(game);
    priority.player = nextPlayer(game, priority.player);
    return;
  }
  const decision = priorityDecision(game, priority.player) as Extract<Decision, { form: 'choose' }>;
  const answer = ask(game, decision)[0];
  // whoever leaves has not passed: the next player has priority (2009, 2011, 2026: 800.4a)
  if (hasLeft(game, priority.player)) return;
  if (answer !== 0) {
    const option = decision.options[answer as number];
    if (option === undefined || !('action' in option)) throw new Error('The option at priority is not an action');
    priority.passes = 0;
    state.loop = freshLoop();
    state.unsettled = true;
    noteActivation(game, priority.player, option.action);
    if (option.action.act !== 'byHand') takeAction(game, priority.player, option.action);
    else if (!announceByHand(game, priority.player, option.action)) noteObjection(priority, option.action);
    // the team still has priority, and its primary player is asked first (2006: 606.6e · 2009: 806.6e · 2011, 2026: 805.5a)
    priority.player = primaryOf(game, priority.player);
    return;
  }
  priority.passes++;
  if (priority.objections !== undefined) delete priority.objections;
  if (priority.passes < withPriority(game)) {
    priority.player = nextPlayer(game, priority.player);
    return moveOn(game, 'pass');
  }
  allHavePassed(game);
}

/** Somebody objected to that line, which is offered so often only while its player keeps priority. */
function noteObjection(priority: PriorityState, { object, ability }: Extract<Action, { act: 'byHand' }>): void {
  const { objections = [] } = priority;
  const isIt = (one: Objection): boolean => one.object === object && one.path === ability.path;
  const times = (objections.find(isIt)?.times ?? 0) + 1;
  priority.objections = [...objections.filter((one) => !isIt(one)), { object, path: ability.path, times }];
}

/** How many players must pass in succession. */
function withPriority(game: Game): number {
  const { players, markers } = game.state;
  let playing = 0;
  for (let p = 0; p < players.length; p++)
    if (markers.length === 0 ? players[p]?.left === false : getsPriority(game, p)) playing++;
  return playing;
}

/**
 * The top of the stack resolves, or the step is over (2006: 408.1e · 2009: 115.4 · 2011: 116.4 · 2026: 117.4). After a resolution the active
 * player has priority (2006: 408.1c · 2009: 115.3b · 2011: 116.3b · 2026: 117.3b); a cleanup step is followed by another (2006: 314.3 ·
 * 2009, 2011, 2026: 514.3a).
 */
function allHavePassed(game: Game): void {
  const { state } = game;
  const { priority } = state;
  priority.passes = 0;
  priority.player = state.turn.active;
  if (state.stack.length > 0) beginResolving(game);
  else {
    state.agenda.pop();
    cleanupHadPriority(game);
  }
}
