/**
 * Can this be paid from the pool and mana abilities whose output is known, and how. Exact up to `SEARCH_LIMIT` combinations of the sources that
 * have a choice to make; beyond that the answer is that it is not known.
 * 2006: 409.1f–h, 411 · 2009: 106.6, 116, 601.2f–g, 605.3, 702.63a, 702.63b · 2011: 106.6, 117, 601.2f–g, 605.3, 702.64a, 702.64b · 2026: 106.6,
 * 106.12b, 118, 601.2f–h, 605.3, 702.66a, 702.66c
 */
import type { ManaType } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { PlayerState } from '../../state/state.ts';
import { costsTap } from '../../abilities/tap-symbol.ts';
import { characteristics, profileOf } from '../../continuous/derive.ts';
import { isType } from '../../meaning/filter.ts';
import { assignKeeping } from './keeping.ts';
import {
  GENERIC_ONLY,
  type ManaNeed,
  manaTypes,
  manaIn,
  MARKS,
  NO_MANA_ABILITY,
  NOT_EACH_MANA_ABILITY,
} from '../../objects/mana-needs.ts';
import { maskOfUnit, paysForAbilities, type Purpose, restrictionOf } from './purpose.ts';
import { isStandIn, type ManaOption, type ManaSource, manaSourcesOf, oneAtMost, type Output } from './sources.ts';
import { assign, matchable, needMasks } from '../../objects/mana-matching.ts';
import type { StandIn } from '../costs/stand-ins.ts';
import { greater } from '../../state/numbers.ts';

export const SEARCH_LIMIT = 4096;
const MOST_CONVERTERS = 3;

/** A source that makes exactly these units, whichever of its abilities is used. */
interface Plain {
  source: ManaSource;
  units: readonly number[];
}

/** What a player can pay with, all of it worked out. */
export interface Supply {
  game: Game | null;
  player: PlayerId;
  purpose: Purpose;
  /** masks of the units in the pool, by index */
  pool: number[];
  plain: Plain[];
  /** sources that cost something besides tapping, or make different amounts */
  choosy: ManaSource[];
  unknown: boolean;
  /** masks of all units of the pool and the plain sources */
  base: number[];
  /** what there is if every choosy source gives its most, by as many of its abilities as there is room for, of whatever type it can: what this cannot pay, nothing can */
  best: number[];
  /** life that the sources' effects could take in all, and life that their costs could */
  hurt: number;
  lifeCosts: number;
  /** some source's mana may not be spent on everything: the supply differs by purpose */
  restricted: boolean;
}

/** `without`: an object whose mana abilities may not be used. */
export function supplyFor(game: Game, player: PlayerId, purpose: Purpose, ...without: readonly ObjectId[]): Supply {
  const { known, unknown, restricted } = manaSourcesOf(game, player, purpose);
  const { mana } = game.state.players[player] as PlayerState;
  const pool = mana.map((unit) => maskOfUnit(game, player, unit, purpose));
  const plain: Plain[] = [];
  const choosy: ManaSource[] = [];
  for (const source of known) if (!without.includes(source.object)) place(source, plain, choosy);
  if (choosy.length > 1) choosy.sort((a, b) => priceOf(b) - priceOf(a));
  const base = pool.slice();
  for (const { units } of plain) for (const unit of units) base.push(unit);
  let hurt = 0;
  let lifeCosts = 0;
  for (const { options } of known) {
    for (const { form } of options) {
      hurt += form.hurt;
      lifeCosts += form.need.life;
    }
  }
  return {
    game,
    player,
    purpose,
    pool,
    plain,
    choosy,
    // what cannot be spent on this might be spent on an ability whose mana can
    unknown:
      unknown ||
      (choosy.some(costsMana) && mana.some((unit, i) => pool[i] === 0 && paysForAbilities(restrictionOf(game, unit)))),
    base,
    best: bestOf(base, choosy),
    hurt,
    lifeCosts,
    restricted,
  };
}

const costsMana = ({ options }: ManaSource): boolean => options.some(({ form }) => manaIn(form.need) > 0);

function place(source: ManaSource, plain: Plain[], choosy: ManaSource[]): void {
  const units = plainUnits(source);
  if (units === null) choosy.push(source);
  else plain.push({ source, units });
}

