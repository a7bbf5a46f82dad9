/** Soulshift. */
import type { Keyword } from './definition.ts';
import { and, exactly, numberOf, numbers, ref, thisDies, whenever, you } from './terms.ts';

export const soulshift: Keyword<'soulshift'> = {
  name: 'soulshift',
  rules: numbers('502.39', '702.43', '702.44', '702.46'),
  printed: ['soulshift {n}'],
  needs: ['n'],
  expand: (ability) => [
    whenever('soulshift', thisDies, {
      targets: [
        {
          name: 'spirit',
          count: exactly(1),
          objects: {
            where: and(
              { is: 'subtype', subtype: 'Spirit' },
              { is: 'stat', stat: 'manaValue', op: '≤', than: numberOf(ability) },
            ),
            zone: 'graveyard',
            of: you,
          },
        },
      ],
      effect: [{ do: 'may', who: you, effect: [{ do: 'move', what: ref('spirit'), to: { zone: 'hand' } }] }],
    }),
  ],
};
