/** What the parts of a cost are. 2006: 104.3, 409.1 · 2009: 107.5, 116, 606 · 2011: 107.5, 117, 606 · 2026: 107.5, 118, 606 */
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Cost, CostAction } from '../../vocabulary/costs.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import { isTapSelf, isUntapSelf } from '../../abilities/tap-symbol.ts';
import { absolute } from '../../state/numbers.ts';
import { memoised } from '../../state/memoised.ts';
import { someNode } from '../../vocabulary/some-node.ts';

export const isSacrificeSelf = (i: Instruction): i is Doing<'sacrifice'> =>
  i.do === 'sacrifice' && i.what.set === 'self';
export const isLife = (i: Instruction): i is Doing<'payLife'> =>
  i.do === 'payLife' && (i.who.who === 'you' || i.who.who === 'actor');

export const isCountersOnSelf = (i: Instruction): i is Doing<'putCounters'> =>
  i.do === 'putCounters' && i.on.set === 'self' && typeof i.count === 'number';

export const isCountersOffSelf = (i: Instruction): i is Doing<'removeCounters'> & { count: number } =>
  i.do === 'removeCounters' &&
  i.from.set === 'self' &&
  typeof i.count === 'number' &&
  i.counter !== 'any' &&
  i.upTo !== true;

/** Whether the cost has a tap or untap symbol, which a creature that is "summoning sick" cannot pay. */
export const hasTapSymbol = memoised((cost: Cost): boolean =>
  (cost.actions ?? []).some((i) => isTapSelf(i) || isUntapSelf(i)),
);

/** Whether a value for X is announced: the mana or an action of the cost has it. */
export const hasX = memoised(
  ({ mana, actions, generic }: Cost): boolean =>
    (mana?.includes('X') ?? false) || mentionsX(actions) || mentionsX(generic),
);

/** Whether X stands anywhere within. */
export const mentionsX = (node: unknown): boolean => someNode(node, ({ q }) => q === 'x');

/** The activation cost: of a loyalty ability, counters put on or removed as well (606.4). */
export const activationCost = (ability: ActivatedAbility): Cost =>
  ability.loyalty === undefined || ability.loyalty === 0 ? ability.cost : withLoyalty(ability);

const withLoyalty = memoised(({ cost, loyalty }: ActivatedAbility): Cost => {
  const [sign, count] =
    typeof loyalty === 'number' ? [loyalty, absolute(loyalty)] : [loyalty === 'x' ? 1 : -1, { q: 'x' } as const];
  return { ...cost, actions: [...(cost.actions ?? []), loyaltyCost(sign, count)] };
});

/** So many loyalty counters put on the permanent, or removed from it. */
export const loyaltyCost = (sign: number, count: Quantity): CostAction =>
  sign > 0
    ? { do: 'putCounters', counter: 'loyalty', count, on: { set: 'self' } }
    : { do: 'removeCounters', counter: 'loyalty', count, from: { set: 'self' } };
