/**
 * The record of a combat: its beginning and end, its damage steps, bands and orders.
 * 2006: 306–311, 502.10 · 2009: 506–511, 702.17d, 702.21 · 2011: 506–511, 702.18d, 702.21 · 2026: 506–511, 702.19e, 702.19f, 702.22
 */
import { maySpeakOf } from '../abilities/paths.ts';
import { characteristics } from '../continuous/derive.ts';
import { Reads } from '../continuous/derived.ts';
import { isBattle } from '../objects/battle.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Attacker, Blocker, CombatState } from '../state/state.ts';
import { takeOutOfCombat, touch } from './objects.ts';

export const newCombat = (): CombatState => ({
  attackers: [],
  blockers: [],
  defending: -1,
  attacked: false,
  attackedPlayers: [],
  blockersDeclared: false,
  firstStrikeStep: false,
  dealtFirst: [],
});

export function beginCombat(game: Game): void {
  game.state.combat = newCombat();
  const { attackers, blockers } = game.state.history;
  if (attackers.length > 0) game.state.combat.before = { attackers: attackers.length, blockers: blockers.length };
  touch(game, Reads.combat);
}

const asksForBlocks = maySpeakOf('blockedOne', 'becameBlocked');

/** That attacker is blocked, by that creature or by none (0). */
export function noteBlocked(game: Game, attacker: ObjectId, blocker: ObjectId, entered = false): void {
  if (asksForBlocks(game.definitions)) (game.state.history.blocks ??= []).push({ blocker, attacker, entered });
}

/** The combat of this turn, made when it is first needed. */
export function combatOf(game: Game): CombatState {
  game.state.combat ??= newCombat();
  return game.state.combat;
}

/** As the end of combat step ends, everything is removed from combat. */
export function endCombat(game: Game): void {
  if (game.state.combat === null) return;
  game.state.combat = null;
  touch(game, Reads.combat);
}

export function setDefending(combat: CombatState, player: PlayerId): void {
  combat.defending = player;
}

/** Creatures attack, and some of them because they had to. */
export function noteAttack(combat: CombatState, hadTo: readonly ObjectId[]): void {
  combat.attacked = true;
  if (hadTo.length > 0) combat.hadToAttack = hadTo;
}

export function beginBlocking(combat: CombatState): void {
  combat.blockersDeclared = true;
}

/** This is the first of two damage steps. */
export function beginFirstStrike(combat: CombatState): void {
  combat.firstStrikeStep = true;
}

/** Those that deal damage in the second step only with double strike. */
export function noteFirstStrikers(combat: CombatState, ids: readonly ObjectId[]): void {
  combat.dealtFirst = [...ids];
}

export function formBand(members: readonly Attacker[], band: number): void {
  for (const member of members) member.band = band;
}

/** What has left the game while its player was asked is not in the order (2009, 2011: 506.4, 800.4a). */
export function orderBlockers(attacker: Attacker, order: readonly ObjectId[]): void {
  attacker.blockedBy = order.filter((id) => attacker.blockedBy.includes(id));
}

export function orderBlocked(blocker: Blocker, order: readonly ObjectId[]): void {
  blocker.blocking = order.filter((id) => blocker.blocking.includes(id));
}

/** It attacks that player or permanent from now on (2026: 508.7a). */
export function attackInstead(game: Game, attacker: Attacker, defender: PlayerId, planeswalker: ObjectId): void {
  Object.assign(attacker, { first: attacker.first ?? attacker.defender, defender, planeswalker });
  touch(game, Reads.combat);
}

/** In place of a planeswalker, or battle, that has been removed from combat: its attacker goes on attacking nothing (506.4c). */
export const PLANESWALKER_GONE = -1;
const BATTLE_GONE = -2;

export function attackNothing(game: Game, attacker: Attacker, wasBattle: boolean): void {
  attacker.planeswalker = wasBattle ? BATTLE_GONE : PLANESWALKER_GONE;
  touch(game, Reads.combat);
}

/** What phases out is in no combat; where it may come back, what it attacked or blocked is kept (the seam `phasingInCombat`). */
export function phaseOutOfCombat(game: Game, id: ObjectId): void {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  if (game.edition.phasingInCombat === 'removed') {
    for (const attacker of combat.attackers)
      if (attacker.planeswalker === id) attackNothing(game, attacker, isBattle(characteristics(game, id)));
  } else {
    const kept = combat.phasedOut ?? [];
    const attacker = combat.attackers.find((a) => a.id === id);
    const blocker = combat.blockers.find((b) => b.id === id);
    // what it blocks may have phased out before it
    const too = kept.flatMap((other) => ('blockedBy' in other && other.blockedBy.includes(id) ? [other.id] : []));
    if (attacker !== undefined) combat.phasedOut = [...kept, attacker];
    else if (blocker !== undefined) combat.phasedOut = [...kept, { id, blocking: [...blocker.blocking, ...too] }];
  }
  takeOutOfCombat(state, id);
}

/** It attacks or blocks again what it did, of what is still there. */
export function phaseIntoCombat({ state: { combat } }: Game, id: ObjectId): void {
  const kept = combat?.phasedOut ?? [];
  const back = kept.find((one) => one.id === id);
  if (combat === null || back === undefined) return;
  combat.phasedOut = kept.filter((one) => one !== back);
  if ('blockedBy' in back) {
    const blockers = combat.blockers.filter((b) => back.blockedBy.includes(b.id));
    combat.attackers.push({ ...back, blockedBy: back.blockedBy.filter((b) => blockers.some((one) => one.id === b)) });
    for (const blocker of blockers) blocker.blocking = [...blocker.blocking, id];
  } else {
    const attackers = combat.attackers.filter((a) => back.blocking.includes(a.id));
    combat.blockers.push({ id, blocking: attackers.map((a) => a.id) });
    for (const attacker of attackers) attacker.blockedBy = [...attacker.blockedBy, id];
  }
}
