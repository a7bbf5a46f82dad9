/** What keeps a creature out of a declaration of attackers or blockers. 2006: 308.2a, 309.2a · 2009, 2011: 506.3, 508.1a, 509.1a · 2026: 506.3, 508.1a, 509.1a */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import { activeContext } from '../meaning/context.ts';
import { isType } from '../meaning/filter.ts';
import { included } from './applies.ts';

export type CombatObstacle = 'controller' | 'tapped' | 'notCreature';

/** It is not an untapped creature of those players; a battle is none for combat (506.3). Null: it is. */
export function obstacleToCombat(
  game: Game,
  team: readonly PlayerId[],
  id: ObjectId,
  tappedToo = false,
): CombatObstacle | null {
  const object = objectOf(game, id);
  if (object === null || object.phasedOut || !team.includes(controllerOf(game, id))) return 'controller';
  if (object.tapped && !tappedToo) return 'tapped';
  const is = characteristics(game, id);
  return isType(is, 'creature') && !isType(is, 'battle') ? null : 'notCreature';
}

/** The same of blockers, some of which can block though they are tapped. */
export const obstacleToBlocking = (game: Game, team: readonly PlayerId[], id: ObjectId): CombatObstacle | null =>
  obstacleToCombat(
    game,
    team,
    id,
    rulesOf(game, 'blocksTapped').some((active) => included(game, activeContext(active), active.rule.what, id)),
  );
