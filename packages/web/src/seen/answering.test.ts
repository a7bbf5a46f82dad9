/** Putting answers together from clicks. */
import {
  answerOf,
  attackWithAll,
  EMPTY_DRAFT,
  lackOf,
  markRow,
  startDraft,
  type WireDecision,
} from '@rulewright/protocol';
import { expect, test } from 'vitest';
import {
  clickable,
  clickWhileBlocking,
  cycleAttack,
  grouped,
  move,
  nextOf,
  optionsByObject,
  toggleBlock,
} from './answering.ts';

const base = { kind: 'target', player: 0, by: 0, source: 0, prompt: '', rule: null } as const;
const option = (object: number) => ({ label: `object ${object}`, value: { object }, object });
const choose = (min: number, max: number, objects: number[], repeat?: true): WireDecision => ({
  ...base,
  form: 'choose',
  min,
  max,
  options: objects.map(option),
  ...(repeat ? { repeat } : {}),
});

test('choosing: picks come and go, never more than the most, a choice of one is replaced', () => {
  const two = choose(1, 2, [11, 12, 13]);
  let draft = markRow(two, EMPTY_DRAFT, 0);
  draft = markRow(two, draft, 2);
  expect(markRow(two, draft, 1)).toEqual(draft);
  expect(answerOf(two, draft)).toEqual([0, 2]);
  expect(answerOf(two, markRow(two, draft, 0))).toEqual([2]);
  expect(lackOf(two, EMPTY_DRAFT)).toEqual({ lacks: 'choices', by: 1 });
  const upToOne = choose(0, 1, [11, 12]);
  expect(answerOf(upToOne, markRow(upToOne, markRow(upToOne, EMPTY_DRAFT, 0), 1))).toEqual([1]);
  const again = choose(0, 3, [11], true);
  expect(answerOf(again, markRow(again, markRow(again, EMPTY_DRAFT, 0), 0))).toEqual([0, 0]);
});

test('options are found by their object', () => {
  const decision = { ...choose(1, 1, [11, 12, 11]) };
  expect([...optionsByObject(decision)]).toEqual([
    [11, [0, 2]],
    [12, [1]],
  ]);
  expect(clickable(decision, EMPTY_DRAFT).available).toEqual(new Set([11, 12]));
});

test('dividing begins with lethal damage in order and the rest to the trampled player', () => {
  const decision: WireDecision = {
    ...base,
    form: 'divide',
    amount: 7,
    least: 0,
    options: [option(1), option(2), option(0)],
    constraint: { lethal: [2, 3, 0], ordered: true, excess: 2 },
  };
  expect(answerOf(decision, startDraft(decision))).toEqual([2, 3, 2]);
  expect(lackOf(decision, { ...startDraft(decision), picked: [2, 3, 1] })).toEqual({ lacks: 'left', by: 1 });
  expect(lackOf(decision, { ...startDraft(decision), picked: [2, 3, 3] })).toEqual({ lacks: 'tooMany', by: 1 });
});

test('attacking: must attack from the start, click on and off, several targets in turn', () => {
  const target = (player: number) => ({ label: `player ${player}`, value: { player } });
  const decision: WireDecision = {
    ...base,
    form: 'attackers',
    attackers: [
      { attacker: 5, label: 'a', targets: [target(1)], must: true },
      { attacker: 6, label: 'b', targets: [target(1), target(2)], must: false },
    ],
  };
  const draft = startDraft(decision);
  expect(answerOf(decision, draft)).toEqual([{ attacker: 5, target: 0 }]);
  const second = cycleAttack(decision, cycleAttack(decision, draft, 6), 6);
  expect(answerOf(decision, second)).toEqual([
    { attacker: 5, target: 0 },
    { attacker: 6, target: 1 },
  ]);
  expect(answerOf(decision, cycleAttack(decision, second, 6))).toEqual([{ attacker: 5, target: 0 }]);
  expect(attackWithAll(decision, draft).attacks.size).toBe(2);
});

test('blocking by clicks: the blocker, then the attacker; another attacker replaces where it may block one', () => {
  const attackers = [
    { id: 21, label: 'x' },
    { id: 22, label: 'y' },
  ];
  const decision: WireDecision = {
    ...base,
    form: 'blockers',
    blockers: [{ blocker: 8, label: 'b', attackers, max: 1 }],
  };
  const open = clickWhileBlocking(decision, EMPTY_DRAFT, 8);
  expect(clickable(decision, open).available).toEqual(new Set([8, 21, 22]));
  const blocked = clickWhileBlocking(decision, open, 22);
  expect(blocked.blocker).toBe(0);
  expect(answerOf(decision, blocked)).toEqual([{ blocker: 8, attackers: [1] }]);
  expect(answerOf(decision, toggleBlock(decision, blocked, 8, 0))).toEqual([{ blocker: 8, attackers: [0] }]);
  expect(answerOf(decision, toggleBlock(decision, blocked, 8, 1))).toEqual([]);
});

test('an order is changed place by place', () => {
  expect(move([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
  expect(move([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
});

test('equal cards in hand are one option, everything else stays apart', () => {
  const named = (label: string, object: number, index: number) => ({ option: { label, value: {}, object }, index });
  const groups = grouped(
    [
      named('Play Forest [1]', 1, 1),
      named('Play Forest [2]', 2, 2),
      named('Activate Elf [1]', 8, 3),
      named('Activate Elf [2]', 9, 4),
    ],
    (object) => (object < 5 ? { key: '', words: '' } : null),
  );
  expect(groups.map(({ label, indices }) => [label, indices])).toEqual([
    ['Play Forest', [1, 2]],
    ['Activate Elf [1]', [3]],
    ['Activate Elf [2]', [4]],
  ]);
  const lands = grouped(
    [named('Forest [1]', 1, 1), named('Forest [2]', 2, 2), named('Forest [3]', 3, 3), named('Swamp', 4, 4)],
    (object) => (object === 2 ? { key: 'tapped', words: ', tapped' } : { key: 'untapped', words: '' }),
  );
  expect(lands.map(({ label, indices }) => [label, indices])).toEqual([
    ['Forest', [1, 3]],
    ['Forest, tapped', [2]],
    ['Swamp', [4]],
  ]);
  const forests = { indices: [1, 2] } as const;
  // one after the other, and back where there are no more
  expect([[], [1], [1, 2]].map((picked) => nextOf(forests, picked, 3))).toEqual([1, 2, 2]);
  expect(
    [
      [1, 4],
      [4, 5],
    ].map((picked) => nextOf(forests, picked, 2)),
  ).toEqual([1, 1]);
  // of a choice of one, the other takes its place
  expect(nextOf(forests, [4], 1)).toBe(1);
});
