/** Extra and skipped turns, phases and steps; ending the turn and the game. 2006: 102, 300, 419.4, 507, 509 · 2009: 104, 500, 710–711 · 2011: 104, 500, 712–713 · 2026: 104, 500, 722–723 */
import { causedBy } from '../../events/cause.ts';
import { loseEvent, winEvent } from '../../events/kinds/game-end.ts';
import { moveEvent } from '../../events/kinds/move.ts';
import { daytimeEvent } from '../../events/kinds/turn.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Phase, Step } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import { soOften } from '../../state/limits.ts';
import { endExpired, nextEffectId } from '../../events/effects.ts';
import { endCombat } from '../../events/combat-record.ts';
import { setResult } from '../../events/leaving.ts';
import { happen } from '../../events/happen.ts';
import { cease } from '../../events/objects.ts';
import { performStateBasedActions } from '../../state-based/perform.ts';
import { bind, type Context } from '../../meaning/context.ts';
import { areOpponents, playersOf } from '../../meaning/players.ts';
import { drawAround, endIfDecided } from '../../multiplayer/leaving.ts';
import { isInRange } from '../../meaning/range.ts';
import { isActivePlayer, primaryOf, sharesTurns } from '../../state/teams.ts';
import type { PlayerId } from '../../state/ids.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { STEPS_OF } from '../../state/turn-structure.ts';
import { apnap, objectOf } from '../../state/objects.ts';
import type { GameObject, TurnState } from '../../state/state.ts';
import { act } from '../outcome.ts';
import { dropWaiting, forgetStateTrigger } from '../../events/pending.ts';
import { restartGame } from '../../setup/restart.ts';
import { beginSubgame } from '../../setup/subgame.ts';
import { always, type Verbs } from './verb.ts';

/** One effect gives a team that shares turns one turn, or has it skip one (2006: 606.6g · 2009: 806.6h · 2011, 2026: 805.8). */
const onePerTeam = (game: Game, players: readonly PlayerId[]): PlayerId[] => [
  ...new Set(players.map((p) => (sharesTurns(game) ? primaryOf(game, p) : p))),
];

/** Extra turns are added one by one; the last added is taken first (2006: 300.4 · later: 500.7). Bound amount: the turn's id. */
export function extraTurn(game: Game, ctx: Context, i: Doing<'extraTurn'>): void {
  let id = 0;
  for (const player of onePerTeam(game, playersOf(game, ctx, i.who))) {
    const count = soOften(amountOf(game, ctx, i.count));
    for (let n = 0; n < count; n++) {
      id = nextEffectId(game);
      game.state.turn.extraTurns.push({ player, id });
    }
  }
  if (i.out !== undefined) bind(ctx, i.out, { amount: id, did: id !== 0 });
}

export function extraPhase(game: Game, ctx: Context, i: Doing<'extraPhase'>): void {
  const { turn } = game.state;
  // who gets a phase gets it in their own turn only (2026: 500.10a)
  if (i.who !== undefined && !playersOf(game, ctx, i.who).some((player) => isActivePlayer(game, player))) return;
  const added = i.phases.flatMap((phase: Phase) => STEPS_OF[phase]);
  let at = 0;
  if (i.after !== undefined && turn.phase !== i.after) {
    const steps: readonly Step[] = STEPS_OF[i.after];
    const last = turn.upcoming.findLastIndex((s) => steps.includes(s));
    // a phase that is over or will not come again this turn adds nothing
    if (last < 0) return;
    at = last + 1;
  } else at = restOfPhase(turn);
  turn.upcoming.splice(at, 0, ...added);
}

/** How many steps of this phase are still to come. A step may come twice in a phase; another phase begins with an earlier one. */
function restOfPhase({ phase, step, upcoming }: TurnState): number {
  const steps: readonly Step[] = STEPS_OF[phase];
  // a phase without steps is another one each time
  if (steps.length === 1) return 0;
  let now: Step = step;
  for (const [at, next] of upcoming.entries()) {
    if (steps.indexOf(next) < steps.indexOf(now)) return at;
    now = next;
  }
  return upcoming.length;
}

export function extraStep(game: Game, _ctx: Context, i: Doing<'extraStep'>): void {
  const { turn } = game.state;
  const at = turn.step === i.after ? 0 : turn.upcoming.indexOf(i.after) + 1;
  turn.upcoming.splice(at, 0, i.step);
}

function skip(game: Game, ctx: Context, i: Doing<'skip'>): void {
  for (const player of onePerTeam(game, playersOf(game, ctx, i.who)))
    game.state.turn.skips.push(
      i.times === 'allOfNextTurn'
        ? { player, what: i.what, times: 1, turn: null }
        : { player, what: i.what, times: amountOf(game, ctx, i.times) },
    );
}

