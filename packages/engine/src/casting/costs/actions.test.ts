/** What is tapped, given up or looked at for costs: a search compared with trying everything. 2006: 409.1h · 2009, 2011: 601.2g · 2026: 601.2h */
import { expect, test } from 'vitest';
import { board, testEdition } from '../../continuous/board-in-tests.ts';
import { ruleContext } from '../../meaning/context.ts';
import type { GameObject } from '../../state/state.ts';
import type { CostAction } from '../../vocabulary/costs.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import { actionNeeds, performActions, select } from './actions.ts';

type Slot = Parameters<typeof select>[0][number];
type Works = Parameters<typeof select>[2];
type Picked = Parameters<Works>[0];
const USES = ['tap', 'gone', 'stay'] as const;
const slot = (use: Slot['use'], count: number, ...candidates: number[]): Slot => ({ use, count, candidates });

/** Every way to take so many of them. */
function combinations(of: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, i) => combinations(of.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}
/** Every way to fill all slots: what is tapped or given up, once only. */
function ways(slots: readonly Slot[]): Picked[] {
  const [first, ...rest] = slots;
  if (first === undefined) return [{ tap: [], gone: [], stay: [] }];
  return combinations(first.candidates, first.count).flatMap((taken) =>
    ways(rest)
      .filter((way) => first.use === 'stay' || !taken.some((id) => way[first.use].includes(id)))
      .map((way) => ({ ...way, [first.use]: [...taken, ...way[first.use]] })),
  );
}
const key = (picked: Picked): string => USES.map((use) => [...picked[use]].sort((a, b) => a - b).join()).join('|');

const SLOTS: readonly Slot[] = [
  slot('tap', 1, 1, 2, 3),
  slot('tap', 2, 2, 3, 4),
  slot('gone', 1, 1, 2),
  slot('gone', 2, 1, 2, 3),
  slot('gone', 1, 3),
  slot('stay', 1, 1, 4),
  slot('stay', 2, 3, 4),
];
const SETS: readonly (readonly Slot[])[] = [[], ...SLOTS.map((one) => [one])].concat(
  SLOTS.flatMap((one, i) => SLOTS.slice(i).map((two) => [one, two])),
  SLOTS.slice(0, 5).flatMap((one) => [[one, SLOTS[1] as Slot, SLOTS[3] as Slot]]),
);
const WORKS: readonly [string, (picked: Picked) => boolean][] = [
  ['any', () => true],
  ['none', () => false],
  ['what leaves 2 untapped', ({ tap }) => !tap.includes(2)],
  ['what gives up 3', ({ gone }) => gone.includes(3)],
  ['what looks at 4 and does not tap 3', ({ tap, stay }) => stay.includes(4) && !tap.includes(3)],
];
const SPARES: readonly (readonly number[])[] = [[], [1], [3, 4], [1, 2, 3, 4]];

test.each(WORKS)('a selection is found where there is one: %s', (_, fits) => {
  const wrong: unknown[] = [];
  for (const slots of SETS)
    for (const spare of SPARES) {
      const all = ways(slots);
      const can = all.some(fits);
      const { answer, picked } = select(
        slots,
        (id) => spare.includes(id),
        (given) => (fits(given) ? 'yes' : 'no'),
      );
      const right = !can || (fits(picked) && all.some((way) => key(way) === key(picked)));
      if (answer !== (can ? 'yes' : 'no') || !right) wrong.push({ slots, spare, answer, picked, can });
    }
  expect(wrong).toEqual([]);
});

test('what is wanted for nothing else is taken first', () => {
  const taken = (spare: number[], ...slots: Slot[]): string =>
    key(
      select(
        slots,
        (id) => spare.includes(id),
        () => 'yes',
      ).picked,
    );
  expect(taken([3], slot('tap', 1, 1, 2, 3))).toBe('3||');
  expect(taken([2, 3], slot('gone', 2, 1, 2, 3))).toBe('|2,3|');
  expect(taken([2], slot('stay', 1, 1, 2))).toBe('||2');
  // what one of several must have is taken for it, and nothing else that is wanted
  expect(taken([2], slot('tap', 1, 1, 2), slot('tap', 1, 3))).toBe('2,3||');
});

test('whether it works may be unknown of some, and still be found of another', () => {
  const answers = (of: (picked: Picked) => ReturnType<Works>): string =>
    select([slot('tap', 1, 1, 2, 3)], () => false, of).answer;
  expect(answers(({ tap }) => (tap.includes(2) ? 'yes' : 'unknown'))).toBe('yes');
  expect(answers(({ tap }) => (tap.includes(2) ? 'unknown' : 'no'))).toBe('unknown');
  expect(answers(() => 'no')).toBe('no');
});

