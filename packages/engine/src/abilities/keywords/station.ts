/** Station. A creature that came under your control this turn may be tapped: the cost has no tap symbol. */
import type { Keyword } from './definition.ts';
import { activated, creature, exactly, numbers, ref, self, untappedOfYours, you } from './terms.ts';

export const station: Keyword<'station'> = {
  name: 'station',
  rules: numbers(null, null, null, '702.184'),
  printed: ['station'],
  reminders: [
    "Tap another creature you control: Put charge counters equal to its power on this {word}. Station only as a sorcery. (It's an artifact creature at {number}+.|)",
  ],
  expand: (ability) => [
    activated(
      ability,
      {
        actions: [
          {
            do: 'tap',
            what: {
              set: 'choice',
              by: you,
              from: untappedOfYours(creature, { is: 'other' }),
              count: exactly(1),
            },
            out: 'tapped',
          },
        ],
      },
      [{ do: 'putCounters', counter: 'charge', count: { q: 'stationing', of: ref('tapped') }, on: self }],
      { timing: 'sorcery' },
    ),
  ],
};
