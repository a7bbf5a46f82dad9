/**
 * Why a player cannot play a card or activate an ability now: what fails of the conditions by which `legalActions` offers it.
 * 2006: 212.6, 408.1, 409.4 · 2009, 2011: 305, 601.5, 602.5 · 2026: 117.1, 305, 601.3, 602.5
 */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { AbilityRef, Characteristics, GameObject } from '../state/state.ts';
import type { Action } from '../decisions/decision.ts';
import { profileOf } from '../continuous/derive.ts';
import { equal } from '../vocabulary/equal.ts';
import type { CardType } from '../vocabulary/words.ts';
import { isType } from '../meaning/filter.ts';
import { isActivePlayer } from '../state/teams.ts';
import { type ActivationObstacle, obstacleToActivating } from './activation-rules.ts';
import { hasTapSymbol } from './costs/forms.ts';
import { legalActions } from './legal-actions.ts';
import { landFaces, mayPlayMoreLands, isForbiddenLand } from './play-land.ts';
import { type Proposal, hasTargets, leastX, payable, proposeAbility, proposeSpell, supplyOnce } from './proposal.ts';
import {
  type CastingObstacle,
  PLAIN_WAY,
  asProposed,
  isProhibited,
  obstacleToTiming,
  proposed,
  waysToCast,
} from './ways-to-cast.ts';

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
  | 'tapped'
  | 'cost'
  | Exclude<CastingObstacle, 'sorcery'>
  | Exclude<ActivationObstacle, 'sorcery' | 'loyalty'>;

export interface FailedCondition {
  readonly obstacle: Obstacle;
  /** the rule that asks for it, by its number in the newest edition */
  readonly rule: string;
}

