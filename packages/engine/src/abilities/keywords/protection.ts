/** Protection. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import { COLORS } from '../../vocabulary/words.ts';
import type { Keyword } from './definition.ts';
import { all, and, controlledBy, creature, isSelf, not, numbers, or, parts, qualityOf, self } from './terms.ts';

/** 702.16k: from each object the player controls, or owns while nobody controls it. */
const fromPlayer = (player: NonNullable<KeywordAbility['player']>): Filter =>
  or(
    controlledBy(player),
    and({ is: 'ownedBy', player }, not(or({ is: 'zone', zone: 'battlefield' }, { is: 'zone', zone: 'stack' }))),
  );

/** Targeting, attaching, damage and blocking, in the order of the rule. */
function protect(ability: KeywordAbility): readonly Ability[] {
  const { spares } = ability;
  const quality = ability.player === undefined ? qualityOf(ability) : fromPlayer(ability.player);
  return [
    parts(
      'protection',
      { part: 'rule', rule: { rule: 'cantBeTargeted', what: self, by: quality } },
      { part: 'rule', rule: { rule: 'cantBeAttached', what: self, by: quality, ...(spares && { spares }) } },
      {
        part: 'replacement',
        replacement: { event: { on: 'damage', source: quality, to: isSelf }, instead: { instead: 'prevent' } },
      },
      { part: 'rule', rule: { rule: 'cantBlock', what: all(creature, quality), whom: self } },
    ),
  ];
}

export const protection: Keyword<'protection'> = {
  name: 'protection',
  rules: numbers('502.7', '702.14', '702.15', '702.16'),
  printed: [
    { says: 'protection from {from}', joined: 'and from' },
    { says: 'protection from each color', means: COLORS.map((color) => ({ quality: { is: 'color', color } })) },
    { says: 'protection from each opponent', means: { player: { who: 'opponents' } } },
    'protection from {chosenPlayer}',
  ],
  expand: protect,
};
