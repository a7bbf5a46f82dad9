/** Modes with pawprints. */
import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

it('a mode is worth as many pawprints as stand before it', () => {
  const text =
    'Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — You gain 1 life.\n{P}{P} — Draw a card.';
  expect(effectOf(text)).toMatchObject({
    modes: { count: { min: 0, max: null }, worth: 5, repeat: true, options: [{ worth: 1 }, { worth: 2 }] },
  });
});

it('any number of modes may be none', () => {
  expect(effectOf('Choose any number —\n• Draw a card.\n• You gain 1 life.')).toMatchObject({
    modes: { count: { min: 0, max: null }, options: [{}, {}] },
  });
});
