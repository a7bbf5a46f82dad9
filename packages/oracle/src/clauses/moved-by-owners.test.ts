import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

it('the owners of what was moved shuffle', () => {
  const text =
    "Put Test Name and target creature on top of their owners' libraries, then those players shuffle their libraries.";
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'move', to: { zone: 'library', position: 'top' }, out: 'o1' },
      { do: 'shuffle', who: { who: 'owners', of: { set: 'ref', name: 'o1' } } },
    ],
  });
  expect(() => effectOf('Draw a card, then those players shuffle their libraries.')).toThrow();
});

it('an opponent chooses a pile, and you put both away', () => {
  const text =
    'Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'reveal' },
      { do: 'piles', by: { who: 'you' }, chooser: { who: 'opponent' }, chosen: 'o2', other: 'o2.other' },
      { do: 'move', what: { set: 'ref', name: 'o2' }, to: { zone: 'hand' } },
      { do: 'move', what: { set: 'ref', name: 'o2.other' }, to: { zone: 'graveyard' } },
    ],
  });
  expect(() => effectOf('An opponent chooses one of those piles. Put that pile into your hand.')).toThrow();
});

it("a player returns a card from its owner's graveyard", () => {
  const text =
    "Enchant creature\nWhen enchanted creature leaves the battlefield, that creature's controller returns Test Name from its owner's graveyard to the battlefield.";
  const who = { who: 'controllers', of: { set: 'ref', name: 'event.object' } };
  expect(abilitiesOf(text, { types: ['Enchantment'], subtypes: ['Aura'] })[1]).toMatchObject({
    body: { effect: [{ do: 'forEachPlayer', who, effect: [{ do: 'move', what: { set: 'self' } }] }] },
  });
});
