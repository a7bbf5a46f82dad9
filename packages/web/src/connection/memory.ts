/** What the browser remembers: seats (so that a reload goes on), one's name, settings, theme. */
import {
  type CubeList,
  areSettings,
  DEFAULT_SETTINGS,
  type LimitedKind,
  type SeatSettings,
  type TableMessage,
  type WireEdition,
} from '@rulewright/protocol';
import type { Hint } from '../guide/hints.ts';
import { isLanguage, type Language } from '../words/language.ts';

const KEY = 'rulewright';

/** One game's shuffle as this browser saw it before the cards were dealt: to be compared with the game's file. */
export interface Shuffled {
  table: string;
  game: number;
  seat: number;
  commitment: string;
  part: string;
}

export interface SavedDeck {
  id: string;
  name: string;
  list: string;
  /** of opened boosters: which, by which rules, and what the others built who opened theirs beside it */
  limited?: {
    kind: LimitedKind;
    /** as the page names it */
    set: string;
    seed: number;
    edition: WireEdition;
    /** how many cards the set has, and how many of them no booster holds */
    cards: number;
    leftOut: number;
    others: readonly { name: string; list: string }[];
  };
}

/** The deck that the deck page has open, kept or not. */
export interface OpenDeck extends Omit<SavedDeck, 'limited'> {
  /** in which form it was first read, in words; '' as long as it was only written here */
  from: string;
  limited?: SavedDeck['limited'];
}

/** Boosters that were opened, and what of them was picked so far. */
export interface Opened {
  kind: LimitedKind;
  set: string;
  /** in place of a set */
  cube?: CubeList;
  edition: WireEdition;
  seed: number;
  picks: readonly string[];
}
const MOST_DECKS = 100;

/** The decks with that one as it is now; of very many the oldest goes. */
export const keepDeck = (decks: readonly SavedDeck[], deck: SavedDeck): readonly SavedDeck[] =>
  [...decks.filter(({ id }) => id !== deck.id), deck].slice(-MOST_DECKS);
export const deleteDeck = (decks: readonly SavedDeck[], id: string): readonly SavedDeck[] =>
  decks.filter((deck) => deck.id !== id);

/** Who sits at a table with which deck, and by which rules they play. */
export interface AboutTable {
  edition: WireEdition;
  /** a name is empty where the seat is open */
  players: readonly { name: string; deck: string }[];
}

/** A seat that this browser has, with what is known of its table since it was last there. */
export interface HeldSeat {
  table: string;
  seat: number;
  /** who plays against whom, by which rules; earlier versions noted an English sentence */
  about?: AboutTable | string;
  /** how the match stood; `gone`: the server no longer has the table or gives the seat to this browser */
  state?: TableMessage['phase'] | 'gone';
  /** the number of the game that was last begun, 0 none */
  game?: number;
}

export interface Remembered {
  name: string;
  settings: SeatSettings;
  theme: 'system' | 'dark' | 'light';
  /** of the pages; null: the first of the browser's that there is */
  language: Language | null;
  /** single-letter keys act on the game */
  letterKeys: boolean;
  /** what this browser gave to fair shuffles and what the servers committed to, newest last */
  shuffles: readonly Shuffled[];
  /** this browser's seats, newest last; what opens them is in cookies that no script sees */
  seats: readonly HeldSeat[];
  /** decks kept in this browser, oldest first */
  decks: readonly SavedDeck[];
  /** the table is heard */
  sounds: boolean;
  /** what the others say is not shown */
  muted: boolean;
  /** which hints of a first game are over; null: none was begun that gives hints */
  hints: readonly Hint[] | null;
  /** a draft that is not over; null: none */
  draft: Opened | null;
  /** what the deck page has open, so that a reload goes on with it; null: nothing */
  openDeck: OpenDeck | null;
}

const FRESH: Remembered = {
  name: '',
  settings: DEFAULT_SETTINGS,
  theme: 'system',
  language: null,
  letterKeys: true,
  shuffles: [],
  seats: [],
  decks: [],
  sounds: false,
  muted: false,
  hints: null,
  draft: null,
  openDeck: null,
};

export function recall(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return FRESH;
    const found = { ...FRESH, ...(stored as Partial<Remembered>) };
    // what an older version did not have is as at first; settings that are none are replaced whole, rather than mended by guesswork
    const settings: unknown = { ...DEFAULT_SETTINGS, ...found.settings };
    return {
      ...found,
      language: isLanguage(found.language) ? found.language : null,
      settings: areSettings(settings) ? settings : DEFAULT_SETTINGS,
    };
  } catch {
    return FRESH; // not JSON, or storage is forbidden: nothing is remembered
  }
}

export function remember(change: Partial<Remembered>): Remembered {
  const next = { ...recall(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // storage is full or forbidden: the game goes on, a reload will not find the seat
  }
  return next;
}

export function rememberSeat(table: string, seat: number): void {
  remember({ seats: [...recall().seats.filter((one) => one.table !== table), { table, seat }].slice(-20) });
}

/** What the list of one's games says of that table from now on. */
export function describeSeat(table: string, news: Pick<HeldSeat, 'about' | 'state' | 'game'>): Remembered {
  const { seats, ...rest } = recall();
  const next = seats.map((seat) => (seat.table === table ? { ...seat, ...news } : seat));
  return JSON.stringify(next) === JSON.stringify(seats) ? { seats, ...rest } : remember({ seats: next });
}

/** The part that this seat gives to that game's shuffle: new random bits, the same again if it was asked before. */
export function ownPart(table: string, game: number, seat: number, commitment: string): string {
  const { shuffles } = recall();
  const known = shuffles.find((one) => one.table === table && one.game === game && one.seat === seat);
  if (known?.commitment === commitment) return known.part;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const part = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  remember({
    shuffles: [...shuffles.filter((one) => one !== known), { table, game, seat, commitment, part }].slice(-40),
  });
  return part;
}

/** Which seat this browser has at that table; null: none, or not any more. */
export const ownSeat = (table: string): number | null =>
  recall().seats.find((one) => one.table === table && one.state !== 'gone')?.seat ?? null;
