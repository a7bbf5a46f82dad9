/** Doing an event: the only place, with events/objects.ts, that changes what is on the table. 2006: 217, 300–314, 417 · 2009: 117–118, 701 · 2011: 118–119, 701 · 2026: 119–120, 701 */
import type { Game } from '../state/game.ts';
import type { Designation } from '../vocabulary/words.ts';
import { countCast } from '../multiplayer/commander.ts';
import { bearRing, loseRingBearer } from '../resolving/ring.ts';
import { takeDesignation } from '../resolving/designations.ts';
import { componentsOf, definitionOf, objectOf } from '../state/objects.ts';
import { shuffleInPlace } from '../state/random.ts';
import { SLOTS, slotOf, type ObjectId } from '../state/ids.ts';
import type { Component, Env, GameObject, PlayerState } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { changeLife, sharersOf, teamOf } from '../multiplayer/teams.ts';
import type { GameEvent } from './event.ts';
import { endAbsences, loseTrack } from './effects.ts';
import { changeCounters } from './counters.ts';
import { blankStackInfo } from '../casting/announced.ts';
import { canTransform, isDoubleFaced, isSpellFace, turnOver } from '../objects/double-faced.ts';
import { turnComponents, turnDown, turnUp } from '../objects/face-down.ts';
import { merge } from './components.ts';
import { designation, isUnlocked } from '../objects/room.ts';
import { cease, leaveCombat, moveObject, newObject, nextTimestamp, remember, touch } from './objects.ts';
import { faceDownName, type LogWords, note } from './log.ts';
import { dealDamage } from './damage.ts';
import { absolute, greater } from '../state/numbers.ts';

const playerOf = (game: Game, event: GameEvent): PlayerState => game.state.players[event.player] as PlayerState;

