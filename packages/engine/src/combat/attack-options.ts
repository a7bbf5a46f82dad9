/**
 * Which creatures could attack whom, what requires them to, and what it costs.
 * 2006: 306.2–3, 308.2a, 500, 502.5, 502.41, 601.3, 602.3a, 604, 606.7b · 2009: 506.2–3, 508.1a–d, 609.4a, 702.3, 702.10, 801.3, 802.3a, 803,
 * 806.7c · 2011: 506.2–3, 508.1a–d, 609.4a, 702.3, 702.10, 801.3, 802.3a, 803, 810.7c · 2026: 310.5, 310.8b, 506.2–4, 508.1a–d, 508.1h,
 * 508.5, 609.4a, 701.15b–d, 702.3, 702.10, 801.3, 802.3a, 803
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Recipient } from '../state/state.ts';
import { nextPlayer, objectOf, playersFrom } from '../state/objects.ts';
import type { StaticAbility } from '../vocabulary/abilities.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import type { ActiveRule } from '../continuous/derived.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { activeContext, type Context, ruleContext, withBinding } from '../meaning/context.ts';
import { holds } from '../meaning/condition.ts';
import { isType, matches } from '../meaning/filter.ts';
import { areOpponents, defendersOf, isPlayer } from '../meaning/players.ts';
import { isBattle, protectorOf } from '../objects/battle.ts';
import { goadersOf, NOT_THE_GOADER } from '../meaning/goaded.ts';
import { isInRange } from '../meaning/range.ts';
import { attacksNeighbours } from '../multiplayer/options.ts';
import { teamOf } from '../state/teams.ts';
import type { PricedAction } from './costs.ts';
import type { AttackChoice } from './attack-legality.ts';
import { attackContext, hasKeyword, included } from './applies.ts';
import { companionsOfAttacker } from './companions.ts';
import { type CombatObstacle, obstacleToCombat } from './obstacles.ts';

/** What can be attacked: each opponent, then that player's planeswalkers and the battles they protect (506.2; none existed in 2006). A team may be attacked as one. */
export function attackable(game: Game, attacking: PlayerId): Recipient[] {
  const found: Recipient[] = [];
  const defending = game.state.combat?.defending ?? -1;
  for (const player of attackableOpponents(game, attacking)) {
    if (defending >= 0 && player !== defending) continue;
    if (defendersOf(game, player)[0] === player) found.push({ player });
    for (const id of game.state.battlefield) {
      if (isDefendedBy(game, id, player) && objectOf(game, id)?.phasedOut === false) found.push({ object: id });
    }
  }
  return found;
}

/** Whether it is a planeswalker that the player controls, or a battle that the player protects (506.2; neither existed in 2006). */
function isDefendedBy(game: Game, id: ObjectId, player: PlayerId): boolean {
  const is = characteristics(game, id);
  return (
    (isType(is, 'planeswalker') && controllerOf(game, id) === player) ||
    (isBattle(is) && protectorOf(game, id) === player)
  );
}

/** The opponents that the game's options let a player attack at all. */
export const attackableOpponents = (game: Game, attacking: PlayerId): PlayerId[] =>
  playersFrom(game, attacking).filter(
    (player) =>
      areOpponents(game, player, attacking) && isInRange(game, attacking, player) && isInReach(game, attacking, player),
  );

/**
 * Attack left, attack right: only the next player in that direction (2006: 604 · 2009, 2011, 2026: 803). Some variants let a player
 * attack no one but those in the next seats (2006: 607.3c, 609.4 · 2009: 807.3c, 809.4 · 2011, 2026: 809.3c, 811.4).
 */
function isInReach(game: Game, attacking: PlayerId, player: PlayerId): boolean {
  const isLeft = nextPlayer(game, attacking) === player;
  const isRight = nextPlayer(game, player) === attacking;
  switch (game.state.options.attack) {
    case 'multiple':
    case 'single':
      return isLeft || isRight || !attacksNeighbours(game);
    case 'left':
      return isLeft;
    case 'right':
      return isRight;
  }
}

