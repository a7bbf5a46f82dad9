/**
 * A quick look whether any state-based action could apply, without making lists: most checks find nothing.
 * 2006: 420.3, 420.5 · 2009, 2011, 2026: 704.3, 704.5
 */
import type { Game } from '../state/game.ts';
import { slotOf } from '../state/ids.ts';
import type { Characteristics, GameObject, PlayerState } from '../state/state.ts';
import { derive, rulesOf } from '../continuous/derive.ts';
import { isSector } from '../meaning/memory.ts';
import { LORE } from '../objects/saga.ts';
import { BATTLE_BIT, CREATURE_BIT, PLANESWALKER_BIT } from '../objects/subtypes.ts';

/** What a check can skip. False means that nothing of the kind applies. */
export interface Suspicions {
  /** some permanent's controller is not who held it at the last check */
  control: boolean;
  /** an action of the edition's list may apply */
  action: boolean;
}

/** One pass over players and permanents; never wrong in saying no. */
export function suspicions(game: Game): Suspicions {
  const { state } = game;
  const { characteristics, controllers } = derive(game);
  let action =
    state.options.commander ||
    state.command.length > 0 ||
    rulesOf(game, 'counterLimit').length > 0 ||
    rulesOf(game, 'startEngines').length > 0 ||
    rulesOf(game, 'sculptsSpace').length > 0;
  let control = false;
  let legends = 0;
  let worlds = 0;
  let walkers = 0;
  for (let p = 0; p < state.players.length; p++) {
    const player = state.players[p] as PlayerState;
    if (player.life <= 0 || player.drewFromEmpty || player.counters !== null) action = true;
  }
  const { battlefield, objects } = state;
  for (let i = 0; i < battlefield.length; i++) {
    const slot = slotOf(battlefield[i] as number);
    const object = objects[slot] as GameObject;
    if (object.phasedOut) continue;
    const is = characteristics[slot] as Characteristics;
    if (controllers[slot] !== object.heldBy) control = true;
    if ((is.types & CREATURE_BIT) !== 0 && (is.toughness <= object.damage || object.deathtouched)) action = true;
    if ((is.types & (PLANESWALKER_BIT | BATTLE_BIT)) !== 0) walkers++;
    // attachments, and Auras attached to nothing, are looked at whole
    if (object.attachedTo !== 0 || object.attachedPlayer >= 0 || is.subtypes.includes('Aura')) action = true;
    if (object.memory !== null && object.memory.some(isSector)) action = true;
    if (object.counters !== null && (object.counters['-1/-1'] !== undefined || object.counters[LORE] !== undefined))
      action = true;
    if (is.supertypes.length > 0) {
      if (is.supertypes.includes('legendary')) legends++;
      if (is.supertypes.includes('world')) worlds++;
    }
  }
  return { control, action: action || legends > 1 || worlds > 1 || walkers > 0 };
}