/** Something that the player cannot do with an object, and every condition of it that fails, what is soonest met first. */
export interface NotOffered {
  readonly action: 'play' | 'cast' | 'activate';
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
  'cost',
  'targets',
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

const SLOW: Readonly<Partial<Record<CardType, string>>> = {
  sorcery: '307.1',
  creature: '302.1',
  artifact: '301.1',
  enchantment: '303.1',
  planeswalker: '306.1',
  battle: '310.1',
};

/** What the player cannot do now with an object; nothing where everything that can ever be done with it is offered. */
export function whyNot(game: Game, player: PlayerId, id: ObjectId): readonly NotOffered[] {
  const object = objectOf(game, id);
  if (object === null || object.kind === 'ability' || object.zone === 'stack') return [];
  const asked = game.pending?.kind === 'priority' && game.pending.player === player;
  const offered = asked
    ? [legalActions(game, player)].flatMap(({ certain, attempts }) => [...certain, ...attempts])
    : [];
  const about = (act: Action['act']): boolean =>
    offered.some((one) => one.act === act && 'object' in one && one.object === id);
  const found: NotOffered[] = [];
  const add = (action: NotOffered['action'], ability: AbilityRef | null, failed: FailedCondition[]): void => {
    if (!asked) failed.push({ obstacle: 'priority', rule: '117.1' });
    const byDistance = (one: FailedCondition): number => DISTANCE.indexOf(one.obstacle);
    found.push({ action, ability, failed: failed.sort((a, b) => byDistance(a) - byDistance(b)) });
  };
  if (object.zone !== 'battlefield') {
    const isLand = landFaces(game, id).length > 0;
    if (isLand && !about('playLand')) add('play', null, ofLand(game, player, object));
    if (!isLand && !about('cast')) add('cast', null, ofSpell(game, player, object));
  }
  for (const { ref, ability, mana } of profileOf(game, id).activated) {
    const isOffered = offered.some(
      (one) => (one.act === 'activate' || one.act === 'mana') && one.object === id && equal(one.ability, ref),
    );
    if (isOffered) continue;
    const obstacle = obstacleToActivating(game, player, id, ref, ability, mana);
    // nobody asks why an ability cannot be activated where it does not function
    if (obstacle === 'place') continue;
    const failed = ofAbility(game, player, object, ref, ability, obstacle);
    if (failed.length > 0 || !asked) add('activate', ref, failed);
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
  return [
    ...ofSorceryTime(game, player, '305.1').map((one) =>
      one.obstacle === 'otherTurn' ? { ...one, rule: '305.3' } : one,
    ),
    ...(mayPlayMoreLands(game, player) ? [] : [{ obstacle: 'landPlayed' as const, rule: '305.2b' }]),
    ...(isForbiddenLand(game, player, object.id) ? [{ obstacle: 'prohibited' as const, rule: '101.2' }] : []),
    ...(object.zone === 'hand' && object.owner === player ? [] : [{ obstacle: 'place' as const, rule: '305.1' }]),
  ];
}

const slowRule = (is: Characteristics): string =>
  Object.entries(SLOW).find(([type]) => isType(is, type as CardType))?.[1] ?? '117.1a';

function ofSpell(game: Game, player: PlayerId, object: GameObject): FailedCondition[] {
  const { id } = object;
  const ways = waysToCast(game, player, id);
  const [way = { ...PLAIN_WAY, object: id }] = ways;
  const failed: FailedCondition[] = [];
  if (ways.length === 0) {
    const is = proposed(game, object, 0, null);
    if (object.zone !== 'hand' || object.owner !== player) failed.push({ obstacle: 'place', rule: '601.3' });
    if (is.characteristics.manaCost === null) failed.push({ obstacle: 'noManaCost', rule: '118.6' });
    const timing = obstacleToTiming(game, player, object, is, is.profile.casting, false);
    if (timing === 'sorcery') failed.push(...ofSorceryTime(game, player, slowRule(is.characteristics)));
    else if (timing !== null) failed.push({ obstacle: timing, rule: timing === 'legend' ? '205.4e' : '601.3' });
    if (isProhibited(game, player, way)) failed.push({ obstacle: 'prohibited', rule: '601.3' });
  }
  const proposal = proposeSpell(game, player, way);
  return [...failed, ...asProposed(game, way, 0, () => ofProposal(game, proposal))];
}

function ofProposal(game: Game, proposal: Proposal): FailedCondition[] {
  const cheapest = leastX(proposal);
  return [
    ...(hasTargets(game, cheapest) ? [] : [{ obstacle: 'targets' as const, rule: '601.2c' }]),
    ...(payable(game, cheapest, supplyOnce(game, cheapest)) === 'no'
      ? [{ obstacle: 'cost' as const, rule: '118.3' }]
      : []),
  ];
}

function ofAbility(
  game: Game,
  player: PlayerId,
  object: GameObject,
  ref: AbilityRef,
  ability: Parameters<typeof proposeAbility>[3],
  obstacle: Exclude<ActivationObstacle, 'place'> | null,
): FailedCondition[] {
  const failed: FailedCondition[] = [];
  if (obstacle === 'sorcery' || obstacle === 'loyalty')
    failed.push(...ofSorceryTime(game, player, obstacle === 'loyalty' ? '606.3' : '602.5d'));
  else if (obstacle !== null) failed.push({ obstacle, rule: RULES[obstacle] });
  const tapped = object.tapped && object.zone === 'battlefield' && hasTapSymbol(ability.cost);
  if (tapped) failed.push({ obstacle: 'tapped', rule: '107.5' });
  const more = ofProposal(game, proposeAbility(player, object.id, ref, ability));
  return [...failed, ...(tapped ? more.filter((one) => one.obstacle !== 'cost') : more)];
}

const RULES: Readonly<Record<Exclude<ActivationObstacle, 'place' | 'sorcery' | 'loyalty'>, string>> = {
  controller: '602.2',
  range: '801.6',
  instantTime: '602.5e',
  loyaltyUsed: '606.3',
  sick: '602.5a',
  used: '602.5b',
  condition: '602.5b',
  prohibited: '602.5',
};
