/**
 * Losing, conceding and leaving the game.
 * 2006: 102.2–102.5, 600.4, 606.8c, 607.5, 608.4d · 2009: 104, 115.4, 603.9, 800.4, 801.17, 806.8b, 807.5, 808.4e · 2011: 104, 116.4, 603.9,
 * 800.4, 801.17, 807.4c, 807.4e, 809.5, 810.8b · 2026: 104, 117.4, 603.9, 724.4, 725.4, 800.4, 801.15, 807.4c, 807.4e, 809.5, 810.8b
 */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectOf, onStacks, playersFrom } from '../state/objects.ts';
import type { FloatingEffect, GameObject, PlayerState } from '../state/state.ts';
import { controllerOf } from '../continuous/derive.ts';
import { happen } from '../events/happen.ts';
import { loseEvent } from '../events/kinds/game-end.ts';
import { byRule } from '../events/cause.ts';
import { revealEvent } from '../events/kinds/cards.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { isShownInTheEnd } from '../objects/face-down.ts';
import { Reads } from '../continuous/derived.ts';
import { endEffects } from '../events/effects.ts';
import { cease, touch } from '../events/objects.ts';
import { note } from '../events/log.ts';
import { settleMarkers, getsPriority, inEachTurn } from './grand-melee.ts';
import { isGrandMelee } from '../state/turn-markers.ts';
import { emperorOf } from './options.ts';
import { leavePlanes } from './planechase.ts';
import { isInRange } from '../meaning/range.ts';
import { sharesTurns, teamOf } from '../state/teams.ts';
import { passDesignations } from '../resolving/verbs/designations.ts';
import { countLeft, dropTriggers, setDrew, setLeft, setResult } from '../events/leaving.ts';

/** A player concedes or has lost: they leave, and the game ends if that decides it. */
export function leaveGame(game: Game, player: PlayerId, reason: 'concede' | 'lost'): void {
  const { state } = game;
  const leaving = state.players[player] as PlayerState;
  if (leaving.left) return;
  if (reason === 'concede') {
    loseForCertain(game, player, 'conceded');
    note(game, (w) => `${w.player(player)} concedes.`);
  }
  inEachTurn(game, () => forgetPass(game, player));
  setLeft(leaving, true);
  for (const p of goingWith(game, player, reason)) {
    const mate = state.players[p] as PlayerState;
    if (leaving.lost) loseForCertain(game, p, leaving.lossReason);
    if (leaving.drew) setDrew(mate);
    leaveGame(game, p, 'lost');
  }
  if (decide(game)) return;
  countLeft(leaving);
  takeAway(game, player);
  passDesignations(game, player);
  dropTriggers(game, player);
  state.turn.extraTurns = state.turn.extraTurns.filter((t) => t.player !== player);
  touch(game, Reads.membership | Reads.life | Reads.hands | Reads.stack);
  state.unsettled = true;
  if (reason === 'concede' && isGrandMelee(game)) settleMarkers(game, [player]);
}

/** What waits for a player to lose triggers (603.9). */
const loseForCertain = (game: Game, player: PlayerId, why: string | null): unknown =>
  happen(game, [loseEvent(player, why, byRule('104.3a', 'effect'), true)]);

/** Those who are left have passed in succession once each of them has: the pass of a player who leaves counts no more. */
function forgetPass(game: Game, player: PlayerId): void {
  const { priority } = game.state;
  const order = playersFrom(game, priority.player).filter((p) => getsPriority(game, p));
  if (priority.passes > 0 && order.slice(-priority.passes).includes(player)) priority.passes--;
}

/**
 * A team that shares turns goes with any of its players who concedes (606.8c · 806.8b · 810.8b) or, later, loses; another with its
 * emperor (2006: 607.5a · 2009: 807.5a–b · 2011, 2026: 809.5b–c).
 */
function goingWith(game: Game, player: PlayerId, reason: 'concede' | 'lost'): PlayerId[] {
  if (sharesTurns(game))
    return reason === 'concede' || game.edition.twoHeadedGiant.losing === 'team' ? teamOf(game, player) : [];
  if (emperorOf(game, player) !== player) return [];
  const { players } = game.state;
  return players.filter((p) => p.team === players[player]?.team && !p.left).map((p) => p.id);
}

/**
 * What leaves with a player: first all they own, and effects that give them control of objects or players; then what they control on the
 * stack, but for combat damage (2006: 600.4a) and, today, for cards (seam `spellsOfLeft`); then what they control still is exiled (later:
 * 800.4a).
 */
