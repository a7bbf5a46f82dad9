/** What is spoken of again: what was counted, what was sought, and a process. */
import { expect, it, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const mine = {
  set: 'all',
  where: {
    is: 'and',
    of: [
      { is: 'type', type: 'creature' },
      { is: 'controlledBy', player: { who: 'you' } },
    ],
  },
};

it('those that were counted, where nothing else is called so', () => {
  expect(
    effectOf('Draw a card for each creature you control. Those creatures gain indestructible until end of turn.'),
  ).toMatchObject({ effect: [{ count: { of: mine } }, { parts: [{ affects: mine }] }] });
  expect(
    abilitiesOf('As long as you control exactly one creature, that creature gets +3/+1 and has lifelink.', {
      types: ['Enchantment'],
    }),
  ).toMatchObject([{ parts: [{ affects: mine }] }]);
});

test.each([
  // more than one may be counted
  'As long as you control two or more creatures, that creature gets +3/+1.',
  'Draw a card for each creature you control. That creature gains haste until end of turn.',
  // all cards, or the land cards?
  'Reveal cards from the top of your library until you reveal four land cards, then put those cards into your hand.',
])('refused: %s', (text) => {
  expect(() => abilitiesOf(text, { types: ['Enchantment'] })).toThrow();
  expect(() => effectOf(text)).toThrow();
});

it('cards revealed until so many are found, and the rest of them', () => {
  expect(
    effectOf(
      'Reveal cards from the top of your library until you reveal three nonland cards. Put the nonland cards revealed this way into your hand, then put the rest of the revealed cards on the bottom of your library in any order.',
    ),
  ).toMatchObject({
    effect: [
      { do: 'reveal', what: { set: 'topUntil', count: 3 } },
      { do: 'move', what: { set: 'where', of: { set: 'ref', name: 'o1' } } },
      { do: 'move', what: { set: 'except', of: { set: 'ref', name: 'o1' }, not: { set: 'ref', name: 'o2' } } },
    ],
  });
});

test.each([
  ['You may repeat this process any number of times.', { optional: { who: 'you' } }],
  ['Repeat this process once.', { times: 2 }],
])('%s', (again, often) => {
  expect(effectOf(`Reveal the top card of your library. You lose 1 life. ${again}`)).toMatchObject({
    effect: [{ do: 'repeat', ...often, effect: [{ do: 'reveal' }, { do: 'loseLife' }] }],
  });
});
