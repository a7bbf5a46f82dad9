/** Dredge. Instead of drawing, the player mills N cards and returns this one. */
import type { Keyword } from './definition.ts';
import { numberOf, numbers, self } from './terms.ts';

export const dredge: Keyword<'dredge'> = {
  name: 'dredge',
  rules: numbers('502.47', '702.49', '702.50', '702.52'),
  printed: ['dredge {n}'],
  needs: ['n'],
  expand: (ability) => [
    {
      ability: 'static',
      keyword: 'dredge',
      zones: ['graveyard'],
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: { on: 'draw', who: { who: 'owners', of: self } },
            condition: {
              if: 'compare',
              left: { q: 'zoneSize', zone: 'library', of: { who: 'owners', of: self } },
              op: '≥',
              right: numberOf(ability),
            },
            optional: { who: 'owners', of: self },
            instead: {
              instead: 'do',
              effect: [
                { do: 'mill', who: { who: 'owners', of: self }, count: numberOf(ability) },
                { do: 'move', what: self, to: { zone: 'hand' } },
              ],
            },
          },
        },
      ],
    },
  ],
};
