/** Legal attacks and blocks against every possible one. 2006: 500 · 2009, 2011, 2026: 508.1c–d, 509.1b–c */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackProblem, attackRequirements, type AttackChoice } from './attack-legality.ts';
import type { Companions } from './companions.ts';
import { blockProblem, blockRequirements, type BlockChoice, type BlockLimit } from './block-legality.ts';

type Attack = { attacker: number; target: number }[];
const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((head) => list.map((x) => [...head, x])), [[]]);

/** The rule as it is written: no other attack disobeys no restriction, obeys more requirements and costs nothing more. */
function bruteAttacks(
  choices: readonly AttackChoice[],
  caps: readonly number[],
  recruits: boolean,
): { legal: Set<string>; all: Attack[] } {
  const all = product(
    choices.map((c) => [null, ...c.targets.map((_, target) => ({ attacker: c.attacker, target }))]),
  ).map((set) => set.filter((x) => x !== null));
  const find = (id: number) => choices.find((c) => c.attacker === id) as AttackChoice;
  const met = (attack: Attack) => attack.reduce((sum, a) => sum + (find(a.attacker).met[a.target] as number), 0);
  const over = (attack: Attack) =>
    caps.some((n, cap) => attack.filter((a) => find(a.attacker).capped?.[a.target]?.includes(cap) === true).length > n);
  const restricted = (attack: Attack) =>
    over(attack) ||
    attack.some(({ attacker }) =>
      lonely(
        attacker,
        find(attacker).companions,
        attack.map((a) => a.attacker),
      ),
    );
  const costs = (attack: Attack) =>
    attack.flatMap((a) => (find(a.attacker).costs[a.target] as number[]).map((cost) => `${a.attacker}/${cost}`));
  const considered = (other: Attack, attack: Attack) =>
    costs(other).every((cost) => costs(attack).includes(cost)) &&
    (recruits ||
      other.every(
        ({ attacker, target }) =>
          (find(attacker).met[target] as number) > 0 ||
          attack.some((a) => a.attacker === attacker && a.target === target),
      ));
  const allowed = all.filter((attack) => !restricted(attack));
  const legal = allowed.filter(
    (attack) => !allowed.some((other) => met(other) > met(attack) && considered(other, attack)),
  );
  return { legal: new Set(legal.map((a) => JSON.stringify(a))), all };
}

/** Whether too few of the others are there. */
const lonely = (id: number, needs: readonly Companions[], there: readonly number[]) =>
  needs.some(({ n, among }) => there.filter((o) => o !== id && (among === null || among.includes(o))).length < n);
const companions = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Companions[]>([]) },
  fc.array(
    fc.record({
      n: fc.integer({ min: 1, max: 2 }),
      among: fc.option(fc.subarray([11, 12, 13, 14, 15]), { nil: null }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
);

const besides = (id: number, needs: readonly Companions[]): Companions[] =>
  needs.map(({ n, among }) => ({ n, among: among === null ? null : among.filter((o) => o !== id) }));

/** What has to be paid for one of the things a creature could do: mostly nothing. */
const COSTS = fc.oneof({ weight: 2, arbitrary: fc.constant<number[]>([]) }, fc.subarray([0, 1]));

const attackChoice = fc.integer({ min: 1, max: 2 }).chain((targets) =>
  fc.record({
    targets: fc.constant(Array.from({ length: targets }, (_, player) => ({ player }))),
    met: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: targets, maxLength: targets }),
    costs: fc.array(COSTS, { minLength: targets, maxLength: targets }),
    companions,
    capped: fc.array(fc.subarray([0, 1]), { minLength: targets, maxLength: targets }),
  }),
);
const attackCaps = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }));
const attackChoices = fc
  .array(attackChoice, { maxLength: 5 })
  .map((list) =>
    list.map((c, i): AttackChoice => ({ ...c, attacker: i + 11, companions: besides(i + 11, c.companions) })),
  );

