/**
 * Derivation against a reference that follows the letter of the rules, slowly and with code of its own: every pair of effects is
 * tried, nothing is remembered or skipped. 2006: 418.5 · 2009, 2011: 613.1–613.7 · 2026: 613.1–613.8
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability, StaticAbility } from '../vocabulary/abilities.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { ContinuousPart, Modification } from '../vocabulary/rules-effects.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import { board, EDITIONS, testEdition, typesOf, colorsOf } from './board.test.ts';
import { characteristics, controllerOf } from './derive.ts';
import type { EditionName } from '../editions/names.ts';

// ---- the reference ----

interface Held {
  uid: number;
  tree: Ability;
  granted: number;
  mana: string | null;
}
interface Thing {
  id: number;
  timestamp: number;
  controller: number;
  supertypes: string[];
  types: string[];
  subtypes: string[];
  colors: string[];
  power: number;
  toughness: number;
  counters: number;
  abilities: Held[];
}
interface Working {
  source: number;
  held: Held | null;
  you: number | null;
  parts: readonly ContinuousPart[];
  condition: Condition | undefined;
  timestamp: number;
  born: number;
  cda: boolean;
  started: boolean;
  sets: Map<string, number[]>;
}
type World = Map<number, Thing>;
const BASIC = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const isLand = (subtype: string): boolean => BASIC.includes(subtype) || subtype === 'Lair';

const copy = (world: World): World =>
  new Map(
    [...world].map(([id, t]) => [
      id,
      { ...t, types: [...t.types], subtypes: [...t.subtypes], colors: [...t.colors], abilities: [...t.abilities] },
    ]),
  );

function fits(world: World, e: Working, thing: Thing, filter: Filter): boolean {
  switch (filter.is) {
    case 'any':
      return true;
    case 'type':
      return thing.types.includes(filter.type);
    case 'supertype':
      return thing.supertypes.includes(filter.supertype);
    case 'subtype':
      return thing.subtypes.includes(filter.subtype as string);
    case 'color':
      return thing.colors.includes(filter.color as string);
    case 'hasKeyword':
      return thing.abilities.some((a) => a.tree.ability === 'keyword' && a.tree.keyword === filter.keyword);
    case 'controlledBy':
      return thing.controller === you(world, e);
    case 'self':
      return thing.id === e.source;
    case 'other':
      return thing.id !== e.source;
    case 'stat':
      return stat(thing, filter.stat) >= amount(world, e, filter.than);
    case 'not':
      return !fits(world, e, thing, filter.of);
    case 'and':
      return filter.of.every((f) => fits(world, e, thing, f));
    default:
      throw new Error(filter.is);
  }
}
const you = (world: World, e: Working): number => e.you ?? (world.get(e.source) as Thing).controller;
const stat = (thing: Thing, name: string): number => (name === 'power' ? thing.power : thing.toughness);
function objects(world: World, e: Working, set: ObjectSet): number[] {
  if (set.set === 'self') return [e.source];
  if (set.set === 'all') return [...world.values()].filter((t) => fits(world, e, t, set.where)).map((t) => t.id);
  throw new Error(set.set);
}
function amount(world: World, e: Working, q: Quantity): number {
  if (typeof q === 'number') return q;
  if (q.q === 'count') return objects(world, e, q.of).length;
  if (q.q === 'stat') return objects(world, e, q.of).reduce((sum, id) => sum + stat(world.get(id) as Thing, q.stat), 0);
  throw new Error(q.q);
}
function truth(world: World, e: Working, c: Condition): boolean {
  if (c.if === 'exists') return objects(world, e, c.what).length >= amount(world, e, c.atLeast ?? 1);
  throw new Error(c.if);
}

/** Names of the layers of an edition in order, and the layer of a change. */
const ORDER: Record<EditionName, string[]> = {
  '2006-10': ['control', 'type', 'other', '6a', '6b', '6c', '6d', '6e'],
  '2009-10': ['control', 'type', 'color', 'ability', '7a', '7b', '7c', '7d', '7e'],
  '2011-09': ['control', 'type', 'color', 'ability', '7a', '7b', '7c', '7d', '7e'],
  '2026-02': ['control', 'type', 'color', 'ability', '7a', '7b', '7c', '7d'],
};
function layer(edition: EditionName, mod: Modification, isStatic: boolean, cda: boolean): string {
  const old = edition === '2006-10';
  switch (mod.mod) {
    case 'control':
      return 'control';
    case 'types':
      return 'type';
    case 'color':
      return old ? 'other' : 'color';
    case 'gain':
    case 'lose':
    case 'loseAll':
      return old ? 'other' : 'ability';
    case 'setPT':
      return cda ? (old ? '6a' : '7a') : old ? '6b' : '7b';
    case 'modifyPT':
      return old ? (isStatic ? '6d' : '6b') : '7c';
    case 'switchPT':
      return old ? '6e' : edition === '2026-02' ? '7d' : '7e';
    default:
      throw new Error(mod.mod);
  }
}

