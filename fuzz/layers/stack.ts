/**
 * A stack of effects as data: what lies on the table, and what happened to it in which order. It is all that the engine and the
 * reference are given, so each works out timestamps for itself.
 */
import type { Ability, Color, Modification } from '@rulewright/engine';

/** The print of an object. */
export interface Printed {
  readonly name: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  readonly power: number;
  readonly toughness: number;
  readonly abilities: readonly Ability[];
}

/** An object, named by its index. They entered their zones in that order, one by one. */
export interface Placed {
  readonly printed: Printed;
  readonly zone: 'battlefield' | 'graveyard';
  readonly player: 0 | 1;
}

/** The events of that time; objects by index. */
export type Happened =
  /** an effect of a resolved spell of that player, with its numbers fixed */
  | {
      readonly what: 'effect';
      readonly by: 0 | 1;
      readonly on: readonly number[];
      readonly mods: readonly Modification[];
    }
  /** an object became a copy of another */
  | { readonly what: 'copy'; readonly on: number; readonly of: number }
  | { readonly what: 'counters'; readonly on: number; readonly kind: string; readonly count: number }
  | { readonly what: 'attach'; readonly on: number; readonly to: number }
  | { readonly what: 'turnDown'; readonly on: number };

export interface Stack {
  readonly placed: readonly Placed[];
  readonly happened: readonly Happened[];
}

/** One object as it is in the end, in words that can be compared. */
export interface Outcome {
  readonly controller: number;
  readonly name: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly everyCreatureType: boolean;
  readonly colors: readonly string[];
  /** null where it has neither */
  readonly pt: readonly [number, number] | null;
  /** each ability as text that tells it from every other; `{T}: Forest` for the mana ability of a basic land type */
  readonly abilities: readonly string[];
}
