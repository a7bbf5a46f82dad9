/**
 * Bestow. Cast for its bestow cost it is an Aura: as a spell, which has a creature as its target, and for as long as it is attached. Without either it
 * is what it was; then it cannot be attached, and does not become an Aura again.
 */
import type { Ability, StaticAbility } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Modification } from '../../vocabulary/rules-effects.ts';
import { ruleDefinition } from '../../vocabulary/rule-definition.ts';
import type { Keyword } from './definition.ts';
import { costOf, creature, numbers, paid, parts, self } from './terms.ts';

/** The tag under which its cost is paid. */
export const BESTOW = 'bestow';

const ENCHANTS_CREATURE: Ability = { ability: 'keyword', keyword: 'enchant', quality: creature };
const AURA: readonly Modification[] = [
  { mod: 'types', op: 'set', types: ['enchantment'], subtypes: ['Aura'] },
  { mod: 'gain', abilities: [ENCHANTS_CREATURE] },
];
const attached: Condition = { if: 'exists', what: { set: 'host' } };

/** What a spell that is cast so has besides, for whatever looks at the card as that spell. */
export const BESTOWED = ruleDefinition('rule:bestowed', '', [ENCHANTS_CREATURE]);

const whileIn = (zone: 'stack' | 'battlefield', condition: Condition, ...mods: Modification[]): StaticAbility => ({
  ...parts('bestow', { part: 'change', affects: self, mods }),
  condition,
  zones: [zone],
});

export const bestow: Keyword<'bestow'> = {
  name: 'bestow',
  rules: numbers(null, null, null, '702.103'),
  printed: ['bestow {mana}', 'bestow—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('bestow', { part: 'alternativeCost', cost: costOf(ability), tag: BESTOW }),
    whileIn('stack', paid(BESTOW), ...AURA),
    whileIn('battlefield', { if: 'and', of: [paid(BESTOW), attached] }, ...AURA),
  ],
};
