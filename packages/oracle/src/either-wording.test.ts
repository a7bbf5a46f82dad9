import { expect, test } from 'vitest';
import { cardWith } from '../cards-in-tests.ts';
import { compileEitherWording } from './either-wording.ts';

const refusedIn = (text: string): string[] => {
  const compiled = compileEitherWording(cardWith(text, { types: ['Artifact'] }));
  return compiled.ok ? [] : compiled.refused.map(({ text: unread }) => unread);
};

test('either wording is understood', () => {
  expect(refusedIn('When this artifact enters, draw a card.')).toEqual([]);
  expect(refusedIn('When Test Name enters the battlefield, draw a card.')).toEqual([]);
});

test('what is not understood is said of the wording that the card is in', () => {
  const text = 'When this artifact enters, draw a card.\nFrobnicate three artifacts.';
  expect(refusedIn(text)).toHaveLength(1);
  expect(refusedIn(text)[0]).toContain('three artifacts.');
});

test('no text is in a wording older than its card', () => {
  const old = cardWith('When Test Name enters the battlefield, draw a card.', { types: ['Artifact'] });
  const understood = (firstPrinted: string): boolean => compileEitherWording({ ...old, firstPrinted }).ok;
  expect(['1993-08-05', '2017-01-20', '2017-04-28', '2024-03-08'].map(understood)).toEqual([true, true, false, false]);
  const now = cardWith('When this artifact enters, draw a card.', { types: ['Artifact'] });
  for (const firstPrinted of ['1993-08-05', '2024-03-08', '2031-01-01'])
    expect(compileEitherWording({ ...now, firstPrinted }).ok).toBe(true);
});
