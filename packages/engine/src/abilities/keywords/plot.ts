/** Plot. A special action exiles the card for its plot cost; it may be cast for nothing, as a sorcery, in a later turn. */
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import { anything, costOf, lasting, numbers, performed, ref, rules, self, whileExiled, you } from './terms.ts';

/** A card in exile is plotted, by its own ability or by an effect (702.170c). */
export const becomesPlotted = (what: ObjectSet): readonly Instruction[] => [
  performed('plot', what),
  lasting(whileExiled(what), {
    part: 'rule',
    rule: {
      rule: 'mayPlay',
      who: { who: 'owners', of: what },
      what,
      free: true,
      tag: 'plot',
      types: 'spells',
      later: true,
      sorcery: true,
    },
  }),
];

export const plot: Keyword<'plot'> = {
  name: 'plot',
  rules: numbers(null, null, null, '702.170'),
  printed: ['plot {mana}', 'plot—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    {
      ...rules('plot', {
        rule: 'maySpecially',
        who: you,
        action: 'plot',
        cost: costOf(ability),
        effect: [{ do: 'move', what: self, to: { zone: 'exile' }, out: 'plotted' }, ...becomesPlotted(ref('plotted'))],
      }),
      condition: {
        if: 'and',
        of: [
          { if: 'turn', of: you },
          { if: 'step', step: ['main1', 'main2'] },
          { if: 'not', of: { if: 'exists', what: { set: 'all', where: anything, zone: 'stack' } } },
        ],
      },
    },
  ],
};