/** It becomes day or night (2026: 730.1). */
function daytime(game: Game, ctx: Context, i: Doing<'daytime'>): void {
  act(game, ctx, i.out, [daytimeEvent(i.to, causedBy(ctx))]);
}

/** The turn goes to its cleanup step (2006: 509 · 2009: 711 · 2011: 713 · 2026: 723.1). */
function endTurn(game: Game, ctx: Context, _i: Doing<'endTurn'>): void {
  endAtOnce(game, ctx);
  game.state.turn.upcoming = ['cleanup'];
}

/** The turn goes to the phase after this combat phase; at any other time nothing happens (2026: 723.2). */
function endCombatPhase(game: Game, ctx: Context, _i: Doing<'endCombatPhase'>): void {
  const { turn } = game.state;
  if (turn.phase !== 'combat') return;
  endAtOnce(game, ctx);
  turn.upcoming.splice(0, restOfPhase(turn));
}

/**
 * The stack is exiled with what is resolving, state-based actions are checked, combat ends and so does the step. What triggers
 * meanwhile waits for the step that follows.
 */
function endAtOnce(game: Game, ctx: Context): void {
  const { state } = game;
  // what had triggered before ceases to exist (2026: 723.1a, 723.2a)
  if (game.edition.endingTurn === 'triggers-cease') dropWaiting(game);
  happen(
    game,
    [...state.stack]
      .reverse()
      .filter((id) => objectOf(game, id)?.kind !== 'ability')
      .map((object) => moveEvent({ object, from: 'stack', to: 'exile' }, causedBy(ctx))),
  );
  for (const id of state.stack.slice()) {
    forgetStateTrigger(game, objectOf(game, id) as GameObject);
    cease(game, id);
  }
  while (performStateBasedActions(game));
  if (state.combat !== null) {
    endCombat(game);
    endExpired(game, { at: 'endOfCombat' });
  }
  // the step in progress ends: its priority and everything below it is gone
  state.agenda = state.agenda.filter((f) => f.frame === 'turn' || f.frame === 'resolve');
}

function controlTurn(game: Game, ctx: Context, i: Doing<'controlTurn'>): void {
  const [by] = playersOf(game, ctx, i.who);
  for (const player of playersOf(game, ctx, i.of)) if (by !== undefined) game.state.turn.controls.push({ player, by });
}

export function endGame(game: Game, ctx: Context, i: Doing<'loseGame'> | Doing<'winGame'> | Doing<'drawGame'>): void {
  if (i.do === 'drawGame') {
    if (game.state.reach !== null && game.edition.drawingInRange !== 'nothing') drawAround(game, [ctx.controller]);
    else setResult(game, { result: 'draw', reason: 'an effect' });
    return;
  }
  const players = playersOf(game, ctx, i.who);
  const instead = i.do === 'winGame' && opponentsLose(game);
  const loses = (p: PlayerId): boolean =>
    players.some((winner) => areOpponents(game, p, winner) && isInRange(game, winner, p));
  const losing = instead ? apnap(game).filter(loses) : players;
  const endEvent = i.do === 'winGame' && !instead ? winEvent : loseEvent;
  happen(
    game,
    losing.map((player) => endEvent(player, 'an effect', causedBy(ctx))),
  );
  endIfDecided(game);
}

/** In a game of more than two, opponents of who would win lose instead: in every such game, or where range is limited (104.3h). */
function opponentsLose({ edition, state }: Game): boolean {
  if (state.players.length <= 2) return false;
  return edition.winning === 'opponents-lose' || (edition.winning === 'wins-unless-limited' && state.reach !== null);
}

/** Turns, their parts, and the end of the game. */
export const TURNS = {
  extraTurn: { possible: always, carryOut: extraTurn },
  extraPhase: { possible: always, carryOut: extraPhase },
  extraStep: { possible: always, carryOut: extraStep },
  skip: { possible: always, carryOut: skip },
  daytime: { possible: always, carryOut: daytime },
  endTurn: { possible: always, carryOut: endTurn },
  endCombatPhase: { possible: always, carryOut: endCombatPhase },
  controlTurn: { possible: always, carryOut: controlTurn },
  loseGame: { possible: always, carryOut: endGame },
  winGame: { possible: always, carryOut: endGame },
  drawGame: { possible: always, carryOut: endGame },
  restartGame: { possible: always, carryOut: restartGame },
  subgame: { possible: always, carryOut: (game, ctx, { out }) => beginSubgame(game, ctx, out ?? null) },
} satisfies Partial<Verbs>;
