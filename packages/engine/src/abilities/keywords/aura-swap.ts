/** Aura swap. If either half of the exchange is impossible, neither happens. */
import type { Keyword } from './definition.ts';
import { activated, costOf, exactly, numbers, self, you } from './terms.ts';

export const auraSwap: Keyword<'aura swap'> = {
  name: 'aura swap',
  rules: numbers(null, '702.62', '702.63', '702.65'),
  printed: ['aura swap {mana}', 'aura swap—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(ability, costOf(ability), [
      {
        do: 'may',
        who: you,
        effect: [
          {
            do: 'exchangeWithCard',
            permanent: self,
            card: {
              set: 'choice',
              by: you,
              from: { set: 'all', where: { is: 'subtype', subtype: 'Aura' }, zone: 'hand', of: you },
              count: exactly(1),
            },
          },
        ],
      },
    ]),
  ],
};
