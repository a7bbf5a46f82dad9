/** Craft. For its cost, itself and materials, from the battlefield or a graveyard, in exile, the card returns transformed. */
import type { CostAction } from '../../vocabulary/costs.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import { activated, and, controlledBy, costOf, exactly, numbers, plus, qualityOf, ref, self, you } from './terms.ts';

const toExile = (what: ObjectSet, out: string): CostAction => ({ do: 'move', what, to: { zone: 'exile' }, out });

export const craft: Keyword<'craft'> = {
  name: 'craft',
  rules: numbers(null, null, null, '702.167'),
  printed: [
    'craft with {object} {mana}',
    { says: 'craft with two {objects} {mana}', means: { n: 2, quality: '$objects', cost: '$mana' } },
  ],
  needs: ['cost', 'quality'],
  expand: (ability) => {
    const where = qualityOf(ability);
    const materials: ObjectSet = {
      set: 'union',
      of: [
        { set: 'all', where: and({ is: 'other' }, where, controlledBy(you)) },
        { set: 'all', where, zone: 'graveyard', of: you },
      ],
    };
    const cost = plus(
      costOf(ability),
      toExile(self, 'crafted'),
      toExile({ set: 'choice', by: you, from: materials, count: exactly(ability.n ?? 1) }, 'materials'),
    );
    const crafted = ref('crafted');
    return [
      activated(
        ability,
        cost,
        [
          {
            do: 'move',
            what: crafted,
            to: {
              zone: 'battlefield',
              transformed: true,
              under: { who: 'owners', of: crafted },
              // the cards used to craft it (702.167c)
              remembering: { link: 'materials', objects: ref('materials') },
            },
          },
        ],
        { timing: 'sorcery' },
      ),
    ];
  },
};
