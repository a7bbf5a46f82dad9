/** Crew. 2026: 702.122 */
import {
  activated,
  all,
  anyNumber,
  controlledBy,
  creature,
  define,
  lasting,
  numberOf,
  numbers,
  self,
  you,
} from './terms.ts';

/** What crews it need not have been there since the turn began: the cost has no tap symbol. */
export const crew = define(
  'crew',
  numbers(null, null, null, '702.122'),
  (ability) => [
    activated(
      ability,
      {
        actions: [
          {
            do: 'tap',
            what: {
              set: 'choice',
              by: you,
              from: all(creature, { is: 'other' }, { is: 'untapped' }, controlledBy(you)),
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
  { needs: ['n'] },
);
