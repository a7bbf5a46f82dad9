/** Special actions other than playing a land: turning a permanent face up, suspending a card, the planar die, what effects allow. 2006: 408.2h–k, 502.26, 502.59 · 2009: 114, 702.34, 702.59 · 2011: 115, 702.35, 702.60 · 2026: 116, 701.40b, 701.58b, 702.37, 702.62, 702.168 */
import type { Cost } from '../vocabulary/costs.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import type { ActiveRule } from '../continuous/derived.ts';
import type { KeywordAbility, KeywordName } from '../vocabulary/keywords.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { definitionOf, isHiddenZone, objectOf, successor } from '../state/objects.ts';
import type { AbilityRef, GameObject } from '../state/state.ts';
import { abilityAt, delayedNode } from '../abilities/lookup.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import { turned } from '../continuous/look-ahead.ts';
import type { Action } from '../decisions/decision.ts';
import { askNumber } from '../decisions/ask.ts';
import { endDelayed } from '../events/effects.ts';
import { isKeptOut } from '../events/outside.ts';
import { happen } from '../events/happen.ts';
import { byPlayer, byRule } from '../events/cause.ts';
import { countersEvent } from '../events/kinds/counters.ts';
import { turnFaceUpEvent } from '../events/kinds/face.ts';
import { unlockEvent } from '../events/kinds/designation.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { activeContext, context, type Context, delayedContext, extended } from '../meaning/context.ts';
import { isPlayer } from '../meaning/players.ts';
import { amountOf } from '../meaning/quantity.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { ALLOWED_BY } from '../resolving/verbs/lasting.ts';
import { afford } from './costs/affording.ts';
import { holdingsOf } from './holdings.ts';
import { hasX } from './costs/forms.ts';
import { greatest } from './costs/greatest.ts';
import { OTHER, payOrReverse } from './costs/pay.ts';
import { type Payability, supplyFor } from './mana/payability.ts';
import { isSorceryTime } from './activation-rules.ts';
import { doorsOf, unlockCost } from '../objects/room.ts';
import { reverse } from '../decisions/reversal.ts';
import { plainCost } from './costs/total.ts';
import { costOfRolling, planeToRollFor, rollPaidFor } from './planar-die.ts';
import { couldBegin } from './ways-to-cast.ts';

const NO_COST: Cost = {};

interface Price {
  cost: Cost;
  /** where the words of the cost are */
  ref: AbilityRef | null;
  /** the least that X can be */
  leastX?: number | undefined;
}

interface Priced extends Price {
  ref: AbilityRef;
  keyword: KeywordAbility;
}

function keywordOn(game: Game, abilities: readonly { ref: AbilityRef }[], name: KeywordName): Priced | null {
  for (const { ref } of abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'keyword' && ability.keyword === name && ability.cost !== undefined)
      return { cost: ability.cost, ref, leastX: ability.leastX, keyword: ability };
  }
  return null;
}

const FACE_UP_KEYWORDS: readonly KeywordName[] = ['morph', 'megamorph', 'disguise'];

/** What turning a permanent face up costs, by the ability or action that allows it. */
interface FaceUpPrice extends Price {
  by: string;
}

/**
 * The costs for which a face-down permanent may be turned face up: the morph or disguise cost that it would have face up (2006: 502.26d ·
 * 2009: 702.34d · 2011: 702.35d · 2026: 702.37e, 702.168d); the mana cost of the creature card that was manifested or cloaked (2026:
 * 701.40b–d, 701.58b–d).
 */
function faceUpPrices(game: Game, object: GameObject): FaceUpPrice[] {
  // at any time and for nothing (2026: 116.2j, 702.106c)
  if (object.faceDownBy === 'agenda') return [{ by: 'hidden agenda', cost: NO_COST, ref: null }];
  const { abilities } = turned(game, object.id);
  // several cards may bring one each (2026: 729.2f)
  const prices = FACE_UP_KEYWORDS.flatMap((name): FaceUpPrice[] => {
    const priced = keywordOn(game, abilities, name);
    return priced === null ? [] : [{ by: name, cost: priced.cost, ref: priced.ref, leastX: priced.leastX }];
  });
  const by = object.faceDownBy;
  if ((by === 'manifest' || by === 'cloak') && object.kind === 'card') {
    const { types, manaCost } = definitionOf(game, object).faces[0];
    if (types.includes('creature') && manaCost !== null) prices.push({ by, cost: { mana: manaCost }, ref: null });
  }
  return prices;
}

