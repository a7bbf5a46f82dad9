/** Decks written as lists in the forms that other programs read. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4, 903.3 */
import type { DeckEntry, Decklist } from './deck.ts';

/** A deck without the places of its lines. */
export interface WritableDeck {
  readonly name?: string;
  readonly main: readonly Written[];
  readonly sideboard: readonly Written[];
  readonly commander?: readonly Written[];
  readonly maybeboard?: readonly Written[];
}
type Written = Pick<DeckEntry, 'count' | 'name'>;

/** What of a deck a form may have no place for. `commander`: it is written as a card of the sideboard, as MTGO and Cockatrice do. */
export type Unheld = 'name' | 'commander' | 'maybeboard';

export interface ListWriter {
  /** who reads it */
  readonly title: string;
  /** of a file, with its dot */
  readonly extension: string;
  readonly mediaType: string;
  readonly cannotHold: readonly Unheld[];
  write(deck: WritableDeck): string;
}

const line = ({ count, name }: Written): string => `${count} ${name}`;
/** Parts with a heading above each and an empty line between them; those without cards are left out. */
const parts = (headed: readonly (readonly [string, readonly Written[] | undefined])[]): string =>
  headed
    .filter(([, entries]) => entries !== undefined && entries.length > 0)
    .map(([heading, entries = []]) => [...(heading === '' ? [] : [heading]), ...entries.map(line)].join('\n'))
    .join('\n\n')
    .concat('\n');

/** A line break within a name would make two lines of one. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();
/** MTGO writes `Fire/Ice`. */
const oneSlash = ({ count, name }: Written): Written => ({ count, name: name.replaceAll(' // ', '/') });
const sideWithCommander = ({ sideboard, commander = [] }: WritableDeck): readonly Written[] => [
  ...sideboard,
  ...commander,
];

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The forms that are written, by the names of `rulewright decks convert --to`. */
export const LIST_WRITERS = {
  arena: {
    title: 'Arena',
    extension: '.txt',
    mediaType: 'text/plain',
    cannotHold: ['maybeboard'],
    write: ({ name, main, sideboard, commander }) =>
      `${name ? `About\nName ${oneLine(name)}\n\n` : ''}${parts([
        ['Commander', commander],
        ['Deck', main],
        ['Sideboard', sideboard],
      ])}`,
  },
  mtgo: {
    title: 'MTGO',
    extension: '.txt',
    mediaType: 'text/plain',
    cannotHold: ['name', 'commander', 'maybeboard'],
    write: (deck) =>
      parts([
        ['', deck.main.map(oneSlash)],
        ['Sideboard', sideWithCommander(deck).map(oneSlash)],
      ]),
  },
  moxfield: {
    title: 'Moxfield',
    extension: '.txt',
    mediaType: 'text/plain',
    cannotHold: ['name'],
    write: ({ main, sideboard, commander, maybeboard }) =>
      parts([
        ['Commander', commander],
        ['Deck', main],
        ['SIDEBOARD:', sideboard],
        ['MAYBEBOARD:', maybeboard],
      ]),
  },
  cod: {
    title: 'Cockatrice',
    extension: '.cod',
    mediaType: 'application/xml',
    cannotHold: ['commander', 'maybeboard'],
    write: (deck) => {
      const zone = (name: string, entries: readonly Written[]): string[] =>
        entries.length === 0
          ? []
          : [
              `    <zone name="${name}">`,
              ...entries.map((entry) => `        <card number="${entry.count}" name="${xml(entry.name)}"/>`),
              '    </zone>',
            ];
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        `    <deckname>${xml(oneLine(deck.name ?? ''))}</deckname>`,
        '    <comments></comments>',
        ...zone('main', deck.main),
        ...zone('side', sideWithCommander(deck)),
        '</cockatrice_deck>',
        '',
      ].join('\n');
    },
  },
  csv: {
    title: 'CSV',
    extension: '.csv',
    mediaType: 'text/csv',
    cannotHold: ['name'],
    write: ({ main, sideboard, commander = [], maybeboard = [] }) =>
      [
        'Count,Name,Board',
        ...(
          [
            ['commander', commander],
            ['main', main],
            ['sideboard', sideboard],
            ['maybeboard', maybeboard],
          ] as const
        ).flatMap(([board, entries]) => entries.map(({ count, name }) => [count, name, board].map(cell).join(','))),
        '',
      ].join('\n'),
  },
  text: {
    title: 'text',
    extension: '.txt',
    mediaType: 'text/plain',
    cannotHold: [],
    write: ({ name, main, sideboard, commander, maybeboard }) =>
      `${name ? `// Name: ${oneLine(name)}\n` : ''}${parts([
        ['Commander', commander],
        ['Deck', main],
        ['Sideboard', sideboard],
        ['Maybeboard', maybeboard],
      ])}`,
  },
} as const satisfies Record<string, ListWriter>;
export type ListTarget = keyof typeof LIST_WRITERS;
export const LIST_TARGETS = Object.keys(LIST_WRITERS) as readonly ListTarget[];

/** What of this deck is lost in that form. */
export function unheldBy(target: ListTarget, deck: WritableDeck | Decklist): readonly Unheld[] {
  const has: { readonly [U in Unheld]: boolean } = {
    name: (deck.name ?? '') !== '',
    commander: (deck.commander ?? []).length > 0,
    maybeboard: (deck.maybeboard ?? []).length > 0,
  };
  return LIST_WRITERS[target].cannotHold.filter((part) => has[part]);
}

/** What happens to it, for whoever writes the list. */
export const UNHELD_WORDS: { readonly [U in Unheld]: string } = {
  name: 'the name of the deck is left out',
  commander: 'the commander stands in the sideboard',
  maybeboard: 'the maybeboard is left out',
};
