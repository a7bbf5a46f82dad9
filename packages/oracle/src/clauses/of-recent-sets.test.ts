/** Modes with pawprints, crewing alone, protection of either kind, and what you controlled of what was done. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };

it('a mode is worth as many pawprints as stand before it', () => {
  const text =
    'Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — You gain 1 life.\n{P}{P} — Draw a card.';
  expect(effectOf(text)).toMatchObject({
    modes: { count: { min: 0, max: null }, worth: 5, repeat: true, options: [{ worth: 1 }, { worth: 2 }] },
  });
});

it('crewing alone is as though the power were greater', () => {
  expect(abilitiesOf('This creature crews Vehicles as though its power were 2 greater.', creature)).toMatchObject([
    { parts: [{ rule: { rule: 'crewsBetter', more: 2, crewing: true } }] },
  ]);
});

it('protection from colorless or from the color of your choice', () => {
  const text = 'Target creature gains protection from colorless or from the color of your choice until end of turn.';
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'oneOf', options: [{}, {}] }] });
});

it('of what was destroyed those count that you controlled', () => {
  const text =
    'Destroy all creatures. You gain life equal to the number of creatures you controlled that were destroyed this way.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      {},
      { amount: { q: 'count', of: { set: 'where', filter: { is: 'controlledBy', player: { who: 'you' } } } } },
    ],
  });
});

it('becomes a creature with an ability and all creature types', () => {
  const text =
    "{2}: This land becomes a 4/3 creature with vigilance and all creature types until end of turn. It's still a land.";
  expect(abilitiesOf(text, { types: ['Land'] })).toMatchObject([
    {
      body: { effect: [{ parts: [{ mods: [{}, { mod: 'everyCreatureType' }, { mod: 'setPT' }, { mod: 'gain' }] }] }] },
    },
  ]);
});