/** The supply with objects that may stand in for mana: one that is a source as well is used in one way only. */
export function withStandIns(supply: Supply, standIns: readonly StandIn[]): Supply {
  if (standIns.length === 0) return supply;
  const plain = [...supply.plain];
  const choosy = [...supply.choosy];
  // what stands in for mana pays no mana ability: where one has to be paid for, which of the two it is must be told apart
  const converting = choosy.some(costsMana);
  for (const standIn of standIns) {
    const { object } = standIn;
    const isIts = (source: ManaSource): boolean => source.object === object;
    const among = plain.findIndex((p) => isIts(p.source));
    const [its] = among >= 0 ? plain.splice(among, 1).map((p) => p.source) : choosy.filter(isIts);
    if (its !== undefined && among < 0) choosy.splice(choosy.indexOf(its), 1);
    const both: ManaSource = { object, options: [...(its?.options ?? []), standIn] };
    if (its !== undefined && converting) choosy.push(both);
    else place(both, plain, choosy);
  }
  choosy.sort((a, b) => priceOf(b) - priceOf(a));
  const base = [...supply.pool, ...plain.flatMap((p) => p.units)];
  return { ...supply, plain, choosy, base, best: bestOf(base, choosy) };
}

/** The supply that is in the pool already. */
export const inPool = (supply: Supply): Supply => ({
  ...supply,
  plain: [],
  choosy: [],
  unknown: false,
  base: supply.pool,
  best: supply.pool,
});

/**
 * Painful mana abilities take life before life is paid: where it might then not be there, that it can be paid is not sure.
 * `life` is what else is paid.
 */
export function sureOfLife(supply: Supply, ways: readonly ManaNeed[], life: number, answer: Payability): Payability {
  if (answer !== 'yes' || supply.hurt === 0 || supply.game === null) return answer;
  const paid = life + supply.lifeCosts + ways.reduce((most, way) => greater(most, way.life), 0);
  return paid === 0 || (supply.game.state.players[supply.player] as PlayerState).life >= paid + supply.hurt
    ? answer
    : 'unknown';
}

/** The supply once that object has been used for these units. `changes`: what is on the battlefield is another then, and what depends on that is not counted on. */
export function afterUse(supply: Supply, object: ObjectId, units: readonly number[], changes = false): Supply {
  const pool = [...supply.pool, ...units];
  const stays = (source: ManaSource): boolean =>
    source.object !== object && !(changes && source.options.some(({ form }) => form.varies));
  const plain = supply.plain.filter((p) => stays(p.source));
  const choosy = supply.choosy.filter(stays);
  const base = [...pool, ...plain.flatMap((p) => p.units)];
  return { ...supply, pool, plain, choosy, base, best: bestOf(base, choosy) };
}

/** The best there can be with the choosy sources: the most units of each, of any of its types. */
export function bestOf(base: number[], choosy: readonly ManaSource[]): number[] {
  if (choosy.length === 0) return base;
  const best = base.slice();
  for (const { options } of choosy) {
    let all = 0;
    let most = 0;
    const alone = oneAtMost(options);
    for (const { outputs } of options) {
      let its = 0;
      for (const { units } of outputs) {
        its = greater(its, units.length);
        for (const unit of units) all |= unit;
      }
      most = alone ? greater(most, its) : most + its;
    }
    for (let n = 0; n < most; n++) best.push(all);
  }
  return best;
}

const priceOf = (source: ManaSource): number => Math.min(...source.options.map((o) => o.form.price));

/** The units of a source that only taps, if all its abilities together come to one set of units. */
function plainUnits(source: ManaSource): readonly number[] | null {
  const { options } = source;
  const [first] = options;
  if (first !== undefined && options.length === 1 && isStandIn(first)) return first.outputs[0].units;
  let merged = 0;
  const marks = (options[0]?.outputs[0]?.units[0] ?? 0) & MARKS;
  for (const { form, outputs } of options) {
    if (form.sacrifice || !form.tap || form.need.life > 0 || form.need.generic + form.need.colored.length > 0)
      return null;
    if (options.length === 1 && outputs.length === 1) return outputs[0]?.units ?? null;
    for (const { units } of outputs) {
      if (units.length !== 1 || ((units[0] as number) & MARKS) !== marks) return null;
      merged |= units[0] as number;
    }
  }
  return [merged];
}

