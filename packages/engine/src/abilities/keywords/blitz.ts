/** Blitz. It has haste and draws a card when it dies. The sacrifice at the end step is set up as the spell becomes a permanent. */
import type { Keyword } from './definition.ts';
import { costOf, enters, numbers, ownPaid, parts, sacrificeThis, self, thisDies, you } from './terms.ts';

export const blitz: Keyword<'blitz'> = {
  name: 'blitz',
  rules: numbers(null, null, null, '702.152'),
  printed: ['blitz {mana}', 'blitz—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('blitz', { part: 'alternativeCost', cost: costOf(ability), tag: 'blitz', own: true }),
    enters(
      'blitz',
      { choices: [{ do: 'delayed', pattern: { on: 'step', step: 'end' }, body: { effect: [sacrificeThis] } }] },
      ownPaid('blitz'),
    ),
    {
      ...parts('blitz', {
        part: 'change',
        affects: self,
        mods: [
          {
            mod: 'gain',
            abilities: [
              { ability: 'keyword', keyword: 'haste' },
              { ability: 'triggered', event: thisDies, body: { effect: [{ do: 'draw', who: you, count: 1 }] } },
            ],
          },
        ],
      }),
      condition: ownPaid('blitz'),
    },
  ],
};
