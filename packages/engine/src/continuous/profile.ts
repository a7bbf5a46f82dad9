/** The abilities of an object sorted by what the rules do with them, keywords expanded. 2006: 402–405, 502 · 2009, 2011: 112, 702 · 2026: 113, 702 */
import type { Game } from '../running/game.ts';
import type { AbilityRef, DerivedAbility } from '../state/state.ts';
import type { Ability, StaticAbility, TriggeredAbility } from '../vocabulary/abilities.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { CostChange } from '../vocabulary/costs.ts';
import type { Replacement, Rule } from '../vocabulary/rules-effects.ts';
import type { IndexedKind } from '../abilities/pattern-kinds.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { expandKeyword } from '../abilities/keywords/definition.ts';
import { isManaAbility } from '../abilities/mana-ability.ts';
import { kindsOf } from '../abilities/pattern-kinds.ts';
import { COMMAND_BITS, SPELL_BITS } from '../objects/subtypes.ts';
import type { AbilityProfile, ActiveActivated } from './derived.ts';
import { IN_COMMAND, ON_BATTLEFIELD, ON_STACK, zonesOfPart, zonesOfTrigger } from './functioning.ts';
import { layersOf } from './layers.ts';
import { analyse } from './reads.ts';
import { type Template, templateOf } from './template.ts';
import { memoised } from '../state/memoised.ts';
import { someNode } from '../vocabulary/some-node.ts';

/** A static ability that changes characteristics or control. */
export interface Changing {
  derived: DerivedAbility;
  ref: AbilityRef;
  template: Template;
  /** where it functions, as bits of zones */
  zones: number;
  defines: boolean;
}

interface Part {
  derived: DerivedAbility;
  ref: AbilityRef;
  zones: number;
  part: number;
  condition: Condition | undefined;
  /** what its condition reads (`Reads`) */
  reads: number;
}
/** Something that is active while its object is where it functions. */
export type ActivePart = Part &
  (
    | { active: 'rule'; rule: Rule }
    | { active: 'replacement'; replacement: Replacement; kinds: readonly IndexedKind[] }
    | { active: 'cost'; change: CostChange }
    | { active: 'trigger'; ability: TriggeredAbility; kinds: readonly IndexedKind[] }
  );

export interface Profile extends AbilityProfile {
  /** keyword abilities by name, in order, each once for each instance */
  keywords: readonly string[];
  changing: readonly Changing[];
  parts: readonly ActivePart[];
  /** zones in which any of these function, as bits */
  zones: number;
  /** those of them that are neither the battlefield nor the stack */
  elsewhere: number;
  defines: boolean;
}

const EMPTY: Profile = {
  activated: [],
  triggered: [],
  statics: [],
  casting: [],
  keywords: [],
  changing: [],
  parts: [],
  zones: 0,
  elsewhere: 0,
  defines: false,
};

/** The profile of a list of abilities. The list must not change afterwards. `types` are the card types, as bits. */
export function profileOfAbilities(game: Game, abilities: readonly DerivedAbility[], types: number): Profile {
  return abilities.length === 0 ? EMPTY : sort(abilities, game, usualZones(types));
}

/** Where abilities function that do not say so, as bits of zones. */
const usualZones = (types: number): number =>
  (types & SPELL_BITS) !== 0 ? ON_STACK : (types & COMMAND_BITS) !== 0 ? IN_COMMAND : ON_BATTLEFIELD;

// lists of abilities belong to one edition's base or to changes of it, so that the list alone identifies the profile
const sort = memoised((abilities: readonly DerivedAbility[], game: Game, usual: number): Profile => {
  const activated: ActiveActivated[] = [];
  const triggered: { ref: AbilityRef; ability: TriggeredAbility }[] = [];
  const statics: { ref: AbilityRef; ability: StaticAbility }[] = [];
  const casting: { ref: AbilityRef; part: StaticAbility['parts'][number] }[] = [];
  const keywords: string[] = [];
  const changing: Changing[] = [];
  const parts: ActivePart[] = [];

  const take = (derived: DerivedAbility, ref: AbilityRef, ability: Ability): void => {
    switch (ability.ability) {
      case 'keyword':
        keywords.push(ability.keyword);
        expandKeyword(game.edition.keywords, ability).forEach((each, n) => {
          take(derived, { ...ref, path: `${ref.path}#${n}` }, each);
        });
        break;
      case 'spell':
      case 'unread':
        break;
      case 'activated':
        activated.push({ ref, ability, index: activated.length, mana: isManaAbility(game, ability) });
        break;
      case 'triggered': {
        triggered.push({ ref, ability });
        const zones = zonesOfTrigger(ability, usual);
        parts.push({
          active: 'trigger',
          ability,
          kinds: kindsOf(ability.event),
          derived,
          ref,
          zones,
          part: 0,
          condition: undefined,
          reads: 0,
        });
        break;
      }
      case 'static':
        statics.push({ ref, ability });
        takeStatic(derived, ref, ability);
        break;
    }
  };

  const takeStatic = (derived: DerivedAbility, ref: AbilityRef, ability: StaticAbility): void => {
    // an ability that an effect grants is not characteristic-defining (2006: 405.2 · later: 604.3a)
    const defines = ability.cda === true && derived.granted === 0;
    let zonesOfChanges = 0;
    ability.parts.forEach((part, index) => {
      const zones = zonesOfPart(game.edition, ability, part, defines, usual);
      const shared = {
        derived,
        ref,
        zones,
        part: index,
        condition: ability.condition,
        reads: analyse(ability.condition).reads,
      };
      switch (part.part) {
        case 'change':
          zonesOfChanges |= zones;
          break;
        case 'rule':
          parts.push({ active: 'rule', rule: part.rule, ...shared, ...askedOfAttack(part.rule, ability.condition) });
          break;
        case 'replacement':
          parts.push({
            active: 'replacement',
            replacement: part.replacement,
            kinds: kindsOf(part.replacement.event),
            ...shared,
          });
          break;
        case 'cost':
          parts.push({ active: 'cost', change: part.change, ...shared });
          break;
        case 'additionalCost':
        case 'alternativeCost':
        case 'castFrom':
        case 'payWith':
        case 'helped':
        case 'offering':
        case 'castTiming':
        case 'openingHand':
        case 'goesFirst':
        case 'forAnte':
        case 'deck':
          casting.push({ ref, part });
          break;
      }
    });
    if (zonesOfChanges !== 0) {
      const template = templateOf(layersOf(game.edition), ability, ability.parts, ability.condition, true, defines);
      changing.push({ derived, ref, template, zones: zonesOfChanges, defines });
    }
  };

  for (const derived of abilities) take(derived, derived.ref, abilityAt(game, derived.ref));

  let zones = 0;
  for (const part of parts) zones |= part.zones;
  for (const change of changing) zones |= change.zones;
  return {
    activated,
    triggered,
    statics,
    casting,
    keywords,
    changing,
    parts,
    zones,
    elsewhere: zones & ~(ON_BATTLEFIELD | ON_STACK),
    defines: changing.some((c) => c.defines),
  };
});

/**
 * "Can't attack if defending player …": before attackers are declared there is no defending player, so the condition is asked of each
 * attack (2009, 2011, 2026: 506.2).
 */
function askedOfAttack(
  rule: Rule,
  condition: Condition | undefined,
): { rule: Rule; condition: undefined; reads: number } | null {
  if (rule.rule !== 'cantAttack' || condition === undefined) return null;
  if (!someNode(condition, ({ who }) => who === 'defending')) return null;
  return { rule: { ...rule, unless: { if: 'not', of: condition } }, condition: undefined, reads: 0 };
}
