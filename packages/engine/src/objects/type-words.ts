/** Subtype words a player may choose. 2006: 205.3, 212 · 2009: 204.3 · 2011, 2026: 205.3 */
import type { Game } from '../state/game.ts';
import { isCreatureType } from './subtypes.ts';

/** Land types (205.3i) known to every edition, basic ones first. */
export const LAND_TYPES = [
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Desert',
  'Lair',
  'Locus',
  'Mine',
  'Power-Plant',
  'Tower',
  "Urza's",
] as const;

const memo = new WeakMap<object, readonly string[]>();

/**
 * Creature types that may be chosen: those of the cards and tokens this game knows, in alphabetical order. The rules allow any
 * existing creature type; one that no card of the game has makes no difference to it.
 */
export function creatureTypes(game: Game): readonly string[] {
  let types = memo.get(game.definitions);
  if (types === undefined) {
    const found = new Set<string>();
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const {
        subtypes,
        subtype,
        types: cardTypes,
      } = node as { subtypes?: unknown; subtype?: unknown; types?: unknown };
      if (
        Array.isArray(subtypes) &&
        (!Array.isArray(cardTypes) || cardTypes.includes('creature') || cardTypes.includes('kindred'))
      )
        for (const s of subtypes) if (typeof s === 'string') found.add(s);
      if (typeof subtype === 'string') found.add(subtype);
      for (const child of Object.values(node)) walk(child);
    };
    for (const definition of game.definitions.values()) walk(definition);
    types = [...found].filter((s) => isCreatureType(s)).sort();
    if (types.length === 0) types = ['Wall'];
    memo.set(game.definitions, types);
  }
  return types;
}
