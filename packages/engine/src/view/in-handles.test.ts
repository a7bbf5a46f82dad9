/** Every id of a view is renamed, wherever it stands. 2006: 217.1c · 2009, 2011, 2026: 400.7 (no rule: identity) */
import { expect, test } from 'vitest';
import type { OptionValue } from '../decisions/decision.ts';
import { basic, card, table } from '../casting/table-in-tests.ts';
import { viewInHandles } from './in-handles.ts';
import { view } from './make-view.ts';
import type { View, ViewDecision } from './view.ts';

const rename = (id: number): number => (id === 0 ? 0 : id + 1000);
const { game } = table('2026-02', [card('Bear', '1', ['creature']), basic('Field')], {
  battlefield: ['Bear'],
  hand: ['Field'],
});
const plain: View = view(game, 0);
const asked: ViewDecision = {
  kind: 'option',
  form: 'choose',
  player: 0,
  by: 0,
  source: 7,
  prompt: '',
  rule: null,
};
const decided = (more: Partial<ViewDecision>) =>
  viewInHandles({ ...plain, decision: { ...asked, ...more } }, rename).decision;
const option = (value: OptionValue, object = 0) =>
  decided({ options: [{ label: '', value, object }] })?.options?.[0]?.value;
const ability = { def: 'Bear', path: 'faces/0/abilities/0' };
const bound = { ...ability, env: { one: { objects: [5] } } };

test('what is listed is renamed in every zone', () => {
  const [bear] = plain.battlefield;
  if (bear === undefined) throw new Error('no Bear');
  const one = { ...bear, id: 1 };
  const [ann, ben] = plain.players;
  if (ann === undefined || ben === undefined) throw new Error('no players');
  const mark = { mark: 'paired', label: '', rule: null, player: -1, object: 9, count: null };
  const all: View = {
    ...plain,
    marks: [mark],
    players: [{ ...ann, hand: [one], graveyard: [one], libraryKnown: [{ place: 3, object: one }], marks: [mark] }, ben],
    battlefield: [
      {
        ...one,
        attachedTo: 2,
        attachments: [3],
        attacking: { object: 4 },
        blocking: [5],
        targets: [{ object: 6 }, { player: 1 }],
        source: 7,
        marks: [mark],
      },
      { ...one, attacking: { player: 1 } },
      { ...one, attacking: null },
    ],
    stack: [one],
    turns: [{ player: 0, step: null, stack: [one] }],
    exile: [one],
    ante: [one],
    command: [one],
    decision: null,
  };
  const seen = viewInHandles(all, rename);
  const [me] = seen.players;
  const lists = [me?.hand, me?.graveyard, seen.stack, seen.turns[0]?.stack, seen.exile, seen.ante, seen.command];
  expect(lists.map((list) => list?.[0]?.id)).toEqual(lists.map(() => 1001));
  expect(me?.libraryKnown).toEqual([{ place: 3, object: { ...one, id: 1001 } }]);
  for (const marks of [seen.marks, me?.marks, seen.battlefield[0]?.marks])
    expect(marks).toEqual([{ ...mark, object: 1009 }]);
  expect(seen.battlefield[0]).toMatchObject({
    id: 1001,
    attachedTo: 1002,
    attachments: [1003],
    attacking: { object: 1004 },
    blocking: [1005],
    targets: [{ object: 1006 }, { player: 1 }],
    source: 1007,
  });
  expect(seen.battlefield.slice(1).map(({ attacking }) => attacking)).toEqual([{ player: 1 }, null]);
  expect(seen.decision).toBeNull();
});

test('options are renamed, and tell nothing of what an ability has bound', () => {
  expect(option({ object: 5 })).toEqual({ object: 1005 });
  expect(option({ player: 1 })).toEqual({ player: 1 });
  expect(option({ mode: 0, text: 'Draw' })).toEqual({ mode: 0, text: 'Draw' });
  expect(option({ text: 'Neither' })).toEqual({ text: 'Neither' });
  expect(option({ text: 'One', object: 5 })).toEqual({ text: 'One', object: 1005 });
  expect(option({ text: 'A pile', objects: [5, 6] })).toEqual({ text: 'A pile', objects: [1005, 1006] });
  expect(option({ ability: bound, source: 5 })).toEqual({ ability, source: 1005 });
  expect(option({ action: { act: 'pass' } })).toEqual({ action: { act: 'pass' } });
  expect(option({ action: { act: 'turnFaceUp', object: 5, by: '' }, attempt: true })).toEqual({
    action: { act: 'turnFaceUp', object: 1005, by: '' },
    attempt: true,
  });
  expect(option({ action: { act: 'activate', object: 5, ability: bound, index: 0 } })).toEqual({
    action: { act: 'activate', object: 1005, ability, index: 0 },
  });
  expect(decided({ options: [{ label: 'Bear', value: { object: 5 }, object: 5 }] })).toEqual({
    ...asked,
    source: 1007,
    options: [{ label: 'Bear', value: { object: 1005 }, object: 1005 }],
  });
});

test('so are those that may attack and block, and what', () => {
  expect(decided({})).toEqual({ ...asked, source: 1007 });
  const targets = [
    { label: 'B', value: { player: 1 } },
    { label: 'Friend', value: { object: 8 } },
  ];
  const attackers = [{ attacker: 5, label: 'Bear', targets, must: true }];
  expect(decided({ attackers })?.attackers).toEqual([
    { attacker: 1005, label: 'Bear', targets: [targets[0], { label: 'Friend', value: { object: 1008 } }], must: true },
  ]);
  const blockers = [{ blocker: 5, label: 'Bear', attackers: [{ id: 6, label: 'Elk' }], max: 1 }];
  expect(decided({ blockers })?.blockers).toEqual([
    { blocker: 1005, label: 'Bear', attackers: [{ id: 1006, label: 'Elk' }], max: 1 },
  ]);
});