/** Does the event; returns whether anything happened. For a move, `event.other` becomes the new id. */
export function perform(game: Game, event: GameEvent): boolean {
  const { state } = game;
  state.unsettled = true;
  switch (event.kind) {
    case 'move': {
      if (event.from === null) {
        event.other = createOnStack(game, event);
        return true;
      }
      // no change of zones, and in 2006 none of the object (2006: 217.1c · 2009, 2011: 406.6 · 2026: 406.7)
      if (event.from === 'exile' && event.to === 'exile' && !game.edition.exiledAgainIsNew) {
        event.other = event.object;
        return false;
      }
      const name = game.entries === null ? '' : objectLogName(game, event);
      const id = moveObject(game, event);
      event.other = id;
      if (id !== 0) note(game, () => moveText(game, event, name));
      return id !== 0;
    }
    case 'damage':
      return dealDamage(game, event);
    case 'gainLife': {
      changeLife(game, event.player, event.amount);
      state.history.lifeGained[event.player] = (state.history.lifeGained[event.player] ?? 0) + event.amount;
      touch(game, Reads.life | Reads.history);
      note(game, (w) => `${w.player(event.player)} gains ${event.amount} life.`);
      return event.amount > 0;
    }
    case 'loseLife': {
      changeLife(game, event.player, -event.amount);
      state.history.lifeLost[event.player] = (state.history.lifeLost[event.player] ?? 0) + event.amount;
      touch(game, Reads.life | Reads.history);
      if (event.cause !== 'damage')
        note(
          game,
          (w) => `${w.player(event.player)} ${event.cause === 'cost' ? 'pays' : 'loses'} ${event.amount} life.`,
        );
      return event.amount > 0;
    }
    case 'tap':
    case 'untap': {
      const object = objectOf(game, event.object);
      const tapped = event.kind === 'tap';
      if (object === null || object.tapped === tapped) return false;
      object.tapped = tapped;
      touch(game, Reads.tapped);
      if (event.cause === 'effect')
        note(game, (w) => `${w.object(event.object)} becomes ${tapped ? 'tapped' : 'untapped'}.`);
      return true;
    }
    case 'counters':
      return putCounters(game, event);
    case 'playerCounters': {
      const counter = event.counter ?? '';
      const now = greater(0, (playerOf(game, event).counters?.[counter] ?? 0) + event.amount);
      for (const p of sharersOf(game, event.player, counter)) {
        const player = state.players[p] as PlayerState;
        player.counters = Object.assign({}, player.counters, { [counter]: now });
      }
      touch(game, Reads.life);
      note(game, (w) => `${w.player(event.player)} now has ${now} ${event.counter} counters.`);
      return event.amount !== 0;
    }
    case 'attach': {
      const object = objectOf(game, event.object);
      if (object === null || (object.attachedTo === event.other && event.other !== 0)) return false;
      object.attachedTo = event.other;
      object.attachedPlayer = event.other === 0 ? event.player : -1;
      // 2006: 418.5e · 2009, 2011: 613.6d · 2026: 613.7e
      object.timestamp = nextTimestamp(state);
      touch(game, Reads.membership);
      note(
        game,
        (w) =>
          `${w.object(event.object)} becomes attached to ${event.other === 0 ? w.player(event.player) : w.object(event.other)}.`,
      );
      return true;
    }
    case 'unattach': {
      const object = objectOf(game, event.object);
      if (object === null || (object.attachedTo === 0 && object.attachedPlayer < 0)) return false;
      event.other = object.attachedTo;
      object.attachedTo = 0;
      object.attachedPlayer = -1;
      touch(game, Reads.membership);
      return true;
    }
    case 'turnFaceUp':
      return change(game, event, (object) => {
        if (!object.faceDown) return false;
        // an instant or sorcery card is only revealed (2026: 701.40g, 701.58g, 729.2g)
        if (componentsOf(object).some((part) => isSpellCard(game, part))) {
          object.known = 0xffff;
          return false;
        }
        turnUp(object);
        turnComponents(object, null);
        if (event.amount > 0)
          object.spell = { ...(object.spell ?? blankStackInfo('spell', null, 0, {})), x: event.amount };
        object.hidden = false;
        object.known = 0xffff;
        if (game.edition.timestamps.faceNew) object.timestamp = nextTimestamp(state);
        return true;
      });
    case 'turnFaceDown':
      return change(game, event, (object) => {
        if (object.faceDown || object.kind === 'ability' || isDoubleFaced(game, object)) return false;
        turnDown(state, object, 'effect');
        turnComponents(object, 'effect');
        if (game.edition.timestamps.faceNew) object.timestamp = nextTimestamp(state);
        return true;
      });
    case 'transform':
      return change(game, event, (object) => {
        if (!canTransform(game, object)) return false;
        turnOver(game, object);
        object.transformedAt = nextTimestamp(state);
        if (game.edition.timestamps.faceNew) object.timestamp = object.transformedAt;
        return true;
      });
    case 'merge':
      return merge(game, event);
    case 'daytime': {
      const { daytime } = state;
      if (daytime === event.word) return false;
      state.daytime = event.word as typeof daytime;
      // day has become night or night day (2026: 730.1a)
      event.amount = daytime === null ? 0 : 1;
      touch(game, Reads.turn);
      note(game, () => `It becomes ${event.word}.`);
      return true;
    }
    case 'flip':
      return change(game, event, (object) => {
        if (object.flipped) return false;
        object.flipped = true;
        return true;
      });
    case 'phaseOut':
      return change(game, event, (object) => {
        if (object.phasedOut) return false;
        object.phasedOut = true;
        object.phasedIndirectly = event.word === 'indirectly';
        object.phasedUnder = event.player;
        leaveCombat(state, object.id);
        if (game.edition.phasing === 'zone') {
          // it has left play: damage and effects that would have ended stay behind (2006: 502.15e, g)
          object.damage = 0;
          object.shields = 0;
          loseTrack(game, object.id);
        }
        note(game, (w) => `${w.object(event.object)} phases out.`);
        return true;
      });
    case 'phaseIn':
      return change(game, event, (object) => {
        if (!object.phasedOut) return false;
        object.phasedOut = false;
        // what comes back otherwise is not brought back again (2026: 610.4a)
        endAbsences(game, ({ objects, back }) => back === null && objects.includes(object.id));
        object.phasedIndirectly = false;
        object.phasedUnder = -1;
        // as though it had haste, until it changes controllers or leaves play (2006: 502.15m)
        if (game.edition.phasing === 'zone') object.controlledSince = 0;
        note(game, (w) => `${w.object(event.object)} phases in.`);
        return true;
      });
    case 'control':
      return change(game, event, (object) => {
        object.heldBy = event.player;
        loseRingBearer(game, object.id, event.player);
        object.controlledSince = nextTimestamp(state);
        leaveCombat(state, object.id);
        note(game, (w) => `${w.player(event.player)} now controls ${w.object(event.object)}.`);
        return true;
      });
    case 'removeDamage': {
      const object = objectOf(game, event.object);
      if (object === null) return false;
      object.damage = 0;
      object.deathtouched = false;
      touch(game, Reads.damage);
      return true;
    }
    case 'removeFromCombat':
      leaveCombat(state, event.object);
      touch(game, Reads.combat);
      return true;
    case 'regenerate': {
      const object = objectOf(game, event.object);
      if (object === null || object.zone !== 'battlefield') return false;
      object.shields += 1;
      return true;
    }
    case 'addMana': {
      const player = playerOf(game, event);
      const snow = event.source !== 0 && characteristics(game, event.source).supertypes.includes('snow');
      for (const type of event.word ?? '') {
        player.mana.push({ type: type as 'W', source: event.source, snow, by: event.ability, keep: event.strict });
      }
      touch(game, Reads.mana);
      return (event.word ?? '').length > 0;
    }
    case 'takeMana': {
      // what produced it, and what it may be spent on, stays as it was
      const from = state.players[event.amount] as PlayerState;
      const taken = from.mana;
      from.mana = [];
      playerOf(game, event).mana.push(...taken);
      touch(game, Reads.mana);
      return taken.length > 0;
    }
    case 'shuffle':
      shuffleLibrary(game, event.player, event.env);
      note(game, (w) => `${w.player(event.player)} shuffles.`);
      return true;
    case 'reveal': {
      const object = objectOf(game, event.object);
      if (object === null) return false;
      object.known = event.amount === 0 ? 0xffff : object.known | event.amount;
      state.barrier++;
      if (event.amount === 0) note(game, (w) => `${w.player(event.player)} reveals ${w.object(event.object)}.`);
      return true;
    }
    case 'cast': {
      state.history.spellsCast.push({
        object: event.object,
        player: event.player,
        characteristics: characteristics(game, event.object),
      });
      if (state.options.commander) countCast(game, event.object);
      touch(game, Reads.history | Reads.stack);
      note(
        game,
        (w) =>
          `${w.player(event.player)} ${game.edition.vocabulary.cast}s ${w.object(event.object)}${targetText(game, event.object, w)}.`,
      );
      return true;
    }
    case 'playLand':
      playerOf(game, event).landsPlayed += event.amount;
      state.history.landPlays.push({ player: event.player, by: event.word ?? '' });
      touch(game, Reads.history);
      note(game, (w) => `${w.player(event.player)} plays ${w.object(event.other !== 0 ? event.other : event.object)}.`);
      return true;
    case 'activate':
      if (event.word !== 'mana')
        note(
          game,
          (w) =>
            `${w.player(event.player)} ${game.edition.vocabulary.activate}s an ability of ${w.object(event.object)}.`,
        );
      return true;
    case 'trigger':
      return true;
    case 'lose': {
      const player = playerOf(game, event);
      if (player.lost) return false;
      // who would win as well only loses (2006: 102.3e · later: 104.3f)
      if (state.result?.result === 'won' && state.result.winners.includes(event.player)) state.result = null;
      player.lost = true;
      player.lossReason = event.word;
      note(game, (w) => `${w.player(event.player)} loses the game (${event.word}).`);
      return true;
    }
    case 'win':
      if (playerOf(game, event).lost) return false;
      state.result = { result: 'won', winners: teamOf(game, event.player), reason: event.word ?? 'an effect' };
      return true;
    case 'draw': {
      const player = playerOf(game, event);
      state.history.drawn[event.player] = (state.history.drawn[event.player] ?? 0) + 1;
      touch(game, Reads.history);
      if (player.library.length === 0) player.drewFromEmpty = true;
      else if (state.turn.number > 0) note(game, (w) => `${w.player(event.player)} draws a card.`);
      return true;
    }
    case 'step':
    case 'turn':
      touch(game, Reads.turn);
      return true;
    case 'attack': {
      const { combat } = state;
      if (combat === null) return false;
      const [id, defender, planeswalker] = [event.object, event.player, event.other];
      combat.attackers.push({ id, defender, planeswalker, blocked: false, blockedBy: [], band: event.amount });
      state.history.attackers.push({ object: id, player: event.by });
      touch(game, Reads.combat | Reads.history);
      note(game, (w) => `${w.object(id)} attacks ${planeswalker > 0 ? w.object(planeswalker) : w.player(defender)}.`);
      return true;
    }
    case 'putAttacking': {
      const { combat } = state;
      if (combat === null) return false;
      const [id, defender, planeswalker] = [event.object, event.player, event.other];
      combat.attackers.push({ id, defender, planeswalker, blocked: false, blockedBy: [], band: 0 });
      if (game.edition.combatSkip === 'none-attacking') combat.attacked = true;
      touch(game, Reads.combat);
      return true;
    }
    case 'putBlocking': {
      const attacker = state.combat?.attackers.find((a) => a.id === event.other);
      if (state.combat === null || attacker === undefined) return false;
      const blocker = state.combat.blockers.find((b) => b.id === event.object);
      if (blocker === undefined) state.combat.blockers.push({ id: event.object, blocking: [event.other] });
      else blocker.blocking.push(event.other);
      attacker.blockedBy.splice(event.amount, 0, event.object);
      touch(game, Reads.combat);
      return true;
    }
    case 'block': {
      const attacker = state.combat?.attackers.find((a) => a.id === event.other);
      if (state.combat === null || attacker === undefined) return false;
      const blocker = state.combat.blockers.find((b) => b.id === event.object);
      if (blocker === undefined) {
        state.combat.blockers.push({ id: event.object, blocking: [event.other] });
        state.history.blockers.push(event.object);
      } else blocker.blocking.push(event.other);
      attacker.blockedBy.push(event.object);
      touch(game, Reads.combat | Reads.history);
      note(game, (w) => `${w.object(event.object)} blocks ${w.object(event.other)}.`);
      return true;
    }
    case 'becomesBlocked': {
      const attacker = state.combat?.attackers.find((a) => a.id === event.object);
      if (attacker === undefined || attacker.blocked) return false;
      attacker.blocked = true;
      touch(game, Reads.combat);
      return true;
    }
    case 'unblocked':
    case 'combat':
      touch(game, Reads.combat | Reads.history);
      return true;
    case 'remember':
      if (event.arrival === null || !remember(game, event.object, event.arrival.memory)) return false;
      touch(game, Reads.membership);
      return true;
    case 'designation':
      if (!takeDesignation(game, event.player, event.word as Designation)) return false;
      touch(game, Reads.membership);
      note(game, (w) => `${w.player(event.player)} ${DESIGNATED[event.word as Designation]}.`);
      return true;
    case 'unlock':
    case 'lock': {
      const object = objectOf(game, event.object);
      const unlocked = event.kind === 'unlock';
      if (object === null || isUnlocked(object, event.amount) === unlocked) return false;
      remember(game, event.object, [designation(event.amount, unlocked)]);
      touch(game, Reads.membership);
      note(game, (w) => `A door of ${w.object(event.object)} is ${event.kind}ed.`);
      return true;
    }
    case 'ringTempts':
      bearRing(playerOf(game, event), event.object);
      touch(game, Reads.membership);
      note(game, (w) => `The Ring tempts ${w.player(event.player)}.`);
      return true;
    case 'getEmblem':
    case 'enterDungeon': {
      const made = newObject(state, {
        kind: event.kind === 'getEmblem' ? 'emblem' : 'card',
        owner: event.player,
        zone: 'command',
        def: event.ability?.def ?? '',
        known: 0xffff,
      });
      state.command.push(made.id);
      event.object = made.id;
      touch(game, Reads.membership);
      note(
        game,
        (w) => `${w.player(event.player)} ${event.kind === 'getEmblem' ? 'gets' : 'enters'} ${w.object(made.id)}.`,
      );
      return true;
    }
    case 'completeDungeon': {
      const player = playerOf(game, event);
      const dungeon = objectOf(game, event.object);
      if (dungeon === null) return false;
      player.completed = [...player.completed, definitionOf(game, dungeon).name];
      note(game, (w) => `${w.player(event.player)} completes ${w.object(event.object)}.`);
      cease(game, event.object);
      return true;
    }
    case 'discard':
    case 'sacrifice':
    case 'destroy':
    case 'createToken':
    case 'search':
    case 'action':
    case 'becomesTarget':
    case 'countered':
    case 'coin':
    case 'cycle':
    case 'effect':
    case 'effectEnds':
    case 'delayed':
    case 'damageWillBeDealt':
    case 'excessDamage':
    case 'prevented':
      return true;
  }
}

