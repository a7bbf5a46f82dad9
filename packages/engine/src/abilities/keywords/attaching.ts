/**
 * Equip, fortify, living weapon, aura swap, totem and umbra armor. 2006: 502.33 · 2009: 702.6, 702.62, 702.64
 * 2011: 702.6, 702.63, 702.65, 702.87, 702.90 · 2026: 702.6, 702.65, 702.67, 702.89, 702.92
 */
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
  replacing,
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

/** If either half of the exchange is impossible, neither is done. */
export const auraSwap = define(
  'aura swap',
  numbers(null, '702.62', '702.63', '702.65'),
  (ability) => [
    activated(ability, costOf(ability), [
      {
        do: 'may',
        who: you,
        effect: [
          {
            do: 'exchangeWithCard',
            permanent: self,
            card: {
              set: 'choice',
              by: you,
              from: { set: 'all', where: { is: 'subtype', subtype: 'Aura' }, zone: 'hand', of: you },
              count: exactly(1),
            },
          },
        ],
      },
    ]),
  ],
  { needs: ['cost'] },
);

const enchantedInstead = (keyword: 'totem armor' | 'umbra armor') => () => [
  replacing(keyword, {
    event: { on: 'destroy', what: { is: 'in', set: { set: 'host' } } },
    instead: {
      instead: 'do',
      effect: [
        { do: 'removeDamage', what: { set: 'host' } },
        { do: 'destroy', what: self },
      ],
    },
  }),
];
export const umbraArmor = define('umbra armor', numbers(null, null, null, '702.89'), enchantedInstead('umbra armor'));
/** The name it had in 2011; cards that still have it mean the same today. */
export const totemArmor = define(
  'totem armor',
  numbers(null, null, '702.87', '702.89'),
  enchantedInstead('totem armor'),
);
