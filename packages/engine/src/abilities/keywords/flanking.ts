/** Flanking. */
import type { Keyword } from './definition.ts';
import { isSelf, not, numbers, pump, ref, whenever, withKeyword } from './terms.ts';

export const flanking: Keyword<'flanking'> = {
  name: 'flanking',
  rules: numbers('502.3', '702.22', '702.23', '702.25'),
  printed: ['flanking'],
  expand: () => [
    whenever('flanking', { on: 'becomesBlocked', what: isSelf, by: not(withKeyword('flanking')) }, [
      pump(ref('event.other'), -1, -1),
    ]),
  ],
};
