/**
 * Paying mana: mana abilities first, then the pool is spent, objects standing in for some of it where the edition has it so.
 * 2006: 409.1g–h, 411.2 · 2009: 601.2f–g, 605.3a · 2011: 107.4f, 601.2f–g, 605.3a · 2026: 107.4f, 601.2g–h, 605.3a, 702.51, 702.66, 702.126b
 */
import type { Game, Input } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import type { GameObject, ManaUnit, PlayerState } from '../../state/state.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { answererFor, askOption, askUnlessLeft } from '../../decisions/ask.ts';
import { type Action, type Answer, type Decision, KEEPING, type OptionValue } from '../../decisions/decision.ts';
import { happen } from '../../events/happen.ts';
import { byPlayer } from '../../events/cause.ts';
import { loseLifeEvent } from '../../events/kinds/life.ts';
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { ManaType } from '../../vocabulary/words.ts';
import { lifeToPay } from '../costs/actions.ts';
import { activateManaAbility, type ManaActivation } from './ability.ts';
import type { HeldAbility } from '../holdings.ts';
import { lazyChoice } from '../../decisions/lazy-choice.ts';
import { ANY_MANA, manaBit, type ManaNeed, manaIn } from '../../objects/mana-needs.ts';
import { type Purpose, spendUnits } from './purpose.ts';
import { carryRiders } from './riders.ts';
import { isStandIn, manaForm } from './sources.ts';
import { payersIn } from './pool.ts';
import { owedIn } from './owed.ts';
import { type OfferedMana, offeredMana, type OfferedStandIn, offeredStandIns } from './payment-options.ts';
import { handNeeds, symbolsOf } from './keeping.ts';
import { inPool, type Limits, type ManaPlan, planMana, type Supply, supplyFor, withStandIns } from './payability.ts';
import { askKind, isStill, lessOne, type StandIn } from '../costs/stand-ins.ts';
import { greater, lesser } from '../../state/numbers.ts';

export interface ManaPayment {
  player: PlayerId;
  /** what it is for, for the decision */
  source: ObjectId;
  purpose: Purpose;
  ways: readonly ManaNeed[];
  limits: Limits;
  /** an object whose mana abilities may not be used: it is being activated itself */
  without: ObjectId;
  /** pays from the pool without asking, and keeps mana for these where it can; null: asks */
  fromPool: readonly ManaNeed[] | null;
  /** mana abilities activated so far in this action; added to */
  done: ManaActivation[];
  /** what may stand in for mana */
  standIns?: readonly StandIn[];
}

/** What was paid: units of mana, life for Phyrexian symbols, and what is still to be tapped or exiled in place of mana. */
export interface PaidMana {
  mana: readonly ManaUnit[];
  life: number;
  standIns: readonly StandIn[];
}

