/** Recover. When a creature is put into your graveyard, this card returns to your hand or is exiled. */
import type { Keyword } from './definition.ts';
import { and, costOf, creature, not, numbers, self, you } from './terms.ts';

export const recover: Keyword<'recover'> = {
  name: 'recover',
  rules: numbers('502.55', '702.56', '702.57', '702.59'),
  printed: ['recover {mana}', 'recover—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    {
      ability: 'triggered',
      keyword: 'recover',
      zones: ['graveyard'],
      event: { on: 'move', what: and(creature, not({ is: 'self' })), from: 'battlefield', to: 'graveyard', toOf: you },
      body: {
        effect: [
          {
            do: 'pay',
            who: you,
            cost: costOf(ability),
            then: [{ do: 'move', what: self, to: { zone: 'hand' } }],
            else: [{ do: 'move', what: self, to: { zone: 'exile' } }],
          },
        ],
      },
    },
  ],
};
