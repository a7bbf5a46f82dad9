/** Poisonous. */
import type { Keyword } from './definition.ts';
import { isSelf, numberOf, numbers, whenever } from './terms.ts';

export const poisonous: Keyword<'poisonous'> = {
  name: 'poisonous',
  rules: numbers(null, '702.67', '702.68', '702.70'),
  printed: ['poisonous {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever('poisonous', { on: 'damage', source: isSelf, toPlayer: { who: 'all' }, combat: true }, [
      { do: 'playerCounters', counter: 'poison', count: numberOf(ability), who: { who: 'ref', name: 'event.player' } },
    ]),
  ],
};
