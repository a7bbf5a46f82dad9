/** Intimidate. */
import type { Keyword } from './definition.ts';
import { evasion, numbers, ofType, or, self } from './terms.ts';

export const intimidate: Keyword<'intimidate'> = {
  name: 'intimidate',
  rules: numbers(null, '702.11', '702.12', '702.13'),
  printed: ['intimidate'],
  expand: evasion('intimidate', or(ofType('artifact'), { is: 'sharesColor', with: self })),
};
