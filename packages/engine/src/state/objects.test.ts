/** In which order the cards of a hand are taken. 2006: 217.3c · 2009, 2011, 2026: 402.3 */
import { expect, test } from 'vitest';
import { card, table } from '../casting/table-in-tests.ts';
import { definitionOf, handByName, objectOf } from './objects.ts';
import type { GameObject } from './state.ts';

test.each([[['Ape', 'Bear', 'Cat']], [['Bear', 'Cat', 'Ape']], [['Cat', 'Ape', 'Bear']]])(
  'several cards of the hand %j are taken by name, whichever was drawn first',
  (hand) => {
    const { game } = table(
      '2026-02',
      ['Ape', 'Bear', 'Cat'].map((name) => card(name, '1', ['artifact'])),
      { hand },
    );
    const names = handByName(game, 0).map((id) => definitionOf(game, objectOf(game, id) as GameObject).name);
    expect(names).toEqual(['Cat', 'Bear', 'Ape']);
  },
);
