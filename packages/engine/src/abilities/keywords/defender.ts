/** Defender. */
import type { Keyword } from './definition.ts';
import { numbers, rules, self } from './terms.ts';

export const defender: Keyword<'defender'> = {
  name: 'defender',
  rules: numbers('502.41', '702.3', '702.3', '702.3'),
  printed: ['defender'],
  reminders: ["{self} can't attack.", "They can't attack."],
  expand: () => [rules('defender', { rule: 'cantAttack', what: self })],
};
