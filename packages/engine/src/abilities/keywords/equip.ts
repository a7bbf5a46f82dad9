/** Equip. */
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import { equal } from '../../vocabulary/equal.ts';
import {
  activated,
  and,
  controlledBy,
  costOf,
  creature,
  exactly,
  numbers,
  ofType,
  qualityOf,
  ref,
  self,
  you,
} from './terms.ts';

export const attachTo = (what: Filter, as?: 'creature') => (ability: KeywordAbility) => [
  activated(
    ability,
    costOf(ability),
    {
      targets: [
        { name: 'host', count: exactly(1), objects: { where: and(what, qualityOf(ability), controlledBy(you)) } },
      ],
      effect: [{ do: 'attach', what: self, to: ref('host'), ...(as && { as }) }],
    },
    { timing: 'sorcery' },
  ),
];

const planeswalker = ofType('planeswalker');

export const equip: Keyword<'equip'> = {
  name: 'equip',
  rules: numbers('502.33', '702.6', '702.6', '702.6'),
  printed: ['equip {mana}', 'equip—{cost}.', 'equip {object} {mana}'],
  needs: ['cost'],
  // "equip planeswalker" attaches it as though that were a creature (2026: 702.6e)
  expand: (ability) =>
    equal(ability.quality, planeswalker) ? attachTo(planeswalker, 'creature')(ability) : attachTo(creature)(ability),
};