let uid = 1;
function settleMana(thing: Thing): void {
  const wanted = thing.types.includes('land') ? thing.subtypes.filter((s) => BASIC.includes(s)) : [];
  const now = thing.abilities.filter((a) => a.mana !== null).map((a) => a.mana);
  if (
    JSON.stringify(now.map(String).sort((a, b) => a.localeCompare(b))) ===
    JSON.stringify(wanted.map(String).sort((a, b) => a.localeCompare(b)))
  )
    return;
  thing.abilities = [
    ...thing.abilities.filter((a) => a.mana === null),
    ...wanted.map((mana) => ({
      uid: uid++,
      tree: { ability: 'activated', cost: {}, body: { effect: [] } } as Ability,
      granted: 0,
      mana,
    })),
  ];
}

/** What a change does, worked out: the same words mean the same doing. */
function doing(world: World, e: Working, mod: Modification): Doing {
  if (mod.mod === 'setPT')
    return {
      mod: 'setPT',
      ...(mod.power === undefined ? {} : { power: amount(world, e, mod.power) }),
      ...(mod.toughness === undefined ? {} : { toughness: amount(world, e, mod.toughness) }),
    };
  if (mod.mod === 'modifyPT')
    return { mod: 'modifyPT', power: amount(world, e, mod.power), toughness: amount(world, e, mod.toughness) };
  if (mod.mod === 'control') return { mod: 'control', to: 1 - you(world, e) }; // "opponents"
  return mod;
}
type Doing = Exclude<Modification, { mod: 'control' }> | { mod: 'control'; to: number };

function modify(e: Working, thing: Thing, mod: Doing): void {
  switch (mod.mod) {
    case 'control':
      thing.controller = mod.to;
      break;
    case 'types': {
      if (mod.types !== undefined) {
        if (mod.op === 'add') for (const t of mod.types) if (!thing.types.includes(t)) thing.types.push(t);
        if (mod.op === 'set') thing.types = [...mod.types];
        if (mod.op === 'remove') thing.types = thing.types.filter((t) => !mod.types?.includes(t as never));
        thing.subtypes = thing.subtypes.filter(
          (s) => thing.types.includes(isLand(s) ? 'land' : 'creature') || mod.op === 'add',
        );
      }
      if (mod.subtypes !== undefined) {
        const words = mod.subtypes as string[];
        if (mod.op === 'add') thing.subtypes = [...thing.subtypes, ...words.filter((w) => !thing.subtypes.includes(w))];
        else {
          const land = words.some(isLand);
          thing.subtypes = [...thing.subtypes.filter((s) => isLand(s) !== land), ...words];
          if (land && thing.types.includes('land') && mod.types === undefined)
            thing.abilities = thing.abilities.filter((a) => a.granted !== 0);
        }
      }
      settleMana(thing);
      break;
    }
    case 'color':
      thing.colors =
        mod.op === 'set' ? [...(mod.colors as string[])] : [...new Set([...thing.colors, ...(mod.colors as string[])])];
      break;
    case 'gain':
      thing.abilities = [
        ...thing.abilities,
        ...mod.abilities.map((tree) => ({ uid: uid++, tree, granted: e.timestamp, mana: null })),
      ];
      break;
    case 'lose':
      thing.abilities = thing.abilities.filter(
        (a) => !(a.tree.ability === 'keyword' && a.tree.keyword === mod.keyword),
      );
      break;
    case 'loseAll':
      thing.abilities = [];
      break;
    case 'setPT':
      if (mod.power !== undefined) thing.power = mod.power as number;
      if (mod.toughness !== undefined) thing.toughness = mod.toughness as number;
      break;
    case 'modifyPT':
      thing.power += mod.power as number;
      thing.toughness += mod.toughness as number;
      break;
    case 'switchPT':
      [thing.power, thing.toughness] = [thing.toughness, thing.power];
      break;
    default:
      throw new Error(mod.mod);
  }
}

