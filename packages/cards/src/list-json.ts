/** Decklists and cubes as JSON: what Moxfield, Archidekt, Scryfall, CubeCobra and MTGJSON give. 2006: 100.2 · 2009, 2011: 100.2, 100.4, 903.3 · 2026: 100.2, 100.4, 702.139, 903.3 */
import { type DecklistResult, type ListForm, shorten } from './deck.ts';
import type { DeckLimits } from './deck-limits.ts';
import { type JsonNode, jsonTree } from './json-tree.ts';
import { Gathered } from './list-entries.ts';
import { cardLine, categoryPlace } from './list-names.ts';
import { type Heading, headingOf, similarHeadings } from './list-parts.ts';
import { ONLY_PRINTING } from './list-table.ts';

type JsonObject = Extract<JsonNode, { kind: 'object' }>;

/** Where a row has its number and its name, the best place first. */
const COUNTS = ['count', 'quantity', 'qty', 'amount'] as const;
const NAMES = [
  'card.name',
  'card.oracleCard.name',
  'card_digest.name',
  'details.name',
  'name',
  'cardName',
  'card_name',
  'card',
] as const;
/** Where the parts of a deck are, the best place first; '' is the file itself. */
const HOLDERS = ['boards', 'entries', 'data', 'deck', 'cards', ''] as const;

export function parseJsonList(text: string, limits: DeckLimits): DecklistResult {
  const tree = jsonTree(text);
  const nothing = (line: number, reason: string): DecklistResult => ({
    ok: false,
    kind: 'no-list',
    faults: [{ line, reason }],
  });
  if (!tree.ok) return nothing(tree.line, tree.reason);
  const gathered = new Gathered(limits);
  const { root } = tree;
  const rows = root.kind === 'array' ? root : rowsOfOneList(root);
  if (rows !== undefined) {
    const path = rows === root ? '' : 'cards';
    const settings = categoriesOf(root);
    for (const [index, row] of rows.items.entries()) takeRow(row, `${path}[${index}]`, MAIN, gathered, settings);
  } else {
    const holder = HOLDERS.map((path) => ({ path, node: at(root, path) })).find(
      ({ node }) => node?.kind === 'object' && boardsIn(node).some(({ put }) => put !== undefined),
    );
    if (holder?.node?.kind !== 'object')
      return nothing(1, 'JSON, but no list of cards: there is no "boards", "mainBoard", "entries" or "cards" in it');
    for (const { key, rows: board, put } of boardsIn(holder.node)) {
      const path = [holder.path, key].filter(Boolean).join('.');
      const heading = put ?? (isPrimary(root, key) ? MAIN : undefined);
      if (heading === undefined) {
        // in the file itself there is much beside the boards
        const isBoard =
          holder.path === 'boards' ||
          holder.path === 'entries' ||
          board.some(([, row]) => row.kind === 'object' && COUNTS.some((name) => row.fields.has(name)));
        if (isBoard && board.length > 0)
          gathered.fault(
            { line: board[0]?.[1].line ?? 1, place: path },
            `"${shorten(key)}" is no part of a list that is known`,
            similarHeadings(key),
          );
        continue;
      }
      for (const [index, row] of board) takeRow(row, `${path}${index}`, heading, gathered, []);
    }
  }
  const name = at(root, 'name') ?? at(root, 'data.name');
  if (name?.kind === 'value' && typeof name.value === 'string') gathered.name = name.value;
  const form = formOf(root);
  if (gathered.entries.length === 0 && gathered.names.length > 0) return gathered.cube(form);
  for (const { line } of gathered.names) gathered.fault({ line }, 'a card without its number, though others have one');
  gathered.companionsBeside();
  return gathered.deck(form);
}

const MAIN: Heading = { section: 'main', words: '' };

/** The value at a path such as `card.name`; undefined: there is none. */
function at(node: JsonNode, path: string): JsonNode | undefined {
  let found: JsonNode | undefined = node;
  for (const key of path === '' ? [] : path.split('.'))
    found = found?.kind === 'object' ? found.fields.get(key) : undefined;
  return found;
}
const wordsAt = (node: JsonNode, path: string): string | undefined => {
  const found = at(node, path);
  return found?.kind === 'value' && typeof found.value === 'string' && found.value.trim() !== ''
    ? found.value
    : undefined;
};

/** A file whose cards are one list, each with its categories: Archidekt's. */
function rowsOfOneList(root: JsonNode): Extract<JsonNode, { kind: 'array' }> | undefined {
  const cards = at(root, 'cards');
  return cards?.kind === 'array' && cards.items.length > 0 ? cards : undefined;
}

interface Board {
  readonly key: string;
  readonly put: Heading | undefined;
  /** with the end of each one's path */
  readonly rows: readonly (readonly [string, JsonNode])[];
}

/** What may be boards among the fields: lists of rows, or rows by their ids or names. */
function boardsIn(holder: JsonObject): Board[] {
  return [...holder.fields].flatMap(([key, node]): Board[] => {
    const heading = headingOf(key);
    const rows = rowsOf(node);
    if (rows === undefined) return [];
    return [{ key, rows, put: heading === 'group' ? MAIN : heading }];
  });
}

