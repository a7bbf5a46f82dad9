/**
 * Forms: templates of a line or of a part of one, each of which reads and prints.
 *
 * A template is words and marks to stand there literally, slots `{key:slot}` that hold a value, and optional groups in square brackets, which are
 * there where their keys have values: `{as:name} plays {play:name}[, face {face:whole}]`.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { AFTER_NAMES } from './names.ts';
import type { Cursor } from './tokens.ts';

/** What one place of a template holds. */
export interface Slot {
  /** what to say that was possible there */
  readonly expects: string;
  /** the value that stands there, the cursor then behind it; undefined where none does */
  readonly read: (cursor: Cursor) => unknown;
  /** undefined: this slot has no words for the value */
  readonly print: (value: unknown) => string | undefined;
  /** a bare name may end it, so that only certain words may follow */
  readonly endsInName?: boolean;
}

type Part =
  | { readonly literal: string }
  | { readonly key: string; readonly slot: Slot }
  | { readonly group: readonly Part[] };

export type Fields = Readonly<Record<string, unknown>>;

export interface Form {
  readonly template: string;
  /** of the fields that it reads */
  readonly keys: ReadonlySet<string>;
  readonly read: (cursor: Cursor) => Record<string, unknown> | undefined;
  /** undefined: the fields are not those of this form */
  readonly print: (fields: Fields) => string | undefined;
}

const PIECE = /\[|\]|\{(\w+):(\w+)\}|[,;:]|[^\s[\]{},;:]+/g;

/**
 * A form from its template; `fixed` are fields that its words alone stand for.
 * @throws Error where the template names no slot, or lets a word follow a name that names do not end at
 */
export function form(slots: Readonly<Record<string, Slot>>, template: string, fixed: Fields = {}): Form {
  const parts = partsOf(slots, template);
  const keys = new Set([...Object.keys(fixed), ...keysOf(parts)]);
  return {
    template,
    keys,
    read(cursor) {
      const fields: Record<string, unknown> = {};
      return readParts(parts, cursor, fields) ? { ...fields, ...fixed } : undefined;
    },
    print(fields) {
      for (const [key, value] of Object.entries(fields)) if (value !== undefined && !keys.has(key)) return undefined;
      for (const [key, value] of Object.entries(fixed))
        if (JSON.stringify(fields[key]) !== JSON.stringify(value)) return undefined;
      return printParts(parts, fields);
    },
  };
}

function partsOf(slots: Readonly<Record<string, Slot>>, template: string): readonly Part[] {
  const stack: Part[][] = [[]];
  let afterName = false;
  for (const [piece, key, slotName] of template.matchAll(PIECE)) {
    const parts = stack.at(-1);
    if (!parts) throw new Error(`unbalanced template: ${template}`);
    if (piece === '[') {
      stack.push([]);
      continue;
    }
    if (piece === ']') {
      const group = stack.pop() ?? [];
      stack.at(-1)?.push({ group });
      continue;
    }
    if (key === undefined) {
      if (afterName && /^\w/.test(piece) && !AFTER_NAMES.has(piece))
        throw new Error(`"${piece}" may not follow a name: ${template}`);
      parts.push({ literal: piece });
      afterName = false;
      continue;
    }
    const slot = slots[slotName ?? ''];
    if (!slot) throw new Error(`there is no slot ${slotName}: ${template}`);
    parts.push({ key, slot });
    afterName = slot.endsInName === true;
  }
  return stack[0] ?? [];
}

const keysOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => ('key' in part ? [part.key] : 'group' in part ? keysOf(part.group) : []));

/** The words that stand together from that part on. */
function wordsFrom(parts: readonly Part[], at: number): string {
  const words: string[] = [];
  for (const part of parts.slice(at)) {
    if (!('literal' in part) || (words.length > 0 && /^[,;:]$/.test(part.literal))) break;
    words.push(part.literal);
  }
  return words.join(' ');
}

function readParts(parts: readonly Part[], cursor: Cursor, fields: Record<string, unknown>): boolean {
  for (const [at, part] of parts.entries()) {
    if ('literal' in part) {
      if (!cursor.take(part.literal, wordsFrom(parts, at))) return false;
    } else if ('slot' in part) {
      const value = part.slot.read(cursor);
      if (value === undefined) return false;
      fields[part.key] = value;
    } else {
      const { at, found } = cursor;
      const inner: Record<string, unknown> = {};
      if (readParts(part.group, cursor, inner)) Object.assign(fields, inner);
      else Object.assign(cursor, { at, found });
    }
  }
  return true;
}

function printParts(parts: readonly Part[], fields: Fields): string | undefined {
  let printed = '';
  for (const part of parts) {
    if ('literal' in part)
      printed += /^[,;:]$/.test(part.literal) || printed === '' ? part.literal : ` ${part.literal}`;
    else if ('slot' in part) {
      const value = fields[part.key];
      const words = value === undefined ? undefined : part.slot.print(value);
      if (words === undefined) return undefined;
      printed += printed === '' || words === '' ? words : ` ${words}`;
    } else {
      if (keysOf(part.group).every((key) => fields[key] === undefined)) continue;
      const words = printParts(part.group, fields);
      if (words === undefined) return undefined;
      printed += /^[,;:]/.test(words) || printed === '' ? words : ` ${words}`;
    }
  }
  return printed;
}

/** The first form that the tokens from here on fit; the cursor is then behind it. */
export function readFirst<T extends { readonly form: Form }>(
  table: readonly T[],
  cursor: Cursor,
  ends: (cursor: Cursor) => boolean,
): { entry: T; fields: Record<string, unknown> } | undefined {
  const { at, found } = cursor;
  for (const entry of table) {
    Object.assign(cursor, { at, found });
    const fields = entry.form.read(cursor);
    if (fields === undefined) continue;
    if (ends(cursor)) return { entry, fields };
  }
  Object.assign(cursor, { at, found });
  return undefined;
}
