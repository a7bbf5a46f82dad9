/**
 * Whose turn it is: beginning and ending turns, and going from step to step.
 * 2006: 102, 300, 419.6e, 507.1b · 2009: 102.1, 309.5, 500, 614.10, 710.1b, 901.6 · 2011: 102.1, 309.5, 500, 506.6e, 614.10, 712.1b, 901.6 ·
 * 2026: 102.1, 311.5, 500, 506.7e, 614.10, 702.26n, 722.1b, 901.6
 */
import { hasLeft } from '../state/objects.ts';
import { passPlanes } from '../events/planes.ts';
import { activeContext } from '../meaning/context.ts';
import type { Color, ManaType, Step } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import { type PlayerId, slotOf } from '../state/ids.ts';
import { Reads } from '../continuous/derived.ts';
import { rulesOf } from '../continuous/derive.ts';
import { isPlayer } from '../meaning/players.ts';
import { oldestTurn, passMarker, takesAnotherTurn } from '../multiplayer/grand-melee.ts';
import { isGrandMelee } from '../state/turn-markers.ts';
import { measureReach } from '../events/reach.ts';
import { activePlayers, nextInTurnOrder, primaryOf, sharesTurns, teamOf } from '../state/teams.ts';
import { answererFor } from '../decisions/ask.ts';
import { touch } from '../events/objects.ts';
import { endExpired } from '../events/effects.ts';
import { happen } from '../events/happen.ts';
import { hasRule } from '../continuous/prohibitions.ts';
import { byRule } from '../events/cause.ts';
import { loseLifeEvent } from '../events/kinds/life.ts';
import { turnEvent } from '../events/kinds/turn.ts';
import { note } from '../events/log.ts';
import { freshLoop } from '../state/fresh.ts';
import { inScope } from '../running/scope.ts';
import type { ManaUnit, PlayerState } from '../state/state.ts';
import { PHASE_OF, TURN } from '../state/turn-structure.ts';
import { keepMana } from '../events/mana-pool.ts';
import { phasesInWith } from '../events/leaving.ts';
import { noteBeginning } from './as-it-began.ts';
import { closeHistory, forgetKnown, openHistory } from '../events/history.ts';

/** The tick of a turn frame: the next step, or the next turn. */
export function nextStep(game: Game): void {
  const { state } = game;
  const step = state.turn.upcoming.shift();
  if (step === undefined) return beginNextTurn(game);
  if (skipped(game, step)) return;
  if (PHASE_OF[step] !== state.turn.phase) endPhase(game);
  state.turn.step = step;
  state.turn.phase = PHASE_OF[step];
  touch(game, Reads.turn);
  state.agenda.push({ frame: 'step', step, stage: 0 });
}

/** Unspent mana goes as a phase ends in every edition; in the oldest it burns (300.3). */
function endPhase(game: Game): void {
  emptyMana(game, 'phase');
}

export function emptyMana(game: Game, at: 'step' | 'phase'): void {
  if (at === 'step' && game.edition.manaEmptying === 'phase') return;
  const { players } = game.state;
  for (let p = 0; p < players.length; p++) {
    const player = players[p] as PlayerState;
    if (player.mana.length === 0) continue;
    const causing = byRule(game.edition.manaBurn ? '2006-10:300.3' : '500.5');
    const lost = inScope(game, { causing }, () =>
      keepMana(game, p, (unit) => isKept(unit, at) || keeps(game, p, unit.type)),
    );
    if (lost === 0) continue;
    // a player controlled by another loses no life to it (507.4)
    if (game.edition.manaBurn && answererFor(game, p) === p) {
      note(game, (w) => `${w.player(p)} loses ${lost} life to mana burn.`);
      happen(game, [loseLifeEvent(p, lost, byRule('2006-10:300.3'))]);
    }
  }
}

/** Mana made to last until end of combat goes as that phase ends. */
const isKept = ({ keep }: ManaUnit, at: 'step' | 'phase'): boolean => (keep === 'combat' ? at === 'step' : keep);

/** Effects that let a player keep unspent mana (2026: 106.4). */
function keeps(game: Game, player: PlayerId, type: ManaType): boolean {
  return rulesOf(game, 'keepMana').some(
    (active) =>
      (active.rule.types === undefined || active.rule.types.includes(type as Color)) &&
      isPlayer(game, activeContext(active), active.rule.who, player),
  );
}

function beginNextTurn(game: Game): void {
  const { state } = game;
  const { turn } = state;
  if (isGrandMelee(game)) return passMarker(game);
  emptyMana(game, 'phase');
  const extra = turn.extraTurns.pop();
  const player = extra === undefined ? nextInOrder(game) : primaryOf(game, extra.player);
  if (hasLeft(game, player)) return;
  if (skipsTurn(game, player, extra !== undefined)) {
    // a skipped turn is passed over; play goes on with the next one in order
    if (extra === undefined) turn.lastInOrder = player;
    return;
  }
  if (extra === undefined) turn.lastInOrder = player;
  beginTurn(game, player, extra?.id ?? 0);
}

/** Whether that turn is skipped: as something says of this one, or of all extra turns (2009, 2011, 2026: 500.7, 614.10). */
export const skipsTurn = (game: Game, player: PlayerId, extra: boolean): boolean =>
  (extra && hasRule(game, 'skipsExtraTurns', player)) || takeSkip(game, player, 'turn');

