/** Flashback. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { CardType } from '../../vocabulary/words.ts';
import type { Keyword } from './definition.ts';
import { costOf, insteadOfGoing, isSelf, numbers, parts } from './terms.ts';

const flashbackOf =
  (only: { types?: readonly CardType[] }) =>
  (ability: KeywordAbility): readonly Ability[] => [
    parts('flashback', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'flashback',
      from: 'graveyard',
      ...only,
    }),
    insteadOfGoing('flashback', { on: 'move', what: isSelf, from: 'stack', notTo: 'exile' }, 'exile'),
  ];

export const flashback: Keyword<'flashback'> = {
  name: 'flashback',
  rules: numbers('502.22', '702.31', '702.32', '702.34'),
  printed: ['flashback {mana}', 'flashback—{cost}.'],
  needs: ['cost'],
  expand: flashbackOf({ types: ['instant', 'sorcery'] }),
  /** Until 2011 whatever spell the card is. */
  earlier: { until: '2011-09', expand: flashbackOf({}) },
};
