/** Typecycling. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/words.ts';
import type { Keyword } from './definition.ts';
import { activated, and, costOf, discardThis, numbers, ofType, plus, qualityOf, searchLibrary } from './terms.ts';

/** Variants of cycling: whatever looks for cycling finds them, so their ability says that it is one. */
export const searching =
  (where: (ability: KeywordAbility) => Filter) =>
  (ability: KeywordAbility): readonly Ability[] => [
    activated(ability, plus(costOf(ability), discardThis), searchLibrary(where(ability), 'hand'), {
      zone: 'hand',
      keyword: 'cycling',
    }),
  ];

const FORMS = [...BASIC_LAND_TYPES, 'Wizard', 'Sliver'].map((subtype) => ({
  says: `${subtype.toLowerCase()}cycling {mana}`,
  means: { quality: { is: 'subtype', subtype }, cost: '$mana' },
}));

export const typecycling: Keyword<'typecycling'> = {
  name: 'typecycling',
  rules: numbers('502.18c', '702.26d', '702.27d', '702.29e'),
  printed: [
    ...FORMS,
    {
      says: 'artifact landcycling {mana}',
      means: {
        quality: and(ofType('artifact'), ofType('land')),
        cost: '$mana',
      },
    },
  ],
  needs: ['cost', 'quality'],
  expand: searching(qualityOf),
};
