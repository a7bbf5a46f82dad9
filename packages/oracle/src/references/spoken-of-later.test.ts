/** Who and what is spoken of again: the last of several chosen players, all of several cards, others than a target. */
import { expect, it, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };

it('a player who is chosen is meant until another is chosen', () => {
  expect(
    effectOf('Choose an opponent. That player draws a card.\nChoose an opponent. That player loses 1 life.'),
  ).toMatchObject({
    effect: [
      { do: 'choose', out: 'o1' },
      { do: 'draw', who: { who: 'ref', name: 'o1' } },
      { do: 'choose', out: 'o2' },
      { do: 'loseLife', who: { who: 'ref', name: 'o2' } },
    ],
  });
});

test.each([
  [
    'Put the top three cards of your library into your graveyard. You gain life equal to the total converted mana cost of those cards.',
    { amount: { q: 'stat', stat: 'manaValue', of: { set: 'ref', name: 'o1' } } },
  ],
  [
    'Put the top three cards of your library into your graveyard. You gain life equal to the highest converted mana cost among those cards.',
    { amount: { q: 'greatest', stat: 'manaValue', of: { set: 'ref', name: 'o1' } } },
  ],
  [
    'Target player puts the top four cards of his or her library into his or her graveyard. You draw a card for each creature card put into that graveyard this way.',
    { count: { q: 'count', of: { set: 'where', of: { set: 'ref', name: 'o1' } } } },
  ],
])('%s', (text, last) => {
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'mill', out: 'o1' }, last] });
});

it('players by what they did or have', () => {
  expect(effectOf('Target player who lost life this turn loses 1 life.')).toMatchObject({
    targets: [{ players: { who: 'where', condition: { left: { event: { of: 'lifeLost' } } } } }],
  });
  expect(effectOf('Each player other than target player draws a card.')).toMatchObject({
    effect: [{ who: { who: 'except', of: { who: 'all' }, not: { who: 'ref', name: 't1' } } }],
  });
  expect(effectOf('Draw X cards, where X is the number of players who control more lands than you.')).toMatchObject({
    effect: [{ count: { q: 'countPlayers' } }],
  });
});

test.each([
  ['At the beginning of your upkeep, if Test Name is in the command zone, you gain 2 life.', { zones: ['command'] }],
  ['{1}: Put Test Name onto the battlefield from the command zone.', { zone: 'command' }],
  [
    'Whenever another creature enters the battlefield under your control or another creature you control leaves the battlefield, draw a card.',
    { event: { on: 'either', of: [{ to: 'battlefield' }, { from: 'battlefield' }] } },
  ],
  [
    'Whenever an opponent casts a spell during your turn or when Test Name dies, draw a card.',
    { event: { of: [{ on: 'cast', who: { who: 'where', condition: { if: 'turn' } } }, { on: 'move' }] } },
  ],
  [
    'At the beginning of each combat, choose first strike, vigilance, or lifelink. Creatures you control gain that ability until end of turn.',
    { body: { effect: [{ do: 'oneOf', options: [{}, {}, {}] }] } },
  ],
  [
    "Test Name can't be the target of nongreen spells or abilities from nongreen sources.",
    { parts: [{ rule: { rule: 'cantBeTargeted', by: { is: 'not', of: { is: 'color', color: 'G' } } } }] },
  ],
])('%s', (text, ability) => {
  expect(abilitiesOf(text, creature)).toMatchObject([ability]);
});

test.each([
  "Test Name can't be the target of nongreen spells or abilities from green sources.",
  'Target player draws a card. Choose an opponent. That player loses 1 life.',
])('refused: %s', (text) => {
  expect(() => abilitiesOf(text, creature)).toThrow();
  expect(() => effectOf(text)).toThrow();
});
