/** Rampage. The blockers are counted once, as the ability resolves. */
import type { Keyword } from './definition.ts';
import { countOf, isSelf, numberOf, numbers, pump, self, times, whenever } from './terms.ts';

export const rampage: Keyword<'rampage'> = {
  name: 'rampage',
  rules: numbers('502.12', '702.20', '702.21', '702.23'),
  printed: ['rampage {n}'],
  needs: ['n'],
  expand: (ability) => {
    const beyondFirst = {
      q: 'max',
      of: [0, { q: 'subtract', from: countOf({ set: 'blockersOf', of: self }), of: 1 }],
    } as const;
    const bonus = times(numberOf(ability), beyondFirst);
    return [whenever('rampage', { on: 'becomesBlocked', what: isSelf }, [pump(self, bonus, bonus)])];
  },
};
