/** Setting up a position instead of starting a game. 2006: 100 · 2009, 2011, 2026: 100 (no rule: scenarios and the lab) */
import { turnDown } from '../state/turning.ts';
import type { Game } from '../running/game.ts';
import { isHiddenZone, objectOf, zoneList } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import { beginCommanding } from '../multiplayer/commander.ts';
import { beginJunkyards } from '../resolving/verbs/attractions.ts';
import { beginDeploying } from '../multiplayer/deploy.ts';
import { placeMarkers } from '../multiplayer/grand-melee.ts';
import { measureReach } from '../events/reach.ts';
import { primaryOf, sharersOf, teamOf } from '../state/teams.ts';
import { newObject } from '../events/objects.ts';
import { changeCounters } from '../events/counters.ts';
import { protecting } from '../objects/battle.ts';
import { newCombat } from '../events/combat-record.ts';
import { PHASE_OF, TURN } from '../state/turn-structure.ts';
import { givePriority } from '../turn/steps.ts';
import type { Position } from './description.ts';
import { toWrite } from '../state/writing.ts';

/** Puts the objects where they are said to be. Returns what is wrong, or null. */
export function placePosition(game: Game, position: Position): string | null {
  const { state } = game;
  const labels = new Map<string, number>();
  const active = primaryOf(game, position.active ?? 0);
  if (state.players[active] === undefined) return `There is no player ${active}.`;
  state.turn.number = position.turn ?? 1;
  state.turn.begun = state.turn.number;
  state.turn.active = active;
  state.turn.startingPlayer = active;
  state.turn.lastInOrder = active;
  measureReach(game);
  beginDeploying(game);
  beginCommanding(game);
  beginJunkyards(game);
  const step = position.step ?? 'main1';
  state.turn.step = step;
  state.turn.phase = PHASE_OF[step];
  const past = TURN.slice(0, TURN.indexOf(step) + 1);
  state.turn.upkeeps = past.filter((s) => s === 'upkeep').length;
  state.turn.mains = past.filter((s) => s === 'main1' || s === 'main2').length;
  state.turn.combats = past.includes('beginCombat') ? 1 : 0;
  position.life?.forEach((life, p) => {
    if (life !== null) for (const of of teamOf(game, p)) (state.players[of] as PlayerState).life = life;
  });
  position.poison?.forEach((poison, p) => {
    if (poison > 0)
      for (const of of sharersOf(game, p, 'poison')) (state.players[of] as PlayerState).counters = { poison };
  });
  position.counters?.forEach((counters, p) => {
    const player = state.players[p] as PlayerState;
    if (counters !== null) player.counters = { ...player.counters, ...counters };
  });
  state.monarch = position.monarch ?? -1;
  state.initiative = position.initiative ?? -1;
  for (const placed of position.objects) {
    const owner = placed.player;
    if (state.players[owner] === undefined) return `${placed.name}: there is no player ${owner}.`;
    if (placed.zone === 'stack') return `${placed.name}: spells are cast, not placed on the stack.`;
    if (placed.zone === 'outside') {
      const own = state.players[owner];
      own.sideboard = [...own.sideboard, { def: placed.def, name: placed.name }];
      continue;
    }
    const object = newObject(state, {
      kind: 'card',
      owner,
      controller: placed.controller ?? owner,
      zone: placed.zone,
      def: placed.def,
    });
    object.known = isHiddenZone(placed.zone) ? (placed.zone === 'hand' ? 1 << owner : 0) : 0xffff;
    if (placed.protector !== undefined) object.memory = [protecting(placed.protector)];
    object.tapped = placed.tapped === true;
    object.face = placed.transformed === true ? 1 : 0;
    object.damage = placed.damage ?? 0;
    for (const kind in placed.counters) changeCounters(game, object, kind, placed.counters[kind] as number);
    if (placed.faceDown !== undefined && placed.faceDown !== false) {
      turnDown(state, object, placed.faceDown === true ? 'morph' : placed.faceDown);
      object.known = 1 << object.controller;
    }
    // what is not sick has been there since before the turn began
    object.controlledSince = placed.sick === true ? Number.MAX_SAFE_INTEGER : 0;
    object.enteredTurn = placed.sick === true ? state.turn.number : 0;
    zoneList(state, placed.zone, owner).push(object.id);
    labels.set(placed.label ?? placed.name, object.id);
  }
  for (const placed of position.objects) {
    if (placed.attachedTo === undefined) continue;
    const host = labels.get(placed.attachedTo);
    const id = labels.get(placed.label ?? placed.name);
    if (host === undefined || id === undefined)
      return `${placed.name}: there is no object "${placed.attachedTo}" to attach it to.`;
    toWrite(state, objectOf(game, id) as GameObject).attachedTo = host;
  }
  for (const player of state.players) {
    player.kept = true;
    player.turnBegan = state.nextTimestamp++;
    player.lastUpkeep = player.turnBegan;
  }
  for (const object of state.objects)
    if (object != null && object.controlledSince === Number.MAX_SAFE_INTEGER)
      toWrite(state, object).controlledSince = state.nextTimestamp++;
  state.turn.upcoming = TURN.slice(TURN.indexOf(step) + 1);
  state.agenda = [{ frame: 'turn' }, { frame: 'step', step, stage: 2 }];
  if (step === 'untap' || step === 'cleanup') return 'A position begins in a step in which players have priority.';
  if (PHASE_OF[step] === 'combat') state.combat = newCombat();
  givePriority(game);
  placeMarkers(game);
  return null;
}
