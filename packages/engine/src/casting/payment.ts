/** Paying mana: mana abilities first, then the pool is spent. 2006: 409.1g–h, 411.2 · 2009, 2011: 601.2f–g, 605.3a · 2026: 601.2g–h, 605.3a */
import type { Game, Input } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { PlayerState } from '../state/state.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { ask, askOption } from '../decisions/ask.ts';
import type { Action, OptionValue } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { makeEvent } from '../events/make.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { ManaType } from '../vocabulary/words.ts';
import { activateManaAbility, type ManaActivation } from './mana-ability.ts';
import type { HeldAbility } from './holdings.ts';
import { lazyChoice } from './lazy-decision.ts';
import { type ManaNeed, type Purpose, spendUnits, totalOf } from './mana.ts';
import { manaForm } from './mana-sources.ts';
import { payersIn } from './pool.ts';
import { type OfferedMana, offeredMana } from './payment-options.ts';
import { type Limits, type ManaPlan, planMana, supplyFor } from './payability.ts';

export interface ManaPayment {
  player: PlayerId;
  /** what it is for, for the decision */
  source: ObjectId;
  purpose: Purpose;
  ways: readonly ManaNeed[];
  limits: Limits;
  /** an object whose mana abilities may not be used: it is being activated itself */
  without: ObjectId;
  /** pay from the pool without asking where that is possible */
  quiet: boolean;
  /** mana abilities activated so far in this action; added to */
  done: ManaActivation[];
}

/** Asks how to pay until it is paid; returns the types of mana spent, or null if the player gave up or nothing can be done. */
export function payMana(game: Game, payment: ManaPayment): ManaType[] | null {
  const { player, source, ways } = payment;
  if (payment.quiet) return spendFromPool(game, payment);
  if (ways.some((way) => totalOf(way) === 0 && way.life === 0)) return [];
  const { life } = game.state.players[player] as PlayerState;
  for (;;) {
    // life that mana abilities have taken is not there for the rest
    const lost = life - (game.state.players[player] as PlayerState).life;
    const limits: Limits =
      lost > 0 ? { ...payment.limits, life: Math.max(0, payment.limits.life - lost) } : payment.limits;
    const supply = supplyFor(game, player, payment.purpose, payment.without);
    const plan = planMana(supply, ways, limits);
    let offered: readonly OfferedMana[] = [];
    const decision = lazyChoice(game, player, source, 'payment', 'pay', () => {
      offered = offeredMana(game, player, supply, ways, limits, payment.without, plan !== null);
      const options: OptionValue[] = plan === null ? [] : [AUTO];
      for (const { held } of offered) options.push({ action: actionOf(held) });
      options.push({ pay: 'cancel' });
      return options;
    });
    const answer = ask(game, decision)[0] as number;
    const chosen: OptionValue = answer === 0 && plan !== null ? AUTO : (decision.options[answer] as OptionValue);
    if ('pay' in chosen) {
      if (chosen.pay === 'cancel') return null;
      if (!execute(game, payment, plan as ManaPlan)) return null;
      const spent = spendFromPool(game, payment);
      if (spent !== null) return spent;
    } else {
      const { held, types, fromPool } = offered[plan === null ? answer : answer - 1] as OfferedMana;
      const choice =
        types === null
          ? null
          : (types[
              askOption(
                game,
                player,
                held.object,
                'manaType',
                'add',
                types.map((type) => ({ mana: type })),
              )
            ] as ManaType);
      if (!activate(game, payment, actionOf(held), choice, fromPool)) return null;
    }
  }
}

const actionOf = ({ object, ref, index }: HeldAbility): Extract<Action, { act: 'mana' }> => ({
  act: 'mana',
  object,
  ability: ref,
  index,
});

const AUTO: OptionValue = { pay: 'auto' };

function execute(game: Game, payment: ManaPayment, plan: ManaPlan): boolean {
  return plan.activations.every(({ option, choice }) =>
    activate(
      game,
      payment,
      { act: 'mana', object: option.object, ability: option.ref, index: option.index },
      choice,
      true,
    ),
  );
}

function activate(
  game: Game,
  payment: ManaPayment,
  action: Extract<Action, { act: 'mana' }>,
  choice: string | null,
  quiet: boolean,
): boolean {
  const { player, done } = payment;
  const start = game.cursor;
  // what only adds mana moves no cards
  const watched = !(quiet && isPlain(game, action));
  const before = watched ? librariesOf(game) : '';
  const inner: ManaActivation[] = [];
  if (!activateManaAbility(game, player, action.object, action.ability, choice, quiet, inner)) return false;
  const inputs: readonly Input[] = game.tickInputs.slice(start, game.cursor);
  const fed = inner.length > 0 || totalOf(manaForm(abilityAt(game, action.ability) as ActivatedAbility).need) > 0;
  // those activated to pay for it are among its inputs, and are done again with it
  // activated again by itself it asks how to pay: from the pool, as it was paid now
  done.push({
    action,
    inputs: quiet && fed ? [{ answer: [0] }, ...inputs] : inputs,
    irreversible: watched && librariesOf(game) !== before,
    fed,
  });
  return true;
}

const isPlain = (game: Game, action: Extract<Action, { act: 'mana' }>): boolean => {
  const form = manaForm(abilityAt(game, action.ability) as ActivatedAbility);
  return form.free && form.price < 100;
};

/** What tells whether a library or anything hidden or random was touched. */
function librariesOf(game: Game): string {
  const { players, barrier, random } = game.state;
  let text = `${barrier} ${random.a} ${random.b}`;
  for (const { library } of players) text += ` ${library.length} ${library[0] ?? 0}`;
  return text;
}

/** Spends mana of the pool; null if the pool cannot pay. */
function spendFromPool(game: Game, payment: ManaPayment): ManaType[] | null {
  const { player, purpose } = payment;
  const { life } = game.state.players[player] as PlayerState;
  for (const way of payment.ways) {
    if (way.life > 0 && way.life > Math.min(life, payment.limits.life)) continue;
    const payers = payersIn(game, player, purpose, way);
    if (payers === null) continue;
    const spent = spendUnits(game, player, payers);
    if (way.life > 0)
      happen(game, [
        makeEvent('loseLife', { player, amount: way.life, source: payment.source, cause: 'cost', by: player }),
      ]);
    return spent;
  }
  return null;
}

/** Mana abilities that stay when the action they paid for is reversed, and those whose mana paid for them. */
export function keptActivations(done: readonly ManaActivation[]): Input[][] {
  const last = done.findLastIndex((a) => a.irreversible);
  const fedLater = done.some((a, i) => a.irreversible && a.fed && i <= last);
  return done.filter((a, i) => i <= last && (a.irreversible || fedLater)).map((a) => [{ act: a.action }, ...a.inputs]);
}
