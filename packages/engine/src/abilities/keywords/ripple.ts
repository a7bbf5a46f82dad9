/** Ripple. */
import type { Keyword } from './definition.ts';
import { castThis, numbers, ref, self, whenever, you } from './terms.ts';

export const ripple: Keyword<'ripple'> = {
  name: 'ripple',
  rules: numbers('502.56', '702.57', '702.58', '702.60'),
  printed: ['ripple {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever(
      'ripple',
      castThis,
      [
        {
          do: 'may',
          who: you,
          effect: [
            { do: 'reveal', what: { set: 'top', of: you, zone: 'library', count: ability.n ?? 0 }, out: 'revealed' },
            {
              do: 'forEach',
              over: { set: 'where', of: ref('revealed'), filter: { is: 'sharesName', with: self } },
              effect: [{ do: 'cast', who: you, what: ref('each.object'), free: true, optional: true }],
            },
            {
              do: 'move',
              what: { set: 'where', of: ref('revealed'), filter: { is: 'zone', zone: 'library' } },
              to: { zone: 'library', position: 'bottom', order: 'any' },
            },
          ],
        },
      ],
      { zones: ['stack'] },
    ),
  ],
};
