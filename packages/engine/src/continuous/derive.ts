/**
 * What every object is: one table, filled layer by layer, and the functions that read it.
 * 2006: 418 · 2009, 2011: 604.3, 611–613 · 2026: 604.3, 611–613, 702.178b
 */
import type { Game } from '../running/game.ts';
import { inScope, type Overlay } from '../running/scope.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import type { Characteristics, GameObject } from '../state/state.ts';
import { lastKnown, objectOf, onStacks } from '../state/objects.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { activate, activateFloating } from './active.ts';
import { addCounterEffects, applyCounters, hasPTCounters } from './counters.ts';
import { applyEffect, applyLayer, inOrder } from './dependency.ts';
import { type AbilityProfile, type ActiveRule, type Derived, Reads } from './derived.ts';
import { addFloatingEffects, addStaticEffects, type Effect } from './effect.ts';
import { ON_BATTLEFIELD, ON_STACK, zoneBit } from './functioning.ts';
import { type CopyApplied, ownedZones, Table, workspaceOf } from './table.ts';
import type { Changing, Profile } from './profile.ts';

/** Told of every application: the layer's index, the effect (null: counters), and the table before and after it. */
export interface Observer {
  before(layer: number, effect: Effect | null, dependedOn: readonly Effect[]): void;
  after(layer: number, effect: Effect | null): void;
}

export interface DeriveOptions {
  /** only effects of this object's own static abilities, and those that began to apply to it as a spell (2009, 2011: 614.12) */
  only?: ObjectId;
  /** and of these not the static abilities */
  withoutStatics?: true;
  observer?: Observer;
}

/** The table of the game as it is: the one at hand, or a new one. While it is being made, the one in the making. */
export function derive(game: Game): Derived {
  return game.derived ?? makeTable(game, {});
}

/** Makes a table and leaves it as the game's. */
export function makeTable(game: Game, options: DeriveOptions): Table {
  const table = new Table(game, workspaceOf(game));
  const previous = game.derived;
  game.derived = table;
  try {
    fill(game, table, options);
  } catch (error) {
    game.derived = previous;
    throw error;
  }
  return table;
}

/** What is phased out has no part in it (2009: 702.23b · 2011: 702.24b · 2026: 702.26b). */
function fill(game: Game, table: Table, options: DeriveOptions): void {
  const { state } = game;
  table.reads = Reads.membership;
  const effects: Effect[] = [];
  const countered: GameObject[] = [];
  const elsewhere: GameObject[] = [];
  const { only, withoutStatics } = options;
  const { bases } = table.workspace;
  const countersInOrder = table.workspace.layers.counters < 0;

  for (const [ids, zone] of [
    [state.battlefield, ON_BATTLEFIELD],
    [onStacks(state), ON_STACK],
  ] as const) {
    for (const id of ids) {
      const object = state.objects[slotOf(id)] as GameObject;
      const profile = table.admit(object);
      if (object.phasedOut) continue;
      // what functions on the stack may be about what is announced for its spell: its X
      if (zone === ON_STACK && (profile.zones & ON_STACK) !== 0) table.reads |= Reads.stack;
      if (object.counters !== null) {
        if (countersInOrder) addCounterEffects(effects, table.workspace.layers, object);
        else if (hasPTCounters(object)) countered.push(object);
      }
      if (profile.changing.length > 0 && withoutStatics !== true && (only === undefined || only === id))
        addStaticEffects(effects, object, profile, zone);
    }
  }
  for (const ids of ownedZones(game)) {
    for (const id of ids) {
      const slot = slotOf(id);
      const object = state.objects[slot] as GameObject;
      if (bases.inert(object, slot)) continue;
      const profile = table.admit(object);
      if (profile.elsewhere === 0) continue;
      const zone = zoneBit(object.zone);
      if ((profile.elsewhere & zone) === 0) continue;
      elsewhere.push(object);
      if (withoutStatics !== true && (only === undefined || only === id))
        addStaticEffects(effects, object, profile, zone);
    }
  }
  addFloatingEffects(effects, game, table, only);

  table.plain = effects.length === 0;
  if (effects.length > 0 || countered.length > 0)
    layers(game, table, effects, countered, only ?? 0, options.observer ?? null);

  for (const id of state.battlefield) {
    const object = state.objects[slotOf(id)] as GameObject;
    if (!object.phasedOut) activate(game, table, object);
  }
  for (const id of onStacks(state)) activate(game, table, state.objects[slotOf(id)] as GameObject);
  for (const object of elsewhere) activate(game, table, object);
  for (const object of table.givenElsewhere)
    if (isElsewhere(table, object) && !elsewhere.includes(object)) activate(game, table, object);
  if (state.effects.length > 0) activateFloating(game, table);
}

