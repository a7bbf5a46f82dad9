import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('a free cost and the timing of flash in one permission, for the cards of whoever casts', () => {
  expect(
    abilitiesOf(
      'Any player may cast creature spells with converted mana cost 3 or less without paying their mana cost and as though they had flash.',
      { types: ['Enchantment'] },
    ),
  ).toMatchObject([
    {
      parts: [
        {
          rule: {
            rule: 'mayPlay',
            who: { who: 'all' },
            what: { set: 'all', zone: 'hand', of: { who: 'actor' } },
            types: 'spells',
            free: true,
            flash: true,
          },
        },
      ],
    },
  ]);
});