/**
 * Flexible sources, creatures, those with side effects, those that another ability of theirs would tap, and the object whose ability is paid for are
 * kept for later.
 */
function weightOf({ game, purpose }: Supply, source: ManaSource, units: readonly number[]): number {
  let bits = 0;
  for (const mask of units) for (let m = mask & 63; m !== 0; m &= m - 1) bits++;
  const creature = game !== null && isType(characteristics(game, source.object), 'creature') ? 20 : 0;
  const own = purpose.kind === 'activate' && purpose.object === source.object ? 25 : 0;
  const useful = game !== null && tapsOtherwise(game, source.object) ? 10 : 0;
  return priceOf(source) + bits * 3 + creature + own + useful + (units.length > 1 ? 5 : 0);
}

/** Whether an ability of it that makes no mana has {T} in its cost. */
const tapsOtherwise = (game: Game, id: ObjectId): boolean =>
  profileOf(game, id).activated.some(({ mana, ability }) => !mana && costsTap(ability));

/** Objects that other parts of the cost need: not to be tapped, not to be sacrificed or exiled for mana. Life left for mana. */
export interface Limits {
  tap: readonly ObjectId[];
  /** what is to go, and what has to be there still: what is to be tapped among it */
  gone: readonly ObjectId[];
  life: number;
}

const isFree = ({ object, options }: ManaSource, { tap, gone }: Limits): boolean =>
  !tap.includes(object) && !(gone.includes(object) && options.every((o) => o.form.sacrifice));

/** A mana ability to activate, or an object that stands in for mana. */
export interface Activation {
  option: ManaOption | StandIn;
  /** types to choose, as `mana.choice` */
  choice: string;
  /** the need that its first unit pays, as a mask; 0 none */
  pays: number;
  /** the mana that pays for it, where others of the plan have made that */
  spends?: readonly ManaType[];
}
export interface ManaPlan {
  way: ManaNeed;
  activations: Activation[];
}

export type Payability = 'yes' | 'no' | 'unknown';

/** Whether one of the ways can be paid. */
export function canPayMana(supply: Supply, ways: readonly ManaNeed[], limits: Limits): Payability {
  let answer: Payability = 'no';
  for (const way of ways) {
    const one = findPayment(supply, way, limits, null);
    if (one === 'yes') return 'yes';
    if (one === 'unknown') answer = 'unknown';
  }
  if (answer !== 'no') return answer;
  const loose = supply.choosy.some(({ options }) => !oneAtMost(options));
  return ways.some(
    (way) => way.life <= limits.life && (supply.unknown || (loose && matchable(supply.best, way.generic, way.colored))),
  )
    ? 'unknown'
    : 'no';
}

/** How to pay the first of the ways that can be paid; null if none is known. For `hand` mana is kept where that can be. */
export function planMana(
  supply: Supply,
  ways: readonly ManaNeed[],
  limits: Limits,
  hand: readonly ManaNeed[] = [],
): ManaPlan | null {
  for (const way of ways) {
    const activations: Activation[] = [];
    if (findPayment(supply, way, limits, activations, hand) === 'yes') return { way, activations };
  }
  return null;
}

/** The chosen ability and output of a choosy source. */
interface Chosen {
  option: ManaOption | StandIn;
  output: Output;
}