/** Whether it has abilities that work where it is, neither on the battlefield nor on the stack (2009, 2011: 112.6b · 2026: 113.6b). */
const isElsewhere = (table: Table, object: GameObject): boolean =>
  (table.profile(object).elsewhere & zoneBit(object.zone)) !== 0;

/** Applies all effects, layer by layer. */
function layers(
  game: Game,
  table: Table,
  effects: Effect[],
  countered: readonly GameObject[],
  only: ObjectId,
  observer: Observer | null,
): void {
  const { names, counters } = table.workspace.layers;
  let inLayers = 0;
  const count = (effect: Effect): void => {
    inLayers |= effect.template.layers;
    table.reads |= effect.template.reads;
    if (effect.template.open && effect.floating === null) table.open = true;
    if (effect.template.toSpells) table.toSpells = true;
    if (effect.template.toCards) table.toCards = true;
    if (effect.template.reachesStack && !isFixed(effect)) table.reachesStack = true;
  };
  effects.forEach(count);
  let known = effects.length;
  // abilities that effects have given, taken or rewritten since it was last asked make new effects
  const arrived = (): readonly Effect[] => {
    if (!table.abilitiesChanged) return NO_EFFECTS;
    table.abilitiesChanged = false;
    gatherAgain(game, table, effects, only);
    const more = effects.slice(known);
    known = effects.length;
    effects.forEach(count);
    return more;
  };
  for (let layer = 0; layer < names.length; layer++) {
    if (layer === counters && countered.length > 0) {
      observer?.before(layer, null, NO_EFFECTS);
      for (const object of countered) applyCounters(table, object);
      observer?.after(layer, null);
    }
    const bit = 1 << layer;
    if ((inLayers & bit) === 0) continue;
    const here = effects.filter((effect) => (effect.template.layers & bit) !== 0);
    applyLayer(game, table, here, layer, arrived, observer);
  }
}
const NO_EFFECTS: readonly Effect[] = [];

/** Whether all that it applies to was fixed when it began. */
const isFixed = ({ template, sets }: Effect): boolean => template.parts.every(({ set }) => sets[set] !== undefined);

/** Finds the static abilities that have no effect in the list yet; the effect of an ability that was reworded says what that says now. */
function gatherAgain(game: Game, table: Table, effects: Effect[], only: ObjectId): void {
  for (const slot of table.changedSlots) {
    const object = game.state.objects[slot] as GameObject;
    if (object.phasedOut || (only !== 0 && only !== object.id)) continue;
    const profile = table.profile(object);
    const zone = zoneBit(object.zone);
    for (const changing of profile.changing) {
      if ((changing.zones & zone) === 0) continue;
      const effect = effects.find((e) => e.source === object.id && isOf(e, changing));
      if (effect !== undefined) {
        effect.ability = changing.derived;
        effect.ref = changing.ref;
        effect.template = changing.template;
        continue;
      }
      addStaticEffects(effects, object, { ...profile, changing: [changing] }, zone);
    }
  }
  table.changedSlots.clear();
}

/** Whether the effect is of that ability, or of what it was before its words were changed. */
function isOf({ ability, ref }: Effect, { derived, ref: now }: Changing): boolean {
  if (ability === null || ref.path !== now.path) return false;
  return ability === derived || (ref.def === now.def && ability.granted === 0 && derived.granted === 0);
}

/** What is true of an object about which nothing is known: cards leave no information behind in hidden zones (2006: 413.2f · later: 608.2h). */
const UNKNOWN: Characteristics = {
  name: '',
  names: [],
  manaCost: null,
  manaValue: 0,
  manaValues: [0],
  colors: 0,
  supertypes: [],
  types: 0,
  subtypes: [],
  allCreatureTypes: false,
  power: 0,
  toughness: 0,
  loyalty: 0,
  defense: 0,
  hasPT: false,
  basePower: 0,
  baseToughness: 0,
  abilities: [],
  keywords: [],
};
const NO_PROFILE: Profile = {
  activated: [],
  triggered: [],
  statics: [],
  casting: [],
  keywords: [],
  changing: [],
  parts: [],
  zones: 0,
  elsewhere: 0,
  defines: false,
};

/** Runs something with the object read as one about which nothing is known (2026: 406.3a). */
export const withNothingKnownOf = <R>(game: Game, { id, controller }: GameObject, run: () => R): R =>
  inScope(
    game,
    {
      overlay: [
        ...game.scope.overlay,
        { id, characteristics: UNKNOWN, controller, profile: NO_PROFILE, faceDown: true },
      ],
    },
    run,
  );

