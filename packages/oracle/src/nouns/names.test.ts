import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };

it('a card’s own name after "named" is that name, whatever the object is called later', () => {
  expect(
    abilitiesOf('Test Name gets +1/+1 for each other creature on the battlefield named Test Name.', creature),
  ).toMatchObject([
    { parts: [{ mods: [{ power: { of: { where: { of: [{}, {}, { is: 'named', name: 'Test Name' }] } } } }] }] },
  ]);
  expect(
    abilitiesOf('Test Name has "{T}: Return a card named Test Name from your graveyard to your hand."', creature),
  ).toMatchObject([
    {
      parts: [
        {
          mods: [
            { abilities: [{ body: { effect: [{ what: { from: { where: { is: 'named', name: 'Test Name' } } } }] } }] },
          ],
        },
      ],
    },
  ]);
});
