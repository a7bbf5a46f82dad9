/** Creature types that a player may choose. 2006: 212.1e · 2009: 204.3d · 2011, 2026: 205.3e */
import type { Game } from '../running/game.ts';
import { isCreatureType } from './subtypes.ts';
import { memoised } from '../state/memoised.ts';

/** Those that exist in the edition, in alphabetical order; a card from another time that is in the game brings its own with it. */
export const creatureTypes = (game: Game): readonly string[] =>
  [...new Set([...game.edition.creatureTypes, ...typesOfCards(game.definitions)])].sort();

/** Those of the cards and tokens that the game knows. */
const typesOfCards = memoised((definitions: Game['definitions']): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { subtypes, subtype, types: cardTypes } = node as { subtypes?: unknown; subtype?: unknown; types?: unknown };
    if (
      Array.isArray(subtypes) &&
      (!Array.isArray(cardTypes) || cardTypes.includes('creature') || cardTypes.includes('kindred'))
    )
      for (const s of subtypes) if (typeof s === 'string') found.add(s);
    if (typeof subtype === 'string') found.add(subtype);
    for (const child of Object.values(node)) walk(child);
  };
  for (const definition of definitions.values()) walk(definition);
  return new Set([...found].filter(isCreatureType));
});
