/** Training. Asked as they attack and not again. */
import type { Keyword } from './definition.ts';
import { all, and, attacking, controlledBy, creature, growsBy, isSelf, numbers, whenever, you } from './terms.ts';

export const training: Keyword<'training'> = {
  name: 'training',
  rules: numbers(null, null, null, '702.149'),
  printed: ['training'],
  expand: () => [
    whenever(
      'training',
      {
        on: 'attacks',
        what: and(isSelf, {
          is: 'stat',
          stat: 'power',
          op: '<',
          than: {
            q: 'greatest',
            stat: 'power',
            of: all(creature, attacking, { is: 'other' }, controlledBy(you)),
          },
        }),
      },
      growsBy('train'),
    ),
  ],
};
