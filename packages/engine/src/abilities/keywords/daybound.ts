/** Daybound. It enters transformed by night. */
import type { Keyword } from './definition.ts';
import { enters, numbers, rules, self } from './terms.ts';

export const daybound: Keyword<'daybound'> = {
  name: 'daybound',
  rules: numbers(null, null, null, '702.145'),
  printed: ['daybound'],
  expand: () => [
    enters('daybound', { transformed: true }, { if: 'daytime', time: 'night' }),
    rules('daybound', { rule: 'bound', what: self, to: 'day' }),
  ],
};
