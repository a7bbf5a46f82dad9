/** Hexproof. */
import { COLORS } from '../../vocabulary/words.ts';
import type { Keyword } from './definition.ts';
import { numbers, opponents, rules, self } from './terms.ts';

export const hexproof: Keyword<'hexproof'> = {
  name: 'hexproof',
  rules: numbers(null, null, '702.11', '702.11'),
  printed: [
    'hexproof',
    { says: 'hexproof from {from}', joined: 'and from' },
    { says: 'hexproof from each color', means: COLORS.map((color) => ({ quality: { is: 'color', color } })) },
  ],
  expand: (ability) => [
    rules('hexproof', {
      rule: 'cantBeTargeted',
      what: self,
      of: ability.player ?? opponents,
      ...(ability.quality === undefined ? {} : { by: ability.quality }),
    }),
  ],
};
