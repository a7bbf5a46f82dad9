/** Defender. */
import type { Keyword } from './definition.ts';
import { numbers, rules, self } from './terms.ts';

export const defender: Keyword<'defender'> = {
  name: 'defender',
  rules: numbers('502.41', '702.3', '702.3', '702.3'),
  printed: ['defender'],
  expand: () => [rules('defender', { rule: 'cantAttack', what: self })],
};
