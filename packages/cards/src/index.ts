/** Where cards come from: data sets, card files and decklists, compiled and cached. */
export { type CardByHand, cardsByHand } from './by-hand.ts';
export * from './built-in-decks.ts';
export * from './card-facts.ts';
export * from './card-faults.ts';
export * from './card-index.ts';
export {
  type CardSet,
  cardSet,
  RARITIES,
  rarityOf,
  type Rarity,
  type SetsResult,
  type Sheet,
  type Slot,
} from './card-sets.ts';
export * from './card-source.ts';
export * from './card-text.ts';
export * from './catalogue.ts';
export { deckFor, mayLead, mayLeadTogether, nameOfLed } from './commander-deck.ts';
export * from './deck.ts';
export { isBasicLand } from './deck-copies.ts';
export * from './deck-legality.ts';
export * from './deck-problems.ts';
export * from './decklist.ts';
export * from './eras.ts';
export { DECK_LIMITS, deckLimits, type DeckLimits } from './deck-limits.ts';
export * from './formats.ts';
export { decodeList } from './list-bytes.ts';
export * from './list-writers.ts';
export { faceNames, nameKey } from './names.ts';
export { similarNames, suggestAmong, type Suggest } from './similar-names.ts';
export { type CardTest, LONGEST_QUERY, type ParsedQuery, parseQuery } from './query.ts';
export { searchableCards } from './search-lines.ts';
export type { SearchedCard } from './searched-card.ts';
export * from './resolve-deck.ts';
