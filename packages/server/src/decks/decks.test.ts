/** Decks from strangers: what is refused, and how much of it is told. */
import { deckLimits } from '@rulewright/cards';
import { expect, test } from 'vitest';
import { chooseDeck } from './decks.ts';
import { openCatalogue } from './open-catalogue.ts';

const cards = openCatalogue();
const problemsOf = (list: string, limits = deckLimits(), legalIn?: string) => {
  const chosen = chooseDeck(
    cards,
    { list },
    { edition: '2026-02', format: 'constructed', sideboardUsed: false, legalIn },
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

test('a deck for the cards of a time, or of a format that the card data do not tell of', () => {
  const list = '56 Mountain\n4 Delver of Secrets';
  const anyDeck = { line: 0, reason: expect.stringContaining('decks may have any cards') };
  expect(problemsOf(list, deckLimits(), '2006-10')).toMatchObject([
    { line: 2, reason: '"Delver of Secrets // Insectile Aberration" came out after 2006-10: first printed 2011-09-30' },
    anyDeck,
  ]);
  expect(problemsOf(list, deckLimits(), '2011-09')).toEqual([]);
  expect(problemsOf(list, deckLimits(), 'modern')).toMatchObject([
    { line: 0, reason: expect.stringContaining('do not tell which cards are legal in Modern') },
    anyDeck,
  ]);
});
