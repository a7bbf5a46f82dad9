/** What is done in either case, piles of which one is face down, counters of each kind, players that get counters, and what is compared with itself. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const today = { wording: '2026-02' } as const;
const artifact = { ...today, types: ['Artifact'] };

test('otherwise: neither allowed nor chosen', () => {
  const text =
    "Reveal the top card of your library. You may put that card onto the battlefield if it's a land card. Otherwise, put that card into your hand.";
  const toHand = [{ do: 'move', to: { zone: 'hand' } }];
  expect(effectOf(text, today)).toMatchObject({
    effect: [{ do: 'reveal' }, { do: 'if', then: [{ do: 'may', else: toHand }], else: toHand }],
  });
});

const REVEALED = 'Reveal the top card of your library and put it into your hand. ';
const manaValue = { q: 'stat', stat: 'manaValue', of: { set: 'ref', name: 'o1' } };

test('"that much" of the other way is measured anew, not counted among what was done before', () => {
  const text = `${REVEALED}You lose life equal to that card's mana value if you control a land. Otherwise, each opponent loses that much life.`;
  expect(effectOf(text, today)).toMatchObject({
    effect: [{}, {}, { do: 'if', then: [{ amount: manaValue }], else: [{ do: 'loseLife', amount: manaValue }] }],
  });
});

test('"that much" of what this way itself has done', () => {
  const text = `${REVEALED}You lose life equal to that card's mana value if you control a land. Otherwise, you gain 2 life and each opponent loses that much life.`;
  expect(effectOf(text, today)).toMatchObject({
    effect: [{}, {}, { do: 'if', else: [{ do: 'gainLife', out: 'o2' }, { amount: { q: 'ref', name: 'o2' } }] }],
  });
});

test('whoever looks separates into piles', () => {
  const text =
    'Choose an opponent. They look at the top four cards of your library and separate them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.';
  const they = { who: 'ref', name: 'o1' };
  expect(effectOf(text, today)).toMatchObject({
    effect: [{}, { do: 'lookAt', who: they }, { do: 'piles', by: they, faceDown: true }, {}, {}],
  });
});

test('one more of each kind of counter', () => {
  const text =
    'For each kind of counter on target permanent or player, give that permanent or player another counter of that kind.';
  expect(effectOf(text, today)).toMatchObject({
    targets: [{ players: { who: 'all' } }],
    effect: [{ do: 'anotherOfEach' }],
  });
});

test.each([
  ['you get one or more {E}', { on: 'getsCounters', who: { who: 'you' }, counter: 'energy' }],
  ['an opponent gets one or more poison counters', { on: 'getsCounters', counter: 'poison' }],
  ['a permanent you control is put into a graveyard', { on: 'move', from: 'battlefield', to: 'graveyard' }],
])('whenever %s', (words, event) => {
  expect(abilitiesOf(`Whenever ${words}, draw a card.`, artifact)).toMatchObject([{ event }]);
});

const ITSELF = { set: 'ref', name: 'candidate' };
test.each([
  [
    'creature with toughness greater than its power',
    { stat: 'toughness', op: '>', than: { stat: 'power', of: ITSELF } },
  ],
  [
    "spell with mana value less than or equal to the number of cards in its controller's graveyard",
    { stat: 'manaValue', op: '≤', than: { of: { zone: 'graveyard', of: { who: 'controllers', of: ITSELF } } } },
  ],
])('target %s', (words, compared) => {
  const does = words.startsWith('spell') ? 'Counter' : 'Destroy';
  expect(effectOf(`${does} target ${words}.`, today)).toMatchObject({
    targets: [{ objects: { where: { of: [{}, compared] } } }],
  });
});

test('what it is attached to is chosen as it arrives', () => {
  const text =
    'Return target Equipment card from your graveyard to the battlefield attached to a creature you control.';
  expect(effectOf(text, today)).toMatchObject({ effect: [{ to: { attachedTo: { set: 'choice' } } }] });
});

test('recruiting', () => {
  expect(effectOf('Recruit.', today)).toMatchObject({ effect: [{ do: 'recruit', who: { who: 'you' } }] });
});
