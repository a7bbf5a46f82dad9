/** Putting questions: who answers, what is not asked, what those who have left decide. 2006: 408, 600.4d · 2009, 2011, 2026: 101.4, 608.2, 800.4 */
import { expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import type { Game } from '../running/game.ts';
import {
  answererFor,
  ask,
  askDivision,
  askForNo,
  askNumber,
  askNumberAmong,
  askObjects,
  askOption,
  askOrder,
  askYesNo,
  chooseAtRandom,
  chooseInstead,
  IllegalAnswer,
  isForced,
  leastAnswer,
  settle,
  SUSPENDED,
} from './ask.ts';
import type { Answer, Decision, OptionValue } from './decision.ts';

/** A table at which every question is answered by the same answers, one after the other; `asked` keeps the questions. */
function answered(...answers: Answer[]) {
  const { game, put } = board(testEdition('2026-02'));
  const asked: Decision[] = [];
  const given = [...answers];
  const agent = (decision: Decision): Answer => {
    asked.push(decision);
    const next = given.shift();
    if (next === undefined) throw new Error(`Nobody answers ${decision.kind}`);
    return next;
  };
  Object.assign(game, { agents: [agent, agent], settled: null, cursor: 0, tickInputs: [] });
  return { game, put, asked, left: given };
}
const question = { player: 0, source: 0, purpose: 'choose' };
const words = (...all: string[]): OptionValue[] => all.map((word) => ({ word }));
const choose = (more: Partial<Extract<Decision, { form: 'choose' }>> = {}): Decision => ({
  form: 'choose',
  kind: 'option',
  by: 0,
  ...question,
  options: words('a', 'b', 'c'),
  min: 1,
  max: 1,
  ...more,
});

test('an answer is recorded and counted, and comes again where the game is played again', () => {
  const { game, asked } = answered([1], [2], [0]);
  expect([ask(game, choose()), ask(game, choose()), ask(game, choose())]).toEqual([[1], [2], [0]]);
  expect(game.log.slice(-3)).toEqual([{ answer: [1] }, { answer: [2] }, { answer: [0] }]);
  expect([game.tickInputs.length, game.cursor, game.decisions, asked.length]).toEqual([3, 3, 3, 3]);
  game.cursor = 0;
  expect([ask(game, choose()), ask(game, choose())]).toEqual([[1], [2]]);
  expect([game.cursor, asked.length]).toEqual([2, 3]);
});

test('what changes after a question does not change what the tick began with', () => {
  const { game } = answered([1], [0]);
  game.checkpoint = game.state;
  ask(game, choose());
  expect(game.checkpoint).not.toBe(game.state);
  const kept = game.checkpoint;
  ask(game, choose());
  expect(game.checkpoint).toBe(kept);
});

test('without an agent the question waits', () => {
  const { game } = answered();
  Object.assign(game, { agents: [null, null] });
  const decision = choose();
  const check = (): null => null;
  let thrown: unknown;
  try {
    ask(game, decision, check);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBe(SUSPENDED);
  expect([game.pending, game.pendingCheck]).toEqual([decision, check]);
});

test.each<[string, Answer, ((answer: Answer) => { error: 'illegal'; message: string } | null) | null]>([
  ['an answer without the form', [3], null],
  ['an answer that the rules refuse', [1], () => ({ error: 'illegal', message: 'not that one' })],
])('%s is a defect of the agent', (_, answer, check) => {
  const { game } = answered(answer);
  const decision = choose();
  let thrown: unknown;
  try {
    ask(game, decision, check as never);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(IllegalAnswer);
  expect(thrown).toMatchObject({ name: 'IllegalAnswer', decision });
  expect(game.log).toEqual([]);
});

test('a question with one answer is put to nobody, and no decision', () => {
  const { game, asked } = answered();
  const forced = choose({ options: words('a', 'b'), min: 2, max: 2, forced: true });
  expect([isForced(forced), isForced(choose())]).toEqual([true, false]);
  expect(ask(game, forced)).toEqual([0, 1]);
  expect([asked.length, game.decisions, game.log.length]).toEqual([0, 0, 1]);
});

test('an optional action that is taken breaks a loop, and no other answer does', () => {
  const { game } = answered([0], [1], [0], [0]);
  const yes: OptionValue[] = [{ yes: true }, { yes: false }];
  const loops = (decision: Decision): boolean => {
    const before = game.state.loop;
    ask(game, decision);
    return game.state.loop !== before;
  };
  expect(loops(choose({ kind: 'yesNo', options: yes }))).toBe(true);
  expect(loops(choose({ kind: 'yesNo', options: yes }))).toBe(false);
  expect(loops(choose({ kind: 'pay', options: yes }))).toBe(true);
  expect(loops(choose())).toBe(false);
  expect(loops(choose({ kind: 'yesNo', options: [{ yes: false }], forced: true }))).toBe(false);
});

test.each<[string, Decision, Answer]>([
  ['fewest, the first', choose({ min: 2, max: 3 }), [0, 1]],
  ['none', choose({ min: 0 }), []],
  ['one so often', choose({ min: 2, max: 2, repeat: true }), [0, 0]],
  ['the order as it is', { form: 'order', kind: 'order', by: 0, ...question, options: words('a', 'b') }, [0, 1]],
  ['the smallest number', { form: 'number', kind: 'number', by: 0, ...question, min: 2, max: 5 }, 2],
  [
    'the least to all but the first',
    { form: 'divide', kind: 'divide', by: 0, ...question, options: words('a', 'b', 'c'), amount: 7, least: 1 },
    [5, 1, 1],
  ],
  ['no name', { form: 'name', kind: 'cardName', by: 0, ...question }, ''],
  [
    'nothing that attacks',
    { form: 'attackers', kind: 'attackers', by: 0, ...question, candidates: [] } as Decision,
    [],
  ],
])('the least answer is %s', (_, decision, expected) => {
  expect(leastAnswer(decision)).toEqual(expected);
});

test('of objects nothing is asked where there is no choice', () => {
  const { game, asked } = answered([1], [0], [0, 2]);
  const of = (ids: number[], min: number, max: number) => askObjects(game, { ...question, ids, min, max });
  expect(of([7, 8, 9], 1, 1)).toEqual([8]);
  expect(of([7, 8], 0, 1)).toEqual([7]);
  expect(of([7, 8, 9], 2, 2)).toEqual([7, 9]);
  expect(asked.map(({ kind }) => kind)).toEqual(['objects', 'objects', 'objects']);
  expect([of([7, 8], 2, 2), of([], 1, 1), of([7], 1, 1), of([7], 0, 0)]).toEqual([[7, 8], [], [7], []]);
  expect(asked).toHaveLength(3);
});

test('what depends on unseen cards is asked all the same', () => {
  const { game } = answered();
  askObjects(game, { ...question, ids: [7], min: 1, max: 1, unseen: true });
  expect(game.log).toHaveLength(1);
  expect(askOption(game, { ...question, options: words('a'), unseen: true })).toBe(0);
  expect(game.log).toHaveLength(2);
  expect(askForNo(game, question)).toBe(false);
  expect(game.log).toHaveLength(3);
});

test('who listens is told what is settled without a question', () => {
  const { game } = answered([1], [0]);
  const told: Decision[] = [];
  const options = (): unknown[] => told.map((one) => ('options' in one ? one.options.length : one.form));
  settle(game, { ...question, kind: 'option' }, words('a'));
  Object.assign(game, { settled: (decision: Decision) => told.push(decision) });
  settle(game, { ...question, kind: 'option' }, words('a'));
  expect(options()).toEqual([1]);
  expect(askOption(game, { ...question, options: words('a', 'b') })).toBe(1);
  expect(askOption(game, { ...question, options: words('a') })).toBe(0);
  askObjects(game, { ...question, ids: [7, 8], min: 2, max: 2 });
  askObjects(game, { ...question, ids: [], min: 1, max: 1 });
  expect(options()).toEqual([1, 1, 2]);
  expect(askNumber(game, { ...question, min: 3, max: 3 })).toBe(3);
  expect(askDivision(game, { ...question, options: words('a'), amount: 4, least: 1 })).toEqual([4]);
  expect(askDivision(game, { ...question, options: [], amount: 4, least: 1 })).toEqual([]);
  const item = (word: string): OptionValue => ({ word });
  expect(askOrder(game, { ...question, items: ['a'], option: item })).toEqual(['a']);
  expect(askOrder(game, { ...question, items: [], option: item })).toEqual([]);
  expect(options()).toEqual([1, 1, 2, 'number', 1, 1]);
  expect(askYesNo(game, question)).toBe(true);
});

test('numbers, orders and divisions are asked where there are several', () => {
  const { game, asked } = answered(2, 9, [1], 4, [1, 0], [3, 1], [1]);
  expect(askNumber(game, { ...question, min: 1, max: 2 })).toBe(2);
  expect(askNumber(game, { ...question, min: 1, max: null })).toBe(9);
  expect([askNumber(game, { ...question, min: 2, max: 2 }), askNumber(game, { ...question, min: 2, max: 1 })]).toEqual([
    2, 2,
  ]);
  expect(askNumberAmong(game, { ...question, numbers: [1, 3, 5] })).toBe(3);
  expect(askNumberAmong(game, { ...question, numbers: [3, 4, 5] })).toBe(4);
  expect(askNumberAmong(game, { ...question, numbers: [3] })).toBe(3);
  expect(askOrder(game, { ...question, items: ['a', 'b'], option: (word) => ({ word }) })).toEqual(['b', 'a']);
  expect(askDivision(game, { ...question, options: words('a', 'b'), amount: 4, least: 1 })).toEqual([3, 1]);
  expect(askDivision(game, { ...question, options: words('a'), amount: 4, least: 1 })).toEqual([4]);
  expect(askYesNo(game, question)).toBe(false);
  expect(asked.map(({ form }) => form)).toEqual(['number', 'number', 'choose', 'number', 'order', 'divide', 'choose']);
});

test('so many are chosen at random, each once', () => {
  const { game } = answered();
  const sizes = [0, 1, 3, 5].map((count) => new Set(chooseAtRandom(game, [7, 8, 9], count)).size);
  expect(sizes).toEqual([0, 1, 3, 3]);
});

test('a player whose turn another controls answers nothing (722.5)', () => {
  const { game } = answered();
  expect([answererFor(game, 0), answererFor(game, 1)]).toEqual([0, 1]);
  game.state.turn.controller = 1;
  expect([answererFor(game, 0), answererFor(game, 1)]).toEqual([1, 1]);
  game.state.turn.controller = 0;
  game.state.turn.active = 1;
  expect([answererFor(game, 0), answererFor(game, 1)]).toEqual([0, 0]);
});

/** Of that player, who has left. */
const leave = (game: Game, player: number): void => {
  Object.assign(game.state.players[player] ?? {}, { left: true });
};

test('a player who has left does nothing optional and pays nothing; a choice that the rules require is the next player’s (800.4f–h)', () => {
  const { game, put, asked } = answered([2], [1], [0]);
  const mine = put({ name: 'Bear' });
  const theirs = put({ name: 'Ogre' }, { controller: 1 });
  leave(game, 0);
  expect(ask(game, choose({ kind: 'yesNo', options: [{ yes: true }, { yes: false }] }))).toEqual([1]);
  expect(ask(game, choose({ kind: 'priority' }))).toEqual([0]);
  expect(asked).toHaveLength(0);
  expect(ask(game, choose())).toEqual([2]);
  expect(asked.at(-1)).toMatchObject({ player: 1, by: 1 });
  // what its object requires is another's choice, whom its controller chooses: here the only one
  expect(ask(game, choose({ source: theirs }))).toEqual([1]);
  // whose controller has left as well, nobody chooses for
  expect(ask(game, choose({ source: mine, min: 1 }))).toEqual([0]);
  expect(ask(game, choose({ source: mine, kind: 'replacement' }))).toEqual([0]);
  expect(asked.map(({ player }) => player)).toEqual([1, 1, 1]);
});

test('nothing is chosen of what has left with the player', () => {
  const { game, put, asked } = answered([0], [1]);
  const [bear, ogre] = [put({ name: 'Bear' }), put({ name: 'Ogre' })];
  leave(game, 0);
  const gone = 999;
  expect(ask(game, choose({ options: [{ object: gone }, { object: bear }, { object: ogre }] }))).toEqual([1]);
  expect(asked.at(-1)).toMatchObject({ options: [{ object: bear }, { object: ogre }], min: 1, max: 1 });
  expect(ask(game, choose({ options: [{ player: 0 }, { player: 1 }, { object: bear }] }))).toEqual([2]);
  expect(asked.at(-1)).toMatchObject({ options: [{ player: 1 }, { object: bear }] });
  expect(ask(game, choose({ options: [{ object: gone }, { player: 0 }] }))).toEqual([0]);
  expect(asked).toHaveLength(2);
});

test('whoever controlled the player has left, and the player decides', () => {
  const { game, asked } = answered([1]);
  leave(game, 1);
  expect(ask(game, choose({ by: 1 }))).toEqual([1]);
  expect(asked[0]).toMatchObject({ player: 0, by: 0 });
});

test('the controller of the object chooses who chooses instead', () => {
  const { game } = answered();
  leave(game, 0);
  expect(chooseInstead(game, 1, 0, 0)).toBe(1);
});
