/**
 * What is recorded of turns: how often abilities were used, what was activated, when upkeeps began, and that it all begins anew.
 * 2006: 302–303, 404 · 2009, 2011: 500.1, 502–503, 602.5b–c, 606.3, 700.2a, 700.2b · 2026: 500.1, 502–503, 602.5b–c, 603.2h, 603.7h, 606.3,
 * 700.2a, 700.2b, 702.177b
 */
import { maySpeakOf } from '../abilities/paths.ts';
import { doing, everKey, isKept, modeKey, triggeredKey, useKey } from '../abilities/uses.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { freshHistory } from '../state/fresh.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import { Reads } from '../continuous/derived.ts';
import { touch } from './objects.ts';
import { objectOf } from '../state/objects.ts';
import type { AsTurnBegan } from '../state/turn-history.ts';
import type { AbilityRef, GameState, LastKnown, PlayerState } from '../state/state.ts';
import { toWrite } from '../state/writing.ts';

/** Counts a use of the ability this turn. */
export const countUse = (game: Game, id: ObjectId, ref: AbilityRef): void => count(game, id, useKey(ref));

/** An ability that can be activated only once has been. */
export const noteUsed = (game: Game, id: ObjectId, ref: AbilityRef): void => count(game, id, everKey(ref));

/** A mode of an ability has been chosen that cannot be chosen again. */
export function noteMode(game: Game, id: ObjectId, ref: AbilityRef, mode: number, once: 'ever' | 'turn'): void {
  const key = modeKey(ref, mode, once);
  count(game, id, key);
  // of a source that has left, as it last was
  const { lki } = game.state;
  const at = objectOf(game, id) === null ? lki.findLastIndex((known) => known.id === id) : -1;
  const known = lki[at];
  if (known === undefined) return;
  const object = { ...known.object, activations: { ...known.object.activations, [key]: 1 } };
  lki[at] = { ...known, object };
}

/** What the ability lets its player do has been done this turn (2026: 603.2h). */
export const noteDone = (game: Game, source: ObjectId, ref: AbilityRef): void => count(game, source, doing(ref));

/** Counts a resolution of the ability this turn; asked for by few, and so kept only for those that ask. */
export const noteResolved = (game: Game, source: ObjectId, ref: AbilityRef): void =>
  countByKey(game, `${source}/${useKey(ref)}`);

/** An ability without a source has triggered for that player this turn. */
export const noteTriggered = (game: Game, controller: PlayerId, ref: AbilityRef): void =>
  countByKey(game, triggeredKey(controller, ref));

function countByKey({ state }: Game, key: string): void {
  const { history } = state;
  history.resolved = { ...history.resolved, [key]: (history.resolved?.[key] ?? 0) + 1 };
}

/** Counts a use of something of the object this turn. */
export function count(game: Game, id: ObjectId, what: string): void {
  const there = objectOf(game, id);
  if (there === null) return;
  const object = toWrite(game.state, there);
  const times = (object.activations?.[what] ?? 0) + 1;
  object.activations = Object.assign({}, object.activations, { [what]: times });
}

export function noteActivated(game: Game, id: ObjectId): void {
  game.state.history.activated.push(id);
}

const asksForBegun = maySpeakOf('activationsBegun');

/** The player begins to activate an ability: of keywords it is kept, where a card asks for it (2026: 702.177b). */
export function noteBegun(game: Game, player: PlayerId, { keyword }: ActivatedAbility): void {
  if (keyword === undefined || !asksForBegun(game.definitions)) return;
  (game.state.history.begun ??= []).push({ player, keyword });
  touch(game, Reads.history);
}

/** The player takes the special action of rolling the planar die (2009, 2011: 901.8 · 2026: 901.9). */
export function notePlanarRoll(player: PlayerState): void {
  player.planarRolls = (player.planarRolls ?? 0) + 1;
}

const asksForLastTurn = maySpeakOf('attackedLastTurn');

/** A turn begins: the last one's history is kept in short. `active`: whose turn that was. */
export function closeHistory({ state, definitions }: Game, active: readonly PlayerId[]): void {
  const { attackers, spellsCast, lifeLost } = state.history;
  if (asksForLastTurn(definitions))
    for (const p of active) (state.players[p] as PlayerState).attackedLastTurn = attackers.map(({ object }) => object);
  const spells = state.players.map(({ id }) => spellsCast.filter((spell) => spell.player === id).length);
  state.lastTurnHistory = { attackers, active, spells, lifeLost };
}

/** What is counted for a turn begins anew, of those players who take no other turn at the same time. */
export function openHistory({ state }: Game, active: readonly PlayerId[], isOver: (player: PlayerId) => boolean): void {
  for (const p of active) (state.players[p] as PlayerState).turnBegan = state.nextTimestamp++;
  for (const p of state.players)
    if (isOver(p.id)) {
      p.landsPlayed = 0;
      if (p.planarRolls !== undefined) p.planarRolls = 0;
    }
  state.history = freshHistory();
  for (const object of state.objects)
    if (object?.activations != null && isOver(object.controller)) {
      const left = kept(object.activations);
      toWrite(state, object).activations = left;
    }
}

/** How things stand as the turn begins is kept with what happens in it. */
export function keepBeginning({ history }: GameState, began: AsTurnBegan): void {
  history.began = began;
}

/** What is counted for longer than a turn; null: nothing. */
function kept(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> | null {
  const list = Object.entries(counts).filter(([key]) => isKept(key));
  return list.length === 0 ? null : Object.fromEntries(list);
}

/** When each of their upkeeps began is kept. Returns what takes that back if it is skipped. */
export function noteUpkeep(state: GameState, players: readonly PlayerId[]): () => void {
  const active = players.map((id) => state.players[id] as PlayerState);
  const before = active.map(({ lastUpkeep, previousUpkeep }) => ({ lastUpkeep, previousUpkeep }));
  for (const player of active) {
    player.previousUpkeep = player.lastUpkeep;
    player.lastUpkeep = state.nextTimestamp++;
  }
  return () => active.forEach((player, i) => Object.assign(player, before[i]));
}

/** Drops the last known information that nothing may ask for any more. */
export function forgetKnown(state: GameState, isWanted: (known: LastKnown) => boolean): void {
  state.lki = state.lki.filter(isWanted);
}
