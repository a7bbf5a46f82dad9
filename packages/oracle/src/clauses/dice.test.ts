import { expect, it, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const result = { q: 'ref', name: 'o1' };
const modern = { wording: '2026-02' } as const;

it.each([
  ['Roll a d20. You gain life equal to the result.', 20],
  ['Roll a six-sided die. You gain life equal to the result.', 6],
])('%s', (text, sides) => {
  expect(effectOf(text, modern)).toEqual({
    effect: [
      { do: 'rollDice', who: you, sides, out: 'o1' },
      { do: 'gainLife', who: you, amount: result },
    ],
  });
});

test('"the result" is that of dice rolled before', () => {
  expect(() => effectOf('You gain life equal to the result.', modern)).toThrow('rollDice');
});

test('a row of the table reads what was named before it, and not what another row did', () => {
  const table = 'Exile target creature, then roll a d20.\n1—9 | Its controller draws a card.\n20 | You draw two cards.';
  expect(effectOf(table, modern)).toMatchObject({
    effect: [
      { do: 'move' },
      {
        do: 'rollDice',
        table: [
          { from: 1, to: 9, effect: [{ do: 'draw', who: { who: 'controllers' } }] },
          { from: 20, to: 20, effect: [{ do: 'draw', who: you, count: 2 }] },
        ],
      },
    ],
  });
  const across = 'Roll a d20.\n1—9 | Create a 1/1 green Elf creature token.\n10—20 | Destroy that creature.';
  expect(() => effectOf(across, modern)).toThrow();
});

test('a table without a roll is none', () => {
  expect(() => effectOf('Draw a card.\n1—9 | You gain 1 life.', modern)).toThrow();
});

test('whoever rolls several dice at once does so once', () => {
  expect(abilitiesOf('Whenever you roll one or more dice, draw a card.', { types: ['Artifact'], ...modern })).toEqual([
    {
      ability: 'triggered',
      event: { on: 'dieRoll', who: you, together: true },
      body: { effect: [{ do: 'draw', who: you, count: 1 }] },
    },
  ]);
});
