/** Decks from strangers: what is refused, and how much of it is told. */
import { deckLimits } from '@rulewright/cards';
import { expect, test } from 'vitest';
import { chooseDeck } from './decks.ts';
import { openCatalogue } from './open-catalogue.ts';

const cards = openCatalogue();
const problemsOf = (list: string, limits = deckLimits()) => {
  const chosen = chooseDeck(
    cards,
    { list },
    { edition: '2026-02', format: 'constructed', sideboardUsed: false },
    limits,
  );
  return chosen.ok ? [] : chosen.problems;
};

test('a thousand unknown names: a hundred are told, twenty suggestions are looked for', () => {
  const problems = problemsOf('1 Lihgtning Bolt\n'.repeat(1_000));
  expect(problems).toHaveLength(101);
  expect(problems.at(-1)).toEqual({ line: 0, text: '', reason: expect.stringContaining('900 more lines') });
  expect(problems.filter(({ reason }) => reason.includes('did you mean "Lightning Bolt"'))).toHaveLength(20);
});

test('limits are the server’s settings, and name themselves', () => {
  expect(problemsOf('8000 Mountain')[0]?.reason).toMatch(/more than 1000/);
  expect(problemsOf('60 Mountain', deckLimits({ cards: 59 }))[0]?.reason).toMatch(/more than 59/);
  expect(problemsOf('60 Mountain')).toEqual([]);
});

test('a long line is refused, and its text cut', () => {
  const [problem] = problemsOf(`4 Mountain${' '.repeat(39_000)}${'x'.repeat(600)}`);
  expect(problem).toMatchObject({ line: 1, reason: expect.stringContaining('and may have 500') });
  expect(problem?.text.length).toBe(60);
});
