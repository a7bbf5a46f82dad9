/** A running game: the plain state, what interprets it, and its caches. 2006: 100 · 2009, 2011, 2026: 100 */
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import type { Edition } from '../editions/edition.ts';
import type { Action, Answer, Decision, WrongAnswer } from '../decisions/decision.ts';
import type { Derived } from '../continuous/derived.ts';
import type { RuleAt } from '../events/cause.ts';
import type { Cause, GameEvent, Outcome } from '../events/event.ts';
import type { Verbs } from '../resolving/verbs/verb.ts';
import type { Scope } from './scope.ts';
import type { GameState } from '../state/state.ts';
import type { PlayerId } from '../state/ids.ts';

/** Says why an answer of the right form is not legal; null if it is. */
export type Check = (answer: Answer) => WrongAnswer | null;

/** Answers decisions at once, without suspension. Must not keep or change what it is given. */
export type Agent = (decision: Decision, game: Game) => Answer;

/** One entry of the input log: with set-up and seed it is the whole game. */
export type Input = { answer: Answer } | OutsideInput | { act: Action };
/** What players do that nothing in the game asks them for: one concedes, or all who are left agree on a draw. */
export type OutsideInput = { concede: PlayerId } | { agreed: 'draw' };

export const isOutside = (input: Input): input is OutsideInput => 'concede' in input || 'agreed' in input;

/** A tick that somebody answered in, which undo can go back to. */
export interface Past {
  /** the state before it; null: it follows from an earlier tick's, by the inputs since */
  checkpoint: GameState | null;
  inputs: readonly Input[];
  /** how many inputs of the game came before it */
  logLength: number;
  barrier: number;
  /** how many log entries came before it */
  entries: number;
  /** some of its answers came from outside, not from an agent */
  answered: boolean;
}

/** Card names the game may ask for, with their types ("choose a card name", wishes). */
export interface Catalogue {
  has(name: string): boolean;
  types(name: string): readonly string[];
  supertypes(name: string): readonly string[];
  names(): readonly string[];
}

/** Why that happened which a log entry tells, as far as everybody may know it. */
export interface LogCause {
  /** what everybody may call the spell, or the object that the ability is on; null none */
  source: string | null;
  /** the text of the ability; null none */
  ability: string | null;
  /** the rule that makes it happen, by its number in that edition: the newest that has it, which need not be the game's; null none */
  rule: RuleAt | null;
}

/** `cause`: why that happened which the sentence is about; null where it is about no event. It may tell more than the seats may know. */
export type LogListener = (entry: LogEntry, cause: Cause | null) => void;

/** Called when an event has been performed, or mana has left a pool, with why that happened, as far as that is known. */
export type EventListener = (cause: Cause | null) => void;

export interface LogEntry {
  number: number;
  /** seats that may read it; null everyone */
  seats: readonly PlayerId[] | null;
  text: string;
  turn: number;
  /** why it happened; absent where nothing is known beyond the text */
  because?: LogCause;
}

export interface Game {
  state: GameState;
  readonly edition: Edition;
  /** whether it has what its cards need of later editions */
  readonly anachronisms: 'refuse' | 'borrow';
  /** replaced, never added to, where a line is reworded: forks share it */
  definitions: Map<DefKey, CardDefinition>;
  readonly catalogue: Catalogue | null;
  /** what the seats are called, for labels and logs */
  readonly names: readonly string[];
  readonly agents: (Agent | null)[];
  /** takes a concession or a draw agreed on while somebody is asked: the runner's, since what is asked for is an answer */
  readonly outside: (game: Game, input: OutsideInput) => void;
  /** the pipeline of events, and what each verb does: the rules' procedures, which would import each other in circles otherwise */
  readonly happen: <E extends GameEvent>(game: Game, events: readonly E[]) => Outcome<E>[];
  readonly verbs: Verbs;
  /** cache of derived characteristics; null when something changed that it may read */
  derived: Derived | null;
  /** what holds while the running procedure does; changed by `inScope` alone */
  scope: Scope;
  /** everything so far */
  log: Input[];
  /** answers of the running tick: replayed first, then asked */
  tickInputs: Input[];
  cursor: number;
  /**
   * where the running tick began, or a few slight ones before it in which nobody was asked; `state` itself where it asks before it changes
   * anything
   */
  checkpoint: GameState | null;
  pending: Decision | null;
  /** what a legal answer to the pending decision is, beyond its form */
  pendingCheck: Check | null;
  listener: LogListener | null;
  /**
   * told of all that happens, of an action's reversal, and of what is done again when a tick begins anew: while `cursor` is less than the
   * number of `tickInputs`
   */
  watcher: EventListener | null;
  /** told of each question to which there is one answer, and which is therefore not put; of one in a tick that begins anew once more */
  settled: ((decision: Decision) => void) | null;
  /** log entries so far, where somebody listens or a record is kept; null otherwise (simulation) */
  entries: LogEntry[] | null;
  /** keep a checkpoint per tick: needed to suspend, fork, save, undo */
  checkpoints: boolean;
  /** the ticks that undo can go back to, oldest first */
  past: Past[] | null;
  /** the running tick has answers from outside */
  answered: boolean;
  /** number of answers given at which at least two were legal */
  decisions: number;
}
