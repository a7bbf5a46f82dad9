/** Reads a card file of any known form, a chunk of bytes at a time. */
import { isPlainText, visibleText } from '@rulewright/engine/plain-text';
import { TokenParser, Tokenizer } from '@streamparser/json';
import type { DataTaker } from './card-file.ts';
import { type IndexedCard, memorySource } from './card-index.ts';
import type { CardSource, Exclusion } from './card-source.ts';
import type { CardText } from './card-text.ts';
import type { ForeignName } from './foreign-names.ts';
import { gatherSets } from './mtgjson-v3.ts';
import { gatherData } from './mtgjson-v5.ts';
import { gatherScryfall } from './scryfall.ts';

/** Why a file cannot be read; line and byte offset count from 1 and 0, and are absent where the whole file is at fault. */
export interface CardFileFault {
  readonly line?: number;
  readonly offset?: number;
  readonly reason: string;
}

export interface CardFileContents {
  readonly cards: readonly IndexedCard[];
  readonly absent: readonly Exclusion[];
  /** what cards are called in other languages */
  readonly foreign: readonly ForeignName[];
}

export type CardFileResult =
  | ({ readonly ok: true } & CardFileContents)
  | { readonly ok: false; readonly fault: CardFileFault };

/** Takes bytes; after a fault it takes no more. `end` gives what was read. */
export interface CardFileParser {
  /** false: there is a fault, and reading on is of no use */
  write(chunk: Uint8Array): boolean;
  end(): CardFileResult;
}

/** As much of the beginning of a file as tells its form. */
const BEGINNING = 2048;
const NEWLINE = 0x0a;

/** How a form of file is cut into values, and what becomes of them. */
interface Form {
  readonly paths: string[];
  readonly separator?: string;
  readonly data: DataTaker;
}

export function createCardFileParser(): CardFileParser {
  let pending: Uint8Array = new Uint8Array(0);
  let reader: Reader | undefined;
  let fault: CardFileFault | undefined;

  const begin = () => {
    const form = formOf(new TextDecoder().decode(pending));
    if (typeof form === 'string') fault = { reason: form };
    else {
      reader = createReader(form);
      fault = reader.write(pending);
    }
    pending = new Uint8Array(0);
  };
  return {
    write(chunk) {
      if (fault) return false;
      if (reader) fault = reader.write(chunk);
      else {
        pending = joinedBytes(pending, chunk);
        if (pending.length >= BEGINNING) begin();
      }
      return fault === undefined;
    },
    end() {
      if (!fault && !reader) begin();
      fault ??= reader?.end();
      if (fault || !reader) return { ok: false, fault: fault ?? { reason: 'an empty file' } };
      return contents(reader.form.data.records());
    },
  };
}

/** A source of the cards of a file that was read. */
export function fileSource(description: string, { cards, absent }: CardFileContents): CardSource {
  return memorySource(description, cards, absent);
}

/** The form of a file by its beginning, or why it is none. */
function formOf(beginning: string): Form | string {
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  if (text === '') return 'an empty file';
  if (text.startsWith('[')) return scryfallForm(['$.*']);
  const firstKey = /^\{\s*"([^"]*)"\s*:\s*("[^"]*")?/.exec(text);
  if (!firstKey) return 'not a card file: neither a JSON list nor a JSON object';
  const [, key, value] = firstKey;
  if (key === 'object' && value === '"card"') return { ...scryfallForm(['$']), separator: '' };
  if (key === 'object' && value === '"list"') return scryfallForm(['$.data.*']);
  if (key === 'meta' || key === 'data') return { paths: ['$.data.*'], data: gatherData() };
  return { paths: ['$.*'], data: gatherSets() };
}

const scryfallForm = (paths: string[]): Form => ({ paths, data: gatherScryfall() });

interface Reader {
  readonly form: Form;
  write(chunk: Uint8Array): CardFileFault | undefined;
  end(): CardFileFault | undefined;
}

