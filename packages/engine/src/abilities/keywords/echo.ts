/** Echo. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, sacrificeThis, self, whenever, you, yourUpkeep } from './terms.ts';

export const echo: Keyword<'echo'> = {
  name: 'echo',
  rules: numbers('502.19', '702.27', '702.28', '702.30'),
  printed: ['echo {mana}', 'echo—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    whenever('echo', yourUpkeep, [{ do: 'pay', who: you, cost: costOf(ability), else: [sacrificeThis] }], {
      condition: {
        if: 'not',
        of: { if: 'matches', what: self, filter: { is: 'history', event: { did: 'controlledSinceLastUpkeep' } } },
      },
    }),
  ],
};
