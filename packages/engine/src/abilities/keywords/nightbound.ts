/** Nightbound. */
import type { Keyword } from './definition.ts';
import { numbers, rules, self } from './terms.ts';

export const nightbound: Keyword<'nightbound'> = {
  name: 'nightbound',
  rules: numbers(null, null, null, '702.145'),
  printed: ['nightbound'],
  expand: () => [rules('nightbound', { rule: 'bound', what: self, to: 'night' })],
};
