/**
 * What an ability's instructions would do for this player, judged from the ability tree with the best targets and choices. 2006: 413, 501 · 2009, 2011, 2026: 608, 701
 */
import type { Body, Context, Env, Instruction, ObjectId, PlayerId } from '@rulewright/engine';
import { type Table } from './table.ts';
import { readAmount, readCount, readObjects, readPlayers, readTargets } from './sets.ts';
import { type Judging, worthOfVerb } from './verbs.ts';

const DEEPEST = 6;

/** The value of a body for this player with the best targets there are; `null` where it cannot have its targets. */
export function scoreBody(table: Table, ctx: Context, body: Body): number | null {
  if (body.modes) {
    const scores = body.modes.options
      .map((mode) => scorePlan(table, ctx, mode.targets ?? [], mode.effect))
      .filter((s) => s !== null);
    if (scores.length === 0) return null;
    return Math.max(...scores);
  }
  return scorePlan(table, ctx, body.targets ?? [], body.effect);
}

export function scorePlan(
  table: Table,
  ctx: Context,
  targets: NonNullable<Body['targets']>,
  effect: readonly Instruction[],
): number | null {
  let env: Env = ctx.env;
  for (const spec of targets) {
    const { min, max } = readCount(table, { ...ctx, env }, spec.count);
    const candidates = rankTargets(table, { ...ctx, env }, spec, effect);
    if (candidates.length < min) return null;
    const taken = candidates.slice(0, Math.max(min, Math.min(max, candidates.filter((c) => c.score > 0).length)));
    env = {
      ...env,
      [spec.name]: {
        objects: taken.flatMap((c) => ('object' in c.what ? [c.what.object] : [])),
        players: taken.flatMap((c) => ('player' in c.what ? [c.what.player] : [])),
      },
    };
  }
  return scoreInstructions(table, { ...ctx, env }, effect);
}

type Candidate = { what: { object: ObjectId } | { player: PlayerId }; score: number };

/** What a target could be, best for this player first. */
export function rankTargets(
  table: Table,
  ctx: Context,
  spec: NonNullable<Body['targets']>[number],
  effect: readonly Instruction[],
): Candidate[] {
  const { objects, players } = readTargets(table, ctx, spec);
  const ranked: Candidate[] = [
    ...objects.map((object) => ({
      what: { object },
      score: scoreWith(table, ctx, spec.name, { objects: [object] }, effect),
    })),
    ...players.map((player) => ({
      what: { player },
      score: scoreWith(table, ctx, spec.name, { players: [player] }, effect),
    })),
  ];
  return ranked.sort((a, b) => b.score - a.score);
}

/** The value of the instructions with one choice bound to a name. */
export function scoreWith(
  table: Table,
  ctx: Context,
  name: string,
  binding: Env[string],
  effect: readonly Instruction[],
): number {
  return scoreInstructions(
    table,
    { ...ctx, env: { ...ctx.env, [name]: { objects: [], players: [], ...binding } } },
    effect,
  );
}

export function scoreInstructions(table: Table, ctx: Context, effect: readonly Instruction[], depth = 0): number {
  if (depth > DEEPEST) return 0;
  let sum = 0;
  let now = ctx;
  let drawn = 0;
  for (const instruction of effect) {
    if (instruction.do === 'draw' && readPlayers(table, now, instruction.who).includes(table.me))
      drawn += readAmount(table, now, instruction.count);
    sum += worthOfVerb(judging(table, now, depth, drawn), instruction);
    now = withCardsSeen(table, now, instruction);
  }
  return sum;
}

/** The context after an instruction that shows the top of a library: which cards those are makes no difference to what follows. */
function withCardsSeen(table: Table, ctx: Context, instruction: Instruction): Context {
  const bind = (bound: Readonly<Record<string, readonly ObjectId[]>>): Context => ({
    ...ctx,
    env: {
      ...ctx.env,
      ...Object.fromEntries(Object.entries(bound).map(([name, objects]) => [name, { objects, players: [] }])),
    },
  });
  switch (instruction.do) {
    case 'lookAt':
    case 'reveal':
      return instruction.out !== undefined && instruction.what.set === 'top'
        ? bind({ [instruction.out]: readObjects(table, ctx, instruction.what).objects })
        : ctx;
    case 'piles': {
      const { objects } = readObjects(table, ctx, instruction.what);
      const half = Math.ceil(objects.length / 2);
      return bind({ [instruction.chosen]: objects.slice(0, half), [instruction.other]: objects.slice(half) });
    }
    default:
      return ctx;
  }
}

const judging = (table: Table, ctx: Context, depth: number, drawn: number): Judging => ({
  table,
  ctx,
  drawn,
  inner: (effect) => (effect ? scoreInstructions(table, ctx, effect, depth + 1) : 0),
  within: (own, effect) => scoreInstructions(table, own, effect, depth + 1),
  body: (body) => scoreBody(table, ctx, body),
});
