/** The total cost: base or alternative, additional, increased, reduced; locked in once determined. 2006: 409.1f · 2009: 116.7–116.9, 601.2e · 2011: 117.7–117.9, 601.2e · 2026: 118.7–118.9, 601.2f, 606.5 */
import type { Cost, CostAction, CostChange } from '../../vocabulary/costs.ts';
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { ManaCost } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import { memoised } from '../../state/memoised.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { characteristics, derive } from '../../continuous/derive.ts';
import type { ActiveCost } from '../../continuous/derived.ts';
import { holds } from '../../meaning/condition.ts';
import { activeContext, bind, type Context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { isPlayer } from '../../meaning/players.ts';
import { timesPaidOf } from '../../meaning/paid.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { loyaltyCost } from './forms.ts';
import { isManaAbility } from '../../abilities/mana-ability.ts';
import {
  addNeeds,
  manaIn,
  type ManaNeed,
  NO_NEED,
  onlyOf,
  reduceGeneric,
  reduceTyped,
  waterbentFor,
  waysToPay,
} from '../../objects/mana-needs.ts';
import type { AbilityRef } from '../../state/state.ts';
import { absolute, greater, lesser } from '../../state/numbers.ts';

/** What must be paid, all of it. The mana can be paid in one of the ways. */
export interface TotalCost {
  readonly ways: readonly ManaNeed[];
  readonly actions: readonly CostAction[];
  /** an effect sees to it that no way has less mana than this */
  readonly least?: number;
}

const NOTHING_PAID: Readonly<Record<string, number>> = {};
const FREE: readonly ManaNeed[] = [NO_NEED];
const NO_ACTIONS: readonly CostAction[] = [];
/** However it is paid (2026: 701.67c). */
const WATERBEND: CostAction = { do: 'performed', action: 'waterbend', what: { set: 'self' } };

/** One cost as it is read in the context, X being what was announced (2009, 2011, 2026: 107.3a). */
export const plainCost = (game: Game, ctx: Context, cost: Cost): TotalCost =>
  cost.own === true || cost.costOf !== undefined
    ? costOfObject(game, ctx, cost)
    : cost.generic !== undefined || cost.mana?.includes('X') === true
      ? computed(cost, game, ctx)
      : fixed(cost, game, ctx);

/** With the mana cost of the card itself, or of that object, which cannot be paid if it has none (2006: 203.4 · 2009, 2011: 202.1b · 2026: 118.6). */
function costOfObject(game: Game, ctx: Context, cost: Cost): TotalCost {
  const object = cost.costOf === undefined ? ctx.source : objectsOf(game, ctx, cost.costOf)[0];
  const manaCost = object === undefined ? null : characteristics(game, object).manaCost;
  const actions = cost.actions ?? NO_ACTIONS;
  // the X of another object is 0, but on the stack (2009, 2011: 107.3f · 2026: 107.3g)
  const x = cost.costOf === undefined ? ctx.x : (objectOf(game, object ?? 0)?.stack?.x ?? 0);
  if (manaCost === null) return { ways: [], actions };
  const whole = computed({ mana: manaCost, actions }, game, { ...ctx, x });
  // what is paid while something resolves is reduced here, and nothing else changes it
  const less = cost.costOf === undefined || cost.less === undefined ? 0 : amountOf(game, ctx, cost.less);
  return less === 0 ? whole : { ...whole, ways: whole.ways.map((way) => reduceGeneric(way, less)) };
}

const fixed = memoised((cost: Cost, game: Game, ctx: Context): TotalCost => computed(cost, game, ctx));

function computed(cost: Cost, game: Game, ctx: Context): TotalCost {
  let ways = cost.mana === undefined ? FREE : waysToPay(cost.mana, ctx.x ?? 0);
  if (cost.generic !== undefined) {
    const generic = greater(0, amountOf(game, ctx, cost.generic));
    ways = ways.map((way) => addNeeds(way, { generic, colored: [], life: 0 }));
  }
  const { actions = NO_ACTIONS } = cost;
  return { ways, actions: cost.waterbend === true ? [...actions, WATERBEND] : actions };
}

const plus = (a: TotalCost, b: TotalCost): TotalCost => ({
  ways: b.ways === FREE ? a.ways : a.ways.flatMap((x) => b.ways.map((y) => addNeeds(x, y))),
  actions: b.actions.length === 0 ? a.actions : [...a.actions, ...b.actions],
});

/** All that is announced, added up. */
export function announcedCost(game: Game, ctx: Context, costs: readonly Cost[]): TotalCost {
  const [first, ...others] = costs;
  let total: TotalCost = first === undefined ? { ways: FREE, actions: NO_ACTIONS } : plainCost(game, ctx, first);
  for (const cost of others) total = plus(total, plainCost(game, ctx, cost));
  return total;
}

/** What a cost is the cost of, and how far that is announced. */
export interface Costed {
  readonly of: 'cast' | 'activate';
  /** the spell, or the object whose ability it is */
  readonly object: ObjectId;
  /** what it is on the stack; 0 or absent: it is not there yet */
  readonly on?: ObjectId;
  /** in which of the ways the announced costs will be paid; null or absent: in any */
  readonly way?: number | null;
  /** no target is chosen yet: so many are and can be, and what is less for some target counts as less; null or absent: they are chosen */
  readonly mayTarget?: { readonly least: number; readonly most: number } | null;
  /** what will be paid for it, by tag */
  readonly paid?: Readonly<Record<string, number>>;
  /** the effects there are on costs; absent: those of the game as it is */
  readonly changes?: readonly ActiveCost[];
  /** how much of what may be taken off is not */
  readonly forgone?: number;
  readonly lessBy?: ManaCost;
  /** what is left of a way after what is announced to reduce it; absent: nothing is */
  readonly reduced?: (way: ManaNeed) => ManaNeed;
}

/** Adds all costs up, then applies increases and then reductions of effects (601.2f). */
export function totalCost(game: Game, ctx: Context, costs: readonly Cost[], costed: Costed): TotalCost {
  const {
    of,
    object,
    on = 0,
    way = null,
    mayTarget = null,
    paid = NOTHING_PAID,
    changes = derive(game).costs,
    forgone = 0,
    lessBy = [],
    reduced,
  } = costed;
  const announced = announcedCost(game, ctx, costs);
  let total = way === null ? announced : { ...announced, ways: [announced.ways[way] as ManaNeed] };
  let loyalty = 0;
  const reductions: Reduction[] = [];
  let least = 0;
  let open = forgone;
  for (const { less, lessMana, lessColored, costOf } of costs) {
    if (less !== undefined && costOf === undefined) reductions.push({ generic: amountOf(game, ctx, less), typed: [] });
    if (lessMana !== undefined && holds(game, ctx, lessMana.if))
      reductions.push({ generic: 0, typed: characteristics(game, object).manaCost ?? [] });
    if (lessColored !== undefined) reductions.push({ generic: 0, typed: lessColored, coloredOnly: true });
  }
  if (lessBy.length > 0) reductions.push({ generic: 0, typed: lessBy });
  if (changes.length === 0 && reductions.length === 0 && reduced === undefined)
    return waterbent(game, ctx, costs, spentOnX(ctx, costs, total, 0));
  for (const found of changes) {
    const active = mayTarget !== null ? { ...found, change: forSomeTarget(found.change) } : found;
    const own = changing(game, active, ctx, { of, object, on, paid });
    if (own === null) continue;
    const { change } = active;
    loyalty += change.loyalty ?? 0;
    least = greater(least, change.least ?? 0);
    const { perTarget } = change;
    const targets = perTarget === undefined || mayTarget !== null ? 0 : targetsOf(game, object);
    if (change.add !== undefined) {
      const added = plainCost(
        game,
        { ...own, controller: change.add.generic === undefined ? ctx.controller : own.controller },
        change.add,
      );
      const times =
        perTarget === undefined ? 1 : greater(0, (mayTarget?.least ?? targets) - (perTarget === 'each' ? 0 : 1));
      for (let n = 0; n < times; n++) total = plus(total, added);
    }
    if (change.reduce !== undefined || change.reduceMana !== undefined) {
      const times = perTarget === undefined ? 1 : (mayTarget?.most ?? targets);
      const most = change.reduce === undefined ? 0 : amountOf(game, own, change.reduce) * times;
      const left = change.upTo === true ? lesser(open, most) : 0;
      open -= left;
      reductions.push({
        generic: most - left,
        typed: change.reduceMana ?? [],
        leaves: change.leaves,
        coloredOnly: change.coloredOnly,
      });
    }
  }
  // in the order that is best for whoever pays: those that leave something are applied first (2026: 601.2f)
  for (const { generic, typed, leaves, coloredOnly } of reductions.toSorted(
    (a, b) => (b.leaves ?? 0) - (a.leaves ?? 0),
  )) {
    total = {
      ...total,
      ways: total.ways.flatMap((way) =>
        (typed.length === 0 ? [way] : reduceTyped(way, typed, coloredOnly)).map((left) =>
          reduceGeneric(left, leaves === undefined ? generic : lesser(generic, greater(0, manaIn(left) - leaves))),
        ),
      ),
    };
  }
  if (reduced !== undefined) total = { ...total, ways: total.ways.map(reduced) };
  // what directly affects the total cost comes after all that reduces it (2009, 2011: 601.2e · 2026: 601.2f); 2006 does not say so, and is read alike
  if (least > 0) total = { ...total, least, ways: total.ways.map((way) => atLeast(way, least)) };
  if (loyalty !== 0) total = { ...total, actions: withLoyalty(game, ctx, total.actions, loyalty) };
  const less = reductions.reduce((sum, { generic }) => sum + generic, 0);
  return waterbent(game, ctx, costs, spentOnX(ctx, costs, total, less));
}

interface Reduction {
  generic: number;
  typed: readonly string[];
  leaves?: number | undefined;
  coloredOnly?: true | undefined;
}

/** What is missing is generic mana. */
const atLeast = (way: ManaNeed, least: number): ManaNeed =>
  manaIn(way) >= least ? way : { ...way, generic: way.generic + least - manaIn(way) };

/** Whether a change of what abilities cost is about that one (2006: 409.4 · 2009, 2011, 2026: 602.2b). */
function isAbout(game: Game, ref: AbilityRef | null, { exceptMana, keyword }: CostChange): boolean {
  if (exceptMana === undefined && keyword === undefined) return true;
  const ability = ref === null ? undefined : abilityAt(game, ref);
  if (ability?.ability !== 'activated') return false;
  if (exceptMana === true && isManaAbility(game, ability)) return false;
  return keyword === undefined || ability.keyword === keyword;
}

/** The most that may be taken off the cost if whoever pays it likes (2006: 409.1f · later: 601.2f). */
export function optionalReduction(
  game: Game,
  ctx: Context,
  of: 'cast' | 'activate',
  object: ObjectId,
  changes: readonly ActiveCost[],
  paid: Readonly<Record<string, number>>,
): number {
  return changes.reduce((sum, active) => {
    const own = active.change.upTo === true ? changing(game, active, ctx, { of, object, on: 0, paid }) : null;
    return own === null ? sum : sum + amountOf(game, own, active.change.reduce ?? 0);
  }, 0);
}

/** What a loyalty ability costs in counters, in one cost (2026: 606.5). */
function withLoyalty(game: Game, ctx: Context, actions: readonly CostAction[], more: number): readonly CostAction[] {
  if (ctx.ref === null || (abilityAt(game, ctx.ref) as ActivatedAbility).loyalty === undefined) return actions;
  let sum = more;
  const others = actions.filter((i) => {
    if ((i.do !== 'putCounters' && i.do !== 'removeCounters') || i.counter !== 'loyalty') return true;
    const count = i.count === 'all' ? 0 : amountOf(game, ctx, i.count);
    sum += i.do === 'putCounters' ? count : -count;
    return false;
  });
  return sum === 0 ? others : [...others, loyaltyCost(sum, absolute(sum))];
}

/** "Spend only black mana on X": generic mana that is taken off a cost is taken off X first. */
function spentOnX(ctx: Context, costs: readonly Cost[], total: TotalCost, less: number): TotalCost {
  const onX = costs.find((cost) => cost.onX !== undefined)?.onX;
  if (onX === undefined) return total;
  const xs = costs.reduce((sum, { mana }) => sum + (mana?.filter((symbol) => symbol === 'X').length ?? 0), 0);
  return { ...total, ways: total.ways.map((way) => onlyOf(way, (ctx.x ?? 0) * xs - less, onX)) };
}

/** No more of it is paid by waterbending than the generic mana of waterbend costs (2026: 701.67b). */
function waterbent(game: Game, ctx: Context, costs: readonly Cost[], total: TotalCost): TotalCost {
  const own = costs.filter((cost) => cost.waterbend === true);
  if (own.length === 0) return total;
  const amount = own.reduce((sum, cost) => sum + (plainCost(game, ctx, cost).ways[0]?.generic ?? 0), 0);
  return { ...total, ways: total.ways.map((way) => waterbentFor(way, amount)) };
}

/** A cost that is paid while something resolves or is declared. */
export const costToPay = (game: Game, ctx: Context, cost: Cost): TotalCost =>
  waterbent(game, ctx, [cost], plainCost(game, ctx, cost));

/** A target chosen twice, by two uses of the word, is two (2006: 409.1c · 2009, 2011, 2026: 601.2c). */
function targetsOf(game: Game, spell: ObjectId): number {
  const chosen = objectOf(game, spell)?.stack?.targets ?? [];
  return chosen.reduce((sum, { objects, players }) => sum + objects.length + players.length, 0);
}

/** The effect's context, where it is about what that player casts or activates; null: it is not. */
function whoseCost(
  game: Game,
  active: ActiveCost,
  player: PlayerId,
  of: 'cast' | 'activate',
  object: ObjectId,
): Context | null {
  const { change } = active;
  if (change.of !== of) return null;
  const own = activeContext(active);
  bind(own, 'actor', { players: [player] });
  if (of === 'cast') bind(own, 'proposed.spell', { objects: [object] });
  return change.who === undefined || isPlayer(game, own, change.who, player) ? own : null;
}

/** Whether it is such a spell, or of such an object, with that paid for it, which is not on the stack yet. */
const isSuch = (
  game: Game,
  ctx: Context,
  object: ObjectId,
  what: Filter,
  paid: Readonly<Record<string, number>>,
): boolean =>
  what.is === 'paid'
    ? timesPaidOf(paid, what.cost) > 0
    : what.is === 'and'
      ? what.of.every((each) => isSuch(game, ctx, object, each, paid))
      : matches(game, ctx, object, what);

/** The effect's context, where it changes the cost of just this spell or ability; null: it does not. */
function changing(
  game: Game,
  active: ActiveCost,
  { controller, ref }: Context,
  { of, object, on, paid }: Required<Pick<Costed, 'of' | 'object' | 'on' | 'paid'>>,
): Context | null {
  const { change } = active;
  const own = whoseCost(game, active, controller, of, object);
  if (own === null || !isSuch(game, own, object, change.what, paid)) return null;
  if (change.condition !== undefined && !holds(game, own, change.condition)) return null;
  if (change.aimed !== undefined && (on === 0 || !matches(game, own, on, change.aimed))) return null;
  return of === 'activate' && !isAbout(game, ref, change) ? null : own;
}

/** Whether an effect on the cost of this looks at its targets, so that the cost is known only once they are chosen. */
export function costDependsOnTargets(
  game: Game,
  player: PlayerId,
  of: 'cast' | 'activate',
  object: ObjectId,
  changes: readonly ActiveCost[],
): boolean {
  return changes.some((active) => {
    const { change } = active;
    if (change.perTarget === undefined && !dependsOnTargets(change)) return false;
    const own = whoseCost(game, active, player, of, object);
    return own !== null && matches(game, own, object, whateverTargets(change.what));
  });
}

const dependsOnTargets = ({ what, aimed, condition }: CostChange): boolean =>
  aimed !== undefined || looksAtTargets(what) || conditionLooksAtTargets(condition);

const conditionLooksAtTargets = (condition: CostChange['condition']): boolean =>
  condition?.if === 'matches' && looksAtTargets(condition.filter);

function looksAtTargets(filter: Filter): boolean {
  if (filter.is === 'and' || filter.is === 'or') return filter.of.some(looksAtTargets);
  return filter.is === 'targets' || (filter.is === 'not' && looksAtTargets(filter.of));
}

/** A reduction as it is if the targets will be such as it asks for. */
function forSomeTarget(change: CostChange): CostChange {
  if ((change.reduce === undefined && change.reduceMana === undefined) || !dependsOnTargets(change)) return change;
  const { condition, aimed: _, ...always } = change;
  const asked = condition === undefined || conditionLooksAtTargets(condition) ? {} : { condition };
  return { ...always, ...asked, what: whateverTargets(change.what) };
}

/** The filter without what it asks of targets. */
function whateverTargets(filter: Filter): Filter {
  if (filter.is === 'and') return { is: 'and', of: filter.of.map(whateverTargets) };
  return looksAtTargets(filter) ? { is: 'any' } : filter;
}
