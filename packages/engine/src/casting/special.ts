/** Special actions other than playing a land: turning a permanent face up, suspending a card. 2006: 408.2h, 502.26, 502.59 · 2009: 114, 702.34, 702.59 · 2011: 115, 702.35, 702.60 · 2026: 116, 702.37, 702.62 */
import type { Cost } from '../vocabulary/costs.ts';
import type { KeywordAbility, KeywordName } from '../vocabulary/keywords.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { AbilityRef, GameObject } from '../state/state.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { characteristics, controllerOf, copyEffectOn } from '../continuous/derive.ts';
import { workspaceOf } from '../continuous/table.ts';
import type { Action } from '../decisions/decision.ts';
import { askNumber } from '../decisions/ask.ts';
import { happen } from '../events/happen.ts';
import { arrival, makeEvent } from '../events/make.ts';
import { context, type Context } from '../meaning/context.ts';
import { amountOf } from '../meaning/quantity.ts';
import { afford } from './affording.ts';
import { performActions } from './cost-actions.ts';
import { holdingsOf } from './holdings.ts';
import { hasX } from './cost-forms.ts';
import type { ManaActivation } from './mana-ability.ts';
import type { Purpose } from './mana.ts';
import { type Payability, supplyFor } from './payability.ts';
import { keptActivations, payMana } from './payment.ts';
import { reverse } from './reversal.ts';
import { plainCost } from './total-cost.ts';
import { couldBegin } from './ways-to-cast.ts';

const OTHER: Purpose = { kind: 'other', object: 0 };

interface Priced {
  cost: Cost;
  ref: AbilityRef;
  keyword: KeywordAbility;
}

function keywordOn(
  game: Game,
  abilities: readonly { ref: AbilityRef }[],
  names: readonly KeywordName[],
): Priced | null {
  for (const { ref } of abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'keyword' && names.includes(ability.keyword) && ability.cost !== undefined)
      return { cost: ability.cost, ref, keyword: ability };
  }
  return null;
}

const MORPHS: readonly KeywordName[] = ['morph', 'megamorph'];
const SUSPEND: readonly KeywordName[] = ['suspend'];

/** The morph cost that the permanent would have face up (2006: 502.26d · later: 702.37e). */
function morphOf(game: Game, object: GameObject): Priced | null {
  const copied = copyEffectOn(game, object.id)?.snapshot ?? object.copied;
  const faceUp = workspaceOf(game).bases.faceUp(game, { ...object, copied });
  return keywordOn(game, faceUp.characteristics.abilities, MORPHS);
}

function priceable(game: Game, player: PlayerId, id: ObjectId, priced: Priced): Payability {
  const ctx = context(player, id, {}, hasX(priced.cost) ? 0 : null, priced.ref);
  return afford(game, ctx, plainCost(game, ctx, priced.cost), () => supplyFor(game, player, OTHER), 0).answer;
}

/** Special actions open to a player with priority, and whether each can surely be paid. */
export function specialActions(game: Game, player: PlayerId): { action: Action; answer: Payability }[] {
  const found: { action: Action; answer: Payability }[] = [];
  const { faceDown, suspend: suspendable } = holdingsOf(game, player);
  if (faceDown.length === 0 && suspendable.length === 0) return found;
  for (const id of faceDown) {
    const morph = morphOf(game, objectOf(game, id) as GameObject);
    if (morph === null) continue;
    const answer = priceable(game, player, id, morph);
    if (answer !== 'no') found.push({ action: { act: 'turnFaceUp', object: id, by: morph.keyword.keyword }, answer });
  }
  for (const id of suspendable) {
    const suspend = keywordOn(game, characteristics(game, id).abilities, SUSPEND);
    if (suspend === null || !couldBegin(game, player, id)) continue;
    const answer = priceable(game, player, id, suspend);
    if (answer !== 'no') found.push({ action: { act: 'special', object: id, what: 'suspend', effect: 0 }, answer });
  }
  return found;
}

function payFor(game: Game, player: PlayerId, id: ObjectId, priced: Priced): Context {
  const ctx = context(player, id, {}, null, priced.ref);
  if (hasX(priced.cost)) ctx.x = askNumber(game, player, id, 'x', 'X', 0, mostX(game, player, id, priced));
  const total = plainCost(game, ctx, priced.cost);
  const { answer, limits } = afford(game, ctx, total, () => supplyFor(game, player, OTHER), 0);
  if (answer === 'no') reverse(game, 'the cost cannot be paid');
  const done: ManaActivation[] = [];
  if (
    payMana(game, { player, source: id, purpose: OTHER, ways: total.ways, limits, without: 0, quiet: false, done }) ===
    null
  ) {
    reverse(game, 'the payment was not completed', keptActivations(done));
  }
  if (!performActions(game, ctx, total.actions, false)) reverse(game, 'a cost cannot be paid', keptActivations(done));
  return ctx;
}

function mostX(game: Game, player: PlayerId, id: ObjectId, priced: Priced): number {
  let most = 0;
  for (let x = 1; x <= 1000; x++) {
    const ctx = context(player, id, {}, x, priced.ref);
    if (afford(game, ctx, plainCost(game, ctx, priced.cost), () => supplyFor(game, player, OTHER), 0).answer !== 'yes')
      break;
    most = x;
  }
  return most;
}

/** Shows the morph cost, pays it and turns the permanent face up; the stack is not used. */
export function turnFaceUp(game: Game, player: PlayerId, action: Extract<Action, { act: 'turnFaceUp' }>): void {
  const object = objectOf(game, action.object);
  const morph = object?.faceDown === true ? morphOf(game, object) : null;
  if (morph === null || controllerOf(game, action.object) !== player)
    reverse(game, 'the permanent cannot be turned face up');
  payFor(game, player, action.object, morph);
  happen(game, [
    makeEvent('turnFaceUp', { object: action.object, player, word: action.by, cause: 'turn', by: player }),
  ]);
}

/** Exiles the card from hand with time counters (2006: 502.59a · later: 702.59–62a). */
export function suspendCard(game: Game, player: PlayerId, action: Extract<Action, { act: 'special' }>): void {
  if (action.what !== 'suspend') reverse(game, 'there is no such action');
  const suspend = keywordOn(game, characteristics(game, action.object).abilities, SUSPEND);
  if (suspend === null || !couldBegin(game, player, action.object)) reverse(game, 'the card cannot be suspended');
  const ctx = payFor(game, player, action.object, suspend);
  const counters = amountOf(game, ctx, suspend.keyword.n ?? 0);
  const exiled =
    happen(game, [
      makeEvent('move', {
        object: action.object,
        from: 'hand',
        to: 'exile',
        player,
        cause: 'exile',
        by: player,
        arrival: arrival(player),
      }),
    ])[0]?.object ?? 0;
  if (exiled !== 0)
    happen(game, [
      makeEvent('counters', { object: exiled, counter: 'time', amount: counters, player, by: player, cause: 'cost' }),
    ]);
}
