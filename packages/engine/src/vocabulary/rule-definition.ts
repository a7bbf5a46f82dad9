/** Definitions of the rules themselves: what no card says, in the form in which a card says it. 2006: 418 · 2009, 2011, 2026: 611 */
import type { Ability } from './abilities.ts';
import type { CardDefinition } from './definition.ts';
import type { ContinuousPart, Duration } from './rules-effects.ts';
import type { CardType } from './words.ts';

/** One face with those abilities and, but for its name and type, no characteristics. */
export const ruleDefinition = (
  key: string,
  name: string,
  abilities: readonly Ability[],
  types: readonly CardType[] = [],
): CardDefinition => ({
  key,
  name,
  layout: 'normal',
  faces: [{ name, manaCost: null, supertypes: [], types, subtypes: [], abilities }],
});

/** Whether it is one of them, and no card. */
export const isOfRules = ({ key }: CardDefinition): boolean => key.startsWith('rule:');

/** A continuous effect that the rules make. */
export const effectDefinition = (key: string, parts: readonly ContinuousPart[], duration: Duration): CardDefinition =>
  ruleDefinition(key, '', [{ ability: 'spell', body: { effect: [{ do: 'effect', parts, duration }] } }]);

/** Where such a definition has its effect. */
export const EFFECT_PATH = 'faces/0/abilities/0/body/effect/0';
