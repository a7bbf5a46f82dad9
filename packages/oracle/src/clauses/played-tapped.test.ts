import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('what opponents play enters tapped, and not what enters in another way', () => {
  expect(
    abilitiesOf('Creatures played by your opponents enter the battlefield tapped.', { types: ['Enchantment'] }),
  ).toMatchObject([
    {
      parts: [
        {
          replacement: {
            event: { on: 'move', to: 'battlefield', cause: 'played', by: { who: 'opponents' } },
            instead: { instead: 'enters', tapped: true },
          },
        },
      ],
    },
  ]);
});
