/** Mayhem. Without a cost it lets the card be played for its mana cost, or as a land. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import { numbers, parts, rules, self, you } from './terms.ts';

const discarded: Condition = {
  if: 'matches',
  what: self,
  filter: { is: 'history', event: { did: 'underwent', event: { on: 'discard', who: you } } },
};

export const mayhem: Keyword<'mayhem'> = {
  name: 'mayhem',
  rules: numbers(null, null, null, '702.187'),
  printed: ['mayhem {mana}', 'mayhem—{cost}.', 'mayhem'],
  expand: ({ cost }) => [
    cost === undefined
      ? {
          ...rules('mayhem', { rule: 'mayPlay', who: you, what: self }),
          condition: discarded,
          zones: ['graveyard'],
        }
      : parts('mayhem', { part: 'alternativeCost', cost, tag: 'mayhem', from: 'graveyard', condition: discarded }),
  ],
};
