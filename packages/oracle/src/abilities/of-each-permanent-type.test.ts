import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('a permission for each type, each used once a turn', () => {
  const text =
    'During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.';
  const types = ['land', 'artifact', 'battle', 'creature', 'enchantment', 'planeswalker'];
  expect(abilitiesOf(text, { types: ['Creature'], power: '6', toughness: '6' })).toMatchObject(
    types.map((type) => ({
      condition: { if: 'turn', of: { who: 'you' } },
      parts: [
        {
          rule: {
            rule: 'mayPlay',
            what: { where: { is: 'type', type }, zone: 'graveyard', of: { who: 'you' } },
            types: type === 'land' ? 'lands' : 'spells',
            perTurn: true,
          },
        },
      ],
    })),
  );
});
