/** What every page needs in English. Rules text, card text, the log and what the engine asks are nowhere here: they are English in every language. */
import type { Format, WireEdition } from '@rulewright/protocol';
import { EDITION_WORDS } from '../../table/edition-words.ts';

export const shell = {
  rooms: { label: 'Rooms', table: 'Table', decks: 'Decks', lab: 'Lab', rulebook: 'Rulebook', quiz: 'Quiz' },
  language: 'Language',
  languageFailed: 'This language could not be fetched. Try again.',
  opening: 'Opening the page…',
  tryNow: 'Try now',
  toLobby: 'To the lobby',
  close: 'Close',
  colon: ':',
  copied: 'Copied',
  noPage: { title: 'There is no such page', rooms: 'The app has these rooms:', boosters: 'Boosters' },
  editions: Object.fromEntries(Object.entries(EDITION_WORDS).map(([id, { name }]) => [id, name])) as Readonly<
    Record<WireEdition, string>
  >,
  /** of the edition in a list of rules to choose from; the newest is today's */
  editionChoice: (_edition: WireEdition, given: string): string => given,
  formatName: (_format: Format, given: string): string => given,
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
  },
  genericMana: (amount: string) => `${amount} generic mana`,
  either: (one: string, other: string) => `${one} or ${other}`,
  orLife: (mana: string) => `${mana} or 2 life`,
};
