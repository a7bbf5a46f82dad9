/**
 * Why a player cannot play a card, activate an ability, attack or block now: what fails of the conditions by which it would be offered.
 * 2006: 212.6, 408.1, 409.4, 500 · 2009, 2011: 305, 508.1, 509.1, 601.5, 602.5 · 2026: 117.1, 305, 508.1, 509.1, 601.3, 602.5
 */
import { takesGame } from '../state/wrong-argument.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { AbilityRef, GameObject } from '../state/state.ts';
import type { Action } from '../decisions/decision.ts';
import { profileOf } from '../continuous/derive.ts';
import type { AbilityProfile } from '../continuous/derived.ts';
import { equal } from '../vocabulary/equal.ts';
import { refusedInCombat } from '../combat/refused.ts';
import { type Refusal, castingRule, forbiddingRule, refusalRule } from '../explain/refusal-rules.ts';
import { isActivePlayer } from '../state/teams.ts';
import { asProposed, proposed } from './as-proposed.ts';
import { type ActivationObstacle, activationBan, obstacleToActivating } from './activation-rules.ts';
import { hasTapSymbol } from './costs/forms.ts';
import { legalActions } from './legal-actions.ts';
import { landFaces, mayPlayMoreLands, isForbiddenLand } from './play-land.ts';
import {
  type Proposal,
  contextFor,
  hasTargets,
  leastX,
  payable,
  proposeAbility,
  proposeSpell,
  supplyOnce,
  targetingOf,
} from './proposal.ts';
import { specsOf } from './body.ts';
import { keptFromTargeting } from './targets/legal.ts';
import { type CastingObstacle, PLAIN_WAY, castingBan, obstacleToTiming, waysToCast } from './ways-to-cast.ts';

/** A condition that is not met. */
export type Obstacle =
  | 'priority'
  | 'otherTurn'
  | 'mainPhase'
  | 'stack'
  | 'landPlayed'
  | 'prohibited'
  | 'place'
  | 'noManaCost'
  | 'targets'
  | 'untargetable'
  | 'tapped'
  | 'notCreature'
  | 'cost'
  | Exclude<CastingObstacle, 'sorcery'>
  | Exclude<ActivationObstacle, 'sorcery' | 'loyalty'>;

export interface FailedCondition {
  readonly obstacle: Obstacle;
  /** the rule that asks for it, by its number in the game's edition */
  readonly rule: string;
}

/** Something that the player cannot do with an object, and every condition of it that fails, what is soonest met first. */
export interface NotOffered {
  readonly action: 'play' | 'cast' | 'activate' | 'attack' | 'block';
  /** of an activation */
  readonly ability: AbilityRef | null;
  readonly failed: readonly FailedCondition[];
}

/** How far each condition is from being met: what a moment changes comes before what a turn changes, and that before what nothing may. */
const DISTANCE: readonly Obstacle[] = [
  'priority',
  'stack',
  'mainPhase',
  'instantTime',
  'otherTurn',
  'sick',
  'tapped',
  'notCreature',
  'cost',
  'targets',
  'untargetable',
  'landPlayed',
  'used',
  'loyaltyUsed',
  'condition',
  'ownTiming',
  'legend',
  'onlySorceryTiming',
  'prohibited',
  'noManaCost',
  'range',
  'controller',
  'place',
];

/** What the player cannot do now with an object; nothing where everything that can ever be done with it is offered. */
export function whyNot(game: Game, player: PlayerId, id: ObjectId): readonly NotOffered[] {
  takesGame('whyNot', game);
  const object = objectOf(game, id);
  if (object === null || object.zone === 'stack') return [];
  const asked = game.pending?.kind === 'priority' && game.pending.player === player;
  const offered = asked
    ? [legalActions(game, player)].flatMap(({ certain, attempts }) => [...certain, ...attempts])
    : [];
  const about = (act: Action['act']): boolean =>
    offered.some((one) => one.act === act && 'object' in one && one.object === id);
  const found: NotOffered[] = [];
  const add = (action: NotOffered['action'], ability: AbilityRef | null, failed: FailedCondition[]): void => {
    if (!asked) failed.push({ obstacle: 'priority', rule: refusalRule(game, 'priority') });
    const byDistance = (one: FailedCondition): number => DISTANCE.indexOf(one.obstacle);
    found.push({ action, ability, failed: failed.sort((a, b) => byDistance(a) - byDistance(b)) });
  };
  const inCombat = refusedInCombat(game, player, id);
  if (inCombat !== null) found.push({ action: inCombat.action, ability: null, failed: [inCombat] });
  if (object.zone !== 'battlefield') {
    const isLand = landFaces(game, id).length > 0;
    if (isLand && !about('playLand')) add('play', null, ofLand(game, player, object));
    if (!isLand && !about('cast')) add('cast', null, ofSpell(game, player, object));
  }
  for (const activated of profileOf(game, id).activated) {
    const { ref, ability, mana } = activated;
    const isOffered = offered.some(
      (one) => (one.act === 'activate' || one.act === 'mana') && one.object === id && equal(one.ability, ref),
    );
    if (isOffered) continue;
    const obstacle = obstacleToActivating(game, player, id, ref, ability, mana);
    // nobody asks why an ability cannot be activated where it does not function
    if (obstacle === 'place') continue;
    add('activate', ref, ofAbility(game, player, object, activated, obstacle));
  }
  return found;
}

