/** Creatures attack, block, become blocked or not, and leave combat. 2006: 306–309, 410.2, 410.9 · 2009, 2011, 2026: 506–509, 603.2 */
import type { Game } from '../../running/game.ts';
import type { Edition } from '../../editions/edition.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Attacker, CombatState } from '../../state/state.ts';
import { controllerOf } from '../../continuous/derive.ts';
import { Reads } from '../../continuous/derived.ts';
import type { Context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { defendersOf, isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { noteBlocked } from '../combat-record.ts';
import { note } from '../log.ts';
import { takeOutOfCombat, touch } from '../objects.ts';
import { bound, type KindOf, onlySeen, type PatternOn } from './kind.ts';

/** A creature is declared as an attacker; `player` is the defending player. */
export interface Attack extends Happening<'attack'> {
  /** the planeswalker or battle that it attacks; 0: the player */
  planeswalker: ObjectId;
  /** its band; 0: none */
  band: number;
}
/** A creature is put into combat attacking: it never attacked (2006: 308.3 · 2009, 2011, 2026: 508.4). */
export interface PutAttacking extends Happening<'putAttacking'> {
  planeswalker: ObjectId;
}
/** A creature blocks; `player` is the defending player. */
export interface Block extends Happening<'block'> {
  attacker: ObjectId;
}
/** A creature is put into combat blocking: it never blocked. */
export interface PutBlocking extends Happening<'putBlocking'> {
  attacker: ObjectId;
  /** its place among those that block the attacker */
  place: number;
}
export type BecomesBlocked = Happening<'becomesBlocked'>;
export type Unblocked = Happening<'unblocked'>;
/** A creature is about to assign its combat damage. It happens where an effect replaces it. */
export type AssignDamage = Happening<'assignDamage'>;
export type RemoveFromCombat = Happening<'removeFromCombat'>;
export type CombatEvent =
  | Attack
  | PutAttacking
  | Block
  | PutBlocking
  | BecomesBlocked
  | Unblocked
  | AssignDamage
  | RemoveFromCombat;

export const attackEvent = ({ id, defender, planeswalker, band }: Attacker, cause: Cause): Attack => ({
  kind: 'attack',
  object: id,
  player: defender,
  amount: 0,
  cause,
  planeswalker,
  band,
});

export const putAttackingEvent = (
  object: ObjectId,
  player: PlayerId,
  planeswalker: ObjectId,
  cause: Cause,
): PutAttacking => ({ kind: 'putAttacking', object, player, amount: 0, cause, planeswalker });

export const blockEvent = (object: ObjectId, attacker: ObjectId, player: PlayerId, cause: Cause): Block => ({
  kind: 'block',
  object,
  player,
  amount: 0,
  cause,
  attacker,
});

export const putBlockingEvent = (
  object: ObjectId,
  attacker: ObjectId,
  place: number,
  player: PlayerId,
  cause: Cause,
): PutBlocking => ({ kind: 'putBlocking', object, player, amount: 0, cause, attacker, place });

export const becomesBlockedEvent = (object: ObjectId, player: PlayerId, cause: Cause): BecomesBlocked => ({
  kind: 'becomesBlocked',
  object,
  player,
  amount: 0,
  cause,
});

export const assignDamageEvent = (object: ObjectId, player: PlayerId, cause: Cause): AssignDamage => ({
  kind: 'assignDamage',
  object,
  player,
  amount: 0,
  cause,
});

export const unblockedEvent = (object: ObjectId, player: PlayerId, cause: Cause): Unblocked => ({
  kind: 'unblocked',
  object,
  player,
  amount: 0,
  cause,
});

export const removeFromCombatEvent = (object: ObjectId, player: PlayerId, cause: Cause): RemoveFromCombat => ({
  kind: 'removeFromCombat',
  object,
  player,
  amount: 0,
  cause,
});

const isAnyOf = (
  game: Game,
  ctx: Context,
  whom: Parameters<typeof isPlayer>[2],
  players: readonly PlayerId[],
): boolean => players.some((p) => isPlayer(game, ctx, whom, p));

/** One event stands for the declaration: that of the first attacker that counts (2009, 2011: 508.2 · 2026: 508.3b–e). */
function matchesAttack(game: Game, ctx: Context, pattern: PatternOn<'attack'>, event: Attack): boolean {
  const { who, whom, what, atLeast } = pattern;
  if (!isPlayer(game, ctx, who, controllerOf(game, event.object))) return false;
  if (whom !== undefined && (event.planeswalker !== 0 || !isPlayer(game, ctx, whom, event.player))) return false;
  const counts = (id: ObjectId): boolean => what === undefined || matches(game, ctx, id, what);
  if (what !== undefined && atLeast === undefined) return counts(event.object);
  const counted = attackingSo(game, ctx, pattern, event);
  return counted[0]?.id === event.object && counted.length >= (atLeast ?? 1);
}

/** The attackers that the pattern is about. */
export const attackingSo = (
  game: Game,
  ctx: Context,
  { whom, what }: PatternOn<'attack'>,
  event: Attack,
): readonly CombatState['attackers'][number][] =>
  (game.state.combat?.attackers ?? []).filter(
    (a) =>
      (whom === undefined || (a.planeswalker === 0 && a.defender === event.player)) &&
      (what === undefined || matches(game, ctx, a.id, what)),
  );

/** The blocker is written down as blocking that attacker; whether it had blocked nothing yet. */
function addBlocker({ blockers }: CombatState, id: ObjectId, attacker: ObjectId): boolean {
  const blocker = blockers.find((b) => b.id === id);
  if (blocker === undefined) blockers.push({ id, blocking: [attacker] });
  else blocker.blocking.push(attacker);
  return blocker === undefined;
}

/** A blocker that blocks several attackers blocks once, or as it comes to block so many (2006: 309.2, 410.9e · 2009, 2011: 509.4a, e · 2026: 509.3a, e). */
function blocksSoMany(game: Game, { object, attacker }: Block, atLeast: number): boolean {
  const blocker = game.state.combat?.blockers.find((b) => b.id === object);
  return blocker === undefined || blocker.blocking[atLeast - 1] === attacker;
}

/** Whether "blocks", or "blocks a creature", speaks of this block, which an effect may have made (2006: 410.9a–b · 2009, 2011: 509.4a–b · 2026: 509.3a–b). */
const isSeenBlocking = ({ cause }: Block, seam: Edition['blocking']): boolean =>
  cause.reason === 'turn' || seam === 'by-effects-too';

/** An attacker "becomes blocked by" each creature that blocks it. */
const isBlockedBy = (
  game: Game,
  ctx: Context,
  { what, by }: PatternOn<'becomesBlocked'>,
  { object, attacker }: Block | PutBlocking,
): boolean => by !== undefined && matches(game, ctx, attacker, what) && matches(game, ctx, object, by);

const bindsBlock: KindOf<Block>['binds'] & KindOf<PutBlocking>['binds'] = (
  _game: Game,
  event: Block | PutBlocking,
  pattern: { on: string },
) =>
  // "becomes blocked by" is about the attacker
  pattern.on === 'becomesBlocked' ? bound(event, event.object, event.attacker) : bound(event, event.attacker);

const bindsDefender = (_game: Game, event: Attack | BecomesBlocked | Unblocked) => ({
  ...bound(event, 'planeswalker' in event ? event.planeswalker : 0),
  'event.defender': { players: [event.player] },
});

const attackersNow = (game: Game): number => game.state.combat?.attackers.length ?? 0;

export const attack: KindOf<Attack> = {
  perform(game, { object: id, player: defender, planeswalker, band, cause }) {
    const { combat, history } = game.state;
    if (combat === null) return false;
    combat.attackers.push({ id, defender, planeswalker, blocked: false, blockedBy: [], band });
    if (planeswalker === 0) combat.attackedPlayers.push(defender);
    history.attackers.push({ object: id, player: cause.by, ...(planeswalker === 0 ? { whom: defender } : {}) });
    touch(game, Reads.combat | Reads.history);
    note(game, (w) => `${w.object(id)} attacks ${planeswalker > 0 ? w.object(planeswalker) : w.player(defender)}.`);
    return true;
  },
  patterns: {
    attack: matchesAttack,
    attacks: (game, ctx, { what, whom, planeswalkersToo, alone, others, first }, { object, player, planeswalker }) =>
      (whom === undefined ||
        ((planeswalker === 0 || planeswalkersToo === true) && isAnyOf(game, ctx, whom, defendersOf(game, player)))) &&
      (alone !== true || attackersNow(game) === 1) &&
      (others === undefined || attackersNow(game) > others) &&
      (first !== true || game.state.history.attackers.filter((a) => a.object === object).length === 1) &&
      matches(game, ctx, object, what),
  },
  binds: bindsDefender,
};

export const putAttacking: KindOf<PutAttacking> = {
  perform(game, { object: id, player: defender, planeswalker }) {
    const { combat } = game.state;
    if (combat === null) return false;
    combat.attackers.push({ id, defender, planeswalker, blocked: false, blockedBy: [], band: 0 });
    if (game.edition.combatSkip === 'none-attacking') combat.attacked = true;
    touch(game, Reads.combat);
    return true;
  },
  patterns: {},
  binds: (_game, event) => bound(event, event.planeswalker),
};

export const block: KindOf<Block> = {
  perform(game, { object, attacker: id }) {
    const { combat, history } = game.state;
    const attacker = combat?.attackers.find((a) => a.id === id);
    if (combat === null || attacker === undefined) return false;
    if (addBlocker(combat, object, id)) history.blockers.push(object);
    noteBlocked(game, id, object);
    attacker.blockedBy.push(object);
    touch(game, Reads.combat | Reads.history);
    note(game, (w) => `${w.object(object)} blocks ${w.object(id)}.`);
    return true;
  },
  patterns: {
    blocks: (game, ctx, { what, whom, atLeast }, event) =>
      matches(game, ctx, event.object, what) &&
      (whom === undefined
        ? (atLeast !== undefined || isSeenBlocking(event, game.edition.blocking)) &&
          blocksSoMany(game, event, atLeast ?? 1)
        : isSeenBlocking(event, game.edition.blockingACreature) && matches(game, ctx, event.attacker, whom)),
    becomesBlocked: isBlockedBy,
  },
  binds: bindsBlock,
};

export const putBlocking: KindOf<PutBlocking> = {
  perform(game, { object, attacker: id, place }) {
    const { combat } = game.state;
    const attacker = combat?.attackers.find((a) => a.id === id);
    if (combat === null || attacker === undefined) return false;
    addBlocker(combat, object, id);
    attacker.blockedBy.splice(place, 0, object);
    noteBlocked(game, id, object, true);
    touch(game, Reads.combat | Reads.history);
    return true;
  },
  patterns: { becomesBlocked: isBlockedBy },
  binds: bindsBlock,
};

export const becomesBlocked: KindOf<BecomesBlocked> = {
  perform(game, { object }) {
    const attacker = game.state.combat?.attackers.find((a) => a.id === object);
    if (attacker === undefined || attacker.blocked) return false;
    attacker.blocked = true;
    noteBlocked(game, object, 0);
    touch(game, Reads.combat | Reads.history);
    return true;
  },
  patterns: {
    becomesBlocked: (game, ctx, { what, by }, { object }) => by === undefined && matches(game, ctx, object, what),
  },
  binds: bindsDefender,
};

export const unblocked: KindOf<Unblocked> = {
  perform(game) {
    touch(game, Reads.combat | Reads.history);
    return true;
  },
  patterns: { unblocked: (game, ctx, { what }, { object }) => matches(game, ctx, object, what) },
  binds: bindsDefender,
};

export const assignDamage: KindOf<AssignDamage> = {
  perform: onlySeen,
  patterns: { assignsDamage: (game, ctx, { what }, { object }) => matches(game, ctx, object, what) },
};

export const removeFromCombat: KindOf<RemoveFromCombat> = {
  perform(game, { object }) {
    takeOutOfCombat(game.state, object);
    touch(game, Reads.combat);
    return true;
  },
  patterns: {},
};
