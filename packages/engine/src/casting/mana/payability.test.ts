/** The solver against trying everything. 2006: 409.1f–h · 2009, 2011: 601.2f–g · 2026: 601.2f–h */
import { describe, expect, test } from 'vitest';
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import { type ManaNeed, NO_NEED, reduceGeneric, reduceTyped, SNOW, waysToPay } from '../../objects/mana-needs.ts';
import type { ManaForm, ManaOption, ManaSource } from './sources.ts';
import { assign, matchable, needMasks } from '../../objects/mana-matching.ts';
import { bestOf, canPayMana, type Limits, type ManaPlan, planMana, type Supply } from './payability.ts';

const ability = { ability: 'activated', cost: {}, body: { effect: [] } } as ActivatedAbility;
const [W, U, B, R, G, C] = [1, 2, 4, 8, 16, 32] as const;
const ANY = W | U | B | R | G;

interface Spec {
  outputs: number[][];
  sacrifice?: boolean;
  tap?: boolean;
  life?: number;
  need?: ManaNeed;
  price?: number;
}

const option = (object: number, index: number, spec: Spec): ManaOption => ({
  object,
  ref: { def: 'x', path: `${object}/${index}` },
  ability,
  index,
  form: {
    known: true,
    tap: spec.tap ?? true,
    sacrifice: spec.sacrifice ?? false,
    counters: null,
    removed: null,
    need: { ...(spec.need ?? NO_NEED), life: spec.life ?? 0 },
    produced: [],
    depending: null,
    price: spec.price ?? (spec.sacrifice === true ? 1000 : 0) + (spec.life ?? 0) * 40,
    hurt: 0,
    free: false,
    costly: false,
    restricted: false,
    forAbilities: false,
    varies: false,
    fixed: null,
  } satisfies ManaForm,
  outputs: spec.outputs.map((units) => ({ units, types: units.map((u) => u & ~SNOW) })),
});
const source = (object: number, ...specs: Spec[]): ManaSource => ({
  object,
  options: specs.map((s, i) => option(object, i, s)),
});

/** Sorts sources into plain and choosy as `supplyFor` does, by the definition of the terms. */
function supply(pool: number[], sources: ManaSource[], unknown = false): Supply {
  const isPlain = ({ options }: ManaSource): boolean =>
    options.every(
      (o) =>
        o.form.tap &&
        !o.form.sacrifice &&
        o.form.need.life === 0 &&
        o.form.need.generic === 0 &&
        o.form.need.colored.length === 0,
    ) &&
    ((options.length === 1 && options[0]?.outputs.length === 1) ||
      options.every((o) => o.outputs.every((out) => out.units.length === 1)));
  const units = (s: ManaSource): number[] => {
    const outputs = s.options.flatMap((o) => o.outputs);
    return outputs.length === 1 ? [...(outputs[0]?.units ?? [])] : [outputs.reduce((m, o) => m | (o.units[0] ?? 0), 0)];
  };
  const plain = sources.filter(isPlain).map((s) => ({ source: s, units: units(s) }));
  const base = [...pool, ...plain.flatMap((p) => p.units)];
  return {
    game: null,
    player: 0,
    base,
    best: bestOf(
      base,
      sources.filter((s) => !isPlain(s)),
    ),
    purpose: { kind: 'other', object: 0 },
    pool,
    plain,
    choosy: sources
      .filter((s) => !isPlain(s))
      .sort(
        (a, b) => Math.min(...b.options.map((o) => o.form.price)) - Math.min(...a.options.map((o) => o.form.price)),
      ),
    unknown,
    hurt: 0,
    lifeCosts: 0,
    restricted: false,
  };
}

/** All ways to take units for the needs out of a pool of concrete units. */
function payments(pool: readonly number[], needs: readonly number[]): number[][] {
  const [first, ...rest] = needs;
  if (first === undefined) return [[...pool]];
  const seen = new Set<number>();
  return pool.flatMap((unit, i) => {
    if ((unit & first) === 0 || seen.has(unit)) return [];
    seen.add(unit);
    return payments([...pool.slice(0, i), ...pool.slice(i + 1)], rest);
  });
}

/** Tries every order of every ability: nothing clever. */
function bruteForce(pool: readonly number[], sources: readonly ManaSource[], way: ManaNeed, limits: Limits): boolean {
  if (way.life > limits.life) return false;
  if (payments(pool, needMasks(way.generic, way.colored)).length > 0) return true;
  return sources.some((s, i) =>
    s.options.some((o) => {
      const { form } = o;
      if (form.tap && limits.tap.includes(s.object)) return false;
      if (form.sacrifice && limits.gone.includes(s.object)) return false;
      if (form.need.life + way.life > limits.life) return false;
      const left = [...sources.slice(0, i), ...sources.slice(i + 1)];
      return o.outputs.some((output) =>
        payments(pool, needMasks(form.need.generic, form.need.colored)).some((rest) =>
          bruteForce([...rest, ...output.units], left, way, { ...limits, life: limits.life - form.need.life }),
        ),
      );
    }),
  );
}

