/** A table: seats, a match, the game being played, and those who are connected to it. */
import {
  type Answer,
  type EditionName,
  type Game,
  type Input,
  type Lens,
  newLens,
  type Variant,
  type HouseRules,
} from '@rulewright/engine';
import type { Format, PassUntil, TableMessage } from '@rulewright/protocol';
import type { Memory } from '@rulewright/players';
import type { PlayedBy } from '@rulewright/record';
import { clockMessage, type Clocks, type Running } from './clocks.ts';
import { type DrawOffers, offersMessage } from './draw-offers.ts';
import type { Match } from './match.ts';
import { cardsIn, type Seat } from './seat.ts';
import { type Shuffle, shuffleMessage } from './shuffle.ts';
import { newToken } from '../running/tokens.ts';
import { weightOfCards } from './weight.ts';

/** Someone at the table or watching it. */
export interface Guest {
  /** the seats it answers for; none: it watches */
  seats: readonly number[];
  /** the number of the last log entry it was sent, -1 none */
  logSent: number;
  /** that entry's text: if it reads otherwise now, what happened was taken back */
  textSent: string;
  /** the game that entry was of, 0 none; the log is sent whole when it changes */
  gameSent: number;
  /** the seat whose view it had last, for someone at both seats */
  seatSent: number;
  /** what it was told of the table last, as JSON; '' nothing */
  tableSent: string;
  /** when it said something, in milliseconds, the last few times */
  said: readonly number[];
  send(message: object): void;
}

/** Somebody who sits down, or watches: nothing was sent yet. */
export const newGuest = (seats: readonly number[], send: Guest['send']): Guest => ({
  seats,
  logSent: -1,
  textSent: '',
  gameSent: 0,
  seatSent: -1,
  tableSent: '',
  said: [],
  send,
});

/** An answer that a person gave and may take back. */
export interface Undoable {
  /** how many inputs there were before it */
  inputs: number;
  seat: number;
  /** as the game counted what was revealed and what chance decided */
  barrier: number;
  /** through which everybody saw the game then; null after a restart: everything gets new handles */
  lenses: readonly Lens[] | null;
  /** as they stood then; null: nobody's time was counted */
  clocks: Clocks | null;
}

/** What of a table is stored as it is. */
export interface TableRecord {
  id: string;
  edition: EditionName;
  variant: Variant;
  /** seams of other editions; absent: none */
  houseRules?: HouseRules;
  /** decks need not follow the rules of deck construction; absent: they must */
  anyDeck?: boolean;
  /** the format of the card data, or the month, whose cards alone decks may have; absent: all */
  legalIn?: string | undefined;
  /** what the decks are built for */
  format: Format;
  /** chosen by whoever made the table; null: the cards are dealt by a fair shuffle */
  seed: number | null;
  /** of the present game, or of the next where none is played; null: the seed was chosen */
  shuffle: Shuffle | null;
  seats: Seat[];
  match: Match;
  /** hash of the secret that opens a seat; null: none is open */
  invite: string | null;
  /** hashes of the secrets that let somebody watch, one of each person's seats */
  watches: string[];
  /** through which each seat sees the present game, the spectators last; none before there is one */
  lenses: Lens[];
  /** for undo, oldest first; stored without their lenses */
  answers: Undoable[];
  /** seats that offer a draw, and the turn in which an offer was declined */
  draws: DrawOffers;
  /** null: nobody's time is counted */
  clocks: Clocks | null;
  /** how the present game was dealt, where that was elsewhere: it was taken over */
  dealt: Pick<PlayedBy, 'random' | 'startingPlayer'> | null;
  /** what the built-in players remember of the present game, by seat; null: a person's */
  memories: (Memory | null)[];
}

export interface Table extends TableRecord {
  game: Game | null;
  /** what a search player has thought of the game as it stands after so many changes; no answer: the heuristic player answers */
  thought: { readonly changes: number; readonly answer: Answer | null } | null;
  /** how often search players have thought in a turn */
  thoughts: { readonly turn: number; readonly times: number };
  /** the coach thinks for a person; never rejects */
  advising: Promise<void> | null;
  guests: Set<Guest>;
  /** the clock that runs */
  ticking: Running | null;
  /** since when nobody has been at a person's seat, in milliseconds; a seat that is not in it: since the table was opened */
  away: Map<number, number>;
  /** when it was opened here, in milliseconds */
  opened: number;
  /** the table plays on by itself: nobody is asked */
  running: boolean;
  /** what it does meanwhile; never rejects */
  playing: Promise<void>;
  /** something happened that is not stored yet: nobody is shown it */
  unstored: boolean;
  /** something happened that nobody was shown yet */
  unseen: boolean;
  /** it waits for the store, and those at it know */
  waits: boolean;
  /** what is done at the table, one after the other; never rejects */
  queue: Promise<unknown>;
  /** why it takes nothing more: a defect, or another server has it; null: it is sound */
  frozen: string | null;
  /** in megabytes, as it was measured last, or estimated */
  weight: number;
  /** how often the game was changed */
  changes: number;
  /** how often the table was opened: a number of an earlier epoch is not that of the pending decision */
  epoch: number;
  /** how often it was stored */
  revision: number;
  /** the inputs of the present game that are stored */
  stored: readonly Input[];
  /** the last snapshot stored of the present game */
  snapshot: { turn: number; inputs: number } | null;
  /** a game that has ended, whose file is not stored yet */
  ended: { game: number; file: string } | null;
  /** when somebody was last here, in milliseconds */
  touched: number;
}

