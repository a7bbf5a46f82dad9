/**
 * Teams that share turns, and what they have in common. 2006: 606 · 2009: 806 · 2011: 805, 810 · 2026: 805, 810, 904.13b
 */
import type { Position } from './position.ts';
import type { PlayerId } from './ids.ts';
import type { CounterKind } from './names.ts';
import { nextPlayer } from './objects.ts';
import type { PlayerState } from './state.ts';
import { lifeModifierOf } from './nontraditional.ts';

const STARTING_LIFE = 20;

/** Whether teams have their turns, priority, combat and life in common. */
export const sharesTurns = (game: Position): boolean => game.state.options.variant === 'two-headed-giant';

/** A player and their teammates who share the turn, the primary player first; alone otherwise. */
export function teamOf(game: Position, player: PlayerId): PlayerId[] {
  if (!sharesTurns(game)) return [player];
  const { players } = game.state;
  return players.filter((p) => p.team === players[player]?.team && !p.left).map((p) => p.id);
}

/** How many players a player's team began with. */
const sizeOf = (game: Position, player: PlayerId): number => {
  const { players } = game.state;
  return players.filter((p) => p.team === players[player]?.team).length;
};

/** The active player, or the players of the active team (606.6d · 806.6d · 805.4a). */
export const activePlayers = (game: Position): PlayerId[] => teamOf(game, game.state.turn.active);

export function isActivePlayer(game: Position, player: PlayerId): boolean {
  const { players, turn } = game.state;
  return player === turn.active || (sharesTurns(game) && players[player]?.team === players[turn.active]?.team);
}

/** Who asks and is asked for the whole team (805.2). */
export const primaryOf = (game: Position, player: PlayerId): PlayerId => teamOf(game, player)[0] ?? player;

/** The next player in turn order, or the primary player of the next team. */
export function nextInTurnOrder(game: Position, after: PlayerId): PlayerId {
  const { players } = game.state;
  let next = nextPlayer(game, after);
  while (sharesTurns(game) && next !== after && players[next]?.team === players[after]?.team)
    next = nextPlayer(game, next);
  return primaryOf(game, next);
}

/** Life gained (or lost, below 0) by a player: the total is the team's, kept with each of its players (606.9 · 806.9 · 810.9). */
export function changeLife(game: Position, player: PlayerId, by: number): void {
  for (const p of teamOf(game, player)) (game.state.players[p] as PlayerState).life += by;
}

/** A player's own life total (606.9a · 806.9a · 810.9a). */
export const lifeTotal = (game: Position, player: PlayerId): number =>
  ownPart(game, player, game.state.players[player]?.life ?? 0);

/** With how much life a player began, as the player's own life total is read. */
export const ownStartingLife = (game: Position, player: PlayerId): number =>
  ownPart(game, player, startingLife(game, player));

function ownPart(game: Position, player: PlayerId, life: number): number {
  if (!sharesTurns(game) || game.edition.twoHeadedGiant.lifeTotal === 'team') return life;
  return Math.ceil(life / sizeOf(game, player));
}

/** Whose counters of that kind a player's are: poison is the whole team's in some editions (810.10). */
export const sharersOf = (game: Position, player: PlayerId, counter: CounterKind): PlayerId[] =>
  counter === 'poison' && game.edition.twoHeadedGiant.poison === 'team' ? teamOf(game, player) : [player];

/** How many poison counters lose the game (2006: 102.3d · later: 104.3d · of a team: 810.8d, 810.11). */
export function fatalPoison(game: Position, player: PlayerId): number {
  if (!sharesTurns(game) || game.edition.twoHeadedGiant.poison === 'player') return 10;
  return 5 * (sizeOf(game, player) + 1);
}

/** Where commanders lead the decks, and in Brawl of two and of more (2009: 103.3c, 903.6 · 2011: 103.3c, 903.7 · 2026: 103.4c–d, 903.7, 903.12f). */
const COMMANDED_LIFE = 40;
const ARCHENEMY_LIFE = 40;
const BRAWL_LIFE = [25, 30] as const;

/**
 * 20, or what the team's players bring together (2006: 606.4a, 606.10 · 2009: 806.4a, 806.10 · 2011, 2026: 810.4, 810.11), and what
 * vanguards add to it (2009, 2011: 902.4 · 2026: 103.4b, 902.4).
 */
export function startingLife(game: Position, player: PlayerId): number {
  const { options, players } = game.state;
  if (options.brawl) return BRAWL_LIFE[players.length > 2 ? 1 : 0];
  const own = teamOf(game, player).reduce((sum, each) => sum + lifeModifierOf(game, each), 0);
  // an archenemy and who plays against one (2026: 904.13b)
  const schemers = players.filter(({ schemes }) => schemes !== undefined).length;
  if (options.commander)
    return own + ((schemers === 1 ? game.edition.commander?.archenemyLife : null) ?? COMMANDED_LIFE);
  // 2011: 103.3d, 904.5 · 2026: 103.4e, 904.5
  if (players[player]?.schemes !== undefined) return ARCHENEMY_LIFE + own;
  return own + (sharesTurns(game) ? game.edition.twoHeadedGiant.lifeEach * sizeOf(game, player) : STARTING_LIFE);
}
