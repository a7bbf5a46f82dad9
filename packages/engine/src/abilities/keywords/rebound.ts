/** Rebound. A spell cast from the hand is exiled as it resolves, and may be cast from exile in the next upkeep. */
import type { Keyword } from './definition.ts';
import { isSelf, numbers, parts, ref, self, you, yourUpkeep } from './terms.ts';

export const rebound: Keyword<'rebound'> = {
  name: 'rebound',
  rules: numbers(null, null, '702.86', '702.88'),
  printed: ['rebound'],
  expand: () => [
    {
      ...parts('rebound', {
        part: 'replacement',
        replacement: {
          event: { on: 'move', what: isSelf, from: 'stack', to: 'graveyard', cause: 'resolve' },
          condition: { if: 'cast', what: self, from: 'hand', of: you },
          instead: {
            instead: 'do',
            effect: [
              { do: 'move', what: self, to: { zone: 'exile' }, out: 'rebounding' },
              {
                do: 'delayed',
                pattern: yourUpkeep,
                body: { effect: [{ do: 'cast', who: you, what: ref('rebounding'), free: true, optional: true }] },
              },
            ],
          },
        },
      }),
      zones: ['stack'],
    },
  ],
};
