/** Transmute. */
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import { activated, costOf, discardThis, numbers, plus, searchLibrary, self } from './terms.ts';

export const sameManaValue: Filter = {
  is: 'stat',
  stat: 'manaValue',
  op: '=',
  than: { q: 'stat', stat: 'manaValue', of: self },
};

export const transmute: Keyword<'transmute'> = {
  name: 'transmute',
  rules: numbers('502.48', '702.50', '702.51', '702.53'),
  printed: ['transmute {mana}', 'transmute—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(ability, plus(costOf(ability), discardThis), searchLibrary(sameManaValue, 'hand'), {
      zone: 'hand',
      timing: 'sorcery',
    }),
  ],
};
