/** Cycling. */
import type { Keyword } from './definition.ts';
import { activated, costOf, discardThis, numbers, plus, you } from './terms.ts';

export const cycling: Keyword<'cycling'> = {
  name: 'cycling',
  rules: numbers('502.18', '702.26', '702.27', '702.29'),
  printed: ['cycling {mana}', 'cycling—{cost}.'],
  reminders: [
    '{symbols}, Discard this card: Draw a card.',
    '{text}, Discard this card: Draw a card.',
    '{symbols}, Discard this card: Search your library for a {words} card, reveal it, (and put it into your hand. Then shuffle your library|put it into your hand, then shuffle).',
  ],
  needs: ['cost'],
  expand: (ability) => [
    activated(ability, plus(costOf(ability), discardThis), [{ do: 'draw', who: you, count: 1 }], { zone: 'hand' }),
  ],
};
