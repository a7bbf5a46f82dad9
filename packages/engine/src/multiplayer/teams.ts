/**
 * Teams that share turns, and what they have in common. 2006: 606 · 2009: 806 · 2011, 2026: 805, 810
 */
import type { Game } from '../state/game.ts';
import type { GameOptions } from '../state/state.ts';
import type { PlayerId } from '../state/ids.ts';

const STARTING_LIFE = 20;

/** Whether teams have their turns, priority, combat and life in common. */
export const sharesTurns = (game: Game): boolean => game.state.options.variant === 'two-headed-giant';

/** A player and their teammates who share the turn, the primary player first; alone otherwise. */
export function teamOf(game: Game, player: PlayerId): PlayerId[] {
  if (!sharesTurns(game)) return [player];
  const { players } = game.state;
  return players.filter((p) => p.team === players[player]?.team && !p.left).map((p) => p.id);
}

/** 20, or what the team's players bring together (2006: 606.4a, 606.10 · 2009: 806.4a, 806.10 · 2011, 2026: 810.4, 810.11). */
export function startingLife(game: Game, player: PlayerId): number {
  return sharesTurns(game) ? game.edition.twoHeadedGiant.lifeEach * teamOf(game, player).length : STARTING_LIFE;
}

/** What is wrong with the options a game is set up with. */
export function optionProblems(setup: {
  players: readonly { team?: number }[];
  variant?: GameOptions['variant'];
  attack?: GameOptions['attack'];
}): string[] {
  const { players, variant = 'none', attack = 'multiple' } = setup;
  if (!['none', 'two-headed-giant'].includes(variant)) return [`The variant ${variant} is not supported.`];
  if (!['multiple', 'left', 'right'].includes(attack)) return [`The option attack ${attack} is not supported.`];
  if (variant === 'none') return [];
  const problems: string[] = [];
  if (attack !== 'multiple') problems.push('No other multiplayer option is used in Two-Headed Giant.');
  const half = players.length / 2;
  const together = players.every((p, i) => p.team === undefined || p.team === players[i < half ? 0 : half]?.team);
  if (
    players.length < 4 ||
    players.length % 2 !== 0 ||
    !together ||
    (players[0]?.team !== undefined && players[0].team === players[half]?.team)
  )
    problems.push('Two-Headed Giant is played by two teams of equal size, each seated together.');
  return problems;
}