/** Whether it can be paid, with the least X unless one is given. */
function priceable(game: Game, player: PlayerId, id: ObjectId, priced: Price, x = priced.leastX ?? 0): Payability {
  const ctx = context(player, id, {}, hasX(priced.cost) ? x : null, priced.ref);
  return afford(game, ctx, plainCost(game, ctx, priced.cost), () => supplyFor(game, player, OTHER), 0).answer;
}

/** Special actions open to a player with priority, and whether each can surely be paid. */
export function specialActions(game: Game, player: PlayerId): { action: Action; answer: Payability }[] {
  const found: { action: Action; answer: Payability }[] = [];
  const { faceDown, suspend: suspendable, rooms } = holdingsOf(game, player);
  for (const active of rulesOf(game, 'maySpecially')) {
    if (!isOpen(game, player, active)) continue;
    const { source: object, effect } = active;
    const answer = priceable(game, player, object, { cost: active.rule.cost ?? NO_COST, ref: active.ref });
    if (answer !== 'no') found.push({ action: { act: 'special', object, what: active.rule.action, effect }, answer });
  }
  for (const { object, effect, price } of stoppable(game, player)) {
    const answer = priceable(game, player, object, price);
    if (answer !== 'no') found.push({ action: { act: 'special', object, what: STOPPING, effect }, answer });
  }
  for (const id of faceDown) {
    for (const price of faceUpPrices(game, objectOf(game, id) as GameObject)) {
      const answer = priceable(game, player, id, price);
      if (answer !== 'no') found.push({ action: { act: 'turnFaceUp', object: id, by: price.by }, answer });
    }
  }
  const plane = planeToRollFor(game, player);
  if (plane !== 0) {
    const answer = priceable(game, player, plane, { cost: costOfRolling(game, player), ref: null });
    if (answer !== 'no') found.push({ action: { act: 'special', object: plane, what: ROLLING, effect: 0 }, answer });
  }
  for (const id of rooms) if (isSorceryTime(game, player)) addUnlocking(game, player, id, found);
  for (const id of suspendable) {
    const suspend = keywordOn(game, characteristics(game, id).abilities, 'suspend');
    if (suspend === null || !couldBegin(game, player, id)) continue;
    const answer = priceable(game, player, id, suspend);
    if (answer !== 'no') found.push({ action: { act: 'special', object: id, what: 'suspend', effect: 0 }, answer });
  }
  return found;
}

const STOPPING = 'stop';
/** Delayed triggered abilities that the player may stop from triggering, and for what. */
function stoppable(game: Game, player: PlayerId): { object: ObjectId; effect: number; price: Price }[] {
  return game.state.delayed.flatMap((delayed) => {
    const { ref, source, id } = delayed;
    const { unless } = delayedNode(game, delayed);
    if (unless === undefined || !isPlayer(game, delayedContext(delayed), unless.who, player)) return [];
    return [{ object: shownFor(game, source), effect: id, price: { cost: unless.cost, ref } }];
  });
}

/** What the source has become, where everybody sees that. */
function shownFor(game: Game, source: ObjectId): ObjectId {
  const now = objectOf(game, successor(game, source));
  return now === null || isHiddenZone(now.zone) ? source : now.id;
}

/**
 * Whether the player may take it now: some only when a sorcery could be cast (2026: 116.2g), and that of a companion only where the card may
 * be brought in (2026: 903.11a).
 */
function isOpen(game: Game, player: PlayerId, active: ActiveRule<Extract<Rule, { rule: 'maySpecially' }>>): boolean {
  const { who, sorcery, action } = active.rule;
  if (!isPlayer(game, activeContext(active), who, player)) return false;
  if (sorcery === true && !isSorceryTime(game, player)) return false;
  const card = action === 'companion' ? objectOf(game, active.source) : null;
  return card === null || !isKeptOut(game, card);
}

const ROLLING = 'roll the planar die';
const UNLOCKING = ['unlock left', 'unlock right'] as const;

/** Each locked half may be unlocked for its mana cost (2026: 116.2m, 709.5e). */
function addUnlocking(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  found: { action: Action; answer: Payability }[],
): void {
  for (const half of doorsOf(game, object, false)) {
    const mana = unlockCost(game, object, half);
    const answer = mana === null ? 'no' : priceable(game, player, object, { cost: { mana }, ref: null });
    const what = UNLOCKING[half];
    if (answer !== 'no' && what !== undefined)
      found.push({ action: { act: 'special', object, what, effect: 0 }, answer });
  }
}

