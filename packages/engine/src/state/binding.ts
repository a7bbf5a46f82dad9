/** Values bound to names while an ability is announced and resolves. 2006: 409.1, 413.2 · 2009, 2011, 2026: 601.2, 608.2 */
import type { ObjectId, PlayerId } from './ids.ts';
import type { CopySnapshot } from './state.ts';

export interface Binding {
  objects?: readonly ObjectId[];
  players?: readonly PlayerId[];
  amount?: number;
  word?: string;
  words?: readonly string[]; // what each of several players chose, or each of several names that one player did
  /** whether the instruction bound under this name really did something */
  did?: boolean;
  before?: readonly ObjectId[]; // the objects of an outcome as they were before it
  illegal?: readonly ObjectId[]; // targets that have become so: nothing is done to them, but they are asked about
  illegalPlayers?: readonly PlayerId[];
  about?: readonly ObjectId[]; // all that it was to act on, done or not
  astray?: readonly ObjectId[]; // those of `objects` that are in another zone than the instruction was to put them into
  /** amounts per entry of `objects` (divided damage, counters put) */
  each?: readonly number[];
  /** what is copied */
  copied?: CopySnapshot;
  /** the part of each player, where several carried the instruction out */
  shares?: readonly ({ readonly player: PlayerId } & Part)[];
}
/** The words of a value: one, or one for each player who chose, or each of several names. Empty if it holds none. */
export const wordsIn = ({ word, words }: Binding): readonly string[] => words ?? (word === undefined ? [] : [word]);

/** What was done, or the part of it that one player did. */
export interface Part {
  readonly objects: readonly ObjectId[];
  readonly before?: readonly ObjectId[];
  readonly amount: number;
}
/** Bindings by name. Never iterated for meaning. */
export type Env = Readonly<Record<string, Binding>>;

/** What an event binds for the ability that saw it: the names in vocabulary/nouns.ts. */
export type EventBindings = {
  'event.object'?: { objects: readonly ObjectId[] };
  'event.other'?: { objects: readonly ObjectId[] };
  'event.all'?: { objects: readonly ObjectId[] };
  'event.source'?: { objects: readonly ObjectId[] };
  'event.spell'?: { objects: readonly ObjectId[] };
  'event.ability'?: { objects: readonly ObjectId[] };
  'event.player'?: { players: readonly PlayerId[] };
  'event.by'?: { players: readonly PlayerId[] };
  'event.defender'?: { players: readonly PlayerId[] };
  /** the attacking creature that a rule about blocks is read for */
  'event.attacker'?: { objects: readonly ObjectId[] };
  'event.amount'?: { amount: number };
  'event.word'?: { word: string };
};
