/** Dash. It has haste. The return to its owner's hand at the end step is set up as the spell becomes a permanent. */
import type { Keyword } from './definition.ts';
import { costOf, enters, numbers, paid, parts, self } from './terms.ts';

export const dash: Keyword<'dash'> = {
  name: 'dash',
  rules: numbers(null, null, null, '702.109'),
  printed: ['dash {mana}', 'dash—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('dash', { part: 'alternativeCost', cost: costOf(ability), tag: 'dash' }),
    enters(
      'dash',
      {
        choices: [
          {
            do: 'delayed',
            pattern: { on: 'step', step: 'end' },
            body: { effect: [{ do: 'move', what: self, to: { zone: 'hand' } }] },
          },
        ],
      },
      paid('dash'),
    ),
    {
      ...parts('dash', {
        part: 'change',
        affects: self,
        mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
      }),
      condition: paid('dash'),
    },
  ],
};
