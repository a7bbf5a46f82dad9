import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('a token has the abilities of its own sentence and of the next', () => {
  expect(
    abilitiesOf(
      'Create a 2/2 red Dragon creature token with flying. It has "{R}: This creature gets +1/+0 until end of turn."',
      { types: ['Sorcery'] },
    ),
  ).toMatchObject([
    { body: { effect: [{ token: { abilities: [{ keyword: 'flying' }, { ability: 'activated' }] } }] } },
  ]);
});

it('several tokens are created attacking', () => {
  expect(
    abilitiesOf(
      'Whenever Test Name attacks, create two 4/4 white Angel creature tokens with flying that are attacking.',
      { types: ['Artifact', 'Creature'] },
    ),
  ).toMatchObject([{ body: { effect: [{ do: 'createTokens', count: 2, attacking: true }] } }]);
});

it('a token is of a color and a type that were chosen', () => {
  const text =
    'As Test Name enters the battlefield, choose a color and a creature type.\n{5}, {T}: Create a 2/2 creature token of the chosen color and type.';
  expect(abilitiesOf(text, { types: ['Artifact'] })[1]).toMatchObject({
    body: { effect: [{ token: { colors: [{ ref: 'chosenColor' }], subtypes: [{ ref: 'chosenType' }], power: 2 } }] },
  });
});

it('a land token is of every basic land type', () => {
  const subtypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
  expect(
    abilitiesOf('Create a tapped colorless land token named Everywhere that is every basic land type.'),
  ).toMatchObject([{ body: { effect: [{ tapped: true, token: { name: 'Everywhere', types: ['land'], subtypes } }] } }]);
});
