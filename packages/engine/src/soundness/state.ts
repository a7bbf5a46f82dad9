/**
 * Whether a state hangs together: what a bit that flipped, or whoever writes states by hand, may have broken and no shape tells.
 * 2006: 217 · 2009, 2011, 2026: 400
 */
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import { mostCounters } from '../continuous/counters.ts';
import { type ObjectId, type PlayerId, SLOTS, slotOf } from '../state/ids.ts';
import { onStacks } from '../state/objects.ts';
import type { GameObject, GameState } from '../state/state.ts';

/** What is wrong with the state, in words; empty where it is sound. At most a line for each thing that is looked at. */
export function unsoundness(state: GameState, definitions: ReadonlyMap<DefKey, CardDefinition>): string[] {
  const faults: string[] = [];
  seats(state, faults);
  if (faults.length > 0) return faults;
  objects(state, definitions, faults);
  zones(state, faults);
  references(state, faults);
  if (state.agenda.length === 0) faults.push('nothing is to be done next');
  if (state.main !== null)
    faults.push(...unsoundness(state.main.state, definitions).map((fault) => `main game: ${fault}`));
  return faults;
}

function seats(state: GameState, faults: string[]): void {
  const { players, turn, priority, options, random } = state;
  if (!/^[0-9a-f]{64}$/.test(random.key) || random.counter < 0) faults.push('the random source is none');
  if (players.length < 2) faults.push(`there are ${players.length} players`);
  for (const [at, player] of players.entries()) {
    if (player.id !== at) faults.push(`player ${at} has the id ${player.id}`);
    for (const [kind, n] of Object.entries(player.counters ?? {}))
      if (!(n >= 0)) faults.push(`player ${at} has ${n} ${kind} counters`);
    if (player.landsPlayed < 0) faults.push(`player ${at} has played ${player.landsPlayed} lands`);
    if (player.mulligans < 0) faults.push(`player ${at} has taken ${player.mulligans} mulligans`);
  }
  const seat = (what: string, player: PlayerId, nobody = false): void => {
    if (players[player] === undefined && !(nobody && player === -1)) faults.push(`${what} is player ${player}`);
  };
  seat('the active player', turn.active);
  seat('the starting player', turn.startingPlayer);
  seat('who took the last turn', turn.lastInOrder);
  seat('who controls the turn', turn.controller, true);
  seat('the monarch', state.monarch, true);
  seat('who has the initiative', state.initiative, true);
  seat('who has priority', priority.player);
  if (priority.passes < 0 || priority.passes > players.length) faults.push(`${priority.passes} players have passed`);
  if (turn.number < 0 || turn.begun < 0) faults.push(`it is turn ${turn.number} of ${turn.begun}`);
  if (options.range !== null && options.range.length !== players.length) faults.push('not everybody has a range');
  for (const { holder } of state.markers) seat('the holder of a turn marker', holder);
}

function objects(state: GameState, definitions: ReadonlyMap<DefKey, CardDefinition>, faults: string[]): void {
  const free = new Set(state.free);
  if (free.size !== state.free.length) faults.push('a slot is free twice');
  if (state.objects.length > SLOTS) faults.push(`there are ${state.objects.length} slots`);
  for (const [slot, object] of state.objects.entries()) {
    if (object === null) continue;
    const { id, owner, controller, def } = object;
    if (slotOf(id) !== slot) faults.push(`object ${id} lies in slot ${slot}`);
    if (free.has(slot)) faults.push(`slot ${slot} is free and has an object`);
    if (state.players[owner] === undefined || state.players[controller] === undefined)
      faults.push(`object ${id} is owned by player ${owner} and controlled by player ${controller}`);
    if (def !== '' && !definitions.has(def)) faults.push(`object ${id} has the definition ${def}, which is not there`);
    if (object.damage < 0) faults.push(`object ${id} has ${object.damage} damage`);
    if (object.face < 0) faults.push(`object ${id} has face ${object.face}`);
    for (const [kind, n] of Object.entries(object.counters ?? {}))
      if (!(n >= 0 && n <= mostCounters(kind, n))) faults.push(`object ${id} has ${n} ${kind} counters`);
    if (object.zone === 'stack' && object.stack === null)
      faults.push(`object ${id} is on the stack and does not know how it got there`);
    if (object.zone !== 'battlefield' && object.components !== null)
      faults.push(`object ${id} is several cards in ${object.zone}`);
  }
}

function zones(state: GameState, faults: string[]): void {
  const seen = new Set<ObjectId>();
  const list = (ids: readonly ObjectId[], zone: GameObject['zone'], owner: PlayerId | null): void => {
    for (const id of ids) {
      const object = state.objects[slotOf(id)];
      if (object?.id !== id) {
        faults.push(`${zone} holds ${id}, which does not exist`);
        continue;
      }
      if (seen.has(id)) faults.push(`object ${id} is in two places`);
      seen.add(id);
      if (object.zone !== zone) faults.push(`object ${id} lies in ${zone} and says it is in ${object.zone}`);
      if (owner !== null && object.owner !== owner)
        faults.push(`object ${id} of player ${object.owner} lies in ${zone} of player ${owner}`);
    }
  };
  for (const player of state.players) {
    list(player.library, 'library', player.id);
    list(player.hand, 'hand', player.id);
    list(player.graveyard, 'graveyard', player.id);
  }
  list(state.battlefield, 'battlefield', null);
  list(onStacks(state), 'stack', null);
  list(state.exile, 'exile', null);
  list(state.ante, 'ante', null);
  list(state.command, 'command', null);
  for (const object of state.objects)
    if (object !== null && object.zone !== 'outside' && !seen.has(object.id))
      faults.push(`object ${object.id} says it is in ${object.zone} and lies nowhere`);
}

function references({ objects: all, combat, lki }: GameState, faults: string[]): void {
  const exists = (id: ObjectId): boolean => all[slotOf(id)]?.id === id;
  // an attachment stays so until state-based actions are checked (2006: 420.5d · later: 704.5m–n), a phased-out one longer (702.26i)
  const hasLeft = (id: ObjectId): boolean => lki.some((known) => known.id === id);
  for (const object of all) {
    if (object === null || object.attachedTo === 0) continue;
    if (!exists(object.attachedTo) && !hasLeft(object.attachedTo) && !object.phasedOut)
      faults.push(`object ${object.id} is attached to ${object.attachedTo}, of which nothing is known`);
    if (object.zone !== 'battlefield') faults.push(`object ${object.id} is attached in ${object.zone}`);
  }
  for (const { id } of combat?.attackers ?? []) if (!exists(id)) faults.push(`${id} attacks and is gone`);
  for (const { id } of combat?.blockers ?? []) if (!exists(id)) faults.push(`${id} blocks and is gone`);
}