const exists = (world: World, e: Working): boolean =>
  e.started ||
  ((world.get(e.source) as Thing).abilities.some((a) => a.uid === e.held?.uid) &&
    (e.condition === undefined || truth(world, e, e.condition)));

function reference(edition: EditionName, world: World, floating: Working[]): World {
  const pool: Working[] = [...floating];
  let born = floating.length + 1000;
  const gather = (): void => {
    for (const thing of world.values()) {
      for (const held of thing.abilities) {
        if (held.tree.ability !== 'static' || pool.some((e) => e.source === thing.id && e.held?.uid === held.uid))
          continue;
        const tree = held.tree;
        pool.push({
          source: thing.id,
          held,
          you: null,
          parts: tree.parts,
          condition: tree.condition,
          timestamp: Math.max(thing.timestamp, held.granted),
          born: born++,
          cda: tree.cda === true && held.granted === 0,
          started: false,
          sets: new Map(),
        });
      }
    }
  };
  const here = (e: Working, name: string): boolean =>
    e.parts.some((p) => p.part === 'change' && p.mods.some((m) => layer(edition, m, e.held !== null, e.cda) === name));
  const targets = (w: World, e: Working, affects: ObjectSet): number[] =>
    e.sets.get(JSON.stringify(affects)) ?? objects(w, e, affects);
  const each = (e: Working, name: string, visit: (affects: ObjectSet, mods: Modification[]) => void): void => {
    for (const p of e.parts)
      if (p.part === 'change') {
        const mods = p.mods.filter((m) => layer(edition, m, e.held !== null, e.cda) === name);
        if (mods.length > 0) visit(p.affects, mods);
      }
  };
  const run = (w: World, e: Working, name: string, keep: boolean): void =>
    each(e, name, (affects, mods) => {
      const ids = targets(w, e, affects);
      if (keep) e.sets.set(JSON.stringify(affects), ids);
      const done = mods.map((m) => doing(w, e, m));
      for (const id of ids) for (const m of done) modify(e, w.get(id) as Thing, m);
    });
  const picture = (w: World, e: Working, name: string): string => {
    if (!exists(w, e)) return 'none';
    const seen: unknown[] = [];
    each(e, name, (affects, mods) =>
      seen.push(
        targets(w, e, affects),
        mods.map((m) => doing(w, e, m)),
      ),
    );
    return JSON.stringify(seen);
  };
  const depends = (e: Working, other: Working, name: string): boolean => {
    if (edition === '2026-02' ? e.cda !== other.cda : edition !== '2006-10' && (e.cda || other.cda)) return false;
    if (!exists(world, other)) return false;
    const then = copy(world);
    run(then, other, name, false);
    return picture(world, e, name) !== picture(then, e, name);
  };

  gather();
  for (const name of ORDER[edition]) {
    if (name === (edition === '2006-10' ? '6c' : edition === '2026-02' ? '7c' : '7d')) {
      for (const thing of world.values()) {
        thing.power += thing.counters;
        thing.toughness += thing.counters;
      }
    }
    const done = new Set<Working>();
    const known = new Map<string, boolean>();
    const once = edition === '2006-10' || edition === '2009-10';
    for (;;) {
      gather();
      const waiting = pool.filter((e) => here(e, name) && !done.has(e));
      const edge = (a: Working, b: Working): boolean => {
        if (!once) return depends(a, b, name);
        const key = `${a.born},${b.born}`;
        if (!known.has(key)) known.set(key, depends(a, b, name));
        return known.get(key) as boolean;
      };
      if (once) for (const a of waiting) for (const b of waiting) if (a !== b) edge(a, b);
      const present = waiting
        .filter((e) => exists(world, e))
        .sort((a, b) => Number(b.cda) - Number(a.cda) || a.timestamp - b.timestamp || a.born - b.born);
      if (present.length === 0) break;
      const reaches = (a: Working, b: Working, seen = new Set<Working>()): boolean =>
        present.some((m) => m !== a && edge(a, m) && !seen.has(m) && (m === b || (seen.add(m), reaches(m, b, seen))));
      const next = present.find((e) => present.every((o) => o === e || !edge(e, o) || reaches(o, e))) as Working;
      run(world, next, name, true);
      next.started = true;
      done.add(next);
    }
  }
  return world;
}

