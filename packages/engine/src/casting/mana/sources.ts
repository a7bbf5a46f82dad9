/**
 * What a player's mana abilities cost and make, as far as that is known beforehand.
 * 2006: 406, 411 · 2009: 106.6, 106.7, 605 · 2011: 106.6, 106.7, 106.11, 605 · 2026: 106.6, 106.7, 106.13, 605
 */
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { ManaProduced } from '../../vocabulary/rules-effects.ts';
import { COLORS, MANA_TYPES, type ManaType } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { CounterKind } from '../../state/names.ts';
import { objectOf } from '../../state/objects.ts';
import type { AbilityRef, GameObject, PlayerState } from '../../state/state.ts';
import { isManaAbility } from '../../abilities/mana-ability.ts';
import { isTapSelf } from '../../abilities/tap-symbol.ts';
import { characteristics, controllerOf, derive, profileOf } from '../../continuous/derive.ts';
import { cantHaveCounters } from '../../continuous/prohibitions.ts';
import { makesSnow } from '../../events/kinds/mana.ts';
import { abilityContext, type Context } from '../../meaning/context.ts';
import { bound } from '../../meaning/memory.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { amountOf, countersOn } from '../../meaning/quantity.ts';
import { holds } from '../../meaning/condition.ts';
import { mayActivate } from '../activation-rules.ts';
import { isCountersOffSelf, isCountersOnSelf, isLife, isSacrificeSelf } from '../costs/forms.ts';
import { commandersIdentity, poolColors } from '../../objects/commander-colors.ts';
import { holdingsOf } from '../holdings.ts';
import { withTriggeredMana } from './triggered.ts';
import {
  type ManaNeed,
  manaBit,
  manaIn,
  MARKS,
  manaTypes,
  NO_NEED,
  SNOW,
  waysToPay,
} from '../../objects/mana-needs.ts';
import { paysForAbilities, type Purpose, spendable, spendsOtherwise } from './purpose.ts';
import type { StandIn } from '../costs/stand-ins.ts';
import { memoised } from '../../state/memoised.ts';

/** What can be read off a mana ability once and for all. */
export interface ManaForm {
  /** its cost is only {T}, mana, life, counters put on itself or removed and sacrificing itself, it can be used but once, and what it adds is fixed, chosen freely, or one of two things by a condition */
  known: boolean;
  tap: boolean;
  sacrifice: boolean;
  /** counters are put on it */
  counters: CounterKind | null;
  /** counters are removed from it */
  removed: { counter: CounterKind; count: number } | null;
  need: ManaNeed;
  produced: readonly ManaProduced[];
  /** what it makes instead, one or the other */
  depending: Depending | null;
  /** how much one would rather not: damage, life, sacrifice, other effects */
  price: number;
  /** life that its effect takes from its player: not a cost, yet gone before costs are paid */
  hurt: number;
  /** some mana has to be paid for it, whichever way */
  costly: boolean;
  /** only {T}: whoever may activate it can */
  free: boolean;
  /** some of the mana may be spent on certain things only */
  restricted: boolean;
  /** abilities are among them */
  forAbilities: boolean;
  /** what it makes depends on what is on the battlefield, in graveyards and so on: other mana abilities may change it */
  varies: boolean;
  /** its outputs where they never change */
  fixed: { plain: readonly Output[]; snow: readonly Output[] } | null;
}

/** "Add {C}. If …, add {C}{C} instead." */
interface Depending {
  condition: Condition;
  then: readonly ManaProduced[];
  otherwise: readonly ManaProduced[];
}