const DESIGNATED: Readonly<Record<Designation, string>> = {
  monarch: 'becomes the monarch',
  initiative: 'takes the initiative',
  blessing: 'gets the city’s blessing',
};

const isSpellCard = (game: Game, part: Component): boolean =>
  part.kind === 'card' && part.copied === null && isSpellFace(definitionOf(game, part).faces[0].types);

function change(game: Game, event: GameEvent, apply: (object: GameObject) => boolean): boolean {
  const object = objectOf(game, event.object);
  if (object === null || !apply(object)) return false;
  touch(game, Reads.membership | Reads.combat);
  return true;
}

function putCounters(game: Game, event: GameEvent): boolean {
  const object = objectOf(game, event.object);
  const kind = event.counter ?? '';
  if (object === null) return false;
  event.amount = changeCounters(game, object, kind, event.amount);
  if (event.amount === 0) return false;
  touch(game, Reads.membership);
  if (event.cause !== 'sba') {
    const n = absolute(event.amount);
    note(
      game,
      (w) =>
        `${n} ${kind} counter${n === 1 ? '' : 's'} ${event.amount > 0 ? 'put on' : 'removed from'} ${w.object(event.object)}.`,
    );
  }
  return true;
}

/** Copies of spells, and abilities, come into being on the stack. */
function createOnStack(game: Game, event: GameEvent): ObjectId {
  const object = newObject(game.state, {
    kind: event.stack?.ability != null || event.stack?.kind === 'damage' ? 'ability' : 'copy',
    owner: event.player,
    controller: event.arrival?.controller ?? event.player,
    zone: 'stack',
    def: event.ability?.def ?? '',
    copied: event.arrival?.copied ?? null,
    stack: event.stack,
    face: event.amount,
    known: 0xffff,
    createdBy: event.source,
  });
  game.state.stack.push(object.id);
  touch(game, Reads.membership | Reads.stack);
  return object.id;
}

