/**
 * Objects under a stack of effects, worked out by the letter of the rules and slowly: every pair of effects is tried,
 * nothing is remembered or skipped. Written from the rules texts alone; it shares no code with the engine, only the types.
 * 2006: 212.1, 212.6, 405.2, 418.5, 418.6 · 2009: 305.7, 604.3, 612, 613 · 2011, 2026: 205.1, 205.3, 305.7, 604.3, 612, 613
 */
import type {
  Ability,
  Condition,
  ContinuousPart,
  EditionName,
  Modification,
  ObjectSet,
  Quantity,
} from '@rulewright/engine';
import type { Outcome, Printed, Stack } from './stack.ts';
import { amount, BASIC_LAND_TYPES, hasPT, holds, objects, typeOfSubtype, you } from './words.ts';
import type { Counters, Effect, Thing, World } from './world.ts';

type Layer =
  | 'copy'
  | 'control'
  | 'text'
  | 'type'
  | 'other'
  | 'color'
  | 'ability'
  | 'defining'
  | 'set'
  | 'modify'
  | 'counters'
  | 'static'
  | 'switch';

/** The points on which the texts of the editions differ. */
interface Letter {
  readonly layers: readonly Layer[];
  /** which effects of characteristic-defining abilities can be in a dependency */
  readonly dependency: 'any' | 'neither defining' | 'both or neither defining';
  /** 2011: 613.7c · 2026: 613.8c */
  readonly reevaluated: boolean;
  /** 2006: 405.2a */
  readonly definingEverywhere: 'types and colors' | 'all';
  /** 2011, 2026: 205.3d */
  readonly subtypesNeedType: boolean;
  /** 2009: 305.6, where any object with a basic land type has its mana ability */
  readonly basicLandTypesOfAny: boolean;
  /** 2026: 613.7c, f */
  readonly timestampsOfCountersAndFaces: boolean;
  /** 2026: 122.1b */
  readonly keywordCounters: boolean;
  /** the least as which power and toughness are read; 2006: 104.2 */
  readonly least: number;
  /** the least that an amount which is worked out changes power and toughness by; 2026: 107.1b */
  readonly leastChange: number;
}
const SEVEN: readonly Layer[] = ['copy', 'control', 'text', 'type', 'color', 'ability', 'defining', 'set', 'modify'];
const LETTERS: Readonly<Record<EditionName, Letter>> = {
  '2006-10': {
    layers: ['copy', 'control', 'text', 'type', 'other', 'defining', 'set', 'counters', 'static', 'switch'],
    dependency: 'any',
    reevaluated: false,
    definingEverywhere: 'types and colors',
    subtypesNeedType: false,
    basicLandTypesOfAny: false,
    timestampsOfCountersAndFaces: false,
    keywordCounters: false,
    least: 0,
    leastChange: 0,
  },
  '2009-10': {
    layers: [...SEVEN, 'counters', 'switch'],
    dependency: 'neither defining',
    reevaluated: false,
    definingEverywhere: 'all',
    subtypesNeedType: false,
    basicLandTypesOfAny: true,
    timestampsOfCountersAndFaces: false,
    keywordCounters: false,
    least: -Infinity,
    leastChange: -Infinity,
  },
  '2011-09': {
    layers: [...SEVEN, 'counters', 'switch'],
    dependency: 'neither defining',
    reevaluated: true,
    definingEverywhere: 'all',
    subtypesNeedType: true,
    basicLandTypesOfAny: false,
    timestampsOfCountersAndFaces: false,
    keywordCounters: false,
    least: -Infinity,
    leastChange: -Infinity,
  },
  '2026-02': {
    layers: [...SEVEN, 'switch'],
    dependency: 'both or neither defining',
    reevaluated: true,
    definingEverywhere: 'all',
    subtypesNeedType: true,
    basicLandTypesOfAny: false,
    timestampsOfCountersAndFaces: true,
    keywordCounters: true,
    least: -Infinity,
    leastChange: 0,
  },
};