/** Carries the plan out step by step. */
function works(pool: readonly number[], plan: ManaPlan, limits: Limits): boolean {
  let pools: number[][] = [[...pool]];
  let life = limits.life - plan.way.life;
  const used = new Set<number>();
  for (const { option: o, choice } of plan.activations) {
    if (used.has(o.object)) return false;
    used.add(o.object);
    if ((o.form.tap && limits.tap.includes(o.object)) || (o.form.sacrifice && limits.gone.includes(o.object)))
      return false;
    life -= o.form.need.life;
    const types = Array.from(choice, (t) => 1 << 'WUBRGC'.indexOf(t));
    const output = o.outputs.find(
      ({ units }) => units.length === types.length && units.every((u, i) => (u & (types[i] as number)) !== 0),
    );
    if (output === undefined) return false;
    const made = types.map((t, i) => t | ((output.units[i] as number) & SNOW));
    pools = pools.flatMap((p) =>
      payments(p, needMasks(o.form.need.generic, o.form.need.colored)).map((rest) => [...rest, ...made]),
    );
  }
  return life >= 0 && pools.some((p) => payments(p, needMasks(plan.way.generic, plan.way.colored)).length > 0);
}

function random(seed: number): (n: number) => number {
  let s = seed >>> 0;
  return (n) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return Math.floor((s / 2 ** 32) * n);
  };
}

const COLOR = [W, U, B, R, G, C];
function randomSource(object: number, below: (n: number) => number): ManaSource {
  const one = (): number => COLOR[below(6)] as number;
  switch (below(10)) {
    case 0:
      return source(object, { outputs: [[one()]] }, { outputs: [[one()]] });
    case 1:
      return source(object, { outputs: [[ANY]] });
    case 2:
      return source(object, { outputs: [[C, C]] });
    case 3:
      return source(object, { outputs: [[one()]] }, { outputs: [[one(), one()]], sacrifice: true });
    case 4:
      return source(object, { outputs: [[C]] }, { outputs: [[ANY]], life: 1 });
    case 5:
      return source(object, { outputs: [[one(), one()]], need: { generic: 1, colored: [], life: 0 } });
    case 6:
      return source(object, { outputs: COLOR.slice(0, 5).map((c) => [c, c, c]), sacrifice: true });
    case 7:
      return source(object, { outputs: [[one() | SNOW]] });
    default:
      return source(object, { outputs: [[one()]] });
  }
}

describe('whether mana can be paid', () => {
  test('agrees with trying everything, and its plans can be carried out', () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const below = random(seed * 7919);
      const sources = Array.from({ length: below(6) }, (_, i) => randomSource(i + 1, below));
      const pool = Array.from({ length: below(3) }, () => COLOR[below(6)] as number);
      const masks = [...COLOR, W | U, B | G, SNOW, ANY];
      const way: ManaNeed = {
        generic: below(4),
        colored: Array.from({ length: below(4) }, () => masks[below(masks.length)] as number),
        life: below(6) === 0 ? 2 : 0,
      };
      const limits: Limits = { tap: below(3) === 0 ? [1] : [], gone: below(3) === 0 ? [2] : [], life: below(4) };
      const from = supply(pool, sources);
      const expected = bruteForce(pool, sources, way, limits);
      expect(canPayMana(from, [way], limits), `seed ${seed}`).toBe(expected ? 'yes' : 'no');
      const plan = planMana(from, [way], limits);
      expect(plan !== null, `seed ${seed}`).toBe(expected);
      if (plan !== null) expect(works(pool, plan, limits), `seed ${seed}`).toBe(true);
    }
  });

  test('one ability cannot pay for the other of two that need mana', () => {
    const costly = (object: number): ManaSource =>
      source(object, { outputs: [[W, U]], need: { generic: 1, colored: [], life: 0 } });
    const limits: Limits = { tap: [], gone: [], life: 20 };
    expect(canPayMana(supply([], [costly(1), costly(2)]), [{ generic: 1, colored: [], life: 0 }], limits)).toBe('no');
    expect(canPayMana(supply([R], [costly(1), costly(2)]), [{ generic: 3, colored: [], life: 0 }], limits)).toBe('yes');
  });

  test('mana of unknown amount makes it uncertain, not certain', () => {
    const limits: Limits = { tap: [], gone: [], life: 20 };
    expect(canPayMana(supply([], [], true), [{ generic: 1, colored: [], life: 0 }], limits)).toBe('unknown');
    expect(canPayMana(supply([G], [], true), [{ generic: 1, colored: [], life: 0 }], limits)).toBe('yes');
  });
});

