/** Unearth. */
import type { Keyword } from './definition.ts';
import { activated, costOf, lasting, numbers, ref, self } from './terms.ts';

export const unearth: Keyword<'unearth'> = {
  name: 'unearth',
  rules: numbers(null, '702.81', '702.82', '702.84'),
  printed: ['unearth {mana}', 'unearth—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(
      ability,
      costOf(ability),
      [
        { do: 'move', what: self, to: { zone: 'battlefield' }, out: 'unearthed' },
        lasting(
          { until: 'forever' },
          {
            part: 'change',
            affects: ref('unearthed'),
            mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
          },
        ),
        {
          do: 'delayed',
          pattern: { on: 'step', step: 'end' },
          body: { effect: [{ do: 'move', what: ref('unearthed'), to: { zone: 'exile' } }] },
        },
        lasting(
          { until: 'forever' },
          {
            part: 'replacement',
            replacement: {
              event: { on: 'move', what: { is: 'in', set: ref('unearthed') }, from: 'battlefield', notTo: 'exile' },
              instead: { instead: 'zone', zone: 'exile' },
            },
          },
        ),
      ],
      { zone: 'graveyard', timing: 'sorcery' },
    ),
  ],
};
