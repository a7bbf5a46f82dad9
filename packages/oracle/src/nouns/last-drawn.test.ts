/** The card that was drawn last, discarded as a cost. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('is one card, whatever was drawn before', () => {
  expect(
    abilitiesOf('{2}, Discard the last card you drew this turn: Draw a card.', { types: ['Artifact'] }),
  ).toMatchObject([{ cost: { actions: [{ do: 'discard', what: { set: 'lastDrawn', of: { who: 'you' } } }] } }]);
});
