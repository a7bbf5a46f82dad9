/** Crew. Creatures that came under your control this turn may crew: the cost has no tap symbol. */
import type { Keyword } from './definition.ts';
import { activated, anyNumber, creature, lasting, numberOf, numbers, self, untappedOfYours, you } from './terms.ts';

export const crew: Keyword<'crew'> = {
  name: 'crew',
  rules: numbers(null, null, null, '702.122'),
  printed: ['crew {n}'],
  reminders: [
    'Tap any number of creatures you control with total power {number} or more: This Vehicle becomes an artifact creature until end of turn.',
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
            out: 'crew',
          },
        ],
      },
      [
        lasting(
          { until: 'endOfTurn' },
          {
            part: 'change',
            affects: self,
            mods: [{ mod: 'types', op: 'add', types: ['artifact', 'creature'] }],
          },
        ),
      ],
    ),
  ],
};