/**
 * Shuffles a library: its objects get fresh ids in their new order, so that no id tells where a card went
 * (2011: 701.16 · 2026: 701.24). A card that the effect still refers to ("put that card on top") keeps its own.
 */
export function shuffleLibrary(game: Game, player: number, env: Env | null): void {
  const { state } = game;
  const library = (state.players[player] as PlayerState).library;
  if (library.length === 0) return;
  shuffleInPlace(state, 'shuffle', library);
  const kept = new Set(env === null ? [] : Object.values(env).flatMap((binding) => binding.objects ?? []));
  const slots = library
    .filter((id) => !kept.has(id))
    .map(slotOf)
    .sort((a, b) => a - b);
  const objects = library.map((id) => objectOf(game, id) as GameObject);
  let next = 0;
  for (let i = 0; i < objects.length; i++) {
    const object = objects[i] as GameObject;
    object.known = 0;
    object.previous = 0;
    if (kept.has(object.id)) continue;
    const slot = slots[next++] as number;
    object.id = state.nextObject++ * SLOTS + slot;
    state.objects[slot] = object;
    library[i] = object.id;
  }
  // the slots hold other cards now
  touch(game, Reads.membership | Reads.hands);
}

function targetText(game: Game, id: ObjectId, w: LogWords): string {
  const targets = (objectOf(game, id)?.stack?.targets ?? []).flatMap((t) => [
    ...t.objects.map((o) => w.object(o)),
    ...t.players.map((p) => w.player(p)),
  ]);
  return targets.length === 0 ? '' : ` targeting ${targets.join(', ')}`;
}

