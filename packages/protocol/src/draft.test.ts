import { expect, test } from 'vitest';
import {
  answerOf,
  type Askable,
  attackWithAll,
  blankDraft,
  lackOf,
  leastOf,
  markRow,
  rowsOf,
  startDraft,
  unmarkRow,
} from './draft.ts';

const options = ['a', 'b', 'c'].map((label, index) => ({ label, object: index + 1 }));
const foes = [
  { id: 21, label: 'x' },
  { id: 22, label: 'y' },
];
const targets = [{ label: 'p' }, { label: 'q' }];
const ASKED = {
  choose: { form: 'choose', options, min: 1, max: 2 },
  again: { form: 'choose', options, min: 0, max: 2, repeat: true },
  order: { form: 'order', options },
  number: { form: 'number', min: 2, max: 4 },
  divide: { form: 'divide', options, amount: 5, least: 1 },
  name: { form: 'name' },
  attackers: { form: 'attackers', attackers: [{ attacker: 9, label: 'a', targets, must: true }] },
  blockers: {
    form: 'blockers',
    blockers: [
      { blocker: 7, label: 'one', attackers: foes, max: 1 },
      { blocker: 8, label: 'any', attackers: foes, max: null },
    ],
  },
} as const satisfies Record<string, Askable>;

const marked = (asked: Askable, rows: readonly number[]) =>
  rows.reduce((draft, row) => markRow(asked, draft, row), blankDraft(asked));

test.each<[keyof typeof ASKED, number[], unknown]>([
  ['choose', [2, 0], [2, 0]],
  ['choose', [2, 0, 2], [0]],
  ['choose', [2, 0, 1], [2, 0]],
  ['again', [1, 1, 1], [1, 1]],
  ['order', [2], [2, 0, 1]],
  ['order', [2, 1, 2], [1, 0, 2]],
  ['divide', [1, 1], [1, 3, 1]],
  ['attackers', [0], [{ attacker: 9, target: 0 }]],
  ['attackers', [0, 0], [{ attacker: 9, target: 1 }]],
  ['attackers', [0, 0, 0], []],
  ['blockers', [0, 1], [{ blocker: 7, attackers: [1] }]],
  ['blockers', [2, 3], [{ blocker: 8, attackers: [0, 1] }]],
  ['blockers', [1, 1], []],
  ['blockers', [9], []],
])('%s with rows %j marked answers %j', (which, rows, answer) => {
  expect(answerOf(ASKED[which], marked(ASKED[which], rows))).toEqual(answer);
});

test('a mark less is taken of an amount down to the least, and of the last of several', () => {
  const { divide, again } = ASKED;
  expect(unmarkRow(divide, unmarkRow(divide, marked(divide, [1]), 1), 1).picked).toEqual([1, 1, 1]);
  expect(unmarkRow(again, marked(again, [1, 0]), 1).picked).toEqual([0]);
});

test.each<[keyof typeof ASKED, object, object | null]>([
  ['choose', {}, { lacks: 'choices', by: 1 }],
  ['choose', { picked: [0, 1, 2] }, { lacks: 'tooMany', by: 1 }],
  ['choose', { picked: [0] }, null],
  ['number', { number: Number.NaN }, { lacks: 'whole', by: 0 }],
  ['number', { number: 1 }, { lacks: 'atLeast', by: 2 }],
  ['number', { number: 5 }, { lacks: 'atMost', by: 4 }],
  ['divide', {}, { lacks: 'left', by: 2 }],
  ['divide', { picked: [5, 1, 1] }, { lacks: 'tooMany', by: 2 }],
  ['divide', { picked: [5, 0, 0] }, { lacks: 'leastEach', by: 1 }],
  ['name', { name: ' ' }, { lacks: 'name', by: 0 }],
  ['order', {}, null],
])('%s with %j lacks %j', (which, change, lack) => {
  expect(lackOf(ASKED[which], { ...blankDraft(ASKED[which]), ...change })).toEqual(lack);
});

test('it begins with an answer, and least is another where creatures must attack', () => {
  expect(Object.values(ASKED).map((asked) => answerOf(asked, startDraft(asked)))).toEqual([
    [],
    [],
    [0, 1, 2],
    2,
    [3, 1, 1],
    '',
    [{ attacker: 9, target: 0 }],
    [],
  ]);
  expect(Object.values(ASKED).map(leastOf)).toEqual([[0], [], [0, 1, 2], 2, [3, 1, 1], '', [], []]);
  expect(attackWithAll(ASKED.attackers, blankDraft(ASKED.attackers)).attacks).toEqual(new Map([[9, 0]]));
});

test('rows say their marks', () => {
  expect(rowsOf(ASKED.order, marked(ASKED.order, [2])).map(({ mark }) => mark)).toEqual(['·', '·', '1.']);
  expect(rowsOf(ASKED.attackers, marked(ASKED.attackers, [0]))).toEqual([
    { label: 'a (must attack if able)', object: 9, mark: '→ p' },
  ]);
  expect(rowsOf(ASKED.blockers, marked(ASKED.blockers, [3])).map(({ mark }) => mark)).toEqual(['·', '·', '·', '✓']);
});