/** The outcome for every object, and how many dependencies there were. */
export function reference(edition: EditionName, stack: Stack): { outcomes: Outcome[]; dependencies: number } {
  const letter = LETTERS[edition];
  const { world, resolved } = begin(letter, stack);
  const effects: Effect[] = [...resolved];
  let dependencies = 0;
  for (const layer of letter.layers) {
    if (layer === 'copy') continue; // what is copied was settled as each copy effect began
    if (layer === 'counters') for (const thing of world) for (const c of thing.counters) addCounters(thing, c);
    dependencies += applyLayer(letter, layer, world, effects);
    if (layer === 'type') for (const thing of world) giveManaAbilities(letter, thing);
  }
  return { outcomes: world.map(outcomeOf), dependencies };
}

// ---- what there was before any layer ----

const FACE_DOWN: Omit<Printed, 'name'> & { name: string } = {
  name: '',
  supertypes: [],
  types: ['creature'],
  subtypes: [],
  colors: [],
  power: 2,
  toughness: 2,
  abilities: [],
};

/** Copiable values, timestamps, counters and resolved effects, from what happened in order. */
function begin(letter: Letter, stack: Stack): { world: World; resolved: Effect[] } {
  let clock = 0;
  const now = (): number => ++clock;
  const things = stack.placed.map((placed) => ({
    timestamp: now(),
    copiable: { from: 'own', printed: placed.printed },
    faceDown: false,
    host: null as number | null,
    counters: [] as Counters[],
  }));
  const resolved: Effect[] = [];
  const shown = (i: number): { from: string; printed: Printed } => {
    const thing = things[i];
    if (thing === undefined) throw new RangeError(`there is no object ${i}`);
    return thing.faceDown ? { from: 'down', printed: FACE_DOWN } : thing.copiable;
  };
  stack.happened.forEach((event, step) => {
    const thing = event.what === 'effect' ? undefined : things[event.on];
    if (event.what === 'effect') {
      resolved.push({
        key: `resolved ${step}`,
        source: -1,
        held: null,
        on: event.on,
        counters: null,
        by: event.by,
        timestamp: now(),
        defining: false,
        parts: [{ part: 'change', affects: { set: 'ref', name: 'them' }, mods: event.mods }],
        condition: undefined,
        started: false,
        applied: new Map(),
      });
    } else if (thing === undefined) throw new RangeError(`there is no object ${event.on}`);
    else if (event.what === 'copy') {
      now();
      thing.copiable = { from: `copy ${step}`, printed: shown(event.of).printed };
    } else if (event.what === 'counters') {
      const timestamp = now();
      const same = thing.counters.find((c) => c.kind === event.kind);
      if (same === undefined) thing.counters.push({ kind: event.kind, count: event.count, timestamp });
      else Object.assign(same, { count: same.count + event.count, timestamp });
    } else if (event.what === 'attach') {
      // nothing happens to what is attached to it already (2009, 2011, 2026: 701.3b)
      const timestamp = now();
      if (thing.host !== event.to) Object.assign(thing, { host: event.to, timestamp });
    } else {
      thing.faceDown = true;
      if (letter.timestampsOfCountersAndFaces) thing.timestamp = now();
    }
  });
  const world = stack.placed.map(({ zone, player }, index): Thing => {
    const { timestamp, host, counters } = things[index] as (typeof things)[number];
    const { from, printed } = shown(index);
    return {
      index,
      zone,
      least: letter.least,
      host,
      counters,
      timestamp,
      controller: player,
      name: printed.name,
      supertypes: [...printed.supertypes],
      types: [...printed.types],
      subtypes: [...printed.subtypes],
      everyCreatureType: false,
      colors: [...printed.colors],
      power: printed.power,
      toughness: printed.toughness,
      abilities: printed.abilities.map((ability, i) => ({ key: `${from} ${i}`, ability, given: 0 })),
    };
  });
  for (const thing of world)
    for (const c of thing.counters) {
      const keyword = !/^[+-]/.test(c.kind);
      if (keyword && !letter.keywordCounters) continue;
      // only the newest edition orders them among effects; before, they have a sublayer of their own
      if (!letter.timestampsOfCountersAndFaces) continue;
      resolved.push({
        key: `counters ${thing.index} ${c.kind}`,
        source: thing.index,
        held: null,
        on: [thing.index],
        counters: c,
        by: null,
        timestamp: c.timestamp,
        defining: false,
        parts: [],
        condition: undefined,
        started: false,
        applied: new Map(),
      });
    }
  return { world, resolved };
}

