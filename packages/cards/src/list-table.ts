/** Decklists and cubes as tables of comma-separated values, as sites export them. 2006: 100.2 · 2009, 2011: 100.2, 100.4, 903.3 · 2026: 100.2, 100.4, 702.139, 903.3 */
import Papa from 'papaparse';
import { type DecklistResult, type ListForm, shorten } from './deck.ts';
import type { DeckLimits } from './deck-limits.ts';
import { Gathered, type Place } from './list-entries.ts';
import { categoryPlace } from './list-names.ts';
import { type Heading, headingOf, similarHeadings } from './list-parts.ts';
import { nameKey } from './names.ts';

/** What each column that matters is called, the best name first. All others are of no use for a deck. */
const COLUMNS = {
  count: 'count, quantity, qty, amount, copies, total qty, reg qty',
  name: 'name, card name, card, card title',
  section: 'board, section, zone, board type',
  category: 'category, categories',
  commander: 'commander, is commander',
  companion: 'companion, is companion',
  sideboard: 'sideboard, sideboarded, in sideboard',
  maybeboard: 'maybeboard',
  printing: 'scryfall id, printing uuid, uuid, mtgjson uuid, mtgjson id, multiverse id, tcgplayer id, cardmarket id',
} as const;
type Column = keyof typeof COLUMNS;
const KEYS = Object.entries(COLUMNS).map(
  ([column, names]) => [column as Column, names.split(', ').map(nameKey)] as const,
);

/** Columns that only one program has. */
const BY: readonly (readonly [ListForm, readonly string[]])[] = [
  ['cubecobra-csv', ['colorcategory']],
  ['manabox-csv', ['manaboxid']],
  ['scryfall-csv', ['scryfalluri']],
  ['archidekt-csv', ['editioncode', 'secondarycategories']],
  ['archidekt-csv', ['editioncode', 'modifier']],
  ['tappedout-csv', ['board', 'qty']],
  ['mtgo-csv', ['sideboarded']],
  ['moxfield-csv', ['tradelistcount', 'proxy']],
  ['deckbox-csv', ['tradelistcount']],
];

/** Characters in which a header is looked for. */
const LONGEST_HEADER = 4_000;

export interface Table {
  readonly delimiter: string;
  /** characters before the header, or before the first row where there is none */
  readonly start: number;
  /** which of the columns is which; a header stands above them unless they are only guessed by their first rows */
  readonly columns: { readonly [C in Column]?: number };
  readonly titles: readonly string[];
}

/** The header of a table, or null where the text is none: it names a column of cards, or their number and their printings. */
export function tableIn(text: string): Table | null {
  const blank = text.length - text.trimStart().length;
  const declared = /^sep=(.)\n/.exec(text.slice(blank, blank + 10));
  const start = blank + (declared?.[0].length ?? 0);
  const [first = '', ...more] = text.slice(start, start + LONGEST_HEADER).split('\n', 4);
  for (const delimiter of declared?.[1] ? [declared[1]] : [',', ';', '\t', '|']) {
    if (!first.includes(delimiter)) continue;
    const titles = (Papa.parse<string[]>(first, { delimiter }).data[0] ?? []).map((title) => title.trim());
    const keys = titles.map(nameKey);
    const columns = Object.fromEntries(
      KEYS.flatMap(([column, names]) => {
        const found = names.map((name) => keys.indexOf(name)).find((at) => at >= 0);
        return found === undefined ? [] : [[column, found]];
      }),
    ) as Table['columns'];
    if (columns.name !== undefined || (columns.count !== undefined && columns.printing !== undefined))
      return { delimiter, start, columns, titles };
    // rows alone, each of which begins with a number and a name
    const rows = [first, ...more].filter((row) => row.trim() !== '');
    const isRow = (row: string): boolean =>
      /^(?:\d{1,4}|"\d{1,4}")$/.test(row.split(delimiter, 1)[0] ?? '') && row.includes(delimiter);
    if (delimiter !== '|' && rows.every(isRow)) return { delimiter, start, columns: { count: 0, name: 1 }, titles: [] };
  }
  return null;
}

