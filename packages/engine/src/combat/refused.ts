/**
 * Why a creature cannot be declared as an attacker or blocker, at that declaration.
 * 2006: 308.2a, 309.2a, 500.2–500.3 · 2009, 2011, 2026: 508.1a, 508.1c, 509.1a–b
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { isActivePlayer, teamOf } from '../state/teams.ts';
import type { ActiveRule } from '../continuous/derived.ts';
import { type Forbidden, forbiddingRule, refusalRule } from '../explain/refusal-rules.ts';
import { attackBans, attackable, obstacleToAttacking } from './attack-options.ts';
import { blockBans } from './block-options.ts';
import { obstacleToBlocking } from './obstacles.ts';

export interface CombatRefusal {
  readonly action: 'attack' | 'block';
  readonly obstacle: 'tapped' | 'notCreature' | 'sick' | 'prohibited';
  readonly rule: string;
}

/** Null outside the step in which that player declares, for what is not theirs to declare, and for what can or could be declared. */
export function refusedInCombat(game: Game, player: PlayerId, id: ObjectId): CombatRefusal | null {
  const { step } = game.state.turn;
  const team = teamOf(game, player);
  if (step === 'declareAttackers' && isActivePlayer(game, player)) {
    if (attacks(game, id)) return null;
    const obstacle = obstacleToAttacking(game, team, id);
    if (obstacle === 'controller') return null;
    if (obstacle !== null) return { action: 'attack', obstacle, rule: refusalRule(game, 'attacker') };
    return prohibited(
      game,
      'attack',
      attackable(game, player).map((target) => attackBans(game, id, target)),
    );
  }
  if (step !== 'declareBlockers' || isActivePlayer(game, player)) return null;
  const obstacle = obstacleToBlocking(game, team, id);
  if (obstacle === 'controller') return null;
  if (obstacle !== null) return { action: 'block', obstacle, rule: refusalRule(game, 'blocker') };
  const attackers = (game.state.combat?.attackers ?? []).filter(({ defender }) => team.includes(defender));
  return prohibited(
    game,
    'block',
    attackers.map((attacker) => blockBans(game, id, attacker.id)),
  );
}

const attacks = (game: Game, id: ObjectId): boolean =>
  game.state.combat?.attackers.some((attacker) => attacker.id === id) === true;

/** Only where each way of declaring it is forbidden; then by what forbids the first. */
function prohibited(
  game: Game,
  action: Extract<Forbidden, CombatRefusal['action']>,
  bans: readonly (readonly ActiveRule[])[],
): CombatRefusal | null {
  const [first] = bans.flat();
  if (first === undefined || bans.some((of) => of.length === 0)) return null;
  return { action, obstacle: 'prohibited', rule: forbiddingRule(game, first, action) };
}
