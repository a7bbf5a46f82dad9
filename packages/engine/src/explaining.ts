/** Why something is as it is, and why something cannot be done. 2006: 418 · 2009, 2011, 2026: 613 */
export { type FailedCondition, type NotOffered, type Obstacle, whyNot } from './casting/why-not.ts';
export { type Application, type FieldChange, why } from './explain/why.ts';
export { withoutAbilities } from './explain/without.ts';
