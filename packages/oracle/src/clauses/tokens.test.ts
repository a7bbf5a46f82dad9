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
