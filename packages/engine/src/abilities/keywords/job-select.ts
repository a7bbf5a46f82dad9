/** Job select. */
import type { Keyword } from './definition.ts';
import { numbers, ref, self, thisEnters, whenever, you } from './terms.ts';

export const jobSelect: Keyword<'job select'> = {
  name: 'job select',
  rules: numbers(null, null, null, '702.182'),
  printed: ['job select'],
  expand: () => [
    whenever('job select', thisEnters, [
      {
        do: 'createTokens',
        who: you,
        count: 1,
        token: { colors: [], types: ['creature'], subtypes: ['Hero'], power: 1, toughness: 1 },
        out: 'hero',
      },
      { do: 'attach', what: self, to: ref('hero') },
    ]),
  ],
};