function unlockDoor(game: Game, player: PlayerId, object: ObjectId, half: number): void {
  const mana = unlockCost(game, object, half);
  if (
    mana === null ||
    controllerOf(game, object) !== player ||
    !isSorceryTime(game, player) ||
    !doorsOf(game, object, false).includes(half)
  )
    reverse(game, 'the door cannot be unlocked');
  payFor(game, player, object, { cost: { mana }, ref: null });
  happen(game, [unlockEvent(object, half, player, byRule('116.2m', 'turn', player))]);
}

function payFor(game: Game, player: PlayerId, id: ObjectId, priced: Price): Context {
  const ctx = context(player, id, {}, null, priced.ref);
  if (hasX(priced.cost))
    ctx.x = askNumber(game, {
      player,
      source: id,
      kind: 'x',
      purpose: 'X',
      min: priced.leastX ?? 0,
      max: mostX(game, player, id, priced),
    });
  payOrReverse(game, ctx, {
    source: id,
    cost: plainCost(game, ctx, priced.cost),
    purpose: OTHER,
    supply: () => supplyFor(game, player, OTHER),
    spell: 0,
  });
  return ctx;
}

const mostX = (game: Game, player: PlayerId, id: ObjectId, priced: Price): number =>
  greatest((x) => priceable(game, player, id, priced, x) === 'yes');

/**
 * Shows the cost, pays it and turns the permanent face up; the stack is not used. "Any time you could play an instant" (2006: 502.26d)
 * asks no more than priority (212.5e), so when it may be done is the same in every edition. Its abilities may refer to the X that was
 * paid (2026: 702.37f).
 */
export function turnFaceUp(game: Game, player: PlayerId, action: Extract<Action, { act: 'turnFaceUp' }>): void {
  const object = objectOf(game, action.object);
  const prices = object?.faceDown === true ? faceUpPrices(game, object) : [];
  const price = prices.find(({ by }) => by === action.by);
  if (price === undefined || controllerOf(game, action.object) !== player)
    reverse(game, 'the permanent cannot be turned face up');
  const { x } = payFor(game, player, action.object, price);
  happen(game, [turnFaceUpEvent(action.object, player, byPlayer(player, 'turn'), { by: action.by, x: x ?? 0 })]);
}

/** What an effect or the card's own text allows (2006: 408.2i–j · 2009: 114.2c–d · 2011: 115.2c–d · 2026: 116.2c–e). */
export function actSpecially(game: Game, player: PlayerId, action: Extract<Action, { act: 'special' }>): void {
  if (action.what === 'suspend') return suspendCard(game, player, action);
  if (action.what === ROLLING) {
    payFor(game, player, action.object, { cost: costOfRolling(game, player), ref: null });
    return rollPaidFor(game, player, action.object);
  }
  if (action.what === 'unlock left' || action.what === 'unlock right')
    return unlockDoor(game, player, action.object, UNLOCKING.indexOf(action.what));
  if (action.what === STOPPING) {
    const stopped = stoppable(game, player).find(({ effect }) => effect === action.effect);
    if (stopped === undefined) reverse(game, 'there is nothing to stop');
    payFor(game, player, action.object, stopped.price);
    return endDelayed(game, stopped.effect);
  }
  const allowed = rulesOf(game, 'maySpecially').find(
    (active) =>
      active.source === action.object &&
      active.effect === action.effect &&
      active.rule.action === action.what &&
      isOpen(game, player, active),
  );
  if (allowed === undefined) reverse(game, 'there is no such action');
  const { rule, ref, env, effect } = allowed;
  payFor(game, player, action.object, { cost: rule.cost ?? NO_COST, ref });
  const ctx = context(player, action.object, extended(env, { [ALLOWED_BY]: { amount: effect } }), null, ref);
  carryOut(game, ctx, rule.effect, null);
}

/** Exiles the card from hand with time counters (2006: 502.59a · later: 702.59–62a). */
function suspendCard(game: Game, player: PlayerId, action: Extract<Action, { act: 'special' }>): void {
  const suspend = keywordOn(game, characteristics(game, action.object).abilities, 'suspend');
  if (suspend === null || !couldBegin(game, player, action.object)) reverse(game, 'the card cannot be suspended');
  const ctx = payFor(game, player, action.object, suspend);
  const counters = amountOf(game, ctx, suspend.keyword.n ?? 0);
  const exiled =
    happen(game, [
      moveEvent(
        { object: action.object, from: 'hand', to: 'exile', player, arrival: arrival(player) },
        byPlayer(player, 'exile'),
      ),
    ])[0]?.object ?? 0;
  if (exiled !== 0) happen(game, [countersEvent(exiled, 'time', counters, byPlayer(player, 'cost'), player)]);
}
