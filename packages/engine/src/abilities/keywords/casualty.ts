/** Casualty. */
import type { Keyword } from './definition.ts';
import {
  castThis,
  copyThis,
  creature,
  numberOf,
  numbers,
  optionalCost,
  ownPaid,
  parts,
  sacrificeOne,
  whenever,
} from './terms.ts';

export const casualty: Keyword<'casualty'> = {
  name: 'casualty',
  rules: numbers(null, null, null, '702.153'),
  printed: ['casualty {n}'],
  needs: ['n'],
  expand: (ability) => [
    parts('casualty', {
      ...optionalCost(
        {
          actions: [sacrificeOne(creature, { is: 'stat', stat: 'power', op: '≥', than: numberOf(ability) })],
        },
        'casualty',
      ),
      own: true,
    }),
    whenever('casualty', castThis, [copyThis(1)], { condition: ownPaid('casualty'), zones: ['stack'] }),
  ],
};
