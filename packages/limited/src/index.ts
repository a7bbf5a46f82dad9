/** Sealed and draft: boosters by a seed, computer drafters, decks built from a pool. */
export { builtDeck, deckText } from './built-deck.ts';
export { openBooster, SEALED_BOOSTERS, sealedPool } from './booster.ts';
export { type Draft, DRAFT_BOOSTERS, draftAfter, DRAFTERS, draftOfComputers, type PickRefused } from './draft.ts';
export { pickFrom } from './drafter.ts';
export { type LimitedCard, playableCube, type PlayableSet, playableSet } from './playable-set.ts';
export { ratingOf } from './rating.ts';