function addCounters(thing: Thing, { kind, count }: Counters): void {
  const [, power, toughness] = /^([+-]\d+)\/([+-]\d+)$/.exec(kind) ?? [];
  if (power === undefined || toughness === undefined) return;
  thing.power += Number(power) * count;
  thing.toughness += Number(toughness) * count;
}

// ---- one layer ----

/** The layer in which a change of an effect is applied. */
function layerOf(letter: Letter, mod: Modification, effect: Effect): Layer {
  const six = letter.layers.includes('other');
  switch (mod.mod) {
    case 'control':
      return 'control';
    case 'text':
    case 'name':
      return 'text';
    case 'types':
    case 'everyCreatureType':
      return 'type';
    case 'color':
      return six ? 'other' : 'color';
    case 'gain':
    case 'lose':
    case 'loseAll':
      return six ? 'other' : 'ability';
    case 'setPT':
      return effect.defining ? 'defining' : 'set';
    case 'modifyPT':
      // 418.5a: only static abilities have a sublayer for it
      return six ? (effect.held === null ? 'set' : 'static') : 'modify';
    case 'switchPT':
      return 'switch';
    default:
      throw new Error(`no layer is known for ${mod.mod}`);
  }
}

/** The changes that the parts of an effect make in a layer. */
function changesIn(
  letter: Letter,
  layer: Layer,
  effect: Effect,
): { part: number; affects: ObjectSet; mods: Modification[] }[] {
  return effect.parts.flatMap((p, part) => {
    if (p.part !== 'change') return [];
    const mods = p.mods.filter((m) => layerOf(letter, m, effect) === layer);
    return mods.length === 0 ? [] : [{ part, affects: p.affects, mods }];
  });
}

function isIn(letter: Letter, layer: Layer, effect: Effect): boolean {
  if (effect.counters === null) return changesIn(letter, layer, effect).length > 0;
  return layer === (/^[+-]/.test(effect.counters.kind) ? 'modify' : 'ability');
}

/** Applies every effect of the layer; returns how many dependencies were found. */
function applyLayer(letter: Letter, layer: Layer, world: World, effects: Effect[]): number {
  const done = new Set<string>();
  const edges = new Map<string, boolean>();
  const found = new Set<string>();
  for (;;) {
    gather(letter, world, effects);
    const waiting = effects.filter((e) => isIn(letter, layer, e) && !done.has(e.key));
    if (letter.reevaluated) edges.clear();
    for (const a of waiting)
      for (const b of waiting) {
        const edge = `${a.key} on ${b.key}`;
        if (a !== b && !edges.has(edge)) edges.set(edge, depends(letter, layer, world, a, b));
        if (edges.get(edge) === true) found.add(edge);
      }
    const present = waiting
      .filter((e) => exists(world, e))
      .sort(
        (a, b) =>
          Number(b.defining) - Number(a.defining) ||
          a.timestamp - b.timestamp ||
          // the rules do not order what one moment made: as it was found, object by object
          effects.indexOf(a) - effects.indexOf(b),
      );
    if (present.length === 0) return found.size;
    const on = (a: Effect, b: Effect): boolean => edges.get(`${a.key} on ${b.key}`) === true;
    // what is not looked at again stays a loop until all of it is applied
    const among = letter.reevaluated ? present : effects;
    const leadsTo = (a: Effect, b: Effect, passed = new Set<Effect>()): boolean =>
      among.some((c) => on(a, c) && !passed.has(c) && (c === b || leadsTo(c, b, passed.add(c))));
    // it waits for what it depends on, unless the two are in a loop
    const next = present.find((e) => present.every((o) => !on(e, o) || leadsTo(o, e)));
    if (next === undefined) throw new Error('every effect waits for another');
    apply(letter, layer, world, next, next.applied);
    next.started = true;
    done.add(next.key);
  }
}

