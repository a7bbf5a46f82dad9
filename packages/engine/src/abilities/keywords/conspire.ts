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
  reminders: [
    'As you cast (this|the) spell, you may tap two untapped creatures you control that share a color with it. When you do, copy it (and you may choose (a|) new (target|targets) for the copy|).',
  ],
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