describe('a plan', () => {
  const limits: Limits = { tap: [], gone: [], life: 20 };
  const used = (plan: ManaPlan | null): number[] =>
    (plan?.activations ?? []).map((a) => a.option.object).sort((a, b) => a - b);

  test('takes mana that is in the pool before tapping anything', () => {
    expect(
      used(planMana(supply([R, G], [source(1, { outputs: [[R]] })]), [{ generic: 1, colored: [R], life: 0 }], limits)),
    ).toEqual([]);
  });
  test('keeps what makes more kinds of mana', () => {
    const from = supply(
      [],
      [source(1, { outputs: [[ANY]], price: 15 }), source(2, { outputs: [[R]] }), source(3, { outputs: [[G]] })],
    );
    expect(used(planMana(from, [{ generic: 1, colored: [R], life: 0 }], limits))).toEqual([2, 3]);
  });
  test('does not sacrifice or pay life where that is not needed', () => {
    const from = supply(
      [],
      [
        source(1, { outputs: [[R]], sacrifice: true }),
        source(2, { outputs: [[R]], life: 1 }),
        source(3, { outputs: [[R]] }),
      ],
    );
    expect(used(planMana(from, [{ generic: 0, colored: [R], life: 0 }], limits))).toEqual([3]);
    expect(used(planMana(from, [{ generic: 1, colored: [R], life: 0 }], limits))).toEqual([2, 3]);
  });
});

describe('matching', () => {
  test('agrees with assignment one by one', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const below = random(seed);
      const units = Array.from({ length: below(7) }, () => below(128));
      const colored = Array.from({ length: below(5) }, () => 1 << below(7));
      const generic = below(3);
      expect(matchable(units, generic, colored), `seed ${seed}`).toBe(
        assign(units, needMasks(generic, colored)) !== null,
      );
    }
  });
});

describe('mana costs', () => {
  test('X counts as often as it is printed', () => {
    expect(waysToPay(['X', 'X', 'R'], 3)).toEqual([{ generic: 6, colored: [R], life: 0 }]);
  });
  test('two-colour hybrid is one need, {2/W} and Phyrexian symbols are ways (107.4e–f)', () => {
    expect(waysToPay(['W/U'], 0)).toEqual([{ generic: 0, colored: [W | U], life: 0 }]);
    expect(waysToPay(['2/W'], 0)).toEqual([
      { generic: 0, colored: [W], life: 0 },
      { generic: 2, colored: [], life: 0 },
    ]);
    expect(waysToPay(['B/P'], 0)).toEqual([
      { generic: 0, colored: [B], life: 0 },
      { generic: 0, colored: [], life: 2 },
    ]);
  });
  test('a reduction by a hybrid symbol is by either half, by a Phyrexian one of its colour, by a snow one generic (118.7e–g)', () => {
    const need: ManaNeed = { generic: 2, colored: [U, W], life: 0 };
    expect(reduceTyped(need, ['U/R'])).toEqual([
      { generic: 2, colored: [W], life: 0 },
      { generic: 1, colored: [U, W], life: 0 },
    ]);
    expect(reduceTyped(need, ['2/W'])).toEqual([
      { generic: 0, colored: [U, W], life: 0 },
      { generic: 2, colored: [U], life: 0 },
    ]);
    expect(reduceTyped(need, ['W/P'])).toEqual([{ generic: 2, colored: [U], life: 0 }]);
    expect(reduceTyped(need, ['S'])).toEqual([{ generic: 1, colored: [U, W], life: 0 }]);
    expect(reduceTyped(need, ['R/G'])).toEqual([{ generic: 1, colored: [U, W], life: 0 }]);
  });
  test('a reduction of generic mana leaves colours alone (118.7a), a reduction of a colour goes on to generic mana (118.7b–c)', () => {
    const need: ManaNeed = { generic: 2, colored: [U, U], life: 0 };
    expect(reduceGeneric(need, 3)).toEqual({ generic: 0, colored: [U, U], life: 0 });
    expect(reduceTyped(need, ['U'])).toEqual([{ generic: 2, colored: [U], life: 0 }]);
    expect(reduceTyped(need, ['R'])).toEqual([{ generic: 1, colored: [U, U], life: 0 }]);
    expect(reduceTyped({ generic: 1, colored: [U], life: 0 }, ['U', 'U'])).toEqual([
      { generic: 0, colored: [], life: 0 },
    ]);
  });
});
