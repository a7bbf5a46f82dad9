/** Living weapon. */
import type { Keyword } from './definition.ts';
import { numbers, ref, self, thisEnters, whenever, you } from './terms.ts';

const germ = (subtypes: readonly string[]) => () => [
  whenever('living weapon', thisEnters, [
    {
      do: 'createTokens',
      who: you,
      count: 1,
      token: { colors: ['B'], types: ['creature'], subtypes, power: 0, toughness: 0 },
      out: 'germ',
    },
    { do: 'attach', what: self, to: ref('germ') },
  ]),
];

export const livingWeapon: Keyword<'living weapon'> = {
  name: 'living weapon',
  rules: numbers(null, null, '702.90', '702.92'),
  printed: ['living weapon'],
  expand: germ(['Phyrexian', 'Germ']),
  earlier: { until: '2011-09', expand: germ(['Germ']) },
};
