/** Paying mana: mana abilities first, then the pool is spent. 2006: 409.1g–h, 411.2 · 2009, 2011: 601.2f–g, 605.3a · 2026: 601.2g–h, 605.3a */
import type { Game, Input } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { PlayerState } from '../state/state.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { ask } from '../decisions/ask.ts';
import type { Action, OptionValue } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { makeEvent } from '../events/make.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { ManaType } from '../vocabulary/words.ts';
import { activateManaAbility, canActivateMana, type ManaActivation } from './mana-ability.ts';
import { holdingsOf } from './holdings.ts';
import { lazyChoice } from './lazy-decision.ts';
import { type ManaNeed, maskOfUnit, type Purpose, spendUnits, totalOf } from './mana.ts';
import { assign, needMasks } from './matching.ts';
import { manaForm } from './mana-sources.ts';
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
  for (;;) {
    const supply = supplyFor(game, player, payment.purpose, payment.without);
    const plan = planMana(supply, ways, payment.limits);
    const decision = lazyChoice(game, player, source, 'payment', 'pay', () => paymentOptions(game, payment, plan !== null));
    const answer = ask(game, decision)[0] as number;
    const chosen: OptionValue = answer === 0 && plan !== null ? AUTO : (decision.options[answer] as OptionValue);
    if ('pay' in chosen) {
      if (chosen.pay === 'cancel') return null;
      if (!execute(game, payment, plan as ManaPlan)) return null;
      const spent = spendFromPool(game, payment);
      if (spent !== null) return spent;
    } else if ('action' in chosen && chosen.action.act === 'mana') {
      if (!activate(game, payment, chosen.action, null, false)) return null;
    }
  }
}

const AUTO: OptionValue = { pay: 'auto' };

/** The solver's plan first, then each mana ability that can be activated, then giving up. */
function paymentOptions(game: Game, payment: ManaPayment, planned: boolean): OptionValue[] {
  const options: OptionValue[] = planned ? [AUTO] : [];
  for (const { object, ref, ability, index } of holdingsOf(game, payment.player).mana) {
    if (object === payment.without || !canActivateMana(game, payment.player, object, ref, ability)) continue;
    options.push({ action: { act: 'mana', object, ability: ref, index } });
  }
  options.push({ pay: 'cancel' });
  return options;
}

function execute(game: Game, payment: ManaPayment, plan: ManaPlan): boolean {
  return plan.activations.every(({ option, choice }) => activate(game, payment, { act: 'mana', object: option.object, ability: option.ref, index: option.index }, choice, true));
}

function activate(game: Game, payment: ManaPayment, action: Extract<Action, { act: 'mana' }>, choice: string | null, quiet: boolean): boolean {
  const { player, done } = payment;
  const start = game.cursor;
  // what only adds mana moves no cards
  const watched = !(quiet && isPlain(game, action));
  const before = watched ? librariesOf(game) : '';
  const poolBefore = (game.state.players[player] as PlayerState).mana.length;
  const inner: ManaActivation[] = [];
  if (!activateManaAbility(game, player, action.object, action.ability, choice, quiet, inner)) return false;
  const inputs: readonly Input[] = game.tickInputs.slice(start, game.cursor);
  const fed = inner.length > 0 || (game.state.players[player] as PlayerState).mana.length < poolBefore;
  // those activated to pay for it are among its inputs, and are done again with it
  done.push({ action, inputs, irreversible: watched && librariesOf(game) !== before, fed });
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

/** Spends mana of the pool, restricted units first; null if the pool cannot pay. */
function spendFromPool(game: Game, payment: ManaPayment): ManaType[] | null {
  const { player, purpose } = payment;
  const { mana, life } = game.state.players[player] as PlayerState;
  const order = mana.map((_, i) => i).sort((a, b) => rank(mana[a]) - rank(mana[b]) || a - b);
  const masks = order.map((i) => maskOfUnit(game, player, mana[i] as (typeof mana)[number], purpose));
  for (const way of payment.ways) {
    if (way.life > 0 && way.life > Math.min(life, payment.limits.life)) continue;
    const payer = assign(masks, needMasks(way.generic, way.colored));
    if (payer === null) continue;
    const spent = spendUnits(game, player, payer.map((i) => order[i] as number));
    if (way.life > 0) happen(game, [makeEvent('loseLife', { player, amount: way.life, source: payment.source, cause: 'cost', by: player })]);
    return spent;
  }
  return null;
}

const rank = (unit: PlayerState['mana'][number] | undefined): number => (unit === undefined ? 0 : (unit.by !== null ? 0 : 2) + (unit.type === 'C' ? 0 : 1));

/** Mana abilities that stay when the action they paid for is reversed, and those whose mana paid for them. */
export function keptActivations(done: readonly ManaActivation[]): Input[][] {
  const last = done.findLastIndex((a) => a.irreversible);
  const fedLater = done.some((a, i) => a.irreversible && a.fed && i <= last);
  return done.filter((a, i) => i <= last && (a.irreversible || fedLater)).map((a) => [{ act: a.action }, ...a.inputs]);
}