export const manaForm = memoised((ability: ActivatedAbility): ManaForm => {
  const form: ManaForm = {
    known: true,
    tap: false,
    sacrifice: false,
    counters: null,
    removed: null,
    need: NO_NEED,
    produced: [],
    depending: null,
    price: 0,
    hurt: 0,
    costly: false,
    free: false,
    restricted: false,
    forAbilities: false,
    varies: false,
    fixed: null,
  };
  const { cost, body } = ability;
  let life = 0;
  for (const action of cost.actions ?? []) {
    if (isTapSelf(action)) form.tap = true;
    else if (isSacrificeSelf(action)) form.sacrifice = true;
    else if (isCountersOnSelf(action)) form.counters = action.counter;
    else if (isCountersOffSelf(action) && form.removed === null)
      form.removed = { counter: action.counter, count: action.count };
    else if (isLife(action) && typeof action.amount === 'number') life += action.amount;
    else form.known = false;
  }
  if (
    cost.generic !== undefined ||
    ability.loyalty !== undefined ||
    body.modes !== undefined ||
    (body.targets?.length ?? 0) > 0
  )
    form.known = false;
  const ways = cost.mana === undefined ? [NO_NEED] : waysToPay(cost.mana, 0);
  if (ways.length !== 1 || cost.mana?.includes('X') === true) form.known = false;
  form.need = { ...(ways[0] as ManaNeed), life };
  form.costly = ways.every((way) => manaIn(way) > 0);
  // once each time: something has to stop it from being used again
  if (!form.tap && !form.sacrifice && ability.perTurn !== 1 && ability.once !== true) form.known = false;
  const produced: ManaProduced[] = [];
  for (const step of body.effect) {
    const depending = oneOrTheOther(step);
    if (depending !== null && form.depending === null) {
      form.depending = depending;
      continue;
    }
    if (step.do === 'addMana') {
      if (step.who.who !== 'you') form.known = false;
      produced.push(step.mana);
    } else {
      form.price += priceOf(step);
      if (step.do === 'damage' || step.do === 'loseLife')
        form.hurt += typeof step.amount === 'number' ? step.amount : 1000;
    }
    if (mayAdd(step)) form.known = false;
  }
  // several choices of one ability cannot be told apart in a plan
  const isSeveral = (made: readonly ManaProduced[]): boolean =>
    made.length > 1 && made.some(({ types }) => !Array.isArray(types));
  const { then = [], otherwise = [] } = form.depending ?? {};
  if ([produced, then, otherwise].some(isSeveral) || (then.length > 0 && produced.length > 0)) form.known = false;
  form.produced = produced;
  form.price +=
    (form.sacrifice ? 1000 : 0) +
    (form.counters === null && form.removed === null ? 0 : 200) +
    life * 40 +
    (form.need.generic + form.need.colored.length > 0 ? 60 : 0);
  const all = [...produced, ...then, ...otherwise];
  form.restricted = all.some((mana) => mana.restriction !== undefined);
  form.forAbilities = all.some(({ restriction }) => restriction !== undefined && paysForAbilities(restriction));
  form.varies =
    form.depending !== null || produced.some(({ types }) => !Array.isArray(types) && depends(types as MadeOf));
  form.fixed = form.known ? fixOutputs(produced) : null;
  form.free =
    cost.mana === undefined &&
    cost.generic === undefined &&
    cost.actions?.length === 1 &&
    form.tap &&
    body.modes === undefined &&
    (body.targets?.length ?? 0) === 0;
  return form;
});

type MadeOf = Exclude<ManaProduced['types'], readonly unknown[]>;
const depends = (types: MadeOf): boolean =>
  'any' in types
    ? typeof types.any !== 'number'
    : !('count' in types) || typeof types.count !== 'number' || !('type' in types);

/** One thing or another that you add, and nothing besides. */
function oneOrTheOther(step: Instruction): Depending | null {
  if (step.do !== 'if' || step.else === undefined) return null;
  const ways = [step.then, step.else].map((way) =>
    way.flatMap((inner) => (inner.do === 'addMana' && inner.who.who === 'you' ? [inner.mana] : [])),
  );
  const [then = [], otherwise = []] = ways;
  const isAll = then.length === step.then.length && otherwise.length === step.else.length;
  return isAll && then.length > 0 && otherwise.length > 0 ? { condition: step.condition, then, otherwise } : null;
}

/** A step that may or may not add mana makes the output unknown. */
function mayAdd(step: Instruction): boolean {
  switch (step.do) {
    case 'if':
      return [...step.then, ...(step.else ?? [])].some((inner) => inner.do === 'addMana' || mayAdd(inner));
    case 'may':
    case 'pay':
    case 'oneOf':
    case 'forEach':
    case 'oneByOne':
    case 'forEachPlayer':
    case 'repeat':
    case 'flipCoin':
    case 'rollDice':
    case 'rerollStored':
    case 'vote':
    case 'choose':
      return true;
    default: // carried out once, whatever happens: `produced` has counted it
      return false;
  }
}