/** With `plan`, fills it with what to activate. */
function findPayment(
  supply: Supply,
  way: ManaNeed,
  limits: Limits,
  plan: Activation[] | null,
  hand: readonly ManaNeed[] = [],
): Payability {
  if (way.life > limits.life || manaIn(way) > supply.best.length) return 'no';
  let { base } = supply;
  if (limits.tap.length + limits.gone.length > 0) {
    base = supply.pool.slice();
    for (const { source, units } of supply.plain) if (isFree(source, limits)) base.push(...units);
  }
  if (matchable(base, way.generic, way.colored)) {
    if (plan !== null) fill(supply, way, limits, [], plan, hand);
    return 'yes';
  }
  if (supply.choosy.length === 0 || !matchable(supply.best, way.generic, way.colored)) return 'no';
  let tries = 0;
  let limited = false;
  const chosen: Chosen[] = [];
  const go = (at: number, life: number): boolean => {
    const source = supply.choosy[at];
    if (source === undefined) {
      if (++tries > SEARCH_LIMIT) {
        limited = true;
        return false;
      }
      const works = enough(base, way, chosen);
      if (works === 'unknown') limited = true;
      return works === 'yes';
    }
    if (go(at + 1, life)) return true;
    for (const option of source.options) {
      const { form } = option;
      if (
        (form.tap && limits.tap.includes(source.object)) ||
        (form.sacrifice && limits.gone.includes(source.object)) ||
        form.need.life > life
      )
        continue;
      for (const output of option.outputs) {
        chosen.push({ option, output });
        if (go(at + 1, life - form.need.life)) return true;
        chosen.pop();
        if (limited && tries > SEARCH_LIMIT) return false;
      }
    }
    return false;
  };
  if (go(0, limits.life - way.life)) {
    if (plan !== null) fill(supply, way, limits, chosen, plan, hand);
    return 'yes';
  }
  return limited ? 'unknown' : 'no';
}

const converts = ({ option }: Chosen): boolean => manaIn(option.form.need) > 0;

function enough(base: readonly number[], way: ManaNeed, chosen: readonly Chosen[]): Payability {
  if (chosen.length === 0) return 'no'; // tried already
  const units = [...base];
  let converters = 0;
  let generic = way.generic;
  const colored = [...way.colored];
  for (const each of chosen) {
    units.push(...each.output.units);
    if (!converts(each)) continue;
    converters++;
    generic += each.option.form.need.generic;
    colored.push(...each.option.form.need.colored);
  }
  if (!matchable(units, generic, colored)) return 'no';
  if (converters === 0) return 'yes';
  if (converters > MOST_CONVERTERS) return 'unknown';
  if (inOrder(base, way, chosen) !== null) return 'yes';
  return units.some((unit) => (unit & NOT_EACH_MANA_ABILITY) !== 0) &&
    inOrder(base, way, chosen, UNFIT.certainly) !== null
    ? 'unknown'
    : 'no';
}

/** An order of activation and the payers of all needs, where abilities that cost mana are paid from what was made before. */
interface Ordered {
  order: Chosen[];
  units: { mask: number; from: Chosen | null; index: number; level: number }[];
  needs: { mask: number; level: number; of: Chosen | null }[];
  payer: number[];
}

/** Units so marked pay for no mana ability: for some of them it is certain, for others that depends on the ability. */
const UNFIT = { certainly: GENERIC_ONLY | NO_MANA_ABILITY, perhaps: GENERIC_ONLY | MARKS };

