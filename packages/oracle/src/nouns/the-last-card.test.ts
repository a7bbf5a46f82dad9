/** The card that was drawn last, discarded as a cost; the one that was exiled last. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('is one card, whatever was drawn before', () => {
  expect(
    abilitiesOf('{2}, Discard the last card you drew this turn: Draw a card.', { types: ['Artifact'] }),
  ).toMatchObject([{ cost: { actions: [{ do: 'discard', what: { set: 'lastDrawn', of: { who: 'you' } } }] } }]);
});

it('the last card exiled with an object', () => {
  const text =
    'When this creature enters, exile target nontoken creature.\nThis creature gets +X/+0, where X is the power of the last creature card exiled with this creature.';
  const where = {
    is: 'and',
    of: [
      { is: 'type', type: 'creature' },
      { is: 'in', set: { set: 'linked', link: 'exiled' } },
    ],
  };
  expect(abilitiesOf(text, { types: ['Creature'], wording: '2026-02' }).slice(1)).toMatchObject([
    { parts: [{ mods: [{ power: { q: 'stat', of: { set: 'latest', of: { set: 'all', where, zone: 'exile' } } } }] }] },
  ]);
});
