import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const IMPRINT = 'Imprint — When this land enters, you may exile a colorless card from your hand.\n';

it('a card that it exiled is still in exile', () => {
  const text = `${IMPRINT}{T}: Add {C}. If a card is exiled with this land, add {C}{C} instead.`;
  expect(abilitiesOf(text, { types: ['Land'], wording: '2026-02' })[1]).toMatchObject({
    body: {
      effect: [
        {
          do: 'if',
          condition: { if: 'exists', what: { set: 'all', where: { is: 'in', set: { set: 'linked' } }, zone: 'exile' } },
        },
      ],
    },
  });
});
