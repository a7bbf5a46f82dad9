/** Saddle. Creatures that came under your control this turn may saddle: the cost has no tap symbol. */
import type { Keyword } from './definition.ts';
import { activated, anyNumber, creature, numberOf, numbers, self, untappedOfYours, you } from './terms.ts';

export const saddle: Keyword<'saddle'> = {
  name: 'saddle',
  rules: numbers(null, null, null, '702.171'),
  printed: ['saddle {n}'],
  reminders: [
    'Tap any number of other creatures you control with total power {number} or more: This Mount becomes saddled until end of turn. Saddle only as a sorcery.',
  ],
  needs: ['n'],
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
              count: anyNumber,
              total: { stat: 'power', atLeast: numberOf(ability) },
            },
            out: 'saddlers',
          },
        ],
      },
      [{ do: 'designate', what: self, as: 'saddled', forTurn: true }],
      { timing: 'sorcery' },
    ),
  ],
};