export function openTable(record: TableRecord): Table {
  return {
    ...record,
    game: null,
    thought: null,
    thoughts: { turn: -1, times: 0 },
    guests: new Set(),
    ticking: null,
    away: new Map(),
    opened: Date.now(),
    running: false,
    playing: Promise.resolve(),
    unstored: false,
    unseen: false,
    advising: null,
    waits: false,
    queue: Promise.resolve(),
    frozen: null,
    weight: weightOfCards(record.seats.reduce((sum, { pool }) => sum + cardsIn(pool), 0)),
    changes: 0,
    epoch: 1,
    revision: 0,
    stored: [],
    snapshot: null,
    ended: null,
    touched: Date.now(),
  };
}

/** Something was done at the table: it is to be stored, and shown. */
export const changed = (table: Table): void => {
  table.unstored = true;
  table.unseen = true;
};

/** The fields of a record; a `TableRecord` with another does not compile. */
const RECORDED = Object.keys({
  id: 0,
  edition: 0,
  variant: 0,
  houseRules: 0,
  anyDeck: 0,
  legalIn: 0,
  format: 0,
  seed: 0,
  shuffle: 0,
  seats: 0,
  match: 0,
  invite: 0,
  watches: 0,
  lenses: 0,
  answers: 0,
  draws: 0,
  clocks: 0,
  dealt: 0,
  memories: 0,
} satisfies Record<keyof TableRecord, 0>) as readonly (keyof TableRecord)[];

/** So many answers can be taken back with what was seen before them, and so many after a restart. */
const MOST_KEPT = 20;

/** Older answers are taken back as after a restart: what was seen before them is not kept. */
export const withoutOldLenses = (answers: readonly Undoable[]): Undoable[] =>
  answers.map((one, at) => (one.lenses === null || at >= answers.length - MOST_KEPT ? one : { ...one, lenses: null }));

export function recordOf(table: Table): TableRecord {
  const record = Object.fromEntries(RECORDED.map((field) => [field, table[field]])) as unknown as TableRecord;
  const barrier = table.game?.state.barrier;
  const undoable = table.answers.filter((one) => one.barrier === barrier).slice(-MOST_KEPT);
  return { ...record, answers: undoable.map((one) => ({ ...one, lenses: null })) };
}

/** New lenses for a game: one for each seat, and the spectators'. */
export const freshLenses = (seats: readonly Seat[]): Lens[] =>
  [...seats.keys(), -1].map((seat) => newLens(seat, newToken()));

/** The lens of a seat, or of the spectators. */
export function lensOf({ lenses }: Table, seat: number): Lens {
  const lens = lenses.at(seat);
  if (lens === undefined) throw new Error(`Nobody sees the game of this table as seat ${seat}.`);
  return lens;
}

/** The number of the decision that a seat is shown as its own: never the same for two decisions, whichever seats they are of. */
export const decisionNumber = ({ seats }: Table, { asked, seat }: Lens): number => asked * seats.length + seat;

/** A lens through which nothing was seen, whose handles go on from that one's. */
export const unseenBefore = ({ seat, secret, next, asked }: Lens): Lens => ({ ...newLens(seat, secret), next, asked });

export function keepLens({ lenses }: Table, lens: Lens): void {
  lenses[lens.seat < 0 ? lenses.length - 1 : lens.seat] = lens;
}

/** What everybody at the table may know of it, and each their own cards between games. */
export function tableMessage(table: Table, guest: Guest): TableMessage {
  const { match } = table;
  return {
    type: 'table',
    table: table.id,
    edition: table.edition,
    variant: table.variant,
    ...(table.houseRules && { houseRules: table.houseRules }),
    ...(table.anyDeck && { anyDeck: true }),
    ...(table.legalIn !== undefined && { legalIn: table.legalIn }),
    format: table.format,
    bestOf: match.bestOf,
    phase: match.phase,
    game: match.game,
    shuffle: shuffleMessage(table.id, table.shuffle),
    files: match.phase === 'over' ? gamesOf(match) : [],
    draws: match.draws,
    seats: table.seats.map((seat, number) => ({
      seat: number,
      name: seat.name,
      kind: seat.kind,
      connected: seat.kind !== 'human' || [...table.guests].some((one) => one.seats.includes(number)),
      deck: seat.deckName,
      wins: seat.wins,
      ready: seat.ready,
    })),
    starter: match.phase === 'between' ? match.starter : null,
    pools: match.phase === 'between' ? guest.seats.flatMap((seat) => poolMessage(table, seat)) : [],
    winner: match.winner,
    ...clockMessage(table, Date.now()),
    ...offersMessage(table.draws),
    spectators: [...table.guests].filter((one) => one.seats.length === 0).length,
  };
}

/** The numbers of the games of this match. */
const gamesOf = ({ first, game }: Match): number[] => Array.from({ length: game - first + 1 }, (_, at) => first + at);

function poolMessage(table: Table, seat: number): TableMessage['pools'] {
  const pool = table.seats[seat]?.pool;
  return pool ? [{ seat, main: pool.main, sideboard: pool.sideboard }] : [];
}

export function passUntilOf(table: Table, guest: Guest): PassUntil | null {
  const passing = guest.seats.map((seat) => table.seats[seat]?.passing ?? null).find((one) => one !== null);
  return passing?.until ?? null;
}
