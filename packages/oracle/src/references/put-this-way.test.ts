/** Whose graveyard cards were put into this way. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const you = { who: 'you' };

test.each([
  ['Destroy all creatures.', 'creature card', true],
  ['Each player mills two cards.', 'creature card', true],
  ['Mill two cards.', 'creature card', false],
])('%s A card put into your graveyard this way is yours', (before, noun, said) => {
  const text = `${before} Return a ${noun} put into your graveyard this way to the battlefield under your control.`;
  const owned = JSON.stringify({ is: 'ownedBy', player: you });
  expect(JSON.stringify(effectOf(text, modern)).includes(owned)).toBe(said);
});
