/** Partner with a card of that name. As the permanent enters, a player may search for that card; the rest is about decks (702.124a). */
import type { Keyword } from './definition.ts';
import { exactly, numbers, ref, thisEnters, whenever } from './terms.ts';

const searcher = { who: 'ref', name: 'searcher' } as const;

export const partnerWith: Keyword<'partner with'> = {
  name: 'partner with',
  rules: numbers(null, null, null, '702.124j'),
  printed: ['partner with {name}'],
  needs: ['partner'],
  readBy: ['deck'],
  expand: ({ partner = '' }) => [
    whenever('partner with', thisEnters, {
      targets: [{ name: 'searcher', count: exactly(1), players: { who: 'all' } }],
      effect: [
        {
          do: 'may',
          who: searcher,
          effect: [
            {
              do: 'search',
              who: searcher,
              of: searcher,
              zones: ['library'],
              where: { is: 'named', name: partner },
              count: { min: 0, max: 1 },
              reveal: true,
              out: 'found',
            },
            { do: 'move', what: ref('found'), to: { zone: 'hand' } },
            { do: 'shuffle', who: searcher },
          ],
        },
      ],
    }),
  ],
};
