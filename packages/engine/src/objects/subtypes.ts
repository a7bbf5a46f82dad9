/** Which card type a subtype belongs to. 2006: 205.3 and glossary · 2009: 204.1a, 204.3 · 2011, 2026: 205.1a, 205.3 */
import type { CardType } from '../vocabulary/words.ts';
import { CARD_TYPES, NONTRADITIONAL } from '../vocabulary/words.ts';

/** The sets that a subtype can be from; instants and sorceries share theirs, creatures and kindreds theirs. */
export type SubtypeSet = 'land' | 'artifact' | 'enchantment' | 'spell' | 'planeswalker' | 'creature' | 'battle';

// 2026: 205.3g–i, k; what other editions list is among these
const LAND = new Set([
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  "Urza's",
]);
const ARTIFACT = new Set([
  'Attraction',
  'Blood',
  'Bobblehead',
  'Clue',
  'Contraption',
  'Equipment',
  'Food',
  'Fortification',
  'Gold',
  'Incubator',
  'Infinity',
  'Junk',
  'Lander',
  'Map',
  'Mutagen',
  'Powerstone',
  'Spacecraft',
  'Stone',
  'Treasure',
  'Vehicle',
]);
const ENCHANTMENT = new Set([
  'Aura',
  'Background',
  'Cartouche',
  'Case',
  'Class',
  'Curse',
  'Role',
  'Room',
  'Rune',
  'Saga',
  'Shard',
  'Shrine',
]);
const SPELL = new Set(['Adventure', 'Arcane', 'Lesson', 'Omen', 'Trap']);

const TYPE_BITS: ReadonlyMap<string, number> = new Map(CARD_TYPES.map((type, i) => [type, 1 << i]));
/** A card type as a bit. */
export const typeBit = (type: CardType): number => TYPE_BITS.get(type) ?? 0;
/** Card types as bits. */
export function typeBits(types: readonly string[]): number {
  let bits = 0;
  for (const type of types) bits |= TYPE_BITS.get(type) ?? 0;
  return bits;
}
export const LAND_BIT = typeBit('land');
export const CREATURE_BIT = typeBit('creature');
export const PLANESWALKER_BIT = typeBit('planeswalker');
export const BATTLE_BIT = typeBit('battle');
const KINDRED_BIT = typeBit('kindred');
export const SPELL_BITS = typeBit('instant') | typeBit('sorcery');
/** Nontraditional cards, whose abilities function in the command zone (2009: 309.4, 310.4 · 2011: 309.4, 310.4, 311.4 · 2026: 311.4, 313.4, 314.4, 315.5). */
export const COMMAND_BITS = NONTRADITIONAL.reduce((bits, type) => bits | typeBit(type), 0);

/**
 * The set a subtype is from. Creature and planeswalker types are open lists: a word in neither of the closed lists is a
 * planeswalker or battle type on an object that is one of those and not a creature, otherwise a creature type.
 */
export function subtypeSet(subtype: string, types: number): SubtypeSet {
  if (LAND.has(subtype)) return 'land';
  if (ARTIFACT.has(subtype)) return 'artifact';
  if (ENCHANTMENT.has(subtype)) return 'enchantment';
  if (SPELL.has(subtype)) return 'spell';
  if ((types & (CREATURE_BIT | KINDRED_BIT)) === 0) {
    if ((types & PLANESWALKER_BIT) !== 0) return 'planeswalker';
    if ((types & BATTLE_BIT) !== 0) return 'battle';
  }
  return 'creature';
}

/** Whether an object of those card types can have subtypes of that set (205.3d). */
export function correlated(set: SubtypeSet, types: number): boolean {
  switch (set) {
    case 'land':
      return (types & LAND_BIT) !== 0;
    case 'artifact':
      return (types & typeBit('artifact')) !== 0;
    case 'enchantment':
      return (types & typeBit('enchantment')) !== 0;
    case 'spell':
      return (types & SPELL_BITS) !== 0;
    case 'planeswalker':
      return (types & PLANESWALKER_BIT) !== 0;
    case 'battle':
      return (types & BATTLE_BIT) !== 0;
    case 'creature':
      return (types & (CREATURE_BIT | KINDRED_BIT)) !== 0;
  }
}

/** Whether a word is a creature type: one that is in none of the closed lists. */
export const isCreatureType = (subtype: string): boolean => subtypeSet(subtype, CREATURE_BIT) === 'creature';
export const isLandType = (subtype: string): boolean => LAND.has(subtype);