function createReader(form: Form): Reader {
  const options = form.separator === undefined ? {} : { separator: form.separator };
  const tokenizer = new Tokenizer(options);
  const parser = new TokenParser({ ...options, paths: form.paths, keepStack: false });
  let fault: CardFileFault | undefined;
  let refused: string | undefined;
  let values = 0;
  // Where the last token began, and what came before the chunk in hand.
  let tokenOffset = 0;
  let chunkOffset = 0;
  let chunkLine = 1;
  let chunk: Uint8Array = new Uint8Array(0);

  const here = (reason: string): CardFileFault => {
    const within = Math.max(0, Math.min(tokenOffset - chunkOffset, chunk.length));
    return { line: chunkLine + newlines(chunk.subarray(0, within)), offset: tokenOffset, reason };
  };
  tokenizer.onToken = (token) => {
    tokenOffset = token.offset;
    parser.write(token);
  };
  parser.onValue = ({ key, value }) => {
    values += 1;
    const reason = form.data.add(value, String(key ?? ''));
    if (reason !== undefined) {
      refused = reason;
      throw new Error(reason);
    }
  };
  // Errors leave `write` and `end` as exceptions, so that nothing after them is read.
  tokenizer.onError = (error) => {
    throw error;
  };
  parser.onError = (error) => {
    throw error;
  };
  const attempt = (step: () => void): CardFileFault | undefined => {
    if (fault) return fault;
    try {
      step();
    } catch (error) {
      fault = here(refused ?? `not valid JSON: ${(error as Error).message}`);
    }
    return fault;
  };
  return {
    form,
    write(bytes) {
      chunk = bytes;
      const result = attempt(() => tokenizer.write(bytes));
      if (!result) {
        chunkLine += newlines(bytes);
        chunkOffset += bytes.length;
      }
      return result;
    },
    end() {
      chunk = new Uint8Array(0);
      return attempt(() => {
        if (!tokenizer.isEnded) tokenizer.end();
        if (!parser.isEnded) parser.end();
        if (values === 0) throw new Error('the file has no cards');
      });
    },
  };
}

/** The cards in the order they are named; names that several cards have are nobody's. */
function contents(records: ReturnType<DataTaker['records']>): CardFileResult {
  const cards = new Map<string, IndexedCard[]>();
  const absent: Exclusion[] = [];
  const foreign: ForeignName[] = [];
  for (const record of records) {
    switch (record.kind) {
      case 'unreadable':
        return { ok: false, fault: { reason: record.reason } };
      case 'absent':
        absent.push({ name: record.name, reason: record.reason });
        break;
      case 'card': {
        const { card, excluded, legalities, foreign: names = [] } = record;
        if (![card, ...(card.faces ?? [])].every(isSeen)) {
          absent.push({ name: visibleText(card.name), reason: 'it holds characters that are not seen' });
          break;
        }
        const same = cards.get(card.name) ?? [];
        same.push({ card, excluded, legalities });
        cards.set(card.name, same);
        for (const name of names) foreign.push([name, card.name]);
        break;
      }
    }
  }
  const kept: IndexedCard[] = [];
  for (const [name, same] of cards) {
    const counted = same.filter(({ excluded }) => excluded === undefined);
    const [only] = counted.length > 0 ? counted : same;
    if (only && Math.max(counted.length, 1) === 1 && (counted.length === 1 || same.length === 1)) kept.push(only);
    else absent.push({ name, reason: 'several cards of one name' });
  }
  return { ok: true, cards: kept, absent, foreign };
}

/** Whether people see all that a card says: its name may be written to a terminal. */
const isSeen = ({ name, typeLine, text }: CardText): boolean =>
  isPlainText(name) && isPlainText(typeLine) && isPlainText(text.replaceAll('\n', ''));

function newlines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

function joinedBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a, 0);
  joined.set(b, a.length);
  return joined;
}
