/** Champion. Two linked abilities: what the first exiles the second returns. */
import type { Keyword } from './definition.ts';
import {
  all,
  controlledBy,
  exactly,
  isSelf,
  numbers,
  qualityOf,
  ref,
  sacrificeThis,
  thisEnters,
  whenever,
  you,
} from './terms.ts';

export const champion: Keyword<'champion'> = {
  name: 'champion',
  rules: numbers(null, '702.69', '702.70', '702.72'),
  printed: ['champion a {object}'],
  needs: ['quality'],
  expand: (ability) => [
    whenever('champion', thisEnters, [
      {
        do: 'pay',
        who: you,
        cost: {
          actions: [
            {
              do: 'move',
              what: {
                set: 'choice',
                by: you,
                from: all({ is: 'other' }, qualityOf(ability), controlledBy(you)),
                count: exactly(1),
              },
              to: { zone: 'exile', link: 'championed' },
            },
          ],
        },
        else: [sacrificeThis],
      },
    ]),
    whenever('champion', { on: 'move', what: isSelf, from: 'battlefield' }, [
      {
        do: 'forEach',
        over: { set: 'linked', link: 'championed' },
        effect: [
          {
            do: 'move',
            what: ref('each.object'),
            to: { zone: 'battlefield', under: { who: 'owners', of: ref('each.object') } },
          },
        ],
      },
    ]),
  ],
};