/** The player who defends: the one attacked, the protector of the battle or the controller of the planeswalker attacked (2026: 508.5). */
export function defenderOf(game: Game, target: Recipient): PlayerId {
  if ('player' in target) return target.player;
  const { object } = target;
  return isBattle(characteristics(game, object)) ? protectorOf(game, object) : controllerOf(game, object);
}

/** Every creature of that player, or team, that could attack something, with what it could attack; and the caps on all of them. */
export function attackChoices(game: Game, player: PlayerId): { choices: AttackChoice[]; caps: number[] } {
  const team = teamOf(game, player);
  const targets = attackable(game, player);
  const cant = rulesOf(game, 'cantAttack');
  const must = rulesOf(game, 'mustAttack');
  const costs = rulesOf(game, 'attackCost');
  const limits = rulesOf(game, 'maxAttackers');
  const before = [...new Set(game.state.history.attackers.map((a) => a.object))];
  const choices: AttackChoice[] = [];
  for (const id of game.state.battlefield) {
    if (obstacleToAttacking(game, team, id) !== null) continue;
    const open =
      cant.length === 0
        ? targets
        : targets.filter((target) => !cant.some((active) => forbids(game, active, id, target)));
    if (open.length === 0) continue;
    const goaders = goadersOf(game, id);
    choices.push({
      attacker: id,
      targets: open,
      met: open.map(
        (target) =>
          must.reduce((sum, active) => sum + (requires(game, active, id, target) ? 1 : 0), 0) +
          askedByGoading(game, goaders, target),
      ),
      costs: open.map((target) => costs.flatMap((active, cost) => (charges(game, active, id, target) ? [cost] : []))),
      companions: companionsOfAttacker(game, id),
      ...(limits.length === 0 ? {} : { capped: open.map((target) => cappedBy(game, limits, before, id, target)) }),
    });
  }
  return { choices, caps: limits.map(({ rule }) => rule.n - (rule.eachTurn === true ? before.length : 0)) };
}

/** The limits on attackers that this one counts towards: of a turn, only where it has not attacked yet. */
function cappedBy(
  game: Game,
  limits: readonly Of<'maxAttackers'>[],
  before: readonly ObjectId[],
  id: ObjectId,
  target: Recipient,
): number[] {
  return limits.flatMap((active, cap) => {
    const { whom, eachTurn } = active.rule;
    if (eachTurn === true && before.includes(id)) return [];
    return against(game, attackContext(active, id, defenderOf(game, target)), whom, target) ? [cap] : [];
  });
}

/** Besides what keeps any creature out of combat: it has not been under its player's control since the turn began, and has no haste. */
export function obstacleToAttacking(
  game: Game,
  team: readonly PlayerId[],
  id: ObjectId,
): CombatObstacle | 'sick' | null {
  const obstacle = obstacleToCombat(game, team, id);
  if (obstacle !== null) return obstacle;
  const ready =
    hasKeyword(game, id, 'haste') ||
    matches(game, ruleContext(controllerOf(game, id), id), id, {
      is: 'history',
      event: { did: 'controlledSinceTurnBegan' },
    }) ||
    asThough(game, id, 'haste');
  return ready ? null : 'sick';
}

/** What keeps the creature from attacking that. */
export const attackBans = (game: Game, id: ObjectId, target: Recipient): Of<'cantAttack'>[] =>
  rulesOf(game, 'cantAttack').filter((active) => forbids(game, active, id, target));

function asThough(game: Game, id: ObjectId, having: 'haste' | 'noDefender'): boolean {
  return rulesOf(game, 'attackAsThough').some(
    (active) => active.rule.having === having && included(game, activeContext(active), active.rule.what, id),
  );
}

type Of<K extends Rule['rule']> = ActiveRule<Extract<Rule, { rule: K }>>;