function priceOf(step: Instruction): number {
  return step.do === 'damage' || step.do === 'loseLife' ? 40 : 200;
}

/** One thing a mana ability can make: units, each a mask of what it can pay, and a mask of the types it can really be. */
export interface Output {
  units: readonly number[];
  types: readonly number[];
}

/** A mana ability that can be activated now, with what it makes for that purpose. */
export interface ManaOption {
  object: ObjectId;
  ref: AbilityRef;
  ability: ActivatedAbility;
  index: number;
  form: ManaForm;
  outputs: readonly Output[];
}

/** The ways to get mana from one object, or to have it stand in for mana: at most one of them is used in a plan. */
export interface ManaSource {
  object: ObjectId;
  options: (ManaOption | StandIn)[];
}

export const isStandIn = (option: ManaOption | StandIn): option is StandIn => 'how' in option;

export interface ManaSources {
  known: ManaSource[];
  /** there are mana abilities whose cost or output is not known beforehand */
  unknown: boolean;
  /** some of the mana may be spent on certain things only */
  restricted: boolean;
}

/** The sources the player can use now, with their outputs for the purpose. */
export function manaSourcesOf(game: Game, player: PlayerId, purpose: Purpose): ManaSources {
  const found: ManaSources = { known: [], unknown: false, restricted: false };
  const { mana } = holdingsOf(game, player);
  if (mana.length === 0) return found;
  // what replaces mana being added makes every output unknown
  const replaced = derive(game).replacements.addMana !== undefined;
  // with nothing but what costs mana itself, and none in the pool, no mana can be made
  let begins = (game.state.players[player] as PlayerState).mana.length > 0;
  let costly = false;
  let forAbilities = false;
  const takes = poolColors(game, player);
  const literal = purpose.spending === undefined && !spendsOtherwise(game);
  for (const { object, ref, ability, index } of mana) {
    const at = objectOf(game, object);
    if (at === null) continue;
    const form = manaForm(ability);
    if (form.tap && at.tapped) continue;
    if (form.counters !== null && cantHaveCounters(game, object, form.counters)) continue;
    if (form.removed !== null && countersOn(game, object, form.removed.counter) < form.removed.count) continue;
    // what waits for priority is no help in the middle of paying
    if (ability.timing === 'instant' || !mayActivate(game, player, object, ref, ability, true)) continue;
    if (form.restricted) found.restricted = true;
    let outputs: readonly Output[] | null =
      !form.known || replaced
        ? null
        : literal
          ? (fixedOutputs(game, object, form) ?? outputsOf(game, player, at, ref, form, purpose))
          : outputsOf(game, player, at, ref, form, purpose);
    if (outputs !== null && form.tap) outputs = withTriggeredMana(game, player, object, outputs, purpose);
    outputs = outputs && asThePoolTakesThem(outputs, takes);
    if (outputs?.length === 0) {
      forAbilities ||= form.forAbilities;
      begins ||= form.forAbilities && !form.costly;
      continue;
    }
    costly ||= form.costly;
    begins ||= !form.costly;
    if (outputs === null) {
      found.unknown = true;
      continue;
    }
    const option: ManaOption = { object, ref, ability, index, form, outputs };
    const last = found.known.at(-1);
    if (last !== undefined && last.object === object) last.options.push(option);
    else found.known.push({ object, options: [option] });
  }
  // what cannot be spent on this might be spent on an ability whose mana can
  found.unknown ||= costly && forAbilities;
  found.unknown &&= begins;
  return found;
}

/**
 * Whether each way to use an object leaves no other: all tap it, or all sacrifice it, which pays for one ability only (2009: 116.10 ·
 * 2011: 117.10 · 2026: 118.10). Else one plan could hold more than one of them.
 */
export const oneAtMost = (options: ManaSource['options']): boolean =>
  options.length < 2 ||
  options.every((one) => isStandIn(one) || one.form.tap) ||
  options.every((one) => isStandIn(one) || one.form.sacrifice);

const KEPT_ASIDE = SNOW | MARKS;

/** Mana of a colour that the pool does not take is colorless (2009: 903.8 · 2011: 903.9). */
function asThePoolTakesThem(outputs: readonly Output[], takes: number): readonly Output[] {
  const lost = COLORS.map(manaBit).filter((bit) => (bit & takes) === 0);
  if (lost.length === 0) return outputs;
  return outputs.map(({ types, units }) => ({
    types,
    units: units.map((unit) => (lost.includes(unit & ~KEPT_ASIDE) ? manaBit('C') | (unit & KEPT_ASIDE) : unit)),
  }));
}

