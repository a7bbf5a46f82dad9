/** Whether an event is what a pattern describes, and what that binds. 2006: 404, 410, 419 · 2009, 2011, 2026: 603.2, 614.1 */
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Filter, PlayerSet } from '../vocabulary/nouns.ts';
import type { Step, Zone } from '../vocabulary/words.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOrLast } from '../state/objects.ts';
import type { Binding, Env } from '../state/state.ts';
import { controllerOf } from '../continuous/derive.ts';
import type { Context } from '../meaning/context.ts';
import { matches } from '../meaning/filter.ts';
import { defendersOf, isPlayer } from '../meaning/players.ts';
import { LEVEL, ROOM } from '../meaning/memory.ts';
import { doorsOf } from '../objects/room.ts';
import { reached } from '../objects/saga.ts';
import { isInRange } from '../multiplayer/range.ts';
import { isActivePlayer } from '../multiplayer/teams.ts';
import { nodeAt } from '../abilities/lookup.ts';
import type { GameEvent } from './event.ts';
import { absolute } from '../state/numbers.ts';

type On<K extends EventPattern['on']> = Extract<EventPattern, { on: K }>;

const among = (zone: Zone | null, wanted: Zone | readonly Zone[] | undefined): boolean =>
  wanted === undefined || (zone !== null && (typeof wanted === 'string' ? zone === wanted : wanted.includes(zone)));

/**
 * Which of the two ids of a moved object a pattern looks at: what enters the battlefield is looked at as it is there, all
 * else as it was before. `happened` is false for replacement effects, for which nothing has moved yet.
 */
function movedObject(event: GameEvent, pattern: On<'move'>, happened: boolean): ObjectId {
  if (!happened || event.other === 0) return event.object;
  if (event.to === 'battlefield' && pattern.from === undefined) return event.other;
  if (event.to === 'battlefield' && pattern.to !== undefined) return event.other;
  // from a hidden zone nothing was seen of it before
  return event.from === 'library' || event.from === 'hand' ? event.other : event.object;
}

const isAmong = (game: Game, ctx: Context, whom: PlayerSet | undefined, players: readonly PlayerId[]): boolean =>
  whom === undefined || players.some((p) => isPlayer(game, ctx, whom, p));

/**
 * A step begins for each player of the active team. What triggers for one of them triggers again for the next only if it is
 * about "that player" (2026: 805.4d).
 */
function isAboutPlayer(game: Game, ctx: Context, pattern: Extract<EventPattern, { on: 'step' }>): boolean {
  if (pattern.whose !== undefined && !isPlayer(game, ctx, pattern.whose, game.state.turn.active)) return true;
  return ctx.ref !== null && JSON.stringify(nodeAt(game, ctx.ref)).includes('"event.player"');
}

/** Whether each card counts that moves, and not the objects that they represent (2026: 712.21). */
export function speaksOfCards(what: Filter): boolean {
  if (what.is === 'and' || what.is === 'or') return what.of.some(speaksOfCards);
  return what.is === 'card';
}