/** Asks how to pay until it is paid; null if the player gave up or nothing can be done. */
export function payMana(game: Game, payment: ManaPayment): PaidMana | null {
  const { player, source } = payment;
  if (payment.fromPool !== null) return paidWith(spendFromPool(game, payment), []);
  const { life } = game.state.players[player] as PlayerState;
  let { ways } = payment;
  const used: StandIn[] = [];
  for (;;) {
    if (ways.some((way) => manaIn(way) === 0 && way.life === 0)) return { mana: [], life: 0, standIns: used };
    // life that mana abilities have taken is not there for the rest
    const lost = greater(0, life - (game.state.players[player] as PlayerState).life);
    const limits: Limits = { ...payment.limits, life: greater(0, payment.limits.life - lost) };
    const standIns = (payment.standIns ?? []).filter((s) => !used.includes(s) && isStill(game, s));
    const mana = supplyFor(game, player, payment.purpose, payment.without);
    // once something is tapped or exiled in place of mana, costs are being paid, and mana abilities come before that
    const supply = withStandIns(used.length === 0 ? mana : inPool(mana), standIns);
    const plan = planMana(supply, ways, limits);
    const kept = (): ManaNeed[] => symbolsOf(ways.slice(0, 1));
    let offered: readonly OfferedMana[] = [];
    let offeredInstead: readonly OfferedStandIn[] = [];
    const asked = { kind: 'payment', player, by: answererFor(game, player), source, purpose: 'pay' } as const;
    const make = (): OptionValue[] => {
      const options: OptionValue[] = plan === null ? [] : [AUTO];
      if (used.length === 0)
        offered = offeredMana(game, player, supply, {
          ways,
          limits,
          without: payment.without,
          sure: plan !== null,
          kept: kept(),
        });
      for (const { held } of offered) options.push({ action: actionOf(held) });
      offeredInstead = offeredStandIns(mana, standIns, ways, limits, plan !== null);
      for (const { standIn } of offeredInstead) options.push({ object: standIn.object });
      options.push({ pay: 'cancel' });
      return options;
    };
    const owed = (): string => owedIn(ways, mana.pool);
    const decision =
      plan === null ? lazyChoice(asked, make, null, owed) : lazyChoice(asked, make, () => true, owed, AUTO);
    const given: Answer | null = askUnlessLeft<Decision>(game, decision, null);
    // somebody has left the game meanwhile: what pays for it may be less
    if (given === null) continue;
    const answer = given === KEEPING ? 0 : ((given as readonly number[])[0] as number);
    const chosen: OptionValue = answer === 0 && plan !== null ? AUTO : (decision.options[answer] as OptionValue);
    if ('pay' in chosen) {
      if (chosen.pay === 'cancel') return null;
      const usual = plan as ManaPlan;
      const instead = execute(
        game,
        payment,
        given === KEEPING ? planKeeping(game, payment, supply, limits, usual) : usual,
      );
      if (instead === null) return null;
      const spent = spendFromPool(game, { ...payment, ways: [instead.left], limits });
      if (spent !== null) return paidWith(spent, [...used, ...instead.standIns]);
    } else if ('object' in chosen) {
      const at = answer - (plan === null ? 0 : 1) - offered.length;
      const { standIn, kinds } = offeredInstead[at] as OfferedStandIn;
      const kind = askKind(game, { player, on: source }, kinds);
      ways = ways.map((way) => lessOne(way, kind)).filter((way) => way !== null);
      used.push(standIn);
    } else {
      if (!activateOffered(game, payment, offered[plan === null ? answer : answer - 1] as OfferedMana, kept))
        return null;
    }
  }
}

/** Activates what was offered and chosen. */
function activateOffered(
  game: Game,
  payment: ManaPayment,
  { held, types, fromPool }: OfferedMana,
  kept: () => readonly ManaNeed[],
): boolean {
  const choice =
    types === null
      ? null
      : (types[
          askOption(game, {
            player: payment.player,
            source: held.object,
            kind: 'manaType',
            purpose: 'add',
            options: types.map((type) => ({ mana: type })),
          })
        ] as ManaType);
  return activate(game, payment, actionOf(held), choice, fromPool ? kept() : null);
}

/** Has the player activate mana abilities of those offered, one after another, until it is enough; false if one of them could not be. */
export function activateAtWill(
  game: Game,
  payment: ManaPayment,
  purpose: string,
  offers: () => readonly OfferedMana[],
): boolean {
  const { player, source, ways } = payment;
  for (;;) {
    const offered = offers();
    const options = [{ text: 'enough' }, ...offered.map(({ held }) => ({ action: actionOf(held) }))];
    const at = askOption(game, { player, source, kind: 'payment', purpose, options });
    if (at === 0) return true;
    if (!activateOffered(game, payment, offered[at - 1] as OfferedMana, () => symbolsOf(ways.slice(0, 1))))
      return false;
  }
}

const paidWith = (spent: Omit<PaidMana, 'standIns'> | null, standIns: readonly StandIn[]): PaidMana | null =>
  spent === null ? null : { ...spent, standIns };

const actionOf = ({ object, ref, index }: HeldAbility): Extract<Action, { act: 'mana' }> => ({
  act: 'mana',
  object,
  ability: ref,
  index,
});

const AUTO: OptionValue = { pay: 'auto' };

/** The plan for the same way which keeps what the rest of the hand needs, as far as that can be. */
function planKeeping(
  game: Game,
  { player, purpose }: ManaPayment,
  supply: Supply,
  limits: Limits,
  usual: ManaPlan,
): ManaPlan {
  return planMana(supply, [usual.way], limits, handNeeds(game, player, purpose)) ?? usual;
}