function rowsOf(node: JsonNode): Board['rows'] | undefined {
  if (node.kind === 'array')
    return node.items.every((item) => item.kind === 'object' || isWords(item))
      ? node.items.map((item, index) => [`[${index}]`, item] as const)
      : undefined;
  if (node.kind === 'value') return undefined;
  const cards = node.fields.get('cards');
  if (cards !== undefined && cards.kind !== 'value')
    return rowsOf(cards)?.map(([path, row]) => [`.cards${path}`, row] as const);
  const fields = [...node.fields];
  return fields.every(([, row]) => row.kind === 'object')
    ? fields.map(([key, row]) => [`.${key}`, row] as const)
    : undefined;
}
const isWords = (node: JsonNode): boolean => node.kind === 'value' && typeof node.value === 'string';

/** Scryfall's columns of a deck's own, which it counts among its cards. */
function isPrimary(root: JsonNode, key: string): boolean {
  const primary = at(root, 'sections.primary');
  return primary?.kind === 'array' && primary.items.some((item) => item.kind === 'value' && item.value === key);
}

interface Category {
  readonly name: string;
  readonly noDeck: boolean;
  readonly top: boolean;
}

function categoriesOf(root: JsonNode): readonly Category[] {
  const list = at(root, 'categories');
  if (list?.kind !== 'array') return [];
  return list.items.flatMap((item) => {
    const name = wordsAt(item, 'name');
    const is = (path: string, value: boolean): boolean => {
      const found = at(item, path);
      return found?.kind === 'value' && found.value === value;
    };
    return name === undefined ? [] : [{ name, noDeck: is('includedInDeck', false), top: is('isPremier', true) }];
  });
}

function takeRow(row: JsonNode, path: string, board: Heading, gathered: Gathered, settings: readonly Category[]): void {
  const place = { line: row.line, place: path };
  if (row.kind === 'value' && typeof row.value === 'string') return takeWords(row.value, place, board, gathered);
  if (row.kind !== 'object') return gathered.fault(place, 'neither a card nor a line of a list');
  const deleted = row.fields.get('deletedAt');
  if (deleted?.kind === 'value' && deleted.value !== null) return;
  const put = placedBy(row, settings) ?? board;
  const counted = COUNTS.find((field) => row.fields.has(field));
  const count = counted === undefined ? undefined : row.fields.get(counted);
  const number = count?.kind === 'value' ? count.value : undefined;
  const name = NAMES.map((field) => wordsAt(row, field)).find((words) => words !== undefined);
  if (name === undefined) {
    const written = wordsAt(row, 'raw_text');
    if (written !== undefined) return takeWords(written, place, put, gathered);
    // Scryfall keeps empty rows
    if (row.fields.has('raw_text') && (number === null || number === 0 || number === undefined)) return;
    // what is no part of the deck need not be known by name
    if (put.section === 'left-out') return gathered.take(place, number ?? 1, path, put.section, put.words);
    return gathered.fault(place, ONLY_PRINTING);
  }
  if (counted === undefined && put.section !== 'left-out') gathered.takeName(place, name, put.section, put.words);
  else
    gathered.take(
      { line: row.line, place: counted === undefined ? path : `${path}.${counted}` },
      number ?? (put.section === 'left-out' ? 1 : undefined),
      name,
      put.section,
      put.words,
    );
}

/** A row that is words, as a line of a text. */
function takeWords(written: string, place: { line: number; place: string }, board: Heading, gathered: Gathered): void {
  const { count, name, put = board } = cardLine(written.trim().replace(/\s+/g, ' '));
  if (count === undefined) gathered.takeName(place, name, put.section, put.words);
  else gathered.take(place, count, name, put.section, put.words);
}

/** Where the row itself says that it belongs: by the first of its categories, or as a companion. */
function placedBy(row: JsonObject, settings: readonly Category[]): Heading | undefined {
  const companion = row.fields.get('companion');
  if (companion?.kind === 'value' && companion.value === true) return { section: 'companion', words: 'companion' };
  const categories = row.fields.get('categories');
  const [first] = categories?.kind === 'array' ? categories.items : [];
  if (first?.kind !== 'value' || typeof first.value !== 'string') return undefined;
  const words = first.value;
  return categoryPlace(words, settings.find(({ name }) => name === words) ?? { noDeck: false, top: false });
}

function formOf(root: JsonNode): ListForm {
  const has = (path: string): boolean => at(root, path) !== undefined;
  if (has('boards') || (has('mainboard') && has('publicId'))) return 'moxfield-json';
  if (has('entries')) return 'scryfall-json';
  if (has('data.mainBoard') || has('mainBoard')) return 'mtgjson-deck';
  if (has('cards.mainboard')) return 'cubecobra-json';
  const cards = at(root, 'cards');
  const first = cards?.kind === 'array' ? cards.items[0] : undefined;
  return first !== undefined && at(first, 'card.oracleCard') !== undefined ? 'archidekt-json' : 'json';
}
