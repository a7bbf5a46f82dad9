import { expect, test } from 'vitest';
import { questionsAbout } from './find-question.ts';
import { judgeQuestions, QUESTION_TOPICS } from './questions.ts';

test('each question is found first by its own words', () => {
  for (const asked of judgeQuestions) expect(questionsAbout(asked.question)[0]).toBe(asked);
});

test('a topic gives all of its own, a rule those that it or one below it decides', () => {
  for (const topic of QUESTION_TOPICS)
    expect(questionsAbout(topic.toUpperCase())).toEqual(judgeQuestions.filter((one) => one.topic === topic));
  const copies = questionsAbout('707.10');
  expect(copies.length).toBeGreaterThan(0);
  for (const { rule } of copies) expect(rule).toMatch(/^707\.10[a-z]?$/);
});

test('words that are in none find none, one of many may be missing', () => {
  expect(questionsAbout('xyzzy')).toEqual([]);
  expect(questionsAbout('')).toEqual([]);
  expect(questionsAbout('buyback xyzzy')[0]?.rule).toBe('707.10a');
});
