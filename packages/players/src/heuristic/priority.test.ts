import type { Decision, Game, OptionValue } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { freshHabits } from '../memory.ts';
import { noteUse } from './priority.ts';
import { tableOf } from './table.ts';

const game = (turn: number): Game => ({ state: { turn: { number: turn } } }) as unknown as Game;
const PASS: OptionValue = { action: { act: 'pass' } };
const cast = (object: number): OptionValue => ({ action: { act: 'cast', object, face: 0, by: '', faceDown: false } });
const decision: Decision = {
  player: 0,
  by: 0,
  source: 0,
  purpose: 'test',
  kind: 'priority',
  form: 'choose',
  min: 1,
  max: 1,
  options: [PASS, cast(1), cast(2)],
};

test('a card that was cast and taken back is remembered for the turn, so that it is not cast without end', () => {
  const habits = freshHabits();
  const answers = (turn: number, index: number): void => noteUse(tableOf(game(turn), 0), decision, habits, [index]);
  answers(3, 1);
  answers(3, 0);
  answers(3, 1);
  answers(3, 2);
  expect(Object.values(habits.used)).toEqual([2, 1]);
  answers(4, 2);
  expect(Object.values(habits.used)).toEqual([1]);
});

test('an ability is counted for its object, and for all that have it', () => {
  const habits = freshHabits();
  const activate = (object: number): OptionValue => ({
    action: { act: 'activate', object, ability: { def: 'd', path: 'faces/0/abilities/0' }, index: 0 },
  });
  const offered: Decision = { ...decision, options: [PASS, activate(1), activate(2)] };
  for (const index of [1, 2, 2]) noteUse(tableOf(game(3), 0), offered, habits, [index]);
  expect(habits.used).toEqual({ '1:faces/0/abilities/0': 1, '2:faces/0/abilities/0': 2, 'd:faces/0/abilities/0': 3 });
});
