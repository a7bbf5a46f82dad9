/** Offspring. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, optionalCost, ownPaid, parts, self, thisEnters, whenever, you } from './terms.ts';

export const offspring: Keyword<'offspring'> = {
  name: 'offspring',
  rules: numbers(null, null, null, '702.175'),
  printed: ['offspring {mana}', 'offspring—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('offspring', { ...optionalCost(costOf(ability), 'offspring'), own: true }),
    whenever(
      'offspring',
      thisEnters,
      [{ do: 'copyToken', who: you, count: 1, of: self, except: [{ except: 'pt', power: 1, toughness: 1 }] }],
      { condition: ownPaid('offspring') },
    ),
  ],
};