/** Of a team that is attacked as one it may be enough that one of its players can't be attacked (seam `twoHeadedGiant.bans`). */
function forbids(game: Game, active: Of<'cantAttack'>, id: ObjectId, target: Recipient): boolean {
  const ctx = attackContext(active, id, defenderOf(game, target));
  const team = 'player' in target ? defendersOf(game, target.player) : [];
  if (team.length < 2) return isBanned(game, active, ctx, id, target);
  if (game.edition.twoHeadedGiant.bans === 'of-their-objects') {
    const { whom } = active.rule;
    const { controller } = active;
    const ofTheirs = whom === undefined || (team.includes(controller) && isPlayer(game, ctx, whom, controller));
    return ofTheirs && isBanned(game, active, ctx, id, target);
  }
  return team.some((player) => {
    const alone = withBinding(ctx, 'defending', { players: [player] });
    return isBanned(game, active, alone, id, target);
  });
}

function isBanned(game: Game, active: Of<'cantAttack'>, ctx: Context, id: ObjectId, target: Recipient): boolean {
  const { rule } = active;
  if (!included(game, ctx, rule.what, id) || !against(game, ctx, rule.whom, meant(game, rule, target))) return false;
  if (rule.unless !== undefined && holds(game, ctx, rule.unless)) return false;
  return !(isDefender(game, active) && asThough(game, id, 'noDefender'));
}

/** "Can't attack you" says nothing about planeswalkers. */
const against = (game: Game, ctx: Context, whom: Of<'cantAttack'>['rule']['whom'], target: Recipient): boolean =>
  whom === undefined ||
  ('player' in target && defendersOf(game, target.player).some((p) => isPlayer(game, ctx, whom, p)));

/** Whether the prohibition is that of the keyword. */
function isDefender(game: Game, active: Of<'cantAttack'>): boolean {
  if (active.effect !== 0) return false;
  const ability = abilityAt(game, active.ref) as StaticAbility;
  return ability.keyword === 'defender';
}

function requires(game: Game, active: Of<'mustAttack'>, id: ObjectId, target: Recipient): boolean {
  const ctx = attackContext(active, id, defenderOf(game, target));
  const { what, whom, attacked } = active.rule;
  if (!included(game, ctx, what, id)) return false;
  if (attacked !== undefined) return 'object' in target && included(game, ctx, attacked, target.object);
  return against(game, ctx, whom, target);
}

/** Each player's goading asks two things: to attack, and to attack a player other than that one (2026: 701.15b–c). */
const askedByGoading = (game: Game, goaders: readonly PlayerId[], target: Recipient): number =>
  goaders.reduce((sum, by) => sum + (against(game, ruleContext(by, 0), NOT_THE_GOADER, target) ? 2 : 1), 0);

function charges(game: Game, active: Of<'attackCost'>, id: ObjectId, target: Recipient): boolean {
  const ctx = attackContext(active, id, defenderOf(game, target));
  const { what, whom } = active.rule;
  return included(game, ctx, what, id) && against(game, ctx, whom, meant(game, active.rule, target));
}

/** What is attacked: of "you or a planeswalker you control", the planeswalker's controller. */
const meant = (game: Game, rule: { planeswalkersToo?: true }, target: Recipient): Recipient =>
  rule.planeswalkersToo === true && 'object' in target && isType(characteristics(game, target.object), 'planeswalker')
    ? { player: defenderOf(game, target) }
    : target;

/** What has to be paid for one creature to attack that: each cost with the words it is read in. */
export function attackCosts(game: Game, id: ObjectId, target: Recipient): PricedAction[] {
  const payer = controllerOf(game, id);
  return rulesOf(game, 'attackCost')
    .filter((active) => charges(game, active, id, target))
    .map((active) => ({ cost: active.rule.cost, ctx: attackContext(active, id, defenderOf(game, target)), payer }));
}

/** A planeswalker or battle that is still attacked, or a player; null if the creature attacks nothing any more (506.4c). */
export function attackedBy(game: Game, attacker: { defender: PlayerId; planeswalker: ObjectId }): Recipient | null {
  // no damage is assigned to a player who has left (2009, 2011: 800.4d · 2026: 800.4e)
  if (game.state.players[attacker.defender]?.left !== false) return null;
  if (attacker.planeswalker === 0) return { player: attacker.defender };
  if (attacker.planeswalker < 0 || objectOf(game, attacker.planeswalker)?.zone !== 'battlefield') return null;
  const object = attacker.planeswalker;
  return isDefendedBy(game, object, attacker.defender) ? { object } : null;
}
