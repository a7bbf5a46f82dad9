/** Visit. The keyword's body is what happens, and it triggers on the numbers that are lit up (resolving/attractions.ts rolls). */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import { numbers, whenever, you } from './terms.ts';

export const visit: Keyword<'visit'> = {
  name: 'visit',
  rules: numbers(null, null, null, '702.159'),
  needs: ['lights', 'body'],
  expand: ({ body = { effect: [] }, lights = [] }) => [
    whenever('visit', { on: 'action', action: 'visit', who: you }, body, {
      condition: {
        if: 'or',
        of: lights.map(
          (right): Condition => ({ if: 'compare', left: { q: 'ref', name: 'event.amount' }, op: '=', right }),
        ),
      },
    }),
  ],
};