/** Outputs that depend on nothing but the ability and whether its object is snow. */
function fixedOutputs(game: Game, object: ObjectId, form: ManaForm): readonly Output[] | null {
  if (form.fixed === null) return null;
  return makesSnow(game, object) ? form.fixed.snow : form.fixed.plain;
}

function fixOutputs(produced: readonly ManaProduced[]): ManaForm['fixed'] {
  const [only] = produced;
  if (only === undefined || produced.length !== 1 || only.restriction !== undefined) return null;
  const { types } = only;
  let alternatives: readonly (readonly number[])[];
  if (Array.isArray(types)) alternatives = [(types as readonly (typeof COLORS)[number][]).map(manaBit)];
  else {
    const produced = types as MadeOf;
    if (!('any' in produced) || typeof produced.any !== 'number' || produced.or !== undefined) return null;
    const { among = COLORS } = produced;
    if (among === 'identity') return null;
    alternatives = chosen(among.map(manaBit), produced.any, freedomOf(produced));
  }
  const outputs = (snow: number): Output[] =>
    alternatives.map((units) => ({ types: units, units: units.map((mask) => mask | snow) }));
  return { plain: outputs(0), snow: outputs(SNOW) };
}

/** What the ability makes now: one output for each choice; null if that cannot be said. */
function outputsOf(
  game: Game,
  player: PlayerId,
  object: GameObject,
  ref: AbilityRef,
  form: ManaForm,
  purpose: Purpose,
): Output[] | null {
  let outputs: Output[] = [NO_MANA];
  const ctx = abilityContext(player, object.id, ref);
  const snow = makesSnow(game, object.id) ? SNOW : 0;
  for (const mana of producedNow(game, ctx, form)) {
    const alternatives = alternativesOf(game, ctx, mana);
    if (alternatives === null) return null;
    const unit = (mask: number): number => {
      const pays = spendable(game, ctx, purpose, mask, mana.restriction);
      return pays === 0 ? 0 : pays | snow;
    };
    const mine = alternatives.map((types): Output => ({ types, units: types.map(unit) }));
    outputs =
      outputs.length === 1 && outputs[0] === NO_MANA
        ? mine
        : outputs.flatMap((a) =>
            mine.map((b) => ({ units: [...a.units, ...b.units], types: [...a.types, ...b.types] })),
          );
  }
  return outputs.filter(({ units }) => units.some((mask) => mask !== 0));
}

function producedNow(game: Game, ctx: Context, { produced, depending }: ManaForm): readonly ManaProduced[] {
  if (depending === null) return produced;
  return holds(game, ctx, depending.condition) ? depending.then : depending.otherwise;
}

const NO_MANA: Output = { units: [], types: [] };

type OfChoice = Extract<ManaProduced['types'], { any: unknown }>;
/** What a player chooses the type of mana from. */
export function typesAmong(game: Game, ctx: Context, { among: said = COLORS, or }: OfChoice): readonly ManaType[] {
  const among = said === 'identity' ? commandersIdentity(game, ctx.controller) : said;
  const chosen = or === undefined ? undefined : (bound(game, ctx, or.ref)?.word as ManaType | undefined);
  return chosen === undefined || among.includes(chosen) ? among : [...among, chosen];
}

/** The colours that any of them has. */
export function colorsOf(game: Game, objects: readonly ObjectId[]): readonly ManaType[] {
  const bits = objects.reduce((b, id) => b | characteristics(game, id).colors, 0);
  return COLORS.filter((_, n) => (bits & (1 << n)) !== 0);
}

const unitsOfTypes = memoised((types: readonly (typeof COLORS)[number][]) => [types.map(manaBit)]);

