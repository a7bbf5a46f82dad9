/** Decks as names and numbers. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */

/** A number of copies of a card, as written on a line of the list (the first line is 1). */
export interface DeckEntry {
  readonly count: number;
  readonly name: string;
  readonly line: number;
}

export interface Decklist {
  readonly name?: string;
  readonly main: readonly DeckEntry[];
  readonly sideboard: readonly DeckEntry[];
  /** a commander named as such by the list; it is in neither of the other two */
  readonly commander?: readonly DeckEntry[];
  /** what the list keeps beside the deck to think about: no part of it */
  readonly maybeboard?: readonly DeckEntry[];
}

/** Why a list cannot be read: where, and the reason. */
export interface DecklistFault {
  /** counts from 1; 0 is the list as a whole */
  readonly line: number;
  /** where on it: the column of a table, the path in a JSON file */
  readonly place?: string;
  readonly reason: string;
  /** what the words there may mean: names of cards, or headings */
  readonly similar?: readonly string[];
  /** no card has this name or one like it */
  readonly mayBeNewer?: boolean;
}

/** How a line was understood that does not say it itself. */
export interface ListRemark {
  readonly line: number;
  /** as written; '' where it is about no line's words */
  readonly text: string;
  readonly said: string;
}

/** Cards that a list names and that are no part of its deck. */
export interface LeftOut {
  /** the heading under which they stand */
  readonly what: string;
  readonly cards: number;
  /** the first of their lines */
  readonly line: number;
}

/** The forms that are read, by the program that writes them. */
export const LIST_FORMS = {
  plain: 'a plain list',
  arena: 'an Arena list',
  moxfield: 'a Moxfield list',
  'moxfield-csv': 'a Moxfield table',
  'moxfield-json': 'a Moxfield file',
  archidekt: 'an Archidekt list',
  'archidekt-csv': 'an Archidekt table',
  'archidekt-json': 'an Archidekt file',
  mtggoldfish: 'an MTGGoldfish list',
  'tappedout-csv': 'a TappedOut table',
  deckstats: 'a deckstats list',
  untap: 'an Untap list',
  'deckbox-csv': 'a Deckbox table',
  'manabox-csv': 'a ManaBox table',
  'scryfall-csv': 'a Scryfall table',
  'scryfall-json': 'a Scryfall file',
  'cubecobra-csv': 'a CubeCobra table',
  'cubecobra-json': 'a CubeCobra file',
  'mtgo-csv': 'an MTGO table',
  mtgo: 'an MTGO deck file',
  cockatrice: 'a Cockatrice deck',
  forge: 'a Forge deck',
  xmage: 'an XMage deck',
  'mtgjson-deck': 'an MTGJSON deck',
  names: 'a list of names',
  csv: 'a table',
  json: 'a JSON file',
} as const;
export type ListForm = keyof typeof LIST_FORMS;

/** Forms that are lines of text, to which a line can be added. */
export const LINE_FORMS: ReadonlySet<ListForm> = new Set<ListForm>([
  'plain',
  'arena',
  'moxfield',
  'archidekt',
  'mtggoldfish',
  'deckstats',
  'untap',
  'forge',
  'xmage',
  'names',
]);

/** Cards to draft from: a list without numbers, each of its lines one card. */
export interface Cube {
  readonly name?: string;
  readonly cards: readonly DeckEntry[];
}

export type DecklistResult =
  | {
      readonly ok: true;
      readonly kind: 'deck';
      readonly form: ListForm;
      readonly deck: Decklist;
      readonly leftOut: readonly LeftOut[];
      /** absent: every line says all */
      readonly remarks?: readonly ListRemark[];
    }
  | {
      readonly ok: false;
      readonly kind: 'faults';
      readonly faults: readonly DecklistFault[];
      readonly form: ListForm;
      /** what could be read of it all the same */
      readonly readable: Decklist;
      readonly leftOut: readonly LeftOut[];
      /** absent: every line says all */
      readonly remarks?: readonly ListRemark[];
    }
  /** what it is stands in its one fault, for whoever takes decks alone */
  | {
      readonly ok: false;
      readonly kind: 'cube';
      readonly form: ListForm;
      readonly cube: Cube;
      readonly leftOut: readonly LeftOut[];
      readonly faults: readonly DecklistFault[];
    }
  /** neither a deck nor a cube: a file of something else */
  | { readonly ok: false; readonly kind: 'no-list'; readonly faults: readonly DecklistFault[] };

/** A text for a message, cut to 60 characters where it is longer. */
export function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
