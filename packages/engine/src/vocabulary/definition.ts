/** A compiled card: its characteristics and abilities. 2006: 200–212 · 2009, 2011, 2026: 109.3, 200–209 */
import type { Ability } from './abilities.ts';
import type { CardType, Color, ManaCost, Subtype, Supertype } from './words.ts';

/** The hash of a definition's content, wording edition and compiler version included. */
export type DefKey = string;

export type Layout =
  | 'normal'
  | 'split'
  | 'flip'
  | 'leveler'
  | 'double-faced'
  | 'modal-double-faced'
  | 'meld'
  | 'adventure'
  | 'omen'
  | 'prototype'
  | 'saga'
  | 'class'
  | 'case'
  | 'station'
  | 'room'
  | 'dungeon';

/** One face: the characteristics printed on it. */
export interface Face {
  name: string;
  /** null: no mana cost (lands, back faces, cards that cannot be cast for one) */
  manaCost: ManaCost | null;
  /** a colour indicator, or a colour stated otherwise than by the cost */
  colorIndicator?: readonly Color[];
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly Subtype[];
  /** numeric part; 0 for `*`, whose value a characteristic-defining ability gives */
  power?: number;
  toughness?: number;
  /** as printed where it is not a number: `*`, `1+*` */
  printedPower?: string;
  printedToughness?: string;
  /** X: that of the spell that it is or was (2026: 107.3m) */
  loyalty?: number | 'X';
  defense?: number;
  /** of a vanguard: what it adds to its owner's hand size and starting life total */
  handModifier?: number;
  lifeModifier?: number;
  abilities: readonly Ability[];
  /** the whole printed text, in the wording it was compiled from */
  text?: string;
}

/**
 * A card as the engine knows it. `faces` has one face, or two for split, flip and double-faced cards; of a card with alternative
 * characteristics (an Adventure, an Omen, a prototype) the second holds those.
 */
export interface CardDefinition {
  key: DefKey;
  /** full name: `Fire // Ice` for split cards */
  name: string;
  layout: Layout;
  /** the expansion whose symbol this printing bears (2006, 2011: 206 · 2009: 205), and that in which its name was first printed (2026: 206.3) */
  expansion?: string;
  firstIn?: string;
  /** a name that is the same as its own (2026: 201.3) */
  alsoNamed?: string;
  /** keywords that are known from the reminder text of the card alone, as printed (2006: 200.3 · 2009, 2011, 2026: 207.2) */
  byReminder?: readonly string[];
  faces: readonly [Face, ...Face[]];
}
