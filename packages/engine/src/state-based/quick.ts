/**
 * A quick look whether any state-based action could apply, without making lists: most checks find nothing.
 * 2006: 420.3, 420.5 · 2009, 2011, 2026: 704.3, 704.5
 */
import type { Game } from '../running/game.ts';
import { slotOf } from '../state/ids.ts';
import type { Characteristics, GameObject, PlayerState } from '../state/state.ts';
import { derive, rulesOf } from '../continuous/derive.ts';
import { isSector } from '../meaning/memory.ts';
import { LORE } from '../objects/saga.ts';
import { BATTLE_BIT, CREATURE_BIT, PLANESWALKER_BIT } from '../objects/subtypes.ts';
import type { StateBasedAction } from './actions.ts';

/** What a check can skip: nothing that is not suspected applies. */
export interface Suspicions {
  /** some permanent's controller is not who held it at the last check */
  readonly control: boolean;
  /** the subjects about which an action of the edition's list may apply, as bits of `SUBJECT_OF` */
  readonly subjects: number;
}

const PLAYERS = 1;
const CREATURES = 2;
const WALKERS_AND_BATTLES = 4;
const ATTACHMENTS = 8;
const LEGENDS = 16;
const WORLDS = 32;
const COUNTERS = 64;
/** what is looked for only where a rule, an option or the command zone brings it in */
const REST = 128;

/** What each action is about. */
export const SUBJECT_OF: Readonly<Record<StateBasedAction, number>> = {
  life: PLAYERS,
  library: PLAYERS,
  poison: PLAYERS,
  tokenElsewhere: 0,
  copyElsewhere: 0,
  toughness: CREATURES,
  lethalDamage: CREATURES,
  deathtouch: CREATURES,
  loyalty: WALKERS_AND_BATTLES,
  planeswalkerUniqueness: WALKERS_AND_BATTLES,
  battleDefense: WALKERS_AND_BATTLES,
  battleProtector: WALKERS_AND_BATTLES,
  legend: LEGENDS,
  world: WORLDS,
  auraIllegal: ATTACHMENTS,
  attachmentIllegal: ATTACHMENTS,
  nonAttachment: ATTACHMENTS,
  role: ATTACHMENTS,
  counterPairs: COUNTERS,
  saga: COUNTERS,
  counterLimit: REST,
  dungeon: REST,
  scheme: REST,
  phenomenon: REST,
  commanderDamage: REST,
  commanderReturn: REST,
  speed: REST,
  sector: REST,
};

/** One pass over players and permanents; never wrong in leaving a subject out. */
export function suspicions(game: Game): Suspicions {
  const { state } = game;
  const { characteristics, controllers } = derive(game);
  let subjects =
    state.options.commander ||
    state.command.length > 0 ||
    rulesOf(game, 'counterLimit').length > 0 ||
    rulesOf(game, 'startEngines').length > 0 ||
    rulesOf(game, 'sculptsSpace').length > 0
      ? REST
      : 0;
  let control = false;
  let legends = 0;
  let worlds = 0;
  for (let p = 0; p < state.players.length; p++) {
    const player = state.players[p] as PlayerState;
    if (player.life <= 0 || player.drewFromEmpty || player.counters !== null) subjects |= PLAYERS;
  }
  const { battlefield, objects } = state;
  for (let i = 0; i < battlefield.length; i++) {
    const slot = slotOf(battlefield[i] as number);
    const object = objects[slot] as GameObject;
    if (object.phasedOut) continue;
    const is = characteristics[slot] as Characteristics;
    if (controllers[slot] !== object.heldBy) control = true;
    if ((is.types & CREATURE_BIT) !== 0 && (is.toughness <= object.damage || object.deathtouched))
      subjects |= CREATURES;
    if ((is.types & (PLANESWALKER_BIT | BATTLE_BIT)) !== 0) subjects |= WALKERS_AND_BATTLES;
    // attachments, and Auras attached to nothing, are looked at whole
    if (object.attachedTo !== 0 || object.attachedPlayer >= 0 || is.subtypes.includes('Aura')) subjects |= ATTACHMENTS;
    if (object.memory !== null && object.memory.some(isSector)) subjects |= REST;
    if (object.counters !== null && (object.counters['-1/-1'] !== undefined || object.counters[LORE] !== undefined))
      subjects |= COUNTERS;
    if (is.supertypes.length > 0) {
      if (is.supertypes.includes('legendary')) legends++;
      if (is.supertypes.includes('world')) worlds++;
    }
  }
  if (legends > 1) subjects |= LEGENDS;
  if (worlds > 1) subjects |= WORLDS;
  return { control, subjects };
}