function inOrder(
  base: readonly number[],
  way: ManaNeed,
  chosen: readonly Chosen[],
  unfit: number = UNFIT.perhaps,
): Ordered | null {
  const free = chosen.filter((c) => !converts(c));
  for (const order of permutations(chosen.filter(converts))) {
    const units: Ordered['units'] = base.map((mask, index) => ({ mask, from: null, index, level: 0 }));
    for (const c of free) c.output.units.forEach((mask, index) => units.push({ mask, from: c, index, level: 0 }));
    const needs: Ordered['needs'] = [];
    order.forEach((c, i) => {
      for (const mask of needMasks(c.option.form.need.generic, c.option.form.need.colored))
        needs.push({ mask, level: i, of: c });
      c.output.units.forEach((mask, index) => units.push({ mask, from: c, index, level: i + 1 }));
    });
    for (const mask of needMasks(way.generic, way.colored)) needs.push({ mask, level: order.length, of: null });
    const payer = assign(
      units.map((u) => u.mask),
      needs.map((n) => n.mask),
      (u, n) => {
        const unit = units[u] as Ordered['units'][number];
        const need = needs[n] as Ordered['needs'][number];
        return unit.level <= need.level && (need.of === null || (unit.mask & unfit) === 0);
      },
    );
    if (payer !== null) return { order: [...free, ...order], units, needs, payer };
  }
  return null;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Where a unit comes from that is not in the pool: its source, and which of its units it is. */
interface Origin {
  plain: Plain;
  index: number;
}

/** Turns a feasible choice of sources into abilities to activate, in order. */
function fill(
  supply: Supply,
  way: ManaNeed,
  limits: Limits,
  chosen: readonly Chosen[],
  plan: Activation[],
  hand: readonly ManaNeed[],
): void {
  const weights = new Map(supply.plain.map((p) => [p, weightOf(supply, p.source, p.units)]));
  const plain = supply.plain
    .filter(({ source }) => isFree(source, limits))
    .sort((a, b) => (weights.get(a) as number) - (weights.get(b) as number));
  const base = [...supply.pool];
  const origin: Origin[] = [];
  for (const each of plain) {
    each.units.forEach((mask, index) => {
      base.push(mask);
      origin.push({ plain: each, index });
    });
  }
  const needs = needMasks(way.generic, way.colored);
  const wanted = new Map<Plain, { index: number; need: number }[]>();
  const want = (unit: number, mask: number): void => {
    if (unit < supply.pool.length) return;
    const { plain: of, index } = origin[unit - supply.pool.length] as Origin;
    const list = wanted.get(of);
    if (list === undefined) wanted.set(of, [{ index, need: mask }]);
    else list.push({ index, need: mask });
  };
  const ordered = chosen.length === 0 ? null : inOrder(base, way, chosen);
  const usual =
    chosen.length > 0
      ? null
      : assignKeeping(base, needs, hand, (unit) => {
          const from = origin[unit - supply.pool.length]?.plain;
          // mana of a source that makes more would be lost, and what stands in for mana pays for this alone
          return from !== undefined && from.units.length === 1 && !from.source.options.some(isStandIn);
        });
  if (ordered === null && usual === null) throw new Error('A payment that was found cannot be made');
  usual?.forEach((unit, need) => want(unit, needs[need] as number));
  const wantedOf = new Map<Chosen, number[]>();
  ordered?.payer.forEach((unit, need) => {
    const { mask } = ordered.needs[need] as { mask: number };
    const { from, index } = ordered.units[unit] as Ordered['units'][number];
    if (from === null) want(index, mask);
    else {
      const masks = wantedOf.get(from) ?? [];
      masks[index] = mask;
      wantedOf.set(from, masks);
    }
  });
  const made = new Map<Plain | Chosen, string>();
  for (const [of, units] of wanted) {
    const activation = activationOf(of.source, units);
    plan.push(activation);
    made.set(of, activation.choice);
  }
  if (ordered === null) return;
  const typeOf = ({ from, index, mask }: Ordered['units'][number], need: number): ManaType | undefined => {
    const of = from ?? origin[index - supply.pool.length];
    if (of === undefined) return manaTypes(mask & need)[0];
    return ('plain' in of ? made.get(of.plain)?.[of.index] : made.get(of)?.[index]) as ManaType | undefined;
  };
  for (const each of ordered.order) {
    const masks = wantedOf.get(each) ?? [];
    const pays = masks[0] ?? 0;
    const choice = choiceOf(each.output, masks);
    made.set(each, choice);
    if (pays === 0 && isStandIn(each.option)) continue;
    const spends = ordered.needs.flatMap(({ of, mask }, need) => {
      if (of !== each) return [];
      return typeOf(ordered.units[ordered.payer[need] as number] as Ordered['units'][number], mask) ?? [];
    });
    plan.push({ option: each.option, choice, pays, ...(spends.length > 0 ? { spends } : {}) });
  }
}

/** The least costly ability of the source that makes what is wanted of it. */
function activationOf(source: ManaSource, needs: readonly { index: number; need: number }[]): Activation {
  const masks: number[] = [];
  for (const { index, need } of needs) masks[index] = need;
  let best: Activation | null = null;
  for (const option of source.options) {
    for (const output of option.outputs) {
      if (!needs.every(({ index, need }) => ((output.units[index] ?? 0) & need) !== 0)) continue;
      if (best === null || option.form.price < best.option.form.price)
        best = { option, choice: choiceOf(output, masks), pays: masks[0] ?? 0 };
    }
  }
  if (best === null) throw new Error('A source does not make what was planned');
  return best;
}

/** Types to choose: those needed where the unit can really be of that type. */
function choiceOf(output: Output, needs: readonly (number | undefined)[]): string {
  return output.types.map((types, i) => manaTypes(types & (needs[i] ?? 127))[0] ?? manaTypes(types)[0] ?? '').join('');
}
