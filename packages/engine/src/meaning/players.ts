/**
 * Which players a noun means.
 * 2006: 102, 200.6, 212.4h, 601.5c, 601.10–11 · 2009: 102, 109.5, 303.4d, 800.4f, 801.5c, 801.10–11 · 2011: 102, 109.5, 303.4b, 508.5, 800.4f,
 * 801.5c, 801.10–11 · 2026: 102, 109.5, 303.4b, 508.5, 800.4i, 801.5c, 801.10–11
 */
import type { ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { apnap, objectOrLast, lastKnown, objectOf } from '../state/objects.ts';
import { controllerOf } from '../continuous/derive.ts';
import type { Attacker } from '../state/state.ts';
import { isOfPlane } from '../state/planar.ts';
import { isInRange, nearestToLeft, rangeFor } from './range.ts';
import { activePlayers, isActivePlayer, sharesTurns, teamOf } from '../state/teams.ts';
import type { Context } from './context.ts';
import { withBinding } from './context.ts';
import { bound } from './memory.ts';
import { holds } from './condition.ts';
import { attackedPlayers } from './fighting.ts';
import { askedAbout, asLastThere, objectsOf } from './objects.ts';
import { playersInReach } from './out-of-reach.ts';
import { isUnknown } from './unknown-targets.ts';

/**
 * The players meant who do something or to whom it is done, in turn order from the active player, without those who have left or whom the
 * controller cannot affect.
 */
export const playersOf = (game: Game, ctx: Context, set: PlayerSet): PlayerId[] =>
  playersInReach(ctx, nearPlayers(game, ctx, playersMeant(game, ctx, set, false)));

/** The players about whom something is asked: also a target that has become illegal, where that can be asked (seam `askingIllegalTargets`). */
export const playersAskedAbout = (game: Game, ctx: Context, set: PlayerSet): PlayerId[] =>
  nearPlayers(game, ctx, playersMeant(game, ctx, set, true));

const nearPlayers = (game: Game, ctx: Context, players: PlayerId[]): PlayerId[] =>
  game.state.reach === null ? players : players.filter((p) => isInRange(game, rangeFor(game, ctx), p));

/** The same wherever they sit. */
function playersMeant(game: Game, ctx: Context, set: PlayerSet, asked: boolean): PlayerId[] {
  switch (set.who) {
    case 'you':
      return areYou(game, ctx);
    case 'opponent':
      // one of them, once the controller has chosen (resolving/outcome.ts); until then any
      if (ctx.env['opponent']?.players !== undefined) return [...ctx.env['opponent'].players];
      return apnap(game).filter((p) => areOpponents(game, p, ctx.controller));
    case 'opponents':
      return apnap(game).filter((p) => areOpponents(game, p, ctx.controller));
    case 'all':
      return apnap(game);
    case 'others': {
      const actors = ctx.env['actor']?.players ?? [ctx.controller];
      return apnap(game).filter((p) => !actors.includes(p));
    }
    case 'active':
      return activePlayers(game);
    case 'actor':
      return [...(ctx.env['actor']?.players ?? [ctx.controller])];
    case 'defending':
      return defendingPlayers(game, ctx, set.of);
    case 'attacking':
      return attackingPlayers(game, ctx.source);
    case 'attacked':
      return present(game, attackedPlayers(game, ctx, set.by));
    case 'controllers':
      return present(
        game,
        askedAbout(game, ctx, set.of).map((id) => controllerOf(game, id)),
      );
    case 'owners':
      return present(
        game,
        objectsOf(game, ctx, set.of).map((id) => objectOrLast(game, id)?.owner ?? -1),
      );
    case 'ref':
      return present(game, boundPlayers(game, ctx, set.name, asked));
    case 'where':
      return playersMeant(game, ctx, set.of, asked).filter((p) =>
        holds(game, withBinding(ctx, 'actor', { players: [p] }), set.condition),
      );
    case 'except': {
      if (isUnknown(ctx, set.not)) return [];
      const not = playersAskedAbout(game, ctx, set.not);
      return playersMeant(game, ctx, set.of, asked).filter((p) => !not.includes(p));
    }
    case 'opponentsOf': {
      const those = playersAskedAbout(game, ctx, set.of);
      return apnap(game).filter((p) => those.some((other) => areOpponents(game, p, other)));
    }
    case 'designated': {
      // 2026: 702.131, 724, 725
      const { monarch, initiative } = game.state;
      if (set.as === 'blessing') return apnap(game).filter((p) => game.state.players[p]?.blessed === true);
      const player = set.as === 'monarch' ? monarch : initiative;
      return player < 0 ? [] : [player];
    }
    case 'host': {
      const player = objectOrLast(game, ctx.source)?.attachedPlayer ?? -1;
      return player < 0 ? [] : [player];
    }
  }
}

/** The players bound to a name, with the targets among them that have become illegal if they may be asked about. */
function boundPlayers(game: Game, ctx: Context, name: string, asked: boolean): readonly PlayerId[] {
  const { players = NOBODY, illegalPlayers } = bound(game, ctx, name) ?? {};
  return asked && illegalPlayers !== undefined ? [...players, ...illegalPlayers] : players;
}
const NOBODY: readonly PlayerId[] = [];

/** "You"; of a plane or phenomenon the whole team of its controller (2009, 2011: 901.11c · 2026: 901.12c). */
const areYou = (game: Game, { controller, source }: Context): PlayerId[] =>
  sharesTurns(game) && isOfPlane(game, source) ? teamOf(game, controller) : [controller];

/** Who may make a choice: if nobody who should is in range, the closest of them to the left (2006: 601.5c · 2009, 2011, 2026: 801.5c). */
export function choosersAmong(game: Game, ctx: Context, set: PlayerSet): PlayerId[] {
  const near = playersOf(game, ctx, set);
  if (near.length > 0 || game.state.reach === null) return near;
  const closest = nearestToLeft(game, ctx.controller, playersMeant(game, ctx, set, false));
  return closest === undefined ? [] : [closest];
}

/**
 * The players about whom something is asked: of those that have left what was last known of them (2009, 2011: 800.4f · 2026: 800.4i).
 */
export function playersKnown(game: Game, ctx: Context, set: PlayerSet): readonly PlayerId[] {
  if (set.who !== 'ref') return playersAskedAbout(game, ctx, set);
  return boundPlayers(game, ctx, set.name, true).filter((p) => isInRange(game, rangeFor(game, ctx), p));
}

/** Whether a player is among those meant, without making the list where that is easy. */
export const isPlayer = (game: Game, ctx: Context, set: PlayerSet, player: PlayerId): boolean =>
  isMeant(game, ctx, set, player, false);

/** Whether a player is among those about whom something is asked. */
export const isAskedAbout = (game: Game, ctx: Context, set: PlayerSet, player: PlayerId): boolean =>
  isMeant(game, ctx, set, player, true);

function isMeant(game: Game, ctx: Context, set: PlayerSet, player: PlayerId, asked: boolean): boolean {
  if (game.state.reach !== null && !isInRange(game, rangeFor(game, ctx), player)) return false;
  switch (set.who) {
    case 'you':
      return player === ctx.controller || (sharesTurns(game) && areYou(game, ctx).includes(player));
    case 'opponents':
      return areOpponents(game, player, ctx.controller);
    case 'all':
      return player >= 0;
    case 'active':
      return isActivePlayer(game, player);
    default: // the list has to be made
      return (asked ? playersAskedAbout : playersOf)(game, ctx, set).includes(player);
  }
}

/** Players on different teams are opponents (2006: 200.6, 606 · 2026: 102.2–3). */
export function areOpponents(game: Game, a: PlayerId, b: PlayerId): boolean {
  const { players } = game.state;
  return a !== b && a >= 0 && b >= 0 && players[a]?.team !== players[b]?.team;
}

/** The defending players of an attacker: one, or all of the team where it is the team that is attacked (606.7a · 806.7a · 810.7a). */
export const defendersOf = (game: Game, defender: PlayerId): PlayerId[] =>
  game.edition.twoHeadedGiant.attack === 'team' ? teamOf(game, defender) : [defender];

/** The attacking players; of a team today the one whose creature the source blocks (2026: 805.10c). */
function attackingPlayers(game: Game, source: ObjectId): PlayerId[] {
  const { combat } = game.state;
  if (combat === null) return [];
  const blocking = combat.blockers.find((b) => b.id === source)?.blocking ?? lastKnown(game, source)?.blocks ?? [];
  if (blocking.length === 0 || game.edition.twoHeadedGiant.attack === 'team') return activePlayers(game);
  return distinct(blocking.map((id) => controllerOf(game, id)));
}

/** Whose defending player is meant: of the attacker that a block is asked about, else of the object itself. */
const attackersMeant = (ctx: Context): readonly ObjectId[] => ctx.env['event.attacker']?.objects ?? [ctx.source];

/** Of the attackers; where none is meant, of whoever the event was about, else of all that attack (2026: 506.2, 508.5). */
function defendingPlayers(game: Game, ctx: Context, of: ObjectSet | undefined): PlayerId[] {
  // one of them, once the controller has chosen (resolving/carry-out.ts)
  const chosen = ctx.env['defending']?.players;
  if (of === undefined && chosen !== undefined) return [...chosen];
  if (of !== undefined) return distinct(defendersAgainst(game, ctx, asLastThere(game, ctx, of)));
  const found = defendersAgainst(game, ctx, attackersMeant(ctx));
  if (found.length > 0) return distinct(found);
  const told = ctx.env['event.defender']?.players ?? [];
  if (told.length > 0) return distinct(told.flatMap((p) => defendersOf(game, p)));
  const dealt = defendersAgainst(game, ctx, ctx.env['event.source']?.objects ?? []);
  return dealt.length > 0 ? distinct(dealt) : defendersInCombat(game);
}

/** The player who defends against it, also where it has come to attack another (seam `defendingPlayer`). */
export const defenderFor = ({ edition }: Game, { defender, first }: Attacker): PlayerId =>
  edition.defendingPlayer === 'attacked-first' ? (first ?? defender) : defender;

/** As it was removed from combat, of a creature that is on the battlefield. */
const formerAttacker = (game: Game, id: ObjectId): Attacker | undefined =>
  objectOf(game, id) === null ? undefined : game.state.combat?.former?.findLast((a) => a.id === id);

function defendersAgainst(game: Game, ctx: Context, attackers: readonly ObjectId[]): PlayerId[] {
  const { combat } = game.state;
  const found: PlayerId[] = [];
  for (const id of attackers) {
    const attacker = combat?.attackers.find((a) => a.id === id);
    const former = attacker === undefined ? formerAttacker(game, id) : undefined;
    if (attacker !== undefined) found.push(...defendersOf(game, defenderFor(game, attacker)));
    else if (former !== undefined)
      found.push(
        ...(game.edition.defendingPlayer === 'attacked-now'
          ? defendersInCombat(game)
          : defendersOf(game, defenderFor(game, former))),
      );
    else {
      const known = ctx.recalls === true && objectOf(game, id) === null ? lastKnown(game, id) : null;
      if (known !== null && known.defender >= 0) found.push(...defendersOf(game, known.defender));
    }
  }
  return found;
}

/** Whoever the attacking player may attack in this combat (2026: 506.2–506.2a, 802.2). */
function defendersInCombat(game: Game): PlayerId[] {
  const { combat, turn } = game.state;
  if (combat === null) return [];
  if (combat.defending >= 0) return defendersOf(game, combat.defending);
  return apnap(game).filter((p) => areOpponents(game, p, turn.active));
}

/** Each once, without those who have left the game. */
const present = (game: Game, players: readonly PlayerId[]): PlayerId[] =>
  distinct(players).filter((p) => game.state.players[p]?.left === false);

function distinct(players: readonly PlayerId[]): PlayerId[] {
  return players.filter((p, i) => p >= 0 && players.indexOf(p) === i);
}
