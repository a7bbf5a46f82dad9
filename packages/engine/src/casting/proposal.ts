/**
 * A spell or ability being announced, and whether it can be completed from where it stands: what is left to choose is tried with
 * the least it can cost. 2006: 409.1 · 2009, 2011: 601.2, 602.2 · 2026: 601.2, 601.4, 602.2
 */
import type { ActivatedAbility, Body } from '../vocabulary/abilities.ts';
import type { Cost } from '../vocabulary/costs.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { AbilityRef, GameObject } from '../state/state.ts';
import { context, type Context } from '../meaning/context.ts';
import { ownTag } from '../abilities/paths.ts';
import { afford } from './affording.ts';
import { activationCost, hasX } from './cost-forms.ts';
import { hasChoices, spellBody } from './body.ts';
import { choosable } from './modes.ts';
import type { Purpose } from './mana.ts';
import { type Payability, type Supply, supplyFor } from './payability.ts';
import { costsDependOnTargets, type TotalCost, totalCost } from './total-cost.ts';
import { asProposed, proposed, type Way } from './ways-to-cast.ts';

type Additional = Extract<ContinuousPart, { part: 'additionalCost' }>;

export interface Proposal {
  player: PlayerId;
  of: 'cast' | 'activate';
  /** the spell (or the card that would be one), or the object the ability is on */
  object: ObjectId;
  /** the object on the stack, 0 while it is not there */
  on: ObjectId;
  ref: AbilityRef | null;
  body: Body;
  /** the mana, activation or alternative cost */
  base: Cost;
  additional: readonly Additional[];
  /** optional costs that will be paid, by tag, and the alternative cost's tag */
  paid: Record<string, number>;
  /** which of "pay one of these" was chosen, by index in `additional` */
  picked: Record<number, number>;
  x: number | null;
  /** no value was announced for X where it is not in what is paid (107.3b) */
  hasX: boolean;
}

const NOTHING: Cost = {};
const manaCosts = new WeakMap<readonly string[], Cost>();
const costOfMana = (mana: readonly string[]): Cost => {
  let cost = manaCosts.get(mana);
  if (cost === undefined) {
    cost = { mana };
    manaCosts.set(mana, cost);
  }
  return cost;
};

/** The proposal of casting a card in that way, before it is on the stack. */
export function proposeSpell(game: Game, player: PlayerId, way: Way): Proposal {
  const object = objectOf(game, way.object) as GameObject;
  const is = proposed(game, object, way.face, way.faceDown);
  const body = bodyOfProposed(game, object, way);
  const base = way.cost === 'free' ? NOTHING : (way.cost ?? costOfMana(is.characteristics.manaCost ?? []));
  const additional =
    way.faceDown !== null
      ? []
      : is.profile.casting.flatMap(({ ref, part }) =>
          part.part !== 'additionalCost'
            ? []
            : part.own === true
              ? { ...part, tag: ownTag(part.tag ?? '', ref) }
              : part,
        );
  const proposal: Proposal = {
    player,
    of: 'cast',
    object: way.object,
    on: 0,
    ref: body.ref,
    body: body.body,
    base,
    additional,
    paid: way.tag === '' ? {} : { [way.tag]: 1 },
    picked: {},
    x: null,
    hasX: false,
  };
  proposal.hasX = costsOf(proposal).some(hasX) || additional.some((a) => hasX(a.cost));
  return proposal;
}

function bodyOfProposed(game: Game, object: GameObject, way: Way): ReturnType<typeof spellBody> {
  if (way.faceDown !== null) return { ref: null, body: { effect: [] } };
  if (
    object.zone === 'stack' ||
    (object.kind === 'card' && definitionOf(game, object).layout === 'split') ||
    way.face !== 0
  ) {
    return asProposed(game, way, 0, () => spellBody(game, object));
  }
  return spellBody(game, { ...object, faceDown: false });
}

/** The proposal of activating an ability. */
export function proposeAbility(
  player: PlayerId,
  object: ObjectId,
  ref: AbilityRef,
  ability: ActivatedAbility,
): Proposal {
  const base = activationCost(ability);
  return {
    player,
    of: 'activate',
    object,
    on: 0,
    ref,
    body: ability.body,
    base,
    additional: [],
    paid: {},
    picked: {},
    x: null,
    hasX: hasX(base),
  };
}

/** The costs that will be paid as things stand: mandatory ones without choice, those announced, the base. */
export function costsOf(proposal: Proposal): Cost[] {
  const costs = [proposal.base];
  proposal.additional.forEach((part, i) => {
    if (part.optional === true) {
      const times = proposal.paid[part.tag ?? ''] ?? 0;
      for (let n = 0; n < times; n++) costs.push(part.cost);
    } else if (part.choices !== undefined) {
      costs.push(part.cost);
      const picked = proposal.picked[i];
      if (picked !== undefined) costs.push(part.choices[picked] as Cost);
    } else costs.push(part.cost);
  });
  return costs;
}

/** The context in which its words are read. */
export function contextFor(proposal: Proposal): Context {
  const ctx = context(proposal.player, proposal.object, proposal.ref?.env ?? {}, proposal.x, proposal.ref);
  return ctx;
}

export const purposeOf = (proposal: Proposal): Purpose => ({ kind: proposal.of, object: proposal.object });

export function costOfProposal(game: Game, proposal: Proposal): TotalCost {
  return totalCost(game, contextFor(proposal), costsOf(proposal), proposal.of, proposal.object);
}

/** Whether its cost can be paid with what is announced so far; open "one of these" with whichever can be. */
export function payable(game: Game, proposal: Proposal, supplyOf: () => Supply): Payability {
  const open = proposal.additional.findIndex(
    (part, i) => part.choices !== undefined && part.optional !== true && proposal.picked[i] === undefined,
  );
  if (open >= 0) {
    const answers =
      (proposal.additional[open] as Additional).choices?.map((_, n) =>
        payable(game, { ...proposal, picked: { ...proposal.picked, [open]: n } }, supplyOf),
      ) ?? [];
    return answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no';
  }
  const spell = proposal.of === 'cast' ? proposal.object : 0;
  return afford(game, contextFor(proposal), costOfProposal(game, proposal), supplyOf, spell).answer;
}

/** Whether it can be completed: modes and targets exist and the cost can be paid. */
export function completable(game: Game, proposal: Proposal, supplyOf: () => Supply): Payability {
  const cheapest = proposal.hasX && proposal.x === null ? { ...proposal, x: 0 } : proposal;
  const pays = payable(game, cheapest, supplyOf);
  if (pays === 'no') return 'no';
  if (
    hasChoices(cheapest.body) &&
    !choosable(game, contextFor(cheapest), cheapest.body, targetingOf(cheapest), cheapest.paid)
  )
    return 'no';
  return pays === 'yes' && costsDependOnTargets(game) ? 'unknown' : pays;
}

export const targetingOf = (proposal: Proposal): { on: ObjectId; source: ObjectId } => ({
  on: proposal.on,
  source: proposal.object,
});

/** What the player has to pay a proposal with; made when first asked for. */
export function supplyOnce(game: Game, proposal: Proposal): () => Supply {
  let supply: Supply | null = null;
  return () => {
    supply ??= supplyFor(game, proposal.player, purposeOf(proposal));
    return supply;
  };
}
