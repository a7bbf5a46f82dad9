/**
 * What a player's mana abilities cost and make, as far as that is known beforehand.
 * 2006: 406, 411 · 2009, 2011, 2026: 106.7, 605
 */
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ManaProduced } from '../vocabulary/rules-effects.ts';
import { COLORS } from '../vocabulary/words.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { AbilityRef, GameObject } from '../state/state.ts';
import { isManaAbility } from '../abilities/mana-ability.ts';
import { characteristics, controllerOf, derive, profileOf } from '../continuous/derive.ts';
import type { Derived } from '../continuous/derived.ts';
import { context, type Context } from '../meaning/context.ts';
import { bound } from '../meaning/memory.ts';
import { objectsOf } from '../meaning/objects.ts';
import { amountOf } from '../meaning/quantity.ts';
import { mayActivate } from './activation-rules.ts';
import { isLife, isSacrificeSelf, isTapSelf } from './cost-forms.ts';
import { asThough, type ManaNeed, manaBit, mayBeSpentOn, NO_NEED, type Purpose, SNOW, waysToPay } from './mana.ts';

/** What can be read off a mana ability once and for all. */
export interface ManaForm {
  /** its cost is only {T}, mana, life and sacrificing itself, and what it adds is fixed or chosen freely */
  known: boolean;
  tap: boolean;
  sacrifice: boolean;
  need: ManaNeed;
  produced: readonly ManaProduced[];
  /** how much one would rather not: damage, life, sacrifice, other effects */
  price: number;
}

const forms = new WeakMap<ActivatedAbility, ManaForm>();

export function manaForm(ability: ActivatedAbility): ManaForm {
  let form = forms.get(ability);
  if (form === undefined) {
    form = read(ability);
    forms.set(ability, form);
  }
  return form;
}

function read(ability: ActivatedAbility): ManaForm {
  const form: ManaForm = { known: true, tap: false, sacrifice: false, need: NO_NEED, produced: [], price: 0 };
  const { cost, body } = ability;
  let life = 0;
  for (const action of cost.actions ?? []) {
    if (isTapSelf(action)) form.tap = true;
    else if (isSacrificeSelf(action)) form.sacrifice = true;
    else if (isLife(action) && typeof action.amount === 'number') life += action.amount;
    else form.known = false;
  }
  if (cost.generic !== undefined || ability.loyalty !== undefined || body.modes !== undefined || (body.targets?.length ?? 0) > 0) form.known = false;
  const ways = cost.mana === undefined ? [NO_NEED] : waysToPay(cost.mana, 0);
  if (ways.length !== 1 || cost.mana?.includes('X') === true) form.known = false;
  form.need = { ...(ways[0] as ManaNeed), life };
  // once each time: something has to stop it from being used again
  if (!form.tap && !form.sacrifice) form.known = false;
  const produced: ManaProduced[] = [];
  for (const step of body.effect) {
    if (step.do === 'addMana') {
      if (step.who.who !== 'you') form.known = false;
      produced.push(step.mana);
    } else form.price += priceOf(step);
    if (mayAdd(step)) form.known = false;
  }
  // several choices of one ability cannot be told apart in a plan
  if (produced.length > 1 && produced.some(({ types }) => !Array.isArray(types))) form.known = false;
  form.produced = produced;
  form.price += (form.sacrifice ? 1000 : 0) + life * 40 + (form.need.generic + form.need.colored.length > 0 ? 60 : 0);
  return form;
}

