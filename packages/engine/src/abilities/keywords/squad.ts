/** Squad. One token copy is created for each payment. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, optionalCost, ownPaid, parts, self, thisEnters, whenever, you } from './terms.ts';

export const squad: Keyword<'squad'> = {
  name: 'squad',
  rules: numbers(null, null, null, '702.157'),
  printed: ['squad {mana}', 'squad—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('squad', { ...optionalCost(costOf(ability), 'squad'), repeat: true, own: true }),
    whenever(
      'squad',
      thisEnters,
      [{ do: 'copyToken', who: you, count: { q: 'timesPaid', cost: 'squad', own: true }, of: self }],
      { condition: ownPaid('squad') },
    ),
  ],
};
