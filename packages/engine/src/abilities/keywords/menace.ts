/** Menace. */
import type { Keyword } from './definition.ts';
import { numbers, rules, self } from './terms.ts';

export const menace: Keyword<'menace'> = {
  name: 'menace',
  rules: numbers(null, null, null, '702.111'),
  printed: ['menace'],
  expand: () => [rules('menace', { rule: 'minBlockers', what: self, n: 2 })],
};