const none = (): number => 0;

describe('attacks', () => {
  it('are legal exactly when they obey the most requirements under the restrictions', () => {
    fc.assert(
      fc.property(attackChoices, attackCaps, fc.boolean(), (choices, caps, recruits) => {
        const { legal, all } = bruteAttacks(choices, caps, recruits);
        const required = attackRequirements(choices, { caps, recruits });
        for (const attack of all)
          expect(attackProblem(choices, caps, required, attack) === null).toBe(legal.has(JSON.stringify(attack)));
      }),
      { numRuns: 300 },
    );
  });

  it('name each creature once and only what it could attack', () => {
    const choices: AttackChoice[] = [{ attacker: 7, targets: [{ player: 1 }], met: [0], costs: [[]], companions: [] }];
    expect(attackProblem(choices, [], none, [{ attacker: 7, target: 1 }])?.error).toBe('out-of-range');
    expect(attackProblem(choices, [], none, [{ attacker: 8, target: 0 }])?.error).toBe('out-of-range');
    expect(
      attackProblem(choices, [], none, [
        { attacker: 7, target: 0 },
        { attacker: 7, target: 0 },
      ])?.error,
    ).toBe('repeated');
    expect(attackProblem(choices, [], none, [])).toBeNull();
  });
});

type Blocks = { blocker: number; attackers: number[] }[];
const subsets = (n: number): number[][] => (n === 0 ? [[]] : subsets(n - 1).flatMap((s) => [s, [...s, n - 1]]));

function bruteBlocks(
  choices: readonly BlockChoice[],
  limits: ReadonlyMap<number, BlockLimit>,
  cap: number,
  recruits: boolean,
): { legal: Set<string>; all: Blocks[] } {
  const find = (id: number) => choices.find((c) => c.blocker === id) as BlockChoice;
  const all = product(
    choices.map((c) => subsets(c.attackers.length).map((attackers) => ({ blocker: c.blocker, attackers }))),
  ).map((set) => set.filter((b) => b.attackers.length > 0));
  const blocked = (b: Blocks[number]) => b.attackers.map((i) => find(b.blocker).attackers[i] as number);
  const restricted = (blocks: Blocks) => {
    if (blocks.length > cap) return true;
    if (blocks.some((b) => b.attackers.length > find(b.blocker).max)) return true;
    const blocking = blocks.map((b) => b.blocker);
    if (blocking.some((id) => lonely(id, find(id).companions, blocking))) return true;
    const counts = new Map<number, number>();
    for (const b of blocks) for (const a of blocked(b)) counts.set(a, (counts.get(a) ?? 0) + 1);
    return [...counts].some(
      ([a, n]) => limits.has(a) && (n < (limits.get(a) as BlockLimit).min || n > (limits.get(a) as BlockLimit).max),
    );
  };
  const met = (blocks: Blocks) =>
    blocks.reduce(
      (sum, b) =>
        sum +
        find(b.blocker).requirements.filter((any) => any === null || any.some((a) => blocked(b).includes(a))).length,
      [...limits].reduce((sum, [a, { must = 0 }]) => sum + (blocks.some((b) => blocked(b).includes(a)) ? must : 0), 0),
    );
  const costs = (blocks: Blocks) =>
    blocks.flatMap((b) =>
      b.attackers.flatMap((i) => (find(b.blocker).costs[i] ?? []).map((cost) => `${b.blocker}/${cost}`)),
    );
  const obeys = (b: Blocks[number]) => met([b]) > 0;
  const considered = (other: Blocks, blocks: Blocks) =>
    costs(other).every((cost) => costs(blocks).includes(cost)) &&
    (recruits || other.every((b) => obeys(b) || blocks.some((own) => JSON.stringify(own) === JSON.stringify(b))));
  const allowed = all.filter((blocks) => !restricted(blocks));
  const legal = allowed.filter(
    (blocks) => !allowed.some((other) => met(other) > met(blocks) && considered(other, blocks)),
  );
  return { legal: new Set(legal.map((b) => JSON.stringify(b))), all };
}