/** Whether the event fits. `happened`: it has been done (triggers) or would be (replacement effects). */
export function matchesPattern(
  game: Game,
  ctx: Context,
  pattern: EventPattern,
  event: GameEvent,
  happened: boolean,
): boolean {
  switch (pattern.on) {
    case 'move': {
      if (event.kind !== 'move' || (event.card && !speaksOfCards(pattern.what))) return false;
      if (!among(event.to, pattern.to) || !among(event.from, pattern.from)) return false;
      if (pattern.from === undefined && event.from === event.to) return false;
      if (pattern.notTo !== undefined && event.to === pattern.notTo) return false;
      if (pattern.cause !== undefined && event.cause !== pattern.cause) return false;
      // the replacement effect that sent it there left its name
      if (pattern.via !== undefined && event.word !== pattern.via) return false;
      if (pattern.linked !== undefined && (event.word !== pattern.linked || event.source !== ctx.source)) return false;
      if (pattern.by !== undefined && !isPlayer(game, ctx, pattern.by, event.by)) return false;
      const owner = objectOrLast(game, event.other !== 0 && happened ? event.other : event.object)?.owner ?? -1;
      if (pattern.fromOf !== undefined && !isPlayer(game, ctx, pattern.fromOf, owner)) return false;
      if (pattern.toOf !== undefined && !isPlayer(game, ctx, pattern.toOf, owner)) return false;
      const id = movedObject(event, pattern, happened);
      if (matches(game, ctx, id, pattern.what)) return true;
      // "self" is the id the ability's object had or has
      return (
        happened &&
        (event.object === ctx.source || event.other === ctx.source) &&
        matches(game, ctx, ctx.source, pattern.what)
      );
    }
    case 'sacrifice':
    case 'destroy':
    case 'cast':
    case 'playLand':
    case 'countered':
    case 'untap':
    case 'turnedFaceUp':
    case 'unblocked': {
      if (event.kind !== SIMPLE[pattern.on]) return false;
      if ('who' in pattern && pattern.who !== undefined && !isPlayer(game, ctx, pattern.who, event.player))
        return false;
      if (pattern.on === 'destroy' && pattern.byEffect === true && event.cause !== 'effect') return false;
      if (pattern.on === 'turnedFaceUp' && pattern.by !== undefined && event.word !== pattern.by) return false;
      return matches(game, ctx, event.object, pattern.what);
    }
    case 'transforms':
      return (
        event.kind === 'transform' &&
        matches(game, ctx, event.object, pattern.what) &&
        (pattern.into === undefined || matches(game, ctx, event.object, pattern.into))
      );
    case 'daytime':
      return event.kind === 'daytime' && event.amount > 0;
    case 'activate':
      return (
        event.kind === 'activate' &&
        (pattern.mana !== false || event.word !== 'mana') &&
        (pattern.who === undefined || isPlayer(game, ctx, pattern.who, event.player)) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'becomesTarget':
      return (
        event.kind === 'becomesTarget' &&
        event.object !== 0 &&
        (pattern.who === undefined || isPlayer(game, ctx, pattern.who, event.player)) &&
        (pattern.by === undefined || matches(game, ctx, event.source, pattern.by)) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'damage': {
      if (event.kind !== 'damage' || event.amount <= 0) return false;
      if (pattern.combat !== undefined && pattern.combat !== event.combat) return false;
      if (pattern.source !== undefined && !matches(game, ctx, event.source, pattern.source)) return false;
      if (event.object !== 0) {
        if (pattern.to === undefined) return pattern.toPlayer === undefined;
        return matches(game, ctx, event.object, pattern.to);
      }
      if (pattern.toPlayer === undefined) return pattern.to === undefined;
      return isPlayer(game, ctx, pattern.toPlayer, event.player);
    }
    case 'attacks':
      return (
        event.kind === 'attack' &&
        (pattern.whom === undefined || event.other === 0 || pattern.planeswalkersToo === true) &&
        isAmong(game, ctx, pattern.whom, defendersOf(game, event.player)) &&
        (pattern.alone !== true || (game.state.combat?.attackers.length ?? 0) === 1) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'prevented':
      return event.kind === 'prevented' && isPlayer(game, ctx, pattern.to, event.player);
    case 'excessDamage':
      return (
        event.kind === 'excessDamage' &&
        (pattern.combat === undefined || pattern.combat === event.combat) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'attack':
      return event.kind === 'attack' && matchesAttack(game, ctx, pattern, event);
    case 'blocks':
      return (
        event.kind === 'block' &&
        matches(game, ctx, event.object, pattern.what) &&
        (pattern.whom === undefined
          ? blocksSoMany(game, event, pattern.atLeast ?? 1)
          : isSeenBlocking(game, event) && matches(game, ctx, event.other, pattern.whom))
      );
    case 'becomesBlocked':
      if (pattern.by === undefined)
        return event.kind === 'becomesBlocked' && matches(game, ctx, event.object, pattern.what);
      return (
        (event.kind === 'block' || event.kind === 'putBlocking') &&
        matches(game, ctx, event.other, pattern.what) &&
        matches(game, ctx, event.object, pattern.by)
      );
    case 'step':
      return (
        event.kind === 'step' &&
        event.step === pattern.step &&
        // a step of somebody out of range is not seen (2006: 601.7 · later: 801.7)
        isInRange(game, ctx.controller, event.player) &&
        (pattern.whose === undefined || isPlayer(game, ctx, pattern.whose, event.player)) &&
        (event.amount === 0 || isAboutPlayer(game, ctx, pattern))
      );
    case 'endOfCombat':
      return event.kind === 'step' && event.step === 'endCombat' && isInRange(game, ctx.controller, event.player);
    case 'tap':
      return (
        event.kind === 'tap' &&
        (pattern.forMana === undefined || pattern.forMana === (event.word === 'mana')) &&
        (pattern.who === undefined || isPlayer(game, ctx, pattern.who, event.player)) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'draw':
      if (event.kind !== 'draw' || !isPlayer(game, ctx, pattern.who, event.player)) return false;
      if (pattern.nth !== undefined && (game.state.history.drawn[event.player] ?? 0) !== pattern.nth) return false;
      return (
        pattern.notFirstInDrawStep !== true ||
        game.state.turn.step !== 'draw' ||
        !isActivePlayer(game, event.player) ||
        event.cause !== 'turn'
      );
    case 'discard':
      return (
        event.kind === 'discard' &&
        (pattern.who === undefined || isPlayer(game, ctx, pattern.who, event.player)) &&
        (pattern.by === undefined || isPlayer(game, ctx, pattern.by, event.by)) &&
        (pattern.what === undefined || isSelfOrMatches(game, ctx, pattern.what, event))
      );
    case 'cycle':
      return (
        event.kind === 'cycle' &&
        (pattern.who === undefined || isPlayer(game, ctx, pattern.who, event.player)) &&
        isSelfOrMatches(game, ctx, pattern.what, event)
      );
    case 'gainLife':
      return event.kind === 'gainLife' && isPlayer(game, ctx, pattern.who, event.player);
    case 'loseLife':
      return event.kind === 'loseLife' && isPlayer(game, ctx, pattern.who, event.player);
    case 'counters': {
      if (event.kind !== 'counters' || event.amount < 0 !== (pattern.removed === true)) return false;
      if (pattern.counter !== undefined && event.counter !== pattern.counter) return false;
      if (pattern.byEffect === true && !isEffect(event)) return false;
      if (pattern.last === true && (objectOrLast(game, event.object)?.counters?.[event.counter ?? ''] ?? 0) > 0)
        return false;
      if (pattern.nth !== undefined) {
        // fewer before, that many or more after (2026: 122.7)
        const now = objectOrLast(game, event.object)?.counters?.[event.counter ?? ''] ?? 0;
        if (now < pattern.nth || now - event.amount >= pattern.nth) return false;
      }
      if (pattern.chapter !== undefined && !reached(game, event.object, event.amount, pattern.chapter)) return false;
      return matches(game, ctx, event.object, pattern.what);
    }
    case 'designated':
      return (
        event.kind === 'designation' && event.word === pattern.as && isPlayer(game, ctx, pattern.who, event.player)
      );
    case 'unlock':
      return (
        event.kind === 'unlock' &&
        isPlayer(game, ctx, pattern.who, event.player) &&
        (pattern.own !== true || (event.object === ctx.source && isOfHalf(ctx, event.amount))) &&
        (pattern.fully !== true || doorsOf(game, event.object, false).length === 0)
      );
    case 'ringTempts':
      return event.kind === 'ringTempts' && isPlayer(game, ctx, pattern.who, event.player);
    case 'completes':
      return event.kind === 'completeDungeon' && isPlayer(game, ctx, pattern.who, event.player);
    case 'room':
      return (
        event.kind === 'remember' &&
        event.object === ctx.source &&
        event.arrival?.memory.some((m) => m.link === ROOM && m.value.word === pattern.room) === true
      );
    case 'becomesLevel':
      return (
        event.kind === 'remember' &&
        event.arrival?.memory.some((m) => m.link === LEVEL && m.value.amount === pattern.level) === true &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'phases':
      return (
        event.kind === (pattern.dir === 'in' ? 'phaseIn' : 'phaseOut') && matches(game, ctx, event.object, pattern.what)
      );
    case 'attached':
      return (
        event.kind === 'attach' &&
        matches(game, ctx, event.object, pattern.what) &&
        (pattern.to === undefined || matches(game, ctx, event.other, pattern.to))
      );
    case 'unattached':
      return (
        event.kind === 'unattach' &&
        matches(game, ctx, event.object, pattern.what) &&
        (pattern.from === undefined || matches(game, ctx, event.other, pattern.from))
      );
    case 'controlChanges':
      return (
        event.kind === 'control' &&
        (pattern.to === undefined || isPlayer(game, ctx, pattern.to, event.player)) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'reveal':
      return (
        event.kind === 'reveal' &&
        event.cause === 'firstDraw' &&
        event.source === ctx.source &&
        isPlayer(game, ctx, pattern.who, event.player) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'search':
    case 'shuffle':
      return event.kind === pattern.on && isPlayer(game, ctx, pattern.who, event.player);
    case 'action':
      return (
        event.kind === 'action' &&
        event.word === pattern.action &&
        (pattern.who === undefined || isPlayer(game, ctx, pattern.who, event.player)) &&
        (pattern.what === undefined || matches(game, ctx, event.object, pattern.what)) &&
        (pattern.to === undefined || matches(game, ctx, event.other, pattern.to)) &&
        (pattern.won !== true || event.amount === 1) &&
        (pattern.nth === undefined || (event.position < pattern.nth && pattern.nth <= event.amount))
      );
    case 'flipCoin':
      return (
        event.kind === 'coin' &&
        isPlayer(game, ctx, pattern.who, event.player) &&
        (pattern.won === undefined || event.amount === (pattern.won ? 1 : 0))
      );
    case 'token':
      return event.kind === 'createToken' && isPlayer(game, ctx, pattern.who, event.player);
    case 'loseGame':
      return event.kind === 'lose' && isPlayer(game, ctx, pattern.who, event.player);
    case 'produceMana':
      return (
        event.kind === 'addMana' &&
        event.cause === 'tap' &&
        (pattern.who === undefined || isPlayer(game, ctx, pattern.who, event.player)) &&
        matches(game, ctx, event.object, pattern.what)
      );
    case 'beginTurn':
      return event.kind === 'turn' && isPlayer(game, ctx, pattern.whose, event.player);
    case 'beginPhase':
      return (
        event.kind === 'step' &&
        startsPhase(game, pattern, event.step) &&
        isPlayer(game, ctx, pattern.whose, event.player)
      );
    case 'triggers': // matched as it triggers, by what caused it (abilities/triggered.ts)
    case 'state':
      return false;
    case 'either':
      // what is cycled is discarded: "cycles or discards" is about the discarding (2026: 702.29d)
      return pattern.of.some(
        (p) =>
          matchesPattern(game, ctx, p, event, happened) &&
          !(p.on === 'cycle' && pattern.of.some((other) => other.on === 'discard')),
      );
  }
}

const SIMPLE = {
  sacrifice: 'sacrifice',
  destroy: 'destroy',
  cast: 'cast',
  playLand: 'playLand',
  countered: 'countered',
  untap: 'untap',
  turnedFaceUp: 'turnFaceUp',
  unblocked: 'unblocked',
} as const;
const PHASE_STARTS = {
  combat: ['beginCombat'],
  precombatMain: ['main1'],
  postcombatMain: ['main2'],
  main: ['main1', 'main2'],
} as const;

/** Not a cost, the result of damage, or what happens in the course of a turn (2026: 614.16). */
const isEffect = ({ cause }: GameEvent): boolean => cause !== 'cost' && cause !== 'damage' && cause !== 'turn';

/** Main phases are counted within the turn (2026: 505.1b). */
function startsPhase(game: Game, pattern: On<'beginPhase'>, step: Step | null): boolean {
  const starts: readonly (Step | null)[] = PHASE_STARTS[pattern.phase];
  return starts.includes(step) && (pattern.nth === undefined || pattern.nth === game.state.turn.mains);
}

/** One event stands for the declaration: that of the first attacker that counts (2009, 2011: 508.2 · 2026: 508.3b–e). */
function matchesAttack(game: Game, ctx: Context, pattern: On<'attack'>, event: GameEvent): boolean {
  if (!isPlayer(game, ctx, pattern.who, controllerOf(game, event.object))) return false;
  if (pattern.whom !== undefined && (event.other !== 0 || !isPlayer(game, ctx, pattern.whom, event.player)))
    return false;
  const { what, atLeast } = pattern;
  const counts = (id: ObjectId): boolean => what === undefined || matches(game, ctx, id, what);
  if (what !== undefined && atLeast === undefined) return counts(event.object);
  const counted = (game.state.combat?.attackers ?? []).filter(
    (a) => (pattern.whom === undefined || (a.planeswalker === 0 && a.defender === event.player)) && counts(a.id),
  );
  return counted[0]?.id === event.object && counted.length >= (atLeast ?? 1);
}

/** Whether the ability being read is printed on that half. */
const isOfHalf = (ctx: Context, half: number): boolean => ctx.ref?.path.startsWith(`faces/${half}/`) === true;

/** A blocker that blocks several attackers blocks once, or as it comes to block so many (2006: 309.2, 410.9e · 2009, 2011: 509.4a, e · 2026: 509.3a, e). */
function blocksSoMany(game: Game, event: GameEvent, atLeast: number): boolean {
  const blocker = game.state.combat?.blockers.find((b) => b.id === event.object);
  return blocker === undefined || blocker.blocking[atLeast - 1] === event.other;
}

/** Whether "blocks a creature" speaks of a block that an effect has made (2006: 410.9b · 2009, 2011: 509.4b · 2026: 509.3b). */
const isSeenBlocking = (game: Game, event: GameEvent): boolean =>
  event.cause === 'turn' || game.edition.blockingACreature === 'by-effects-too';

// a cycled card has moved on: "this card" is the one it was
function isSelfOrMatches(game: Game, ctx: Context, filter: Parameters<typeof matches>[3], event: GameEvent): boolean {
  return (
    matches(game, ctx, event.object, filter) ||
    (event.other !== 0 && event.other === ctx.source && matches(game, ctx, event.other, filter))
  );
}

/** What the event binds for the ability that saw it (names in vocabulary/nouns.ts). */
export function bindings(game: Game, pattern: EventPattern, event: GameEvent): Env {
  const env: Record<string, Binding> = {};
  let object = event.object;
  let other = event.other;
  let player: PlayerId = event.player;
  if (event.kind === 'move') {
    const entering = event.to === 'battlefield' || event.from === 'library' || event.from === 'hand';
    // each card that a permanent becomes is a card of its own
    const card = event.others !== null && pattern.on === 'move' && speaksOfCards(pattern.what);
    object = (entering || card) && event.other !== 0 ? event.other : event.object;
    player = controllerOf(game, object);
  } else if (pattern.on === 'becomesBlocked' && event.kind !== 'becomesBlocked') {
    // the pattern is about the attacker
    object = event.other;
    other = event.object;
  } else if (event.kind === 'attack') {
    env['event.defender'] = { players: [event.player] };
  } else if (event.kind === 'becomesBlocked' || event.kind === 'unblocked') {
    env['event.defender'] = { players: [event.player] };
  }
  if (object !== 0) env['event.object'] = { objects: [object] };
  if (other !== 0) env['event.other'] = { objects: [other] };
  if (player >= 0) env['event.player'] = { players: [player] };
  if (event.by >= 0) env['event.by'] = { players: [event.by] };
  if (event.source !== 0) env['event.source'] = { objects: [event.source] };
  env['event.amount'] = { amount: absolute(event.amount) };
  if (event.kind === 'activate' && other !== 0) env['event.ability'] = { objects: [other] };
  if (event.kind === 'cast') env['event.spell'] = { objects: [event.object] };
  if (event.word !== null) env['event.word'] = { word: event.word };
  return env;
}
