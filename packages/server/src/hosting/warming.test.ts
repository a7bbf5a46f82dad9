import { expect, test } from 'vitest';
import { createCatalogue } from '@rulewright/cards';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { warmUp } from './warming.ts';

test('a host makes ready by a game with itself, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  let ready = false;
  const takeTurn = (): void => {
    turns += 1;
    if (!ready) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  // the cards of two decks, then two bits for each answer
  expect(await warmUp(openCatalogue())).toBeGreaterThan(250);
  ready = true;
  expect(turns).toBeGreaterThan(10);
});

test('a host whose card data lacks those cards plays nothing', async () => {
  const { source } = openCatalogue();
  const refuses = { version: null, compile: () => ({ ok: false, refused: [] }) as const };
  expect(await warmUp(createCatalogue(source, refuses))).toBe(0);
});