/** A step that may or may not add mana makes the output unknown. */
function mayAdd(step: Instruction): boolean {
  switch (step.do) {
    case 'if':
    case 'may':
    case 'pay':
    case 'oneOf':
    case 'forEach':
    case 'forEachPlayer':
    case 'repeat':
    case 'flipCoin':
    case 'choose':
      return true;
    default:
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

/** The ways to get mana from one object: at most one of them can be used. */
export interface ManaSource {
  object: ObjectId;
  options: ManaOption[];
}

export interface ManaSources {
  known: ManaSource[];
  /** there are mana abilities whose cost or output is not known beforehand */
  unknown: boolean;
  /** some of the mana may be spent on certain things only */
  restricted: boolean;
}

interface Listed {
  object: ObjectId;
  abilities: { ref: AbilityRef; ability: ActivatedAbility; index: number }[];
}
const listed = new WeakMap<Derived, Listed[][]>();

/** Mana abilities of what the player controls, and of cards in their hand and graveyard, from the derived table. */
function manaAbilitiesOf(game: Game, player: PlayerId): readonly Listed[] {
  const derived = derive(game);
  let byPlayer = listed.get(derived);
  if (byPlayer === undefined) {
    byPlayer = [];
    listed.set(derived, byPlayer);
  }
  return (byPlayer[player] ??= listFor(game, player));
}

function listFor(game: Game, player: PlayerId): Listed[] {
  const { battlefield, players } = game.state;
  const found: Listed[] = [];
  const look = (id: ObjectId): void => {
    const { activated } = profileOf(game, id);
    if (activated.length === 0) return;
    const zone = (objectOf(game, id) as GameObject).zone;
    const abilities = activated.filter(({ ability }) => (ability.zone ?? 'battlefield') === zone && isManaAbility(game, ability));
    if (abilities.length > 0) found.push({ object: id, abilities: [...abilities] });
  };
  for (const id of battlefield) if (controllerOf(game, id) === player) look(id);
  const own = players[player];
  if (own !== undefined) {
    for (const id of own.hand) look(id);
    for (const id of own.graveyard) look(id);
  }
  return found;
}

/** Every mana ability the player may begin to activate now. */
export function activatableManaAbilities(game: Game, player: PlayerId): { object: ObjectId; ref: AbilityRef; ability: ActivatedAbility; index: number }[] {
  const found: { object: ObjectId; ref: AbilityRef; ability: ActivatedAbility; index: number }[] = [];
  for (const { object, abilities } of manaAbilitiesOf(game, player)) {
    for (const each of abilities) if (mayActivate(game, player, object, each.ref, each.ability, true)) found.push({ object, ...each });
  }
  return found;
}

/** The sources the player can use now, with their outputs for the purpose. */
export function manaSourcesOf(game: Game, player: PlayerId, purpose: Purpose): ManaSources {
  const known: ManaSource[] = [];
  let unknown = false;
  let restricted = false;
  // what replaces mana being added makes every output unknown
  const replaced = derive(game).replacements.addMana !== undefined;
  for (const { object, abilities } of manaAbilitiesOf(game, player)) {
    const at = objectOf(game, object);
    if (at === null || at.phasedOut) continue;
    const options: ManaOption[] = [];
    for (const { ref, ability, index } of abilities) {
      const form = manaForm(ability);
      if (form.tap && at.tapped) continue;
      if (!mayActivate(game, player, object, ref, ability, true)) continue;
      if (form.produced.some((mana) => mana.restriction !== undefined)) restricted = true;
      const outputs = form.known && !replaced ? outputsOf(game, player, at, ref, form, purpose) : null;
      if (outputs === null) unknown = true;
      else if (outputs.length > 0) options.push({ object, ref, ability, index, form, outputs });
    }
    if (options.length > 0) known.push({ object, options });
  }
  return { known, unknown, restricted };
}

/** What the ability makes now: one output for each choice; null if that cannot be said. */
function outputsOf(game: Game, player: PlayerId, object: GameObject, ref: AbilityRef, form: ManaForm, purpose: Purpose): Output[] | null {
  let outputs: Output[] = [NO_MANA];
  const ctx = context(player, object.id, ref.env ?? {}, null, ref);
  const snow = characteristics(game, object.id).supertypes.includes('snow') ? SNOW : 0;
  for (const mana of form.produced) {
    const alternatives = alternativesOf(game, ctx, mana);
    if (alternatives === null) return null;
    const usable = mayBeSpentOn(game, player, object.id, mana.restriction, purpose);
    const mine = alternatives.map((types): Output => (usable ? { types, units: types.map((mask) => asThough(game, player, purpose, mask) | snow) } : { types, units: types.map(() => 0) }));
    outputs = outputs.length === 1 && outputs[0] === NO_MANA ? mine : outputs.flatMap((a) => mine.map((b) => ({ units: [...a.units, ...b.units], types: [...a.types, ...b.types] })));
  }
  return outputs.filter(({ units }) => units.some((mask) => mask !== 0));
}
const NO_MANA: Output = { units: [], types: [] };

const TYPED = new WeakMap<ManaProduced, readonly (readonly number[])[]>();

function alternativesOf(game: Game, ctx: Context, mana: ManaProduced): readonly (readonly number[])[] | null {
  const { types } = mana;
  if (Array.isArray(types)) {
    let fixed = TYPED.get(mana);
    if (fixed === undefined) {
      fixed = [(types as readonly (typeof COLORS)[number][]).map(manaBit)];
      TYPED.set(mana, fixed);
    }
    return fixed;
  }
  const produced = types as Exclude<ManaProduced['types'], readonly unknown[]>;
  if ('any' in produced) return chosen((produced.among ?? COLORS).map(manaBit), amountOf(game, ctx, produced.any), produced.combination === true);
  if ('colorsOf' in produced) {
    const bits = objectsOf(game, ctx, produced.colorsOf).reduce((b, id) => b | characteristics(game, id).colors, 0);
    return chosen(COLORS.map(manaBit).filter((bit) => (bits & bit) !== 0), amountOf(game, ctx, produced.count), false);
  }
  if ('anyTypeProduced' in produced) return null;
  const type = typeof produced.type === 'string' ? produced.type : (bound(game, ctx, produced.type.ref)?.word ?? null);
  if (type === null) return [];
  return chosen([manaBit(type as (typeof COLORS)[number])], amountOf(game, ctx, produced.count), false);
}

/** `count` units of a type chosen for all of them together, or for each. */
function chosen(bits: readonly number[], count: number, each: boolean): number[][] {
  if (bits.length === 0 || count <= 0) return [];
  const all = bits.reduce((a, b) => a | b, 0);
  if (each || count === 1) return [new Array<number>(count).fill(all)];
  return bits.map((bit) => new Array<number>(count).fill(bit));
}
