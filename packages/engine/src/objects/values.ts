/** Characteristics as they are printed or listed, before anything is worked out from them. 2006: 201.2 · 2009, 2011, 2026: 109.3 */
import type { AbilityRef } from '../state/state.ts';
import type { Face } from '../vocabulary/definition.ts';
import { colorBits } from './mana-cost.ts';

export interface Values {
  name: string;
  /** every name, where it is not the one */
  names?: readonly string[];
  manaCost: readonly string[] | null;
  /** as bits; null: those of the mana cost */
  colors: number | null;
  supertypes: readonly string[];
  types: readonly string[];
  subtypes: readonly string[];
  power: number | null;
  toughness: number | null;
  loyalty: number | 'X' | null;
  /** of a battle */
  defense?: number | null;
  abilities: readonly AbilityRef[];
  /** where it is not that of the mana cost */
  manaValue?: number;
  manaValues?: readonly number[];
}

/** No characteristics at all: of an ability on the stack, an emblem, what is locked. */
export const BLANK: Values = {
  name: '',
  manaCost: null,
  colors: 0,
  supertypes: [],
  types: [],
  subtypes: [],
  power: null,
  toughness: null,
  loyalty: null,
  abilities: [],
};

/** The values printed on a face, with references to its abilities. */
export function faceValues(def: string, face: Face, index: number): Values {
  return {
    name: face.name,
    manaCost: face.manaCost,
    colors: face.colorIndicator === undefined ? null : colorBits(face.colorIndicator),
    supertypes: face.supertypes,
    types: face.types,
    subtypes: face.subtypes,
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
    abilities: face.abilities.map((_, i) => ({ def, path: `faces/${index}/abilities/${i}` })),
  };
}
