/** A board on which a spell is to be paid for: what the cards say, and beside it in plain data what they do. */
import type { EditionName } from '@rulewright/engine';

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Type = (typeof COLORS)[number] | 'C';

export type SpellType = 'Creature' | 'Artifact' | 'Sorcery';
/** The only uses of some mana: spells of a type, or abilities. */
export type Use = SpellType | 'abilities of artifacts';

/** The mana that an ability adds. */
export type Made =
  | { readonly add: 'all'; readonly types: readonly Type[] }
  | { readonly add: 'one of'; readonly types: readonly Type[] }
  | { readonly add: 'two of'; readonly types: readonly Type[] }
  | { readonly add: 'for each creature'; readonly type: Type }
  /** one that a land could produce: of any type one's own, of any colour an opponent's */
  | { readonly add: 'as lands'; readonly whose: 'own' | 'an opponent’s' };

export interface ManaAbility {
  readonly taps?: true;
  readonly generic?: number;
  readonly life?: number;
  readonly sacrifices?: 'itself' | 'a creature';
  readonly artifacts?: number;
  readonly onlyFor?: Use;
  readonly made: Made;
}

/** The effect of a permanent on costs. */
export type Tax =
  | 'noncreature spells cost {1} more'
  | 'creature spells cost {1} less'
  | 'spells cost three at least while untapped'
  | 'Forests make {G} more';

export interface Permanent {
  readonly name: string;
  readonly types: readonly ('Land' | 'Artifact' | 'Creature' | 'Enchantment')[];
  readonly subtypes: readonly string[];
  readonly snow: boolean;
  readonly color: Type | null;
  readonly text: string;
  readonly abilities: readonly ManaAbility[];
  readonly tax: Tax | null;
  readonly tapped: boolean;
  /** came under control this turn */
  readonly sick: boolean;
}

export interface Spell {
  readonly type: SpellType;
  /** symbols without braces */
  readonly cost: readonly string[];
  readonly keywords: readonly ('Convoke' | 'Delve' | 'Improvise')[];
  readonly additional: 'sacrifice a creature' | 'pay 2 life' | null;
}

export interface Board {
  readonly edition: EditionName;
  readonly own: readonly Permanent[];
  /** lands of the opponent */
  readonly others: readonly Permanent[];
  readonly graveyard: number;
  readonly life: number;
  readonly spell: Spell;
}