// ---- random positions ----

const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.constantFrom<Filter>(
    { is: 'type', type: 'creature' },
    { is: 'type', type: 'land' },
    { is: 'type', type: 'artifact' },
    { is: 'type', type: 'enchantment' },
    { is: 'subtype', subtype: 'Elf' },
    { is: 'subtype', subtype: 'Goblin' },
    { is: 'subtype', subtype: 'Swamp' },
    { is: 'color', color: 'W' },
    { is: 'color', color: 'B' },
    { is: 'hasKeyword', keyword: 'flying' },
    { is: 'controlledBy', player: { who: 'you' } },
    { is: 'other' },
    { is: 'any' },
    { is: 'stat', stat: 'power', op: '≥', than: 2 },
  ),
);
const filters: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: filter },
  { weight: 2, arbitrary: fc.tuple(filter, filter).map(([a, b]): Filter => ({ is: 'and', of: [a, b] })) },
  { weight: 1, arbitrary: filter.map((of): Filter => ({ is: 'not', of })) },
);
const set: fc.Arbitrary<ObjectSet> = fc.oneof(
  { weight: 4, arbitrary: filters.map((where): ObjectSet => ({ set: 'all', where })) },
  { weight: 1, arbitrary: fc.constant<ObjectSet>({ set: 'self' }) },
);
const quantity: fc.Arbitrary<Quantity> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: filters.map((where): Quantity => ({ q: 'count', of: { set: 'all', where } })) },
  {
    weight: 1,
    arbitrary: filters.map((where): Quantity => ({ q: 'stat', stat: 'toughness', of: { set: 'all', where } })),
  },
);
const keyword: Ability = { ability: 'keyword', keyword: 'flying' };
const plain: fc.Arbitrary<Modification> = fc.oneof(
  fc.constantFrom<Modification>(
    { mod: 'types', op: 'add', subtypes: ['Elf'] },
    { mod: 'types', op: 'set', subtypes: ['Goblin'] },
    { mod: 'types', op: 'add', types: ['creature'] },
    { mod: 'types', op: 'add', types: ['artifact'] },
    { mod: 'types', op: 'set', types: ['land'] },
    { mod: 'types', op: 'remove', types: ['creature'] },
    { mod: 'types', op: 'set', subtypes: ['Mountain'] },
    { mod: 'types', op: 'add', subtypes: ['Swamp'] },
    { mod: 'color', op: 'set', colors: ['W'] },
    { mod: 'color', op: 'add', colors: ['B'] },
    { mod: 'color', op: 'set', colors: [] },
    { mod: 'gain', abilities: [keyword] },
    { mod: 'lose', keyword: 'flying' },
    { mod: 'loseAll' },
    { mod: 'switchPT' },
    { mod: 'control', player: { who: 'opponents' } },
  ),
  fc.tuple(quantity, quantity).map(([power, toughness]): Modification => ({ mod: 'setPT', power, toughness })),
  fc.tuple(quantity, quantity).map(([power, toughness]): Modification => ({ mod: 'modifyPT', power, toughness })),
);
const condition = fc.option(
  fc
    .tuple(filters, fc.integer({ min: 1, max: 3 }))
    .map(([where, atLeast]): Condition => ({ if: 'exists', what: { set: 'all', where }, atLeast })),
  { nil: undefined, freq: 3 },
);
const simple = (mods: fc.Arbitrary<Modification>): fc.Arbitrary<StaticAbility> =>
  fc.tuple(set, fc.array(mods, { minLength: 1, maxLength: 3 }), condition).map(
    ([affects, m, c]): StaticAbility => ({
      ability: 'static',
      parts: [{ part: 'change', affects, mods: m }],
      ...(c === undefined ? {} : { condition: c }),
    }),
  );
const quoted: fc.Arbitrary<Modification> = simple(plain).map(
  (ability): Modification => ({ mod: 'gain', abilities: [ability] }),
);
const statics = simple(fc.oneof({ weight: 7, arbitrary: plain }, { weight: 1, arbitrary: quoted }));
const defining: fc.Arbitrary<StaticAbility> = fc
  .oneof(
    fc.tuple(quantity, quantity).map(([power, toughness]): Modification => ({ mod: 'setPT', power, toughness })),
    fc.constantFrom<Modification>(
      { mod: 'color', op: 'set', colors: ['B'] },
      { mod: 'types', op: 'add', subtypes: ['Elf'] },
    ),
  )
  .map(
    (mod): StaticAbility => ({
      ability: 'static',
      parts: [{ part: 'change', affects: { set: 'self' }, mods: [mod] }],
      cda: true,
    }),
  );