export function alternativesOf(game: Game, ctx: Context, mana: ManaProduced): readonly (readonly number[])[] | null {
  const { types } = mana;
  if (Array.isArray(types)) return unitsOfTypes(types as readonly (typeof COLORS)[number][]);
  const produced = types as MadeOf;
  if ('any' in produced)
    return chosen(typesAmong(game, ctx, produced).map(manaBit), amountOf(game, ctx, produced.any), freedomOf(produced));
  if ('colorsOf' in produced)
    return chosen(
      colorsOf(game, objectsOf(game, ctx, produced.colorsOf)).map(manaBit),
      amountOf(game, ctx, produced.count),
      'one',
    );
  if ('everyColorOf' in produced) return [colorsOf(game, objectsOf(game, ctx, produced.everyColorOf)).map(manaBit)];
  // how much is unspent depends on what else is done for mana
  if ('costOf' in produced || 'unspent' in produced) return null;
  if ('anyTypeProduced' in produced) {
    const bits = typesProducedBy(game, ctx, produced).map(manaBit);
    // whether what is sacrificed for mana is still there when this is asked depends on the order
    if (bits.length > 0 && objectsOf(game, ctx, produced.by).some((id) => sacrificesItself(game, id))) return null;
    return chosen(bits, amountOf(game, ctx, produced.count), 'one');
  }
  const type = typeof produced.type === 'string' ? produced.type : (bound(game, ctx, produced.type.ref)?.word ?? null);
  if (type === null) return [];
  return chosen([manaBit(type as (typeof COLORS)[number])], amountOf(game, ctx, produced.count), 'one');
}

/** How types are chosen for several units: one for all of them, one for each, or for each another. */
export type Freedom = 'one' | 'each' | 'different';
export const freedomOf = ({ combination, different }: Extract<ManaProduced['types'], { any: unknown }>): Freedom =>
  different === true ? 'different' : combination === true ? 'each' : 'one';

/** `count` units of such types. */
function chosen(bits: readonly number[], count: number, freedom: Freedom): number[][] {
  if (bits.length === 0 || count <= 0) return [];
  if (freedom === 'different' && count > 1) return selections(bits, count);
  const all = bits.reduce((a, b) => a | b, 0);
  if (freedom !== 'one' || count === 1) return [new Array<number>(count).fill(all)];
  return bits.map((bit) => new Array<number>(count).fill(bit));
}

/** Each way to take so many of them, or all where there are fewer. */
function selections(bits: readonly number[], count: number): number[][] {
  if (count === 0 || bits.length <= count) return [bits.slice(0, count)];
  const [first, ...rest] = bits as [number, ...number[]];
  return [...selections(rest, count - 1).map((more) => [first, ...more]), ...selections(rest, count)];
}

const sacrificesItself = (game: Game, id: ObjectId): boolean =>
  profileOf(game, id).activated.some(({ ability, mana }) => mana && manaForm(ability).sacrifice);

type AsProduced = Extract<ManaProduced['types'], { anyTypeProduced: true }>;

/** Types the permanent's tap just produced, else any its mana abilities could produce (2006: 406.4 · later: 106.7). */
export function typesProducedBy(game: Game, ctx: Context, { by, colorsOnly }: AsProduced): ManaType[] {
  const just = ctx.env['event.word']?.word;
  const found = new Set<ManaType>((just ?? '') as Iterable<ManaType>);
  if (just === undefined) for (const id of objectsOf(game, ctx, by)) addTypesOf(game, id, found, [ctx.source]);
  return MANA_TYPES.filter((type) => found.has(type) && (type !== 'C' || colorsOnly !== true));
}

/** What the permanent's mana abilities would make, whether or not their costs could be paid. One that asks about `asked` again adds nothing. */
function addTypesOf(game: Game, object: ObjectId, found: Set<ManaType>, asked: readonly ObjectId[]): void {
  if (asked.includes(object)) return;
  for (const { ability, ref } of profileOf(game, object).activated) {
    if (!isManaAbility(game, ability)) continue;
    const ctx = abilityContext(controllerOf(game, object), object, ref);
    for (const step of ability.body.effect) {
      if (step.do !== 'addMana') continue;
      const { types } = step.mana;
      if (!Array.isArray(types) && 'anyTypeProduced' in types) {
        const others = new Set<ManaType>();
        for (const id of objectsOf(game, ctx, types.by)) addTypesOf(game, id, others, [...asked, object]);
        for (const type of others) if (type !== 'C' || types.colorsOnly !== true) found.add(type);
      } else
        for (const units of alternativesOf(game, ctx, step.mana) ?? [])
          for (const mask of units) for (const type of manaTypes(mask)) found.add(type);
    }
  }
}
