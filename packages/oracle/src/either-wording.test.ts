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
