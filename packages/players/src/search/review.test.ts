import { type Decision, type Game, KEEPING } from '@rulewright/engine';
import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';
import { type Reviewed, turningPoints } from './review.ts';

const decisionAt = (inputs: number, before: number, after: number): Reviewed => ({
  inputs,
  turn: inputs,
  step: 'main1',
  seat: 0,
  given: 'Pass',
  better: before > after ? 'Cast Bear' : null,
  before,
  after,
  error: 0.02,
});

it('finds what turned a game: answers that were worse than others, and what happened between two decisions', () => {
  const reviewed = [
    decisionAt(1, 0.5, 0.5),
    decisionAt(2, 0.55, 0.25),
    decisionAt(3, 0.8, 0.8),
    decisionAt(4, 0.75, 0.75),
  ];
  expect(turningPoints(reviewed).map(({ at, by, change }) => [at.inputs, by, Math.round(100 * change)])).toEqual([
    [2, 'answer', -30],
    [3, 'events', 55],
  ]);
  expect(turningPoints(reviewed, 1).map(({ by }) => by)).toEqual(['events']);
});

it('has words for a payment that keeps mana, which is no list of choices', () => {
  const payment = { form: 'choose', kind: 'payment', options: [] } as unknown as Decision;
  expect(answerWords({} as Game, payment, KEEPING)).toBe('Pay, and keep mana for the rest of the hand');
});