/** What fails of the time at which a sorcery could be cast (2006: 408.1d · later: 307.1). */
function ofSorceryTime(game: Game, player: PlayerId, rule: string): FailedCondition[] {
  const { turn, stack } = game.state;
  return [
    ...(isActivePlayer(game, player) ? [] : [{ obstacle: 'otherTurn' as const, rule }]),
    ...(turn.step === 'main1' || turn.step === 'main2' ? [] : [{ obstacle: 'mainPhase' as const, rule }]),
    ...(stack.length === 0 ? [] : [{ obstacle: 'stack' as const, rule }]),
  ];
}

function ofLand(game: Game, player: PlayerId, object: GameObject): FailedCondition[] {
  const rule = (refusal: Refusal): string => refusalRule(game, refusal);
  return [
    ...ofSorceryTime(game, player, rule('land')).map((one) =>
      one.obstacle === 'otherTurn' ? { ...one, rule: rule('landTurn') } : one,
    ),
    ...(mayPlayMoreLands(game, player) ? [] : [{ obstacle: 'landPlayed' as const, rule: rule('landPlayed') }]),
    ...(isForbiddenLand(game, player, object.id)
      ? [{ obstacle: 'prohibited' as const, rule: rule('landProhibited') }]
      : []),
    ...(object.zone === 'hand' && object.owner === player ? [] : [{ obstacle: 'place' as const, rule: rule('land') }]),
  ];
}

function ofSpell(game: Game, player: PlayerId, object: GameObject): FailedCondition[] {
  const { id } = object;
  const ways = waysToCast(game, player, id);
  const [way = { ...PLAIN_WAY, object: id }] = ways;
  const failed: FailedCondition[] = [];
  if (ways.length === 0) {
    const is = proposed(game, object, 0, null);
    const ofType = castingRule(game, is.characteristics);
    if (object.zone !== 'hand' || object.owner !== player)
      failed.push({ obstacle: 'place', rule: refusalRule(game, 'place') || ofType });
    if (is.characteristics.manaCost === null)
      failed.push({ obstacle: 'noManaCost', rule: refusalRule(game, 'noManaCost') });
    const timing = obstacleToTiming(game, player, object, is, is.profile.casting, false);
    if (timing === 'sorcery') failed.push(...ofSorceryTime(game, player, ofType));
    else if (timing !== null)
      failed.push({ obstacle: timing, rule: refusalRule(game, timing === 'legend' ? 'legend' : 'castProhibited') });
    const ban = castingBan(game, player, way);
    if (ban !== null) failed.push({ obstacle: 'prohibited', rule: forbiddingRule(game, ban, 'cast') });
  }
  const proposal = proposeSpell(game, player, way);
  return [...failed, ...asProposed(game, way, 0, () => ofProposal(game, proposal))];
}

function ofProposal(game: Game, proposal: Proposal): FailedCondition[] {
  const cheapest = leastX(proposal);
  return [
    ...(hasTargets(game, cheapest) ? [] : [ofTargets(game, cheapest)]),
    ...(payable(game, cheapest, supplyOnce(game, cheapest)) === 'no'
      ? [{ obstacle: 'cost' as const, rule: refusalRule(game, 'cost') }]
      : []),
  ];
}

/** There is nothing to target, or what there is can't be targeted. */
function ofTargets(game: Game, proposal: Proposal): FailedCondition {
  for (const [n, { body }] of proposal.texts.entries()) {
    const modes = (body.modes?.options ?? []).map((_, mode) => mode);
    for (const { spec } of specsOf(body, modes)) {
      const ban = keptFromTargeting(game, contextFor(proposal, n), spec, targetingOf(proposal));
      if (ban !== null) return { obstacle: 'untargetable', rule: forbiddingRule(game, ban, 'target') };
    }
  }
  return { obstacle: 'targets', rule: refusalRule(game, 'targets') };
}

function ofAbility(
  game: Game,
  player: PlayerId,
  object: GameObject,
  { ref, ability, mana }: AbilityProfile['activated'][number],
  obstacle: Exclude<ActivationObstacle, 'place'> | null,
): FailedCondition[] {
  const failed: FailedCondition[] = [];
  if (obstacle === 'sorcery' || obstacle === 'loyalty')
    failed.push(
      ...ofSorceryTime(game, player, refusalRule(game, obstacle === 'loyalty' ? 'loyalty' : 'sorceryAbility')),
    );
  else if (obstacle === 'prohibited') {
    const ban = activationBan(game, player, object.id, ref, mana);
    if (ban !== null) failed.push({ obstacle, rule: forbiddingRule(game, ban, 'activate') });
  } else if (obstacle !== null) failed.push({ obstacle, rule: refusalRule(game, REFUSED[obstacle]) });
  const tapped = object.tapped && object.zone === 'battlefield' && hasTapSymbol(ability.cost);
  if (tapped) failed.push({ obstacle: 'tapped', rule: refusalRule(game, 'tapped') });
  const more = ofProposal(game, proposeAbility(player, object.id, ref, ability));
  return [...failed, ...(tapped ? more.filter((one) => one.obstacle !== 'cost') : more)];
}

const REFUSED: Readonly<Record<Exclude<ActivationObstacle, 'place' | 'sorcery' | 'loyalty' | 'prohibited'>, Refusal>> =
  {
    controller: 'controller',
    range: 'range',
    instantTime: 'instantAbility',
    loyaltyUsed: 'loyalty',
    sick: 'sick',
    used: 'used',
    condition: 'used',
  };
