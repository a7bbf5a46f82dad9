/** Skulk. */
import type { Keyword } from './definition.ts';
import { all, creature, numbers, rules, self } from './terms.ts';

export const skulk: Keyword<'skulk'> = {
  name: 'skulk',
  rules: numbers(null, null, null, '702.118'),
  printed: ['skulk'],
  expand: () => [
    rules('skulk', {
      rule: 'cantBlock',
      what: all(creature, { is: 'stat', stat: 'power', op: '>', than: { q: 'stat', stat: 'power', of: self } }),
      whom: self,
    }),
  ],
};
