/** Warp. The exile at the end step is set up as the spell becomes a permanent, and with it the casting from exile. */
import type { Keyword } from './definition.ts';
import { costOf, enters, lasting, numbers, paid, parts, ref, self, whileExiled } from './terms.ts';

const warped = ref('warped');

export const warp: Keyword<'warp'> = {
  name: 'warp',
  rules: numbers(null, null, null, '702.185'),
  printed: ['warp {mana}', 'warp—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('warp', { part: 'alternativeCost', cost: costOf(ability), tag: 'warp', from: 'hand' }),
    enters(
      'warp',
      {
        choices: [
          {
            do: 'delayed',
            pattern: { on: 'step', step: 'end' },
            body: {
              effect: [
                {
                  do: 'move',
                  what: self,
                  // a warped card, of which no more is to be remembered (702.185b)
                  to: { zone: 'exile', remembering: { link: 'warped', objects: { set: 'union', of: [] } } },
                  out: 'warped',
                },
                lasting(whileExiled(warped), {
                  part: 'rule',
                  rule: {
                    rule: 'mayPlay',
                    who: { who: 'owners', of: warped },
                    what: warped,
                    types: 'spells',
                    later: true,
                  },
                }),
              ],
            },
          },
        ],
      },
      paid('warp'),
    ),
  ],
};