/** Activates what the plan says. Returns what is to stand in for mana, and what mana is then left to pay. */
function execute(
  game: Game,
  payment: ManaPayment,
  { way, activations }: ManaPlan,
): { left: ManaNeed; standIns: StandIn[] } | null {
  const standIns: StandIn[] = [];
  let left = way;
  for (const { option, choice, pays, spends } of activations) {
    if (isStandIn(option)) {
      standIns.push(option);
      left = without(left, pays);
    } else {
      const action = { act: 'mana' as const, object: option.object, ability: option.ref, index: option.index };
      const kept = spends === undefined ? symbolsOf([way]) : poolBut(game, payment.player, spends);
      if (!activate(game, payment, action, choice, kept)) return null;
    }
  }
  return { left, standIns };
}

/** Each unit of mana in the pool, to be kept, but for those that are to be spent. */
function poolBut(game: Game, player: PlayerId, spent: readonly ManaType[]): ManaNeed[] {
  const left = (game.state.players[player] as PlayerState).mana.map(({ type }) => type);
  for (const type of spent) if (left.includes(type)) left.splice(left.indexOf(type), 1);
  return left.map((type) => ({ generic: 0, colored: [manaBit(type)], life: 0 }));
}

/** The need without one that has that mask. */
function without(need: ManaNeed, mask: number): ManaNeed {
  if (mask === ANY_MANA) return { ...need, generic: need.generic - 1 };
  const at = need.colored.indexOf(mask);
  return { ...need, colored: need.colored.filter((_, i) => i !== at) };
}

function activate(
  game: Game,
  payment: ManaPayment,
  action: Extract<Action, { act: 'mana' }>,
  choice: string | null,
  fromPool: readonly ManaNeed[] | null,
): boolean {
  const { player, done } = payment;
  const start = game.cursor;
  // what only adds mana moves no cards
  const watched = !(fromPool !== null && isPlain(game, action));
  const before = watched ? librariesOf(game) : '';
  const inner: ManaActivation[] = [];
  if (!activateManaAbility(game, player, action.object, action.ability, { choice, fromPool, done: inner }))
    return false;
  const inputs: readonly Input[] = game.tickInputs.slice(start, game.cursor);
  const fed = inner.length > 0 || manaIn(manaForm(abilityAt(game, action.ability) as ActivatedAbility).need) > 0;
  // those activated to pay for it are among its inputs, and are done again with it
  // activated again by itself it asks how to pay: from the pool, as it was paid now
  done.push({
    action,
    inputs: fromPool !== null && fed ? [{ answer: [0] }, ...inputs] : inputs,
    irreversible: watched && librariesOf(game) !== before,
    fed,
  });
  return true;
}

const isPlain = (game: Game, action: Extract<Action, { act: 'mana' }>): boolean => {
  const form = manaForm(abilityAt(game, action.ability) as ActivatedAbility);
  return form.free && form.price < 100;
};

/** What tells whether something was done to a library that may not be reversed (2006: 422.1 · 2009: 714.1 · 2011: 717.1 · 2026: 732.1). */
function librariesOf(game: Game): string {
  const { reversal } = game.edition;
  const libraries = game.state.players.map(({ library }) => library.map((id) => objectOf(game, id) as GameObject));
  return JSON.stringify([
    libraries.map((cards) => cards.map((o) => o.card).sort((a, b) => a - b)),
    reversal.includes('shuffled') && libraries.map((cards) => cards.map((o) => o.id)),
    reversal.includes('revealed') && libraries.map((cards) => cards.map((o) => o.known)),
  ]);
}

/** Spends mana of the pool; null if the pool cannot pay. */
function spendFromPool(game: Game, payment: ManaPayment): Omit<PaidMana, 'standIns'> | null {
  const { player, purpose } = payment;
  const life = lifeToPay(game, player);
  for (const way of payment.ways) {
    if (way.life > lesser(life, payment.limits.life)) continue;
    const payers = payersIn(game, player, purpose, way, payment.fromPool ?? []);
    if (payers === null) continue;
    const spent = spendUnits(game, player, payers);
    if (way.life > 0) happen(game, [loseLifeEvent(player, way.life, byPlayer(player, 'cost', payment.source))]);
    carryRiders(game, player, spent, purpose);
    return { mana: spent, life: way.life };
  }
  return null;
}

/** Mana abilities that stay when the action they paid for is reversed, and those whose mana paid for them. */
export function keptActivations(done: readonly ManaActivation[]): Input[][] {
  const last = done.findLastIndex((a) => a.irreversible);
  const fedLater = done.some((a, i) => a.irreversible && a.fed && i <= last);
  return done.filter((a, i) => i <= last && (a.irreversible || fedLater)).map((a) => [{ act: a.action }, ...a.inputs]);
}
