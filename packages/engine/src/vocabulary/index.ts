/** The vocabulary of card text as typed trees: nouns, quantities, conditions, costs, event patterns, instructions, abilities. */
export * from './words.ts';
export type * from './nouns.ts';
export type * from './quantities.ts';
export type * from './conditions.ts';
export type * from './costs.ts';
export type * from './patterns.ts';
export type * from './rules-effects.ts';
export type * from './instructions.ts';
export type * from './keywords.ts';
export type * from './abilities.ts';
export type * from './definition.ts';
export { type Hole, holesOf, MOST_WORDS, unreadAt } from './holes.ts';
export { equal } from './equal.ts';
export { everyNode, someNode } from './some-node.ts';
export { bindsOutcome, nodeNames, nodesIn, problemOfAbilities } from './nodes.ts';
