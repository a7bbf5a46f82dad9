/** Conspire. */
import type { Keyword } from './definition.ts';
import {
  all,
  castThis,
  controlledBy,
  copyThis,
  creature,
  exactly,
  numbers,
  ownPaid,
  parts,
  self,
  whenever,
  you,
} from './terms.ts';

export const conspire: Keyword<'conspire'> = {
  name: 'conspire',
  rules: numbers(null, '702.75', '702.76', '702.78'),
  printed: ['conspire'],
  expand: () => [
    parts('conspire', {
      part: 'additionalCost',
      cost: {
        actions: [
          {
            do: 'tap',
            what: {
              set: 'choice',
              by: you,
              from: all(creature, { is: 'untapped' }, controlledBy(you), { is: 'sharesColor', with: self }),
              count: exactly(2),
            },
          },
        ],
      },
      tag: 'conspire',
      optional: true,
      own: true,
    }),
    whenever('conspire', castThis, [copyThis(1)], { condition: ownPaid('conspire'), zones: ['stack'] }),
  ],
};
