/** Equip, fortify, living weapon. 2006: 502.33 · 2009: 702.6, 702.64 · 2011: 702.6, 702.65, 702.90 · 2026: 702.6, 702.67, 702.92 */
import type { Filter } from '../../vocabulary/nouns.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import {
  activated,
  and,
  controlledBy,
  costOf,
  creature,
  define,
  exactly,
  numbers,
  ofType,
  qualityOf,
  ref,
  self,
  thisEnters,
  whenever,
  you,
} from './terms.ts';

const attachTo = (what: Filter) => (ability: KeywordAbility) => [
  activated(
    ability,
    costOf(ability),
    {
      targets: [
        { name: 'host', count: exactly(1), objects: { where: and(what, qualityOf(ability), controlledBy(you)) } },
      ],
      effect: [{ do: 'attach', what: self, to: ref('host') }],
    },
    { timing: 'sorcery' },
  ),
];

/** The quality restricts the target, not what it may be attached to (2026: 702.6c). */
export const equip = define('equip', numbers('502.33', '702.6', '702.6', '702.6'), attachTo(creature), {
  needs: ['cost'],
});
export const fortify = define('fortify', numbers(null, '702.64', '702.65', '702.67'), attachTo(ofType('land')), {
  needs: ['cost'],
});

const germ = (subtypes: readonly string[]) => () => [
  whenever('living weapon', thisEnters, [
    {
      do: 'createTokens',
      who: you,
      count: 1,
      token: { colors: ['B'], types: ['creature'], subtypes, power: 0, toughness: 0 },
      out: 'germ',
    },
    { do: 'attach', what: self, to: ref('germ') },
  ]),
];
export const livingWeapon = define('living weapon', numbers(null, null, null, '702.92'), germ(['Phyrexian', 'Germ']));
export const livingWeapon2011 = define('living weapon', numbers(null, null, '702.90', null), germ(['Germ']));
