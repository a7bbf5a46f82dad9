/** Cascade. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import { and, castThis, not, numbers, ofType, ref, self, whenever, you } from './terms.ts';

const cheaper: Filter = {
  is: 'stat',
  stat: 'manaValue',
  op: '<',
  than: { q: 'stat', stat: 'manaValue', of: self },
};

const hit = and(not(ofType('land')), cheaper);

/** Today the spell cast has to be cheaper too, not only the card. */
const cascading = (spellToo: boolean) => (): readonly Ability[] => [
  whenever(
    'cascade',
    castThis,
    [
      { do: 'move', what: { set: 'topUntil', of: you, where: hit, count: 1 }, to: { zone: 'exile' }, out: 'exiled' },
      { do: 'cascaded', who: you, what: ref('exiled') },
      {
        do: 'cast',
        who: you,
        what: { set: 'where', of: ref('exiled'), filter: hit },
        free: true,
        optional: true,
        ...(spellToo ? { as: cheaper } : {}),
      },
      {
        do: 'move',
        what: { set: 'where', of: ref('exiled'), filter: { is: 'zone', zone: 'exile' } },
        to: { zone: 'library', position: 'bottom', order: 'random' },
      },
    ],
    { zones: ['stack'] },
  ),
];

export const cascade: Keyword<'cascade'> = {
  name: 'cascade',
  rules: numbers(null, '702.82', '702.83', '702.85'),
  printed: ['cascade'],
  expand: cascading(true),
  earlier: { until: '2011-09', expand: cascading(false) },
};
