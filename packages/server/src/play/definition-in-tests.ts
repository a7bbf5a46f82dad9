/** A card of the catalogue as a game takes it, for tests. */
import type { CardDefinition } from '@rulewright/engine';
import type { Cards } from '../decks/decks.ts';

export function definitionIn(cards: Cards, name: string): CardDefinition {
  const entry = cards.card(name);
  if (!entry.ok) throw new Error(`There is no card ${name}.`);
  return entry.definition;
}
