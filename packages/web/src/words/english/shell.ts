/** What every page needs in English. Rules text, card text, the log and what the engine asks are nowhere here: they are English in every language. */
import type { Format, WireEdition } from '@rulewright/protocol';

export const shell = {
  rooms: { label: 'Rooms', table: 'Table', decks: 'Decks', lab: 'Lab', rulebook: 'Rulebook', quiz: 'Quiz' },
  /** as it stands alone */
  playerName: (given: string): string => given,
  language: 'Language',
  languageFailed: 'This language could not be fetched. Try again.',
  troubles: {
    unreachable: 'The server cannot be reached now.',
    lost: 'The connection was lost; it is tried again.',
    tooLong: (kilobytes: number) =>
      `That is too long to be sent: at most ${kilobytes} KB, which is about 3,000 lines of a deck list.`,
    noSeat: 'This browser has no seat at that table. Ask for a link to join or to watch.',
    seatNotKept: 'This browser could not keep your seat: do not reload the page while you play.',
  },
  fault: {
    title: 'This page cannot be shown',
    notFetched: 'A part of it could not be fetched: the connection is lost, or the app has been renewed meanwhile.',
    again: 'Try again',
  },
  lookingForServer: 'Looking for the server…',
  opening: 'Opening the page…',
  tryNow: 'Try now',
  toLobby: 'To the lobby',
  close: 'Close',
  fits: 'What fits',
  found: (count: number) => `${count} found`,
  colon: ':',
  copied: 'Copied',
  /** of a problem in a list: where it is, and a button that mends it */
  listProblem: {
    line: (line: number, place?: string) => `Line ${line}${place === undefined ? '' : `, ${place}`}:`,
    write: (words: string) => `Write ${words}`,
  },
  noPage: { title: 'There is no such page', rooms: 'The app has these rooms:', boosters: 'Boosters' },
  /** as people call them */
  editions: {
    '2006-10': 'October 2006',
    '2009-10': 'October 2009',
    '2011-09': 'September 2011',
    '2026-02': 'February 2026',
  } as Readonly<Record<WireEdition, string>>,
  /** of the edition in a list of rules to choose from; the newest is today's */
  editionChoice: (_edition: WireEdition, given: string): string => given,
  formatName: (_format: Format, given: string): string => given,
  /** which cards decks may have */
  cardPool: {
    label: 'Cards',
    all: 'All cards',
    until: (month: string) => `Cards out by ${month}`,
    legalIn: (format: string) => `Cards legal in ${format}`,
    noFormats: 'Modern and others: with today’s cards',
  },
  symbols: {
    W: 'white mana',
    U: 'blue mana',
    B: 'black mana',
    R: 'red mana',
    G: 'green mana',
    C: 'colorless mana',
    S: 'snow mana',
    T: 'tap',
    Q: 'untap',
    E: 'an energy counter',
  },
  genericMana: (amount: string) => `${amount} generic mana`,
  either: (one: string, other: string) => `${one} or ${other}`,
  orLife: (mana: string) => `${mana} or 2 life`,
};
