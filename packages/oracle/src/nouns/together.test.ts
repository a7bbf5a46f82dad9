/** What is asked of several things together, and of even and odd numbers. */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const RETURNED =
  'Return up to three target creature cards with total converted mana cost 3 or less from your graveyard to the battlefield.';

test.each([
  [RETURNED, { manaValue: 3 }],
  ['Exchange control of two target permanents that share a card type.', { share: 'card' }],
  ["Return two target creatures controlled by different players to their owners' hands.", { differ: 'controller' }],
  ['Tap two target creatures that share no creature types.', { differ: 'creature' }],
])('%s', (text, together) => {
  expect(effectOf(text)).toMatchObject({ targets: [{ together }] });
});

test('even and odd', () => {
  expect(effectOf('Destroy all creatures with odd powers.')).toMatchObject({
    effect: [{ what: { where: { is: 'and', of: [{ is: 'type' }, { is: 'parity', stat: 'power', odd: true }] } } }],
  });
});