test('the search ends after two hundred selections, and then it is not known', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const tried = (count: number) => {
    let works = 0;
    const { answer } = select(
      [slot('tap', 1, ...many(count))],
      () => false,
      () => {
        works += 1;
        return 'no';
      },
    );
    return [answer, works];
  };
  expect(tried(199)).toEqual(['no', 199]);
  expect(tried(200)).toEqual(['no', 200]);
  expect(tried(201)).toEqual(['unknown', 200]);
  expect(tried(500)).toEqual(['unknown', 200]);
});

const you = { who: 'you' } as const;
const self: ObjectSet = { set: 'self' };
const named = (name: string, zone?: 'graveyard'): ObjectSet => ({
  set: 'all',
  where: { is: 'named', name },
  ...(zone && { zone }),
});
const exile = { zone: 'exile' } as const;

/** A Machine of player 0 that is so, and an Old and two Runes in the graveyards. */
function scene(machine: Partial<GameObject> = {}) {
  const t = board(testEdition('2026-02'));
  const id = t.put({ name: 'Machine', types: ['artifact'] }, machine);
  const old = [0, 1].map(() => t.put({ name: 'Old' }, { zone: 'graveyard' }));
  const runes = [0, 1].map(() => t.put({ name: 'Rune' }, { zone: 'graveyard', owner: 1 }));
  return { game: t.game, id, old, runes, ctx: ruleContext(0, id) };
}
const needed = (machine: Partial<GameObject>, ...actions: CostAction[]): string | null => {
  const { game, ctx, id } = scene(machine);
  const needs = actionNeeds(game, ctx, actions, 0);
  return (
    needs &&
    needs.slots
      .map(
        ({ use, candidates, count }) =>
          `${use} ${count} of ${candidates.length}${candidates.includes(id) ? ' with it' : ''}`,
      )
      .join()
  );
};
const itself: CostAction = { do: 'tap', what: self };
const away = (what: ObjectSet): CostAction => ({ do: 'move', what, to: exile });

test.each<[string, Partial<GameObject>, CostAction, string | null]>([
  ['is tapped', {}, itself, 'tap 1 of 1 with it'],
  ['is tapped already', { tapped: true }, itself, null],
  ['is phased out', { phasedOut: true }, itself, null],
  ['is in the graveyard', { zone: 'graveyard' }, itself, null],
  ['is untapped', { tapped: true }, { do: 'untap', what: self }, 'tap 1 of 1 with it'],
  ['is untapped already', {}, { do: 'untap', what: self }, null],
  ['goes', {}, away(self), 'gone 1 of 1 with it'],
  ['goes from the graveyard', { zone: 'graveyard' }, away(self), 'gone 1 of 1 with it'],
  ['does not go while it is phased out', { phasedOut: true }, away(self), null],
  ['all of what there is none of, which is nothing', {}, away(named('Nobody')), ''],
  ['all there are', {}, away(named('Old', 'graveyard')), 'gone 2 of 2'],
])('what a cost needs: it %s', (_, machine, action, expected) => {
  expect(needed(machine, action)).toBe(expected);
});

test('what is gone is neither tapped nor moved', () => {
  const { game } = scene();
  for (const action of [itself, away(self)]) expect(actionNeeds(game, ruleContext(0, 9999), [action], 0)).toBe(null);
});

test('of one owner are those that nothing else takes', () => {
  const any = { set: 'all', where: { is: 'any' }, zone: 'graveyard' } as const;
  const two: CostAction = away({ set: 'choice', by: you, from: any, count: { min: 2, max: 2 }, singleOwner: true });
  const { game, ctx, old, runes } = scene();
  const slots = (...actions: CostAction[]) =>
    actionNeeds(game, ctx, actions, 0)?.slots.map(({ candidates }) => candidates);
  expect(slots(two)).toEqual([old]);
  expect(slots(away(named('Old', 'graveyard')), two)).toEqual([old, runes]);
  // one of several leaves the others
  const one: CostAction = away({ set: 'choice', by: you, from: any, count: { min: 1, max: 1 } });
  expect(slots(one, two)).toEqual([[...old, ...runes], old]);
});

test('what cannot be done any more is not, and nothing after it', () => {
  const pays = (machine: Partial<GameObject>, ...actions: CostAction[]) => {
    const { game, ctx, id } = scene(machine);
    return [
      performActions(game, ctx, actions, false),
      game.state.players[0]?.life,
      game.state.battlefield.includes(id),
    ];
  };
  const life = (amount: number): CostAction => ({ do: 'payLife', who: you, amount });
  expect(pays({}, life(20))).toEqual([true, 0, true]);
  expect(pays({}, life(21))).toEqual([false, 20, true]);
  expect(pays({ tapped: true }, itself, life(1))).toEqual([false, 20, true]);
  expect(pays({}, life(1), away(self))).toEqual([true, 19, false]);
});