const ATTACKERS = [101, 102, 103];
const blockChoice = fc.record({
  attackers: fc.subarray(ATTACKERS),
  max: fc.integer({ min: 1, max: 3 }),
  costs: fc.array(COSTS, { minLength: ATTACKERS.length, maxLength: ATTACKERS.length }),
  companions,
  requirements: fc.array(fc.option(fc.subarray(ATTACKERS, { minLength: 1 }), { nil: null }), { maxLength: 2 }),
});
const blockChoices = fc
  .array(blockChoice, { maxLength: 4 })
  .map((list) =>
    list.map((c, i): BlockChoice => ({ ...c, blocker: i + 11, companions: besides(i + 11, c.companions) })),
  );
const limit = fc.oneof(
  fc.integer({ min: 2, max: 3 }).map((min): BlockLimit => ({ min, max: Infinity })),
  fc.integer({ min: 1, max: 2 }).map((max): BlockLimit => ({ min: 1, max })),
  fc.constant<BlockLimit>({ min: 2, max: 2 }),
  fc.constant<BlockLimit>({ min: 1, max: Infinity, must: 2 }),
  fc.constant<BlockLimit>({ min: 2, max: Infinity, must: 1 }),
);
const blockLimits = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ATTACKERS), limit), { selector: ([a]) => a, maxLength: 3 })
  .map((list) => new Map(list));

describe('blocks', () => {
  it('are legal exactly when they obey the most requirements under the restrictions', () => {
    fc.assert(
      fc.property(
        blockChoices,
        blockLimits,
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        (choices, limits, cap, recruits) => {
          const { legal, all } = bruteBlocks(choices, limits, cap, recruits);
          const required = blockRequirements(choices, { limits, cap, recruits });
          for (const blocks of all)
            expect(blockProblem(choices, { limits, cap }, required, blocks) === null).toBe(
              legal.has(JSON.stringify(blocks)),
            );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('name each creature once', () => {
    const choice: BlockChoice = { blocker: 1, attackers: [8, 9], max: 2, costs: [], companions: [], requirements: [] };
    const said = (answer: Parameters<typeof blockProblem>[3]) =>
      blockProblem([choice], { limits: new Map(), cap: Infinity }, none, answer)?.error ?? null;
    expect(said([{ blocker: 1, attackers: [0, 1] }])).toBeNull();
    expect(
      said([
        { blocker: 1, attackers: [0] },
        { blocker: 1, attackers: [1] },
      ]),
    ).toBe('repeated');
    expect(said([{ blocker: 1, attackers: [0, 0] }])).toBe('repeated');
  });

  it('a required creature fetches another where one may not block alone', () => {
    // two creatures, one of which must block an attacker that needs two blockers
    const one = (blocker: number, requirements: BlockChoice['requirements']): BlockChoice => ({
      blocker,
      attackers: [9],
      max: 1,
      costs: [],
      companions: [],
      requirements,
    });
    const limits = new Map([[9, { min: 2, max: Infinity }]]);
    const choices = [one(1, [[9]]), one(2, [])];
    const required = blockRequirements(choices, { limits, cap: Infinity, recruits: true });
    expect(required([])).toBe(1);
    expect(blockProblem(choices, { limits, cap: Infinity }, required, [])?.error).toBe('illegal');
    expect(blockProblem(choices, { limits, cap: Infinity }, required, [{ blocker: 1, attackers: [0] }])?.error).toBe(
      'illegal',
    );
    expect(
      blockProblem(choices, { limits, cap: Infinity }, required, [
        { blocker: 1, attackers: [0] },
        { blocker: 2, attackers: [0] },
      ]),
    ).toBeNull();
  });
});
