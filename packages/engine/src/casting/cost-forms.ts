/** What the parts of a cost are. 2006: 104.3, 409.1 · 2009: 107.5, 116, 606 · 2011: 107.5, 117, 606 · 2026: 107.5, 118, 606 */
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Cost } from '../vocabulary/costs.ts';
import type { Instruction } from '../vocabulary/instructions.ts';

type Doing<K extends Instruction['do']> = Extract<Instruction, { do: K }>;

/** The tap symbol, {T}. */
export const isTapSelf = (i: Instruction): i is Doing<'tap'> => i.do === 'tap' && i.what.set === 'self';
/** The untap symbol, {Q}. */
export const isUntapSelf = (i: Instruction): i is Doing<'untap'> => i.do === 'untap' && i.what.set === 'self';
export const isSacrificeSelf = (i: Instruction): i is Doing<'sacrifice'> =>
  i.do === 'sacrifice' && i.what.set === 'self';
export const isLife = (i: Instruction): i is Doing<'payLife'> =>
  i.do === 'payLife' && (i.who.who === 'you' || i.who.who === 'actor');

const symbols = new WeakMap<Cost, boolean>();
/** Whether the cost has a tap or untap symbol, which a creature that is "summoning sick" cannot pay. */
export function hasTapSymbol(cost: Cost): boolean {
  let has = symbols.get(cost);
  if (has === undefined) {
    has = (cost.actions ?? []).some((i) => isTapSelf(i) || isUntapSelf(i));
    symbols.set(cost, has);
  }
  return has;
}

const xs = new WeakMap<Cost, boolean>();
/** Whether a value for X is announced: the mana or an action of the cost has it. */
export function hasX(cost: Cost): boolean {
  let has = xs.get(cost);
  if (has === undefined) {
    has = (cost.mana?.includes('X') ?? false) || mentionsX(cost.actions) || mentionsX(cost.generic);
    xs.set(cost, has);
  }
  return has;
}

function mentionsX(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return (node as { q?: unknown }).q === 'x' || Object.values(node).some(mentionsX);
}

const withLoyalty = new WeakMap<ActivatedAbility, Cost>();
/** The activation cost: of a loyalty ability, counters put on or removed as well (606.4). */
export function activationCost(ability: ActivatedAbility): Cost {
  const { cost, loyalty } = ability;
  if (loyalty === undefined || loyalty === 0) return cost;
  let whole = withLoyalty.get(ability);
  if (whole === undefined) {
    const self = { set: 'self' } as const;
    const counters: Instruction =
      loyalty === 'x'
        ? { do: 'putCounters', counter: 'loyalty', count: { q: 'x' }, on: self }
        : loyalty === '-x'
          ? { do: 'removeCounters', counter: 'loyalty', count: { q: 'x' }, from: self }
          : loyalty > 0
            ? { do: 'putCounters', counter: 'loyalty', count: loyalty, on: self }
            : { do: 'removeCounters', counter: 'loyalty', count: -loyalty, from: self };
    whole = { ...cost, actions: [...(cost.actions ?? []), counters] };
    withLoyalty.set(ability, whole);
  }
  return whole;
}