/** Reads the rows of a text whose lines end in `\n` alone. */
export function parseTable(text: string, table: Table, limits: DeckLimits): DecklistResult {
  const { delimiter, start, columns, titles } = table;
  const gathered = new Gathered(limits);
  const form = formOf(titles);
  const linesTo = lineCounter(text);
  let header = titles.length > 0;
  let from = start;
  const titleOf = (column: Column): string => titles[columns[column] ?? -1] ?? column;
  Papa.parse<string[]>(text.slice(start), {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      const line = linesTo(from);
      from = start + meta.cursor;
      if (header) {
        header = false;
        return;
      }
      const [wrong] = errors;
      if (wrong) {
        gathered.fault(
          { line },
          `a quotation mark that is not closed, or text behind one: write a quotation mark within quotation marks twice`,
        );
        return;
      }
      if (data.every((cell) => cell.trim() === '')) return;
      const cell = (column: Column): string =>
        columns[column] === undefined ? '' : (data[columns[column]] ?? '').trim();
      const at = (column: Column): Place => ({ line, place: titleOf(column) });
      const name = cell('name');
      if (name === '') {
        gathered.fault(
          at('name'),
          columns.name === undefined || cell('printing') !== '' ? ONLY_PRINTING : 'a card without a name',
        );
        return;
      }
      const put = placeOf(cell, columns, at, gathered);
      if (columns.count === undefined) gathered.takeName({ line }, name, put.section, put.words);
      else gathered.take(at('count'), cell('count'), name, put.section, put.words);
    },
  });
  if (columns.count === undefined) return gathered.cube(form);
  gathered.companionsBeside();
  return gathered.deck(form);
}

/** Of a row or an entry that says which printing it is, and not which card. */
export const ONLY_PRINTING =
  'this names no card, but only a printing of one by its number: export the list with the names of its cards';

const MAIN: Heading = { section: 'main', words: '' };
const FLAGS = ['commander', 'companion', 'sideboard', 'maybeboard'] as const;
const isSet = (value: string): boolean | undefined =>
  /^(?:true|yes|y|1|x)$/i.test(value) ? true : /^(?:|false|no|n|0)$/i.test(value) ? false : undefined;

function placeOf(
  cell: (column: Column) => string,
  columns: Table['columns'],
  at: (column: Column) => Place,
  gathered: Gathered,
): Heading {
  for (const flag of FLAGS) {
    if (columns[flag] === undefined) continue;
    const set = isSet(cell(flag));
    if (set === undefined) gathered.fault(at(flag), `"${shorten(cell(flag))}" is neither yes nor no`);
    else if (set) return { section: flag, words: flag };
  }
  const section = cell('section');
  if (section !== '') {
    const heading = headingOf(section);
    // Scryfall lets its decks have columns of their own
    if (heading === 'group' || /^column[a-z]$/i.test(section)) return MAIN;
    if (heading !== undefined) return heading;
    gathered.fault(
      at('section'),
      `"${shorten(section)}" is no part of a list: write main, sideboard, maybeboard or commander`,
      similarHeadings(section),
    );
    return { section: 'unknown', words: section };
  }
  const [category = ''] = cell('category').split(/[,;]/, 1);
  const words = category.trim();
  return categoryPlace(words, { noDeck: /^tokens (?:&|and) extras$/i.test(words), top: false }) ?? MAIN;
}

function formOf(titles: readonly string[]): ListForm {
  const keys = new Set(titles.map(nameKey));
  return BY.find(([, needed]) => needed.every((key) => keys.has(key)))?.[0] ?? 'csv';
}

/** Lines (the first is 1) of places that come one after the other. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let place = 0;
  return (at) => {
    for (; place < at; place++) if (text[place] === '\n') line++;
    return line;
  };
}
