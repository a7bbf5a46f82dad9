/** Casualty. */
import type { CostAction } from '../../vocabulary/costs.ts';
import type { Keyword } from './definition.ts';
import {
  all,
  castThis,
  controlledBy,
  copyThis,
  creature,
  exactly,
  numberOf,
  numbers,
  optionalCost,
  ownPaid,
  parts,
  whenever,
  you,
} from './terms.ts';

export const sacrificeOne = (...where: Parameters<typeof all>): CostAction => ({
  do: 'sacrifice',
  who: you,
  what: { set: 'choice', by: you, from: all(...where, controlledBy(you)), count: exactly(1) },
});

export const casualty: Keyword<'casualty'> = {
  name: 'casualty',
  rules: numbers(null, null, null, '702.153'),
  printed: ['casualty {n}'],
  reminders: [
    'As you cast this spell, you may sacrifice a creature with power {number} or greater. When you do, copy this spell (and you may choose a new target for the copy|).',
  ],
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
