/** Miracle. The card is revealed as it is drawn, if its player likes, and may be cast as the linked ability resolves. */
import type { Keyword } from './definition.ts';
import { costOf, isSelf, numbers, rules, self, whenever, you } from './terms.ts';

export const miracle: Keyword<'miracle'> = {
  name: 'miracle',
  rules: numbers(null, null, null, '702.94'),
  printed: ['miracle {mana}', 'miracle—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    { ...rules('miracle', { rule: 'mayRevealAsDrawn', what: self }), zones: ['hand'] },
    {
      ...whenever('miracle', { on: 'reveal', who: you, what: isSelf }, [
        { do: 'cast', who: you, what: self, cost: costOf(ability), tag: 'miracle', optional: true },
      ]),
      zones: ['hand'],
    },
  ],
};
