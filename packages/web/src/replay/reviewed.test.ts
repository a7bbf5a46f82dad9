import type { Reviewed } from '@rulewright/players';
import { expect, test } from 'vitest';
import { decisionAt, drawn, nearest, NOT_BEGUN, stepBefore, turnsOf, withPart } from './reviewed.ts';

const decided = (inputs: number, before = 0.5, after = before): Reviewed => ({
  inputs,
  turn: 1,
  step: 'main1',
  seat: 0,
  given: 'Pass',
  better: null,
  before,
  after,
  error: 0.1,
});

test('a review grows by what is said, until nothing more is', () => {
  const going = withPart({ ...NOT_BEGUN, state: 'going', seat: 1 }, { next: decided(3), turning: [] });
  expect(going).toMatchObject({ state: 'going', seat: 1, decisions: [decided(3)] });
  expect(withPart(going, { next: null, turning: [] })).toEqual({ ...going, state: 'done' });
});

test('a decision is shown at the last step before its answer, and such a step is of the last decision that came by then', () => {
  const steps = [{ inputs: 0 }, { inputs: 2 }, { inputs: 2 }, { inputs: 5 }];
  expect([0, 1, 2, 4, 9].map((inputs) => stepBefore(steps, inputs))).toEqual([0, 0, 2, 2, 3]);
  const decisions = [decided(3), decided(4), decided(6)];
  expect([0, 1, 2, 3].map((at) => decisionAt(decisions, steps, at)?.inputs)).toEqual([undefined, undefined, 4, 6]);
});

test('a place in the plot is of the decision that is nearest, the earlier of two', () => {
  const decisions = [decided(3), decided(5), decided(9)];
  expect([0, 4, 6, 8, 20].map((inputs) => nearest(decisions, inputs)?.inputs)).toEqual([3, 3, 5, 9, 9]);
  expect(nearest([], 4)).toBeUndefined();
});

test('turns begin where their number is new; what comes before the first is none', () => {
  const steps = [0, 0, 1, 1, 2].map((turn, at) => ({ turn, inputs: 3 * at }));
  expect(turnsOf(steps)).toEqual([
    { turn: 1, begins: 6 },
    { turn: 2, begins: 12 },
  ]);
});

test('what an answer changed is drawn upright, what happened between two from one to the other', () => {
  expect(drawn([decided(0, 0.5), decided(5, 0.75, 0.25)], 10)).toEqual({
    line: 'M0 50V50L500 25V75',
    area: 'M0 50V50L500 25V75V100H0Z',
    worse: 'M500 25V75',
  });
  expect(drawn([], 10)).toEqual({ line: '', area: '', worse: '' });
});
