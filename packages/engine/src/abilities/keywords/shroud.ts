/** Shroud. */
import type { Keyword } from './definition.ts';
import { numbers, rules, self } from './terms.ts';

export const shroud: Keyword<'shroud'> = {
  name: 'shroud',
  rules: numbers(null, '702.16', '702.17', '702.18'),
  printed: ['shroud'],
  expand: () => [rules('shroud', { rule: 'cantBeTargeted', what: self })],
};
