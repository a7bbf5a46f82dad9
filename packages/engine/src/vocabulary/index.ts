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
export { problemOfAbilities } from './nodes/check.ts';
export { type Hole, holesOf } from './holes.ts';
export { bindsOutcome } from './nodes/instructions.ts';
export { equal } from './equal.ts';
export { everyNode, someNode } from './some-node.ts';
export { NODE_NAMES, nodesIn } from './nodes/walk.ts';
