import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const artifact = { is: 'type', type: 'artifact' };

it.each([
  [
    'Return target artifact or non-Aura enchantment card from your graveyard to the battlefield.',
    [
      { is: 'not', of: { is: 'subtype', subtype: 'Aura' } },
      { is: 'type', type: 'enchantment' },
    ],
  ],
  [
    'Return target artifact or legendary creature card from your graveyard to the battlefield.',
    [
      { is: 'supertype', supertype: 'legendary' },
      { is: 'type', type: 'creature' },
    ],
  ],
])('what is said of the last type alone: %s', (text, of) => {
  expect(effectOf(text)).toMatchObject({
    targets: [{ objects: { where: { is: 'or', of: [artifact, { is: 'and', of }] } } }],
  });
});

it('and nothing stands before them that could be said of both or of one', () => {
  expect(() =>
    effectOf('Return target red artifact or non-Aura enchantment card from your graveyard to the battlefield.'),
  ).toThrow();
});