/** The player after the one who took the last turn that was not an extra turn. */
function nextInOrder(game: Game): PlayerId {
  const { turn, players } = game.state;
  if (turn.number === 0) {
    const first = primaryOf(game, turn.startingPlayer);
    // a starting player who has left takes no turn; the next in order begins (2026: 800.4k)
    if (players[first]?.left === false) return first;
  }
  const next = nextInTurnOrder(game, turn.lastInOrder);
  // what lasts until the turn of a player who has left ends when it would have begun (2026: 800.4m)
  for (let p = (turn.lastInOrder + 1) % players.length; p !== next; p = (p + 1) % players.length)
    if (players[p]?.left === true) {
      endExpired(game, { at: 'turnBegins', player: p });
      endExpired(game, { at: 'upkeepBegins', player: p });
      endExpired(game, { at: 'endStepBegins', player: p });
      phasesInWith(game, p, next);
    }
  return next;
}

export function beginTurn(game: Game, player: PlayerId, extraTurnId: number): void {
  const { state } = game;
  const { turn } = state;
  closeHistory(game, turn.number === 0 ? [] : activePlayers(game));
  turn.number = ++turn.begun;
  turn.active = player;
  passPlanes(game);
  turn.extraTurnId = extraTurnId;
  turn.combats = 0;
  turn.upkeeps = 0;
  turn.mains = 0;
  turn.activated = [];
  startSkips(game);
  turn.upcoming = skipsFirstDraw(game) ? TURN.filter((step) => step !== 'draw') : [...TURN];
  turn.phase = 'beginning';
  turn.step = 'untap';
  turn.controller = controllerOfTurn(game, player);
  const active = activePlayers(game);
  openHistory(game, active, (p) => !takesAnotherTurn(state, p));
  forgetOldInformation(game);
  measureReach(game);
  state.loop = freshLoop();
  for (const p of active) endExpired(game, { at: 'turnBegins', player: p });
  noteBeginning(game);
  touch(game, Reads.turn | Reads.history);
  note(game, (w) => `Turn ${turn.number}: ${w.player(player)}.`);
  happen(
    game,
    active.map((p) => turnEvent(p, byRule('500.1', 'effect'))),
  );
}

/** Who goes first in a two-player game, and the first team of two, skips the first draw step (2006: 101.5a · 2009, 2011: 103.7a–b · 2026: 103.8a–b). */
function skipsFirstDraw(game: Game): boolean {
  const { turn, players } = game.state;
  if (turn.number !== 1) return false;
  return sharesTurns(game) ? game.edition.twoHeadedGiant.firstDraw === 'skipped' : players.length === 2;
}

/** Whoever was last given control of the player's next turn; earlier effects are overwritten (2006: 507.1a · 2009: 710.1a · 2011: 712.1a · 2026: 722.1a). */
function controllerOfTurn(game: Game, player: PlayerId): PlayerId {
  const { turn, players } = game.state;
  if (turn.controls.length === 0) return -1;
  const controls = turn.controls.filter((c) => teamOf(game, player).includes(c.player));
  turn.controls = turn.controls.filter((c) => !controls.includes(c));
  const by = controls.at(-1)?.by ?? -1;
  return players[by]?.left === false ? by : -1;
}

/** Last known information is kept while something may ask: this turn's, and what waiting triggers and effects refer to. */
function forgetOldInformation(game: Game): void {
  const { state } = game;
  const since = oldestTurn(state) - 1;
  if (!state.lki.some((known) => known.turn < since)) return;
  const wanted = new Set<number>();
  addNumbers(wanted, [
    state.delayed,
    state.absent,
    state.effects.map((e) => [e.source, e.env, e.locked]),
    state.pending,
    state.stack.map((id) => state.objects[slotOf(id)]?.stack),
  ]);
  forgetKnown(state, (known) => known.turn >= since || wanted.has(known.id));
}

/** Every number in the data, ids among them; in records by id, those too. */
function addNumbers(found: Set<number>, data: unknown): void {
  if (typeof data === 'number') found.add(data);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      if (!Array.isArray(data)) found.add(Number(key));
      addNumbers(found, value);
    }
}

const NAMES: Readonly<Partial<Record<Step, string>>> = {
  main1: 'precombatMain',
  main2: 'postcombatMain',
  beginCombat: 'combat',
};

function skipped(game: Game, step: Step): boolean {
  const player = game.state.turn.active;
  if (takeSkip(game, player, step)) return true;
  const phase = PHASE_OF[step];
  if (NAMES[step] === phase && takeSkip(game, player, phase)) {
    game.state.turn.upcoming = game.state.turn.upcoming.filter((s) => PHASE_OF[s] !== phase);
    return true;
  }
  return false;
}

/** Skips of all that a player's next turn has are for this turn of theirs, and over with the turn after it. */
function startSkips(game: Game): void {
  const { turn } = game.state;
  const active = activePlayers(game);
  turn.skips = turn.skips.flatMap((skip) => {
    if (skip.turn === undefined || !active.includes(skip.player)) return [skip];
    return skip.turn === null ? [{ ...skip, turn: turn.number }] : [];
  });
}

/** Uses up one "skip" (2006: 419.4 · later: 614.10). */
export function takeSkip(game: Game, player: PlayerId, what: string): boolean {
  const { turn } = game.state;
  if (turn.skips.length === 0) return false;
  const team = teamOf(game, player);
  const skip = turn.skips.find(
    (s) =>
      team.includes(s.player) && s.what === what && s.times > 0 && (s.turn === undefined || s.turn === turn.number),
  );
  if (skip === undefined) return false;
  if (skip.turn === undefined) skip.times--;
  turn.skips = turn.skips.filter((s) => s.times > 0);
  note(game, (w) => `${w.player(player)} skips ${what === 'turn' ? 'a turn' : `the ${what} step`}.`);
  return true;
}
