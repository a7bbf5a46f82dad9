/** Decayed. */
import type { Keyword } from './definition.ts';
import { numbers, rules, sacrificeThis, self, thisAttacks, whenever } from './terms.ts';

export const decayed: Keyword<'decayed'> = {
  name: 'decayed',
  rules: numbers(null, null, null, '702.147'),
  printed: ['decayed'],
  expand: () => [
    rules('decayed', { rule: 'cantBlock', what: self }),
    whenever('decayed', thisAttacks, [
      { do: 'delayed', pattern: { on: 'endOfCombat' }, body: { effect: [sacrificeThis] } },
    ]),
  ],
};