function objectLogName(game: Game, event: GameEvent): string {
  const object = objectOf(game, event.object);
  return object === null || object.zone === 'library' || object.zone === 'hand'
    ? ''
    : characteristics(game, event.object).name;
}

function moveText(game: Game, event: GameEvent, before: string): string | null {
  if (
    event.cause === 'cast' ||
    event.cause === 'playLand' ||
    event.cause === 'draw' ||
    event.cause === 'resolve' ||
    event.to === 'stack'
  )
    return null;
  const object = objectOf(game, event.other);
  if (object === null || event.to === 'library' || event.to === 'hand')
    return before === '' ? null : `${before} goes to its owner’s ${event.to}.`;
  const name =
    before !== '' ? before : object.faceDown ? faceDownName(object) : characteristics(game, event.other).name;
  const words = game.edition.vocabulary;
  switch (event.to) {
    case 'battlefield':
      return `${object.faceDown ? faceDownName(object) : characteristics(game, event.other).name} ${words.battlefield === 'play' ? 'comes into play' : 'enters the battlefield'} under ${controllerName(game, event.other)} control.`;
    case 'graveyard':
      return event.cause === 'sacrifice'
        ? `${name} is sacrificed.`
        : event.cause === 'destroy'
          ? `${name} is destroyed.`
          : event.cause === 'discard'
            ? `${name} is discarded.`
            : `${name} is put into a graveyard.`;
    case 'ante':
      return `${name} is put into the ante zone.`;
    case 'exile':
      return words.exile === 'exile' ? `${name} is exiled.` : `${name} is removed from the game.`;
    default:
      return null;
  }
}

const controllerName = (game: Game, id: ObjectId): string => `${game.names[controllerOf(game, id)] ?? 'a player'}’s`;
