/** For Mirrodin! */
import type { Keyword } from './definition.ts';
import { numbers, ref, self, thisEnters, whenever, you } from './terms.ts';

export const forMirrodin: Keyword<'for mirrodin!'> = {
  name: 'for mirrodin!',
  rules: numbers(null, null, null, '702.163'),
  printed: ['for Mirrodin!'],
  expand: () => [
    whenever('for mirrodin!', thisEnters, [
      {
        do: 'createTokens',
        who: you,
        count: 1,
        token: { colors: ['R'], types: ['creature'], subtypes: ['Rebel'], power: 2, toughness: 2 },
        out: 'rebel',
      },
      { do: 'attach', what: self, to: ref('rebel') },
    ]),
  ],
};
