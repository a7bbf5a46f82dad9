/**
 * What the rounds of a loop bound: within a round a name means what that round bound; after the loop, all of it together.
 * 2006: 413.2c · 2009, 2011, 2026: 608.2c, 608.2d
 */
import { bind, type Context } from '../meaning/context.ts';
import type { Binding } from '../state/state.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { memoised } from '../state/memoised.ts';

/** What is done in rounds: a block, or an instruction that several players may carry out. */
type Done = Instruction | readonly Instruction[];

/** The names of the outcomes in it, however deep. */
const outcomesIn = memoised((effect: Done): readonly string[] => [...new Set(outcomesWithin(effect))]);

function outcomesWithin(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { out } = node as { out?: unknown };
  return [...(typeof out === 'string' ? [out] : []), ...Object.values(node).flatMap(outcomesWithin)];
}

/** Carries out rounds of a block. `begin` before each of them, `end` after the last. */
export interface Rounds {
  begin(): void;
  end(): void;
}

export function rounds(ctx: Context, effect: Done): Rounds {
  const names = outcomesIn(effect);
  const bound = new Map<string, Binding[]>();
  const gather = (): void => {
    for (const name of names) {
      const value = ctx.env[name];
      if (value !== undefined) bound.set(name, [...(bound.get(name) ?? []), value]);
    }
  };
  let begun = false;
  return {
    begin() {
      if (names.length === 0) return;
      if (begun) gather();
      begun = true;
      ctx.env = Object.fromEntries(Object.entries(ctx.env).filter(([name]) => !names.includes(name)));
    },
    end() {
      if (!begun) return;
      gather();
      for (const [name, values] of bound) bind(ctx, name, together(values));
    },
  };
}

/** Several outcomes as one: all objects, players and words, the sum of the amounts. */
function together(values: readonly Binding[]): Binding {
  const last = values.at(-1) as Binding;
  if (values.length < 2) return last;
  const all = <T>(list: (value: Binding) => readonly T[] | undefined): T[] =>
    values.flatMap((value) => list(value) ?? []);
  const has = (key: keyof Binding): boolean => values.some((value) => value[key] !== undefined);
  return {
    ...last,
    ...(has('objects') ? { objects: all((v) => v.objects) } : {}),
    ...(has('before') ? { before: all((v) => v.before ?? v.objects) } : {}),
    ...(has('about') ? { about: all((v) => v.about ?? v.objects) } : {}),
    ...(has('players') ? { players: [...new Set(all((v) => v.players))] } : {}),
    ...(has('amount') ? { amount: values.reduce((sum, v) => sum + (v.amount ?? 0), 0) } : {}),
    ...(has('words') ? { words: all((v) => v.words) } : {}),
    ...(has('did') ? { did: values.some((v) => v.did === true) } : {}),
    ...(has('each') ? { each: values.flatMap((v) => v.each ?? (v.objects ?? []).map(() => 0)) } : {}),
  };
}