const permanent = fc.record({
  types: fc.constantFrom(
    ['creature'],
    ['creature'],
    ['land'],
    ['enchantment'],
    ['artifact', 'creature'],
    ['land', 'creature'],
  ),
  subtypes: fc.constantFrom('none', 'Elf', 'Goblin', 'Swamp', 'Lair'),
  colors: fc.constantFrom<readonly ('W' | 'B')[]>([], ['W'], ['B'], ['W', 'B']),
  power: fc.integer({ min: 0, max: 3 }),
  toughness: fc.integer({ min: 0, max: 3 }),
  controller: fc.integer({ min: 0, max: 1 }),
  counters: fc.integer({ min: 0, max: 2 }),
  abilities: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: statics },
      { weight: 1, arbitrary: defining },
      { weight: 1, arbitrary: fc.constant<Ability>(keyword) },
    ),
    { maxLength: 2 },
  ),
});
const resolved = fc.record({
  on: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 2 }),
  mods: fc.array(plain, { minLength: 1, maxLength: 2 }),
});

describe('derivation against the letter of the rules', () => {
  for (const name of EDITIONS) {
    it(name, () => {
      fc.assert(
        fc.property(
          fc.array(permanent, { minLength: 1, maxLength: 6 }),
          fc.array(resolved, { maxLength: 3 }),
          (permanents, floating) => {
            const b = board(testEdition(name));
            const world: World = new Map();
            const ids = permanents.map((p) => {
              const subtypes =
                p.subtypes === 'none' || !p.types.some((t) => t === (isLand(p.subtypes) ? 'land' : 'creature'))
                  ? []
                  : [p.subtypes];
              const id = b.put(
                {
                  types: p.types as never,
                  subtypes,
                  colorIndicator: p.colors,
                  power: p.power,
                  toughness: p.toughness,
                  abilities: p.abilities,
                },
                { controller: p.controller, counters: p.counters === 0 ? null : { '+1/+1': p.counters } },
              );
              const thing: Thing = {
                id,
                timestamp: b.game.state.nextTimestamp - 1,
                controller: p.controller,
                supertypes: [],
                types: [...p.types],
                subtypes,
                colors: [...p.colors],
                power: p.power,
                toughness: p.toughness,
                counters: p.counters,
                abilities: p.abilities.map((tree) => ({ uid: uid++, tree, granted: 0, mana: null })),
              };
              settleMana(thing);
              world.set(id, thing);
              return id;
            });
            const effects = floating.map((f, i): Working => {
              const on = [...new Set(f.on.map((n) => ids[n % ids.length] as number))];
              // a resolved effect has fixed numbers
              const mods = f.mods.map(
                (m): Modification =>
                  m.mod === 'setPT' || m.mod === 'modifyPT' ? { mod: m.mod, power: i + 1, toughness: 2 } : m,
              );
              const effect = b.change(on, mods);
              const affects: ObjectSet = { set: 'ref', name: 'them' };
              return {
                source: 0,
                held: null,
                you: 0,
                parts: [{ part: 'change', affects, mods }],
                condition: undefined,
                timestamp: effect.timestamp,
                born: i,
                cda: false,
                started: true,
                sets: new Map([[JSON.stringify(affects), on]]),
              };
            });
            reference(name, world, effects);
            for (const thing of world.values()) {
              const is = characteristics(b.game, thing.id);
              expect({
                controller: controllerOf(b.game, thing.id),
                types: typesOf(b.game, thing.id).sort(),
                subtypes: [...is.subtypes].sort(),
                colors: colorsOf(b.game, thing.id).split('').sort(),
                pt: [is.power, is.toughness],
                abilities: is.abilities.length,
              }).toEqual({
                controller: thing.controller,
                types: [...thing.types].sort(),
                subtypes: [...thing.subtypes].sort(),
                colors: [...thing.colors].sort(),
                pt: [thing.power, thing.toughness],
                abilities: thing.abilities.length,
              });
            }
          },
        ),
        { numRuns: Number(process.env['REFERENCE_RUNS'] ?? 400), seed: 20061001 },
      );
    });
  }
});