function takeAway(game: Game, player: PlayerId): void {
  const { state } = game;
  happen(game, leavePlanes(game, player));
  const owned = (): GameObject[] => state.objects.filter((o): o is GameObject => o?.owner === player);
  // permanents and spells are revealed as they go (2026: 702.106e, 702.143f)
  const shown = owned().filter((o) => (o.zone === 'exile' || o.zone === 'command') && isShownInTheEnd(game, o));
  happen(
    game,
    shown.map(({ id }) => revealEvent(id, player, byRule('800.4a', 'leave'))),
  );
  const leave = owned()
    .filter((o) => o.zone === 'battlefield')
    .map(({ id: object }) => moveEvent({ object, from: 'battlefield', to: 'outside' }, byRule('800.4a', 'leave')));
  happen(game, leave);
  // what is in the ante zone stays there (2009, 2011: 800.4h · 2026: 800.4n)
  for (const object of state.objects)
    if (object?.owner === player && object.stack?.kind !== 'damage' && object.zone !== 'ante') cease(game, object.id);
  endEffects(game, (effect) => givesControlTo(effect, player));
  state.turn.controls = state.turn.controls.filter((c) => c.by !== player);
  inEachTurn(game, () => {
    if (state.turn.controller === player) state.turn.controller = -1;
  });
  for (const object of state.objects)
    if (
      object?.zone === 'stack' &&
      (object.kind !== 'card' || game.edition.spellsOfLeft === 'cease') &&
      object.stack?.kind !== 'damage' &&
      object.controller === player
    )
      cease(game, object.id);
  const still = [...state.battlefield, ...onStacks(state)].filter(
    (id) => controllerOf(game, id) === player && objectOf(game, id)?.stack?.kind !== 'damage',
  );
  happen(
    game,
    still
      .flatMap((id) => objectOf(game, id) ?? [])
      .map(({ id, zone }) => moveEvent({ object: id, from: zone, to: 'exile' }, byRule('800.4a', 'leave'))),
  );
}

const givesControlTo = (effect: FloatingEffect, player: PlayerId): boolean =>
  Object.entries(effect.fixed ?? {}).some(([path, value]) => path.endsWith('/player') && value === player);

/** After a check of state-based actions: players who lost leave, all at once; the game may be over. */
export function endIfDecided(game: Game): void {
  const { players, result } = game.state;
  if (result !== null) return;
  const lost = players.filter((p) => !p.left && (p.lost || sharesLoss(game, p)));
  for (const p of lost)
    loseForCertain(game, p.id, players.find((q) => q.team === p.team && q.lossReason !== null)?.lossReason ?? null);
  leaveTogether(game, lost);
}

function leaveTogether(game: Game, leaving: readonly PlayerState[]): void {
  if (leaving.length === 0) return;
  for (const p of leaving) setLeft(p, true);
  if (decide(game)) return;
  // each leaves while the others are already gone
  for (const p of leaving) {
    setLeft(p, false);
    leaveGame(game, p.id, 'lost');
  }
  if (isGrandMelee(game))
    settleMarkers(
      game,
      leaving.map((p) => p.id),
    );
}

/**
 * The game is a draw for those players and all within range of one, who leave it; a team draws with its emperor
 * (2009: 104.4e–g, 801.17 · 2011: 104.4e–h, 801.17–18 · 2026: 104.4e–h, 801.15–16).
 */
export function drawAround(game: Game, players: readonly PlayerId[]): void {
  const isNear = (player: PlayerId): boolean => players.some((p) => isInRange(game, p, player));
  const drawing = game.state.players.filter((p) => {
    const emperor = emperorOf(game, p.id);
    return !p.left && (isNear(p.id) || (emperor >= 0 && isNear(emperor)));
  });
  for (const p of drawing) setDrew(p);
  note(game, (w) => `The game is a draw for ${drawing.map((p) => w.player(p.id)).join(', ')}.`);
  leaveTogether(game, drawing);
}

/** If the emperor loses (607.5a · 807.5a · 809.5b), or either of two who share turns, the team does (2009: 806.8a · 2011, 2026: 810.8a). */
const sharesLoss = (game: Game, player: PlayerState): boolean =>
  game.state.players[emperorOf(game, player.id)]?.lost === true ||
  (sharesTurns(game) &&
    game.edition.twoHeadedGiant.losing === 'team' &&
    teamOf(game, player.id).some((p) => game.state.players[p]?.lost));

/** Won when one team is left, drawn when none is (2006: 102.2–4 · later: 104.2–4). */
function decide(game: Game): boolean {
  const { state } = game;
  const teams = new Set(state.players.filter((p) => !p.left).map((p) => p.team));
  if (teams.size > 1) return false;
  const winners = state.players.filter((p) => teams.has(p.team)).map((p) => p.id);
  const reasons = state.players.filter((p) => p.lost).map((p) => p.lossReason ?? '');
  setResult(
    game,
    teams.size === 0
      ? { result: 'draw', reason: state.players.some((p) => p.drew) ? 'an effect' : 'all players lost at once' }
      : { result: 'won', winners, reason: reasons[0] ?? 'a draw for all others' },
  );
  return true;
}