/** Finds the effects of static abilities that are there now, and reads again what the abilities of the others say. */
function gather(letter: Letter, world: World, effects: Effect[]): void {
  for (const thing of world)
    for (const held of thing.abilities) {
      const own = held.given === 0;
      const statics = staticOf(held.ability);
      if (statics === null) continue;
      const defining = statics.cda === true && own;
      if (thing.zone !== 'battlefield' && !(defining && definesThere(letter, statics.parts))) continue;
      const key = `${thing.index} ${held.key}`;
      const known = effects.find((e) => e.key === key);
      if (known !== undefined) {
        Object.assign(known, { parts: statics.parts, condition: statics.condition });
        continue;
      }
      effects.push({
        key,
        source: thing.index,
        held,
        on: null,
        counters: null,
        by: null,
        timestamp: Math.max(thing.timestamp, held.given),
        defining,
        parts: statics.parts,
        condition: statics.condition,
        started: false,
        applied: new Map(),
      });
    }
}

interface Statics {
  readonly parts: readonly ContinuousPart[];
  readonly condition?: Condition | undefined;
  readonly cda?: true | undefined;
}
/** What a static ability says; of the keywords only changeling is one. */
function staticOf(ability: Ability): Statics | null {
  if (ability.ability === 'static') return ability;
  if (ability.ability !== 'keyword' || ability.keyword !== 'changeling') return null;
  return { parts: [{ part: 'change', affects: { set: 'self' }, mods: [{ mod: 'everyCreatureType' }] }], cda: true };
}
const definesThere = (letter: Letter, parts: readonly ContinuousPart[]): boolean =>
  letter.definingEverywhere === 'all' ||
  parts.every((p) => p.part === 'change' && p.mods.every((m) => m.mod !== 'setPT'));

function exists(world: World, effect: Effect): boolean {
  if (effect.started || effect.held === null) return true;
  const { held, condition } = effect;
  const has = world[effect.source]?.abilities.some((a) => a.key === held.key) === true;
  return has && (condition === undefined || holds(world, effect, condition));
}

/** Whether applying the other would change the text or the existence of the effect, what it applies to, or what it does. */
function depends(letter: Letter, layer: Layer, world: World, effect: Effect, other: Effect): boolean {
  if (effect.counters !== null || other.counters !== null) return false; // a counter is no effect
  if (letter.dependency === 'neither defining' && (effect.defining || other.defining)) return false;
  if (letter.dependency === 'both or neither defining' && effect.defining !== other.defining) return false;
  if (!exists(world, other)) return false;
  const then = world.map(copyOf);
  apply(letter, layer, then, other, new Map(other.applied));
  return picture(letter, layer, world, effect) !== picture(letter, layer, then, effect);
}
const copyOf = (thing: Thing): Thing => ({
  ...thing,
  supertypes: [...thing.supertypes],
  types: [...thing.types],
  subtypes: [...thing.subtypes],
  colors: [...thing.colors],
  abilities: [...thing.abilities],
});

function picture(letter: Letter, layer: Layer, world: World, effect: Effect): string {
  if (!exists(world, effect)) return 'does not exist';
  const text = world[effect.source]?.abilities.find((a) => a.key === effect.held?.key)?.ability;
  return JSON.stringify([
    layer === 'text' ? text : null,
    ...changesIn(letter, layer, effect).map(({ part, affects, mods }) => [
      affected(world, effect, part, affects, effect.applied),
      mods.map((m) => doing(letter, world, effect, m)),
    ]),
  ]);
}

function affected(
  world: World,
  effect: Effect,
  part: number,
  affects: ObjectSet,
  applied: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  return applied.get(part) ?? effect.on ?? objects(world, effect, affects);
}

