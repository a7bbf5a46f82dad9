/** Station. A creature that came under your control this turn may be tapped: the cost has no tap symbol. */
import type { Keyword } from './definition.ts';
import { activated, exactly, numbers, ref, self, tapOthers } from './terms.ts';

export const station: Keyword<'station'> = {
  name: 'station',
  rules: numbers(null, null, null, '702.184'),
  printed: ['station'],
  expand: (ability) => [
    activated(
      ability,
      tapOthers('tapped', exactly(1)),
      [{ do: 'putCounters', counter: 'charge', count: { q: 'stationing', of: ref('tapped') }, on: self }],
      { timing: 'sorcery' },
    ),
  ],
};
