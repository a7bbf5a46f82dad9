/** Whether a whole cost can be paid: mana and actions together, no object used twice. 2006: 409.1f–h · 2009: 116.3, 601.2e–g · 2011: 117.3, 601.2e–g · 2026: 118.3, 601.2f–h */
import type { Game } from '../../running/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Context } from '../../meaning/context.ts';
import { actionNeeds, lifeToPay, type Picked, select, type Use } from './actions.ts';
import { canPayMana, type Limits, type Payability, type Supply, sureOfLife } from '../mana/payability.ts';
import type { TotalCost } from './total.ts';

const NOBODY: readonly ObjectId[] = [];

/** What a cost can be paid from: made only when mana is asked for. */
export type SupplyOf = () => Supply;

export interface Afforded {
  answer: Payability;
  limits: Limits;
}

/** Whether the cost can be paid, and what must then be left alone by mana abilities. `paidFor`: the card on its way to the stack. */
export function afford(game: Game, ctx: Context, cost: TotalCost, supplyOf: SupplyOf, paidFor: ObjectId): Afforded {
  const life = lifeToPay(game, ctx.controller);
  const free = cost.ways.some((way) => way.generic === 0 && way.colored.length === 0 && way.life === 0);
  if (cost.actions.length === 0) {
    const limits: Limits = { tap: NOBODY, gone: NOBODY, life };
    if (free) return { answer: 'yes', limits };
    const supply = supplyOf();
    return { answer: sureOfLife(supply, cost.ways, 0, canPayMana(supply, cost.ways, limits)), limits };
  }
  const needs = actionNeeds(game, ctx, cost.actions, paidFor);
  if (needs === null || needs.life > life) return { answer: 'no', limits: { tap: NOBODY, gone: NOBODY, life } };
  const left = life - needs.life;
  if (free)
    return {
      answer: select(
        needs.slots,
        () => true,
        () => 'yes',
      ).answer,
      limits: { tap: NOBODY, gone: NOBODY, life: left },
    };
  const supply = supplyOf();
  const sources = [...supply.plain.map((p) => p.source), ...supply.choosy];
  const spare = (id: ObjectId, use: Use): boolean =>
    !sources.some(
      (s) => s.object === id && s.options.some(({ form }) => form.sacrifice || (use === 'tap' && form.tap)),
    );
  // mana comes first: what is sacrificed for it can neither be tapped nor sacrificed nor looked at for the rest
  const limitsOf = ({ tap, gone, stay }: Picked): Limits => ({ tap, gone: [...gone, ...tap, ...stay], life: left });
  const found = select(needs.slots, spare, (picked) => canPayMana(supply, cost.ways, limitsOf(picked)));
  return { answer: sureOfLife(supply, cost.ways, needs.life, found.answer), limits: limitsOf(found.picked) };
}