function apply(
  letter: Letter,
  layer: Layer,
  world: World,
  effect: Effect,
  applied: Map<number, readonly number[]>,
): void {
  if (effect.counters !== null) {
    const thing = world[effect.source] as Thing;
    if (layer === 'modify') addCounters(thing, effect.counters);
    else {
      const { kind, count } = effect.counters;
      // each counter gives the keyword once more (2026: 122.1b)
      const given = Array.from({ length: count }, () => ({ ability: 'keyword' as const, keyword: kind as 'flying' }));
      give(thing, effect.key, effect.timestamp, given);
    }
    return;
  }
  for (const { part, affects, mods } of changesIn(letter, layer, effect)) {
    const on = affected(world, effect, part, affects, applied);
    applied.set(part, on);
    const done = mods.map((m) => doing(letter, world, effect, m));
    for (const index of on)
      for (const [i, mod] of done.entries()) change(letter, world, effect, index, mod, `${part}.${i}`);
  }
}

// ---- what one change does ----

/** A change with its words worked out. */
type Doing =
  | Exclude<Modification, { mod: 'control' | 'setPT' | 'modifyPT' }>
  | { mod: 'control'; to: number }
  | { mod: 'setPT'; power: number | null; toughness: number | null }
  | { mod: 'modifyPT'; power: number; toughness: number };

function doing(letter: Letter, world: World, effect: Effect, mod: Modification): Doing {
  if (mod.mod === 'control') return { mod: 'control', to: you(world, effect) };
  if (mod.mod === 'modifyPT') {
    const by = (q: Quantity): number =>
      typeof q === 'number' ? q : Math.max(letter.leastChange, amount(world, effect, q));
    return { mod: 'modifyPT', power: by(mod.power), toughness: by(mod.toughness) };
  }
  if (mod.mod !== 'setPT') return mod;
  const value = (q: Quantity | undefined): number | null => (q === undefined ? null : amount(world, effect, q));
  return { mod: 'setPT', power: value(mod.power), toughness: value(mod.toughness) };
}

function change(letter: Letter, world: World, effect: Effect, index: number, mod: Doing, place: string): void {
  const thing = world[index] as Thing;
  switch (mod.mod) {
    case 'control':
      thing.controller = mod.to;
      return;
    case 'text':
      thing.subtypes = [...new Set(thing.subtypes.map((s) => (s === mod.from ? mod.to : s)))];
      thing.abilities = thing.abilities.map((held) => ({ ...held, ability: reworded(held.ability, mod.from, mod.to) }));
      return;
    case 'name':
      thing.name = mod.name;
      return;
    case 'types':
      return changeTypes(letter, thing, mod);
    case 'everyCreatureType':
      if (!letter.subtypesNeedType || thing.types.includes('creature')) thing.everyCreatureType = true;
      return;
    case 'color':
      thing.colors = mod.op === 'set' ? [] : thing.colors;
      for (const color of mod.colors as readonly string[]) if (!thing.colors.includes(color)) thing.colors.push(color);
      return;
    case 'gain':
      return give(thing, `${effect.key} ${place}`, effect.timestamp, mod.abilities);
    case 'lose':
      thing.abilities = thing.abilities.filter(
        ({ ability: a }) => !(a.ability === 'keyword' && a.keyword === mod.keyword),
      );
      return;
    case 'loseAll':
      thing.abilities = [];
      return;
    case 'setPT':
      thing.power = mod.power ?? thing.power;
      thing.toughness = mod.toughness ?? thing.toughness;
      return;
    case 'modifyPT':
      thing.power += mod.power;
      thing.toughness += mod.toughness;
      return;
    case 'switchPT':
      [thing.power, thing.toughness] = [thing.toughness, thing.power];
      return;
    default:
      throw new Error(`it is not known what ${mod.mod} does`);
  }
}

