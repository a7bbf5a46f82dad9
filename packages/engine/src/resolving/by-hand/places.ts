/**
 * The places of steps that people carry out by hand: what fills them, and what the places mean in the instructions of a step.
 * 2006: 413, 418 · 2009, 2011, 2026: 608, 611
 */
import type { StepGroup } from '../../decisions/decision.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Duration, Modification } from '../../vocabulary/rules-effects.ts';

/** Where the objects of a place are looked for, as far as its player sees them. */
export type Among = 'permanents' | 'own permanents' | 'spells' | 'cards' | 'own hand' | 'anything';

/** What a step leaves to be said. */
export type Place =
  | { readonly ask: 'objects'; readonly as: string; readonly question: string; readonly of: Among; readonly one?: true }
  /** objects and players */
  | { readonly ask: 'recipients'; readonly as: string; readonly question: string }
  | { readonly ask: 'players'; readonly as: string; readonly question: string; readonly one?: true }
  | {
      readonly ask: 'number';
      readonly as: string;
      readonly question: string;
      readonly min: number;
      readonly max: number;
    }
  /** so many words at most; how many there are tells variants apart, and each is bound by its number: `type.1` */
  | {
      readonly ask: 'words';
      readonly as: string;
      readonly question: string;
      readonly of: 'colors' | 'types' | 'mana';
      readonly most: number;
    }
  /** one of these; which one tells variants apart. That at `whileThere` only where the line is on a permanent; `among` those of the edition */
  | {
      readonly ask: 'which';
      readonly as: string;
      readonly question: string;
      readonly of: readonly string[];
      readonly whileThere?: number;
      readonly among?: 'keywords' | 'cardTypes';
    };

export interface Step {
  readonly label: string;
  readonly group: StepGroup;
  readonly places: readonly Place[];
  /** what everybody reads, with the places in braces */
  readonly says: string;
  /** what the objects are that later steps may go on with; absent: it leaves none */
  readonly gives?: string;
  /** counts of tokens that it creates are in this place */
  readonly tokens?: string;
  /** what is done in the variant that those choices tell, in the order of the places with variants */
  readonly effect: (...choices: number[]) => readonly Instruction[];
}

/** The greatest number that may be said, and how often something may be done one after the other. */
export const MOST_SAID = 1_000_000;
export const MOST_AT_ONCE = 200;
export const MOST_TOKENS = 100;

export const you: PlayerSet = { who: 'you' };
export const actor: PlayerSet = { who: 'actor' };
export const ref = (name: string): ObjectSet => ({ set: 'ref', name });
export const what = ref('what');
export const self: ObjectSet = { set: 'self' };
export const who: PlayerSet = { who: 'ref', name: 'who' };
export const amount = (name: string): Quantity => ({ q: 'ref', name });
export const n = amount('n');
/** Under this name a step binds what it did. */
export const DONE = 'done';
/** Under this name what is put off knows the line that it is of. */
export const LINE = 'line by hand';

export const objects = (of: Among, question: string, as = 'what'): Place => ({ ask: 'objects', as, question, of });
export const anObject = (of: Among, question: string, as: string): Place => ({
  ask: 'objects',
  as,
  question,
  of,
  one: true,
});
export const players = (question = 'which players'): Place => ({ ask: 'players', as: 'who', question });
export const number = (question: string, max = MOST_SAID, as = 'n', min = 0): Place => ({
  ask: 'number',
  as,
  question,
  min,
  max,
});
export const which = (question: string, of: readonly string[], as = 'which'): Place => ({
  ask: 'which',
  as,
  question,
  of,
});

export const LASTING = ['this turn', 'until your next turn', 'for as long as this is there', 'for good'] as const;
export const HOW_LONG: Place = { ask: 'which', as: 'duration', question: 'how long', of: LASTING, whileThere: 2 };
export const DURATIONS: readonly Duration[] = [
  { until: 'endOfTurn' },
  { until: 'nextTurn', of: you },
  { until: 'leaves', what: self },
  { until: 'forever' },
];
export const lasting = (at: number, ...mods: readonly Modification[]): readonly Instruction[] => [
  { do: 'effect', parts: [{ part: 'change', affects: what, mods }], duration: DURATIONS[at] as Duration },
];

export const theirs: Filter = { is: 'controlledBy', player: actor };
export const handOf = (of: PlayerSet): ObjectSet => ({ set: 'all', where: { is: 'any' }, zone: 'hand', of });
export const topOf = (of: PlayerSet, count: Quantity): ObjectSet => ({ set: 'top', of, zone: 'library', count });
export const upTo = (max: Quantity) => ({ min: 0, max }) as const;
export const owners: PlayerSet = { who: 'owners', of: what };
