import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const artifact = { types: ['Artifact'] };

it('so much mana of one of two colours', () => {
  expect(abilitiesOf('{T}: Add {B}{B} or {G}{G} to your mana pool.', artifact)).toMatchObject([
    { body: { effect: [{ do: 'addMana', mana: { types: { any: 2, among: ['B', 'G'] } } }] } },
  ]);
});

it.each(['{B}{B} or {G}{R}', '{B}{B} or {G}{G}{G}', '{B}{B} or {B}{B}'])('not %s', (mana) => {
  expect(() => abilitiesOf(`{T}: Add ${mana} to your mana pool.`, artifact)).toThrow();
});

it('so much mana or more, which casts no spells', () => {
  const text =
    "At the beginning of your upkeep, you may add {C} or {C}{C} to your mana pool. You can't spend this mana to cast spells.";
  const mana = (types: readonly string[]) => ({ mana: { types, restriction: { notCast: { is: 'spell' } } } });
  expect(abilitiesOf(text, artifact)).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'may',
            effect: [{ do: 'oneOf', options: [{ effect: [mana(['C'])] }, { effect: [mana(['C', 'C'])] }] }],
          },
        ],
      },
    },
  ]);
});

it('mana of a color that its player chooses', () => {
  const text =
    '{T}: Choose a player. That player adds one mana of any color he or she chooses to his or her mana pool.';
  expect(abilitiesOf(text, artifact)).toMatchObject([
    { body: { effect: [{ do: 'choose' }, { do: 'addMana', who: { who: 'ref' }, mana: { types: { any: 1 } } }] } },
  ]);
});

it('a color or a type before the noun of both', () => {
  const text = 'Sacrifice a black or artifact creature: Add {B} to your mana pool.';
  const either = [
    { is: 'color', color: 'B' },
    { is: 'type', type: 'artifact' },
  ];
  expect(abilitiesOf(text, artifact)).toMatchObject([
    {
      cost: { actions: [{ what: { from: { where: { of: [{ is: 'or', of: either }, { type: 'creature' }, {}] } } } }] },
    },
  ]);
});
