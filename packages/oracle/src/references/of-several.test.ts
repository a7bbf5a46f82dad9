/** "That card" is none of several, and "an opponent's hand" that of one. */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const today = { wording: '2026-02' } as const;

test.each([
  'Exile the top two cards of your library. You may play the card this turn.',
  'Mill two cards. Put that card into your hand.',
  "Destroy two target creatures. The creature's controller loses 2 life.",
  'Reveal the top two cards of your library. Put the creature card into your hand.',
  'Each player reveals a card from their hand. Exile the card.',
  'Each opponent discards a card. Exile it.',
])('one of several is refused: %s', (text) => {
  expect(() => effectOf(text, today)).toThrow('but of several');
});

test.each([
  'Exile the top card of your library. You may play the card this turn.',
  'Mill two cards. Put those cards into your hand.',
  'Each player reveals a card from their hand. Exile those cards.',
  'Each opponent discards a card. Exile those cards.',
])('as many as there are, or one, is bound: %s', (text) => {
  expect(() => effectOf(text, today)).not.toThrow();
});

test.each([
  "Look at an opponent's hand.",
  "Draw a card for each card in an opponent's hand.",
  "You gain life equal to the number of cards in an opponent's graveyard.",
  "Return two creature cards from an opponent's graveyard to their owners' hands.",
])('all of a zone of an opponent, or several of it, is of nobody in particular: %s', (text) => {
  expect(() => effectOf(text, today)).toThrow('but of which');
});

test.each(["Exile a card from an opponent's graveyard.", "Exile target card from an opponent's graveyard."])(
  'one card may be in any: %s',
  (text) => {
    expect(JSON.stringify(effectOf(text, today))).toContain('"who":"opponents"');
  },
);
