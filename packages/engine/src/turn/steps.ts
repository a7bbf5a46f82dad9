/** What happens in each step: turn-based actions, then priority where players get it. 2006: 301–314 · 2009, 2011: 501–514 · 2026: 501–514, 714.3b */
import { activeContext } from '../meaning/context.ts';
import type { Step } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import { handByName } from '../state/objects.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Frame, PlayerState, TurnState } from '../state/state.ts';
import { putTriggersOnStack } from '../events/triggers.ts';
import {
  chooseDefendingPlayer,
  combatDamageStep,
  declareAttackers,
  declareBlockers,
  needsFirstStrikeStep,
} from '../combat/combat.ts';
import { askObjects } from '../decisions/ask.ts';
import { endExpired } from '../events/effects.ts';
import { happen } from '../events/happen.ts';
import type { GameEvent } from '../events/event.ts';
import { byRule } from '../events/cause.ts';
import { discardEvent, drawEvent } from '../events/kinds/cards.ts';
import { stepEvent } from '../events/kinds/turn.ts';
import { Reads } from '../continuous/derived.ts';
import { rulesOf } from '../continuous/derive.ts';
import { isPlayer } from '../meaning/players.ts';
import { touch, wearOff } from '../events/objects.ts';
import { addLore } from './lore.ts';
import { moveOn } from '../multiplayer/grand-melee.ts';
import { isGrandMelee } from '../state/turn-markers.ts';
import { rollToVisit, visitors } from '../resolving/verbs/attractions.ts';
import { cardsDrawn } from '../resolving/verbs/cards.ts';
import { setNextInMotion } from './set-in-motion.ts';
import { isObjectInRange } from '../meaning/range.ts';
import { activePlayers, sharesTurns } from '../state/teams.ts';
import { performStateBasedActions } from '../state-based/perform.ts';
import { doWhatWasPutOff } from './after-skip.ts';
import { untapStep } from './untap.ts';
import { emptyMana } from './turns.ts';
import { beginBlocking, beginCombat, endCombat } from '../events/combat-record.ts';
import { noteUpkeep } from '../events/history.ts';
import { setResult } from '../events/leaving.ts';

type StepFrame = Extract<Frame, { frame: 'step' }>;

/** One tick of a step: it begins, its players have priority, it ends. */
export function tickStep(game: Game, frame: StepFrame): void {
  switch (frame.stage) {
    case 0:
      frame.stage = 2;
      if (!beginStep(game, frame.step)) return;
      frame.stage = 1;
      doWhatWasPutOff(game); // 2026: 614.10b
      turnBasedActions(game, frame.step);
      return;
    case 1:
      frame.stage = 2;
      if (givesPriority(game, frame.step)) givePriority(game);
      return;
    default: // 2, and 3 after players had priority in a cleanup step
      endStep(game, frame);
  }
}

export function givePriority(game: Game): void {
  game.state.priority = { player: game.state.turn.active, passes: 0 };
  game.state.unsettled = true;
  game.state.agenda.push({ frame: 'priority' });
}

/** The step begins, and what triggers on that sees it before its turn-based actions (2006: 301.1, 410.1 · later: 500.6, 703.4). False: it is skipped (614.10). */
function beginStep(game: Game, step: Step): boolean {
  if (step === 'upkeep') return beginUpkeep(game);
  const { combat, turn } = game.state;
  if (step === 'main1' || step === 'main2') turn.mains++;
  else if (step === 'declareBlockers' && combat !== null) beginBlocking(combat);
  else if (step === 'beginCombat') {
    beginCombat(game);
    turn.combats++;
    touch(game, Reads.turn);
  }
  return stepHappens(game, step);
}

/** When each active player's upkeep began is kept, and taken back if it is skipped. */
function beginUpkeep(game: Game): boolean {
  const takeBack = noteUpkeep(game.state, activePlayers(game));
  touch(game, Reads.turn);
  game.state.turn.upkeeps++;
  if (stepHappens(game, 'upkeep')) return true;
  game.state.turn.upkeeps--;
  takeBack();
  return false;
}

function stepHappens(game: Game, step: Step): boolean {
  const events: GameEvent[] = [];
  for (const player of activePlayers(game)) events.push(stepEvent(player, step, events.length > 0, byRule('500.6')));
  for (const { did } of happen(game, events)) if (did) return true;
  return false;
}