/** A land, or in 2009 any object, has the mana ability of each of its basic land types, as though its text box said so. */
function giveManaAbilities(letter: Letter, thing: Thing): void {
  if (!letter.basicLandTypesOfAny && !thing.types.includes('land')) return;
  for (const type of thing.subtypes.filter((s) => BASIC_LAND_TYPES.includes(s)))
    thing.abilities.push({ key: `basic ${type}`, ability: manaAbility(type), given: 0 });
}
const manaAbility = (type: string): Ability => ({
  ability: 'activated',
  cost: {},
  body: { effect: [] },
  text: `{T}: ${type}`,
});

function give(thing: Thing, key: string, given: number, abilities: readonly Ability[]): void {
  thing.abilities = [...thing.abilities, ...abilities.map((ability, i) => ({ key: `${key}.${i}`, ability, given }))];
}

function changeTypes(letter: Letter, thing: Thing, mod: Extract<Modification, { mod: 'types' }>): void {
  const words = (mod.subtypes ?? []) as readonly string[];
  const { types = [], supertypes = [] } = mod;
  const add = <T>(list: T[], more: readonly T[]): T[] => [...new Set([...list, ...more])];
  if (mod.op === 'add') thing.types = add(thing.types, types);
  if (mod.op === 'add') thing.supertypes = add(thing.supertypes, supertypes);
  if (mod.op === 'set' && types.length > 0) thing.types = [...types];
  if (mod.op === 'remove') thing.types = thing.types.filter((t) => !(types as readonly string[]).includes(t));
  if (mod.op !== 'add' && types.length > 0) {
    // the subtypes of a type that is gone go with it
    thing.subtypes = thing.subtypes.filter((s) => thing.types.includes(typeOfSubtype(s)));
    if (!thing.types.includes('creature')) thing.everyCreatureType = false;
  }
  const possible = words.filter((s) => !letter.subtypesNeedType || thing.types.includes(typeOfSubtype(s)));
  if (mod.op === 'set' && words.length > 0) {
    const sets = [...new Set(words.map(typeOfSubtype))];
    thing.subtypes = thing.subtypes.filter((s) => !sets.includes(typeOfSubtype(s)));
    if (sets.includes('creature')) thing.everyCreatureType = false;
    // a land that is set to a basic land type loses what its text box and its old types gave it
    if (thing.types.includes('land') && words.some((s) => BASIC_LAND_TYPES.includes(s)))
      thing.abilities = thing.abilities.filter((a) => a.given !== 0);
  }
  if (mod.op !== 'remove') thing.subtypes = add(thing.subtypes, possible);
  else thing.subtypes = thing.subtypes.filter((s) => !words.includes(s));
}

/** The ability with a colour word or a subtype changed wherever it is used as one. */
function reworded<T>(node: T, from: string, to: string): T {
  if (Array.isArray(node)) return node.map((child: unknown) => reworded(child, from, to)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const word = (value: unknown): unknown => (value === from ? to : value);
  const tree = node as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(tree).map(([key, child]): [string, unknown] => {
      if ((tree['is'] === 'subtype' && key === 'subtype') || (tree['is'] === 'color' && key === 'color'))
        return [key, word(child)];
      if ((tree['mod'] === 'types' && key === 'subtypes') || (tree['mod'] === 'color' && key === 'colors'))
        return [key, [...new Set((child as unknown[]).map(word))]];
      return [key, reworded(child, from, to)];
    }),
  ) as T;
}

// ---- the outcome ----

function outcomeOf(thing: Thing): Outcome {
  return {
    controller: thing.controller,
    name: thing.name,
    supertypes: [...thing.supertypes].sort(),
    types: [...thing.types].sort(),
    subtypes: [...thing.subtypes].sort(),
    everyCreatureType: thing.everyCreatureType,
    colors: [...thing.colors].sort(),
    pt: hasPT(thing) ? [thing.power, thing.toughness] : null,
    abilities: thing.abilities
      .map(({ ability: a }) => (a.ability === 'activated' ? (a.text ?? '') : JSON.stringify(a)))
      .sort(),
  };
}
