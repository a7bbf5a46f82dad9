/** Extort. */
import type { Keyword } from './definition.ts';
import { anything, numbers, opponents, whenever, you } from './terms.ts';

export const extort: Keyword<'extort'> = {
  name: 'extort',
  rules: numbers(null, null, null, '702.101'),
  printed: ['extort'],
  expand: () => [
    whenever('extort', { on: 'cast', who: you, what: anything }, [
      {
        do: 'pay',
        who: you,
        cost: { mana: ['W/B'] },
        then: [
          { do: 'loseLife', who: opponents, amount: 1, out: 'lost' },
          { do: 'gainLife', who: you, amount: { q: 'ref', name: 'lost' } },
        ],
      },
    ]),
  ],
};
