/** The objects and effects of the slow reference while effects are being applied: nothing but their shapes (2006: 418 · later: 611, 613). */
import type { Ability, Condition, ContinuousPart } from '@rulewright/engine';

/** An ability that an object has: where it came from, and since when if an effect gave it. */
export interface Held {
  readonly key: string;
  readonly ability: Ability;
  readonly given: number;
}

export interface Counters {
  readonly kind: string;
  count: number;
  timestamp: number;
}

/** An object while effects are being applied to it. */
export interface Thing {
  readonly index: number;
  readonly zone: 'battlefield' | 'graveyard';
  readonly host: number | null;
  readonly counters: readonly Counters[];
  /** the least as which its power and toughness are read (2006: 104.2) */
  readonly least: number;
  timestamp: number;
  controller: number;
  name: string;
  supertypes: string[];
  types: string[];
  subtypes: string[];
  everyCreatureType: boolean;
  colors: string[];
  power: number;
  toughness: number;
  abilities: Held[];
}
export type World = readonly Thing[];

/** A continuous effect: of a static ability (`held`), of a resolved spell (`on`), or what a kind of counter does (`counters`). */
export interface Effect {
  readonly key: string;
  readonly source: number;
  readonly held: Held | null;
  readonly on: readonly number[] | null;
  readonly counters: Counters | null;
  /** the controller of the resolved spell */
  readonly by: number | null;
  readonly timestamp: number;
  readonly defining: boolean;
  parts: readonly ContinuousPart[];
  condition: Condition | undefined;
  /** it has started to apply */
  started: boolean;
  /** by part: the objects it started to apply to */
  readonly applied: Map<number, readonly number[]>;
}