function turnBasedActions(game: Game, step: Step): void {
  const { state } = game;
  switch (step) {
    case 'untap':
      for (const player of activePlayers(game)) endExpired(game, { at: 'untapStepBegins', player });
      return untapStep(game);
    case 'draw':
      for (const player of drawingPlayers(game))
        for (let left = cardsDrawn(game, player, 1, byRule('504.1')); left > 0; left--)
          happen(game, [drawEvent(player, byRule('504.1'))]);
      return;
    case 'declareAttackers':
      return declareAttackers(game);
    case 'declareBlockers':
      return declareBlockers(game);
    case 'combatDamage': {
      const { combat } = state;
      if (combat === null) return;
      if (!combat.firstStrikeStep && needsFirstStrikeStep(game)) {
        // a second combat damage step follows
        state.turn.upcoming.unshift('combatDamage');
        combatDamageStep(game, true);
      } else combatDamageStep(game, false);
      return;
    }
    case 'cleanup':
      return cleanup(game);
    case 'main1':
      setNextInMotion(game, activePlayers(game));
      addLore(game, activePlayers(game));
      return rollToVisit(visitors(game, activePlayers(game)), byRule('703.4g', 'turn'), (events) =>
        happen(game, events),
      );
    case 'beginCombat':
      return chooseDefendingPlayer(game);
    case 'upkeep':
      for (const player of activePlayers(game)) endExpired(game, { at: 'upkeepBegins', player });
      return;
    case 'end':
      for (const player of activePlayers(game)) endExpired(game, { at: 'endStepBegins', player });
      return;
    case 'endCombat':
    case 'main2':
      return;
  }
}

/** The active player; of a team that goes first only the secondary player, in their first turn (2006: 101.5b, 606.6b). */
function drawingPlayers(game: Game): PlayerId[] {
  const { turn } = game.state;
  const active = activePlayers(game);
  const first = sharesTurns(game) && turn.number === 1;
  return first && game.edition.twoHeadedGiant.firstDraw === 'secondary' ? active.slice(1) : active;
}

function givesPriority(game: Game, step: Step): boolean {
  if (step === 'untap') return false;
  if (step !== 'cleanup') return true;
  // only if something happened that needs it (2006: 314.3 · later: 514.3a)
  const acted = performStateBasedActions(game);
  return acted || game.state.pending.length > 0;
}

/** Discard to hand size, then damage wears off and "until end of turn" effects end at once (2006: 314.1–2 · later: 514.1–2). */
function cleanup(game: Game): void {
  const { state } = game;
  const discards = activePlayers(game).flatMap((active) => {
    const player = state.players[active] as PlayerState;
    const over = player.hand.length - maxHandSize(game, player);
    const chosen =
      over <= 0
        ? []
        : askObjects(game, {
            player: active,
            source: 0,
            kind: 'discard',
            purpose: 'discard to hand size',
            ids: handByName(game, active),
            min: over,
            max: over,
          });
    return chosen.map((object) => discardEvent(object, active, byRule('514.1', 'turn', active)));
  });
  happen(game, discards);
  for (const object of state.objects) {
    if (object === null || object.zone !== 'battlefield') continue;
    // of the turns taken at the same time, each ends for those near it
    if (isGrandMelee(game) && !isObjectInRange(game, state.turn.active, object.id)) continue;
    wearOff(state, object);
  }
  touch(game, Reads.damage);
  endExpired(game, { at: 'cleanup' });
}

/** Seven, unless effects say otherwise, applied in timestamp order (2006: 314.1 · later: 402.2, 514.1). */
function maxHandSize(game: Game, player: PlayerState): number {
  let size = player.maxHandSize;
  for (const active of rulesOf(game, 'maxHandSize')) {
    const { who, n, delta = 0 } = active.rule;
    if (!isPlayer(game, activeContext(active), who, player.id)) continue;
    size = (n === 'none' ? Number.POSITIVE_INFINITY : (n ?? size)) + delta;
  }
  return Math.max(size, 0);
}

function endStep(game: Game, frame: StepFrame): void {
  const { state } = game;
  state.agenda.pop();
  if (frame.step === 'declareAttackers' && state.combat?.attacked !== true) skipToEndOfCombat(state.turn);
  if (frame.step === 'endCombat') {
    endCombat(game);
    endExpired(game, { at: 'endOfCombat' });
  }
  if (frame.step === 'untap')
    for (const player of activePlayers(game)) endExpired(game, { at: 'untapStepEnds', player });
  if (frame.step === 'cleanup' && frame.stage === 3) state.turn.upcoming.unshift('cleanup');
  emptyMana(game, 'step');
  if (state.turn.upcoming.length > 0) moveOn(game, 'step');
}

/** Without attackers there are no blockers and no damage in this combat phase (2006: 308.4 · 2009, 2011: 508.6 · 2026: 508.8). */
function skipToEndOfCombat({ upcoming }: TurnState): void {
  while (upcoming[0] === 'declareBlockers' || upcoming[0] === 'combatDamage') upcoming.shift();
}

/** After players had priority in a cleanup step another one begins (2006: 314.3 · later: 514.3a). */
export function cleanupHadPriority(game: Game): void {
  const frame = game.state.agenda.at(-1);
  if (frame?.frame === 'step' && frame.step === 'cleanup') frame.stage = 3;
}

/** State-based actions until none applies, then triggers onto the stack, until nothing is left (2006: 408.1, 420.3 · later: 117.5, 704.3). */
export function settle(game: Game): void {
  const { state } = game;
  for (let round = 0; state.result === null; round++) {
    if (round > 1000) {
      setResult(game, { result: 'unresolved-loop', reason: 'state-based actions and triggers do not come to rest' });
      return;
    }
    if (!performStateBasedActions(game) && !putTriggersOnStack(game)) break;
  }
  state.unsettled = false;
}