/** What copy effects have made of an object, face up; null if none applies. */
export function copyEffectOn(game: Game, id: ObjectId): CopyApplied | null {
  return (derive(game) as Table).copies?.get(slotOf(id)) ?? null;
}

/** An object's characteristics, or those it last had under that id. */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  if (game.scope.overlay.length > 0) {
    const ahead = overlayOf(game, id);
    if (ahead !== null) return ahead.characteristics;
  }
  const slot = slotOf(id);
  const object = game.state.objects[slot];
  if (object === null || object === undefined || object.id !== id)
    return lastKnown(game, id)?.characteristics ?? UNKNOWN;
  const table = (game.derived ?? makeTable(game, {})) as Table;
  return table.characteristics[slot] ?? late(game, table, object);
}

/**
 * An object that is looked up only when asked for (in a library, outside the game, or where it does nothing): its base, and what its own
 * abilities define or say of it where it is (2026: 113.6c).
 */
function late(game: Game, table: Table, object: GameObject): Characteristics {
  const profile = table.admit(object);
  const zone = zoneBit(object.zone);
  if ((profile.elsewhere & zone) !== 0) {
    const effects: Effect[] = [];
    addStaticEffects(effects, object, profile, zone);
    const own = effects.filter((effect) => effect.defines || isOfItselfAlone(effect)).sort(inOrder);
    if (own.length > 0) table.plain = false;
    // what they read changes what this table says, as what is read for the objects that it began with does
    for (const { template } of own) table.reads |= template.reads;
    for (let layer = 0; layer < table.workspace.layers.names.length; layer++)
      for (const effect of own)
        if ((effect.template.layers & (1 << layer)) !== 0) applyEffect(game, table, effect, layer, true);
  }
  return table.characteristics[slotOf(object.id)] as Characteristics;
}

const isOfItselfAlone = ({ template }: Effect): boolean =>
  template.parts.every(({ affects }) => affects.set === 'self');

/** Who controls an object, or last did; for objects that nobody controls, their owner (2006: 200, 217 · later: 108.4, 109.4). */
export function controllerOf(game: Game, id: ObjectId): PlayerId {
  const ahead = game.scope.overlay.length > 0 ? overlayOf(game, id) : null;
  if (ahead !== null) return ahead.controller;
  const object = objectOf(game, id);
  if (object === null) return lastKnown(game, id)?.controller ?? -1;
  if (object.zone === 'command') return object.controller;
  if (object.zone !== 'battlefield' && object.zone !== 'stack') return object.owner;
  const controller = derive(game).controllers[slotOf(id)];
  return controller === undefined || controller < 0 ? object.controller : controller;
}

/** What it would be, if it is being decided how the object enters the battlefield. */
function overlayOf(game: Game, id: ObjectId): Overlay | null {
  return game.scope.overlay.find((ahead) => ahead.id === id) ?? null;
}

/** An object's abilities sorted by kind, as they are or last were. */
export function profileOf(game: Game, id: ObjectId): AbilityProfile {
  if (game.scope.overlay.length > 0) {
    const ahead = overlayOf(game, id);
    if (ahead !== null) return ahead.profile;
  }
  const slot = slotOf(id);
  const found = game.state.objects[slot]?.id === id ? game.derived?.profiles[slot] : null;
  return found ?? fullProfileOf(game, id);
}

/** The same with what the derivation itself needs, of the object as it is in its zone. */
export function fullProfileOf(game: Game, id: ObjectId): Profile {
  const object = objectOf(game, id);
  const table = derive(game) as Table;
  if (object !== null) {
    characteristics(game, id);
    return table.profile(object);
  }
  const known = lastKnown(game, id);
  return known === null ? NO_PROFILE : table.profileFrom(known.characteristics);
}

/** The active rules of a kind. */
export function rulesOf<K extends Rule['rule']>(
  game: Game,
  kind: K,
): readonly ActiveRule<Extract<Rule, { rule: K }>>[] {
  // asked more often than anything else: no further call where the table is at hand
  const { rules } = game.derived ?? makeTable(game, {});
  return (rules.get(kind) as ActiveRule<Extract<Rule, { rule: K }>>[] | undefined) ?? NO_RULES;
}

/** The rules of that kind in a table, which may be one of before. */
export const rulesIn = <K extends Rule['rule']>(
  { rules }: Derived,
  kind: K,
): readonly ActiveRule<Extract<Rule, { rule: K }>>[] =>
  (rules.get(kind) as ActiveRule<Extract<Rule, { rule: K }>>[] | undefined) ?? NO_RULES;
const NO_RULES: readonly never[] = [];

export { lookAhead } from './look-ahead.ts';
