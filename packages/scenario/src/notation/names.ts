/**
 * Names as the notation writes them: bare, or in quotation marks where something in them would be read otherwise.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { takes } from '@rulewright/engine/arguments';
import type { Cursor } from './tokens.ts';

/** Words that end a bare name, because they follow a name in some line. Forms may let no other word follow one. */
export const AFTER_NAMES: ReadonlySet<string> = new Set(
  (
    '= → -> with is are has have lacks lack can cannot must could passes plays casts activates taps turns attacks blocks ' +
    'answers chooses says takes keeps controls owns sees does concedes uses ignores starts goes as in counter counters ' +
    'attempts targeting'
  ).split(' '),
);

/** Words that begin a clause; no bare name begins with one. */
export const CLAUSES: ReadonlySet<string> = new Set(
  'then by face ability mode X targeting divided for as offered without one Then player Card json'.split(' '),
);

/** Names that would be read as something else. */
const WORDS: ReadonlySet<string> = new Set(['yes', 'no', 'nothing', 'nobody', 'empty', 'hidden', 'none']);
const WHOLE = /^-?\d{1,15}$/;
const PLAIN = /^(?!#)[^\s",;:|()[\]]+(?: [^\s",;:|()[\]]+)*$/u;

export const isWhole = (text: string): boolean => WHOLE.test(text) && text !== '-0' && String(Number(text)) === text;

/** The name as the notation takes it. */
export function printName(name: string): string {
  takes('printName', 'a text', typeof name === 'string');
  const words = name.split(' ');
  const bare =
    PLAIN.test(name) &&
    !isWhole(name) &&
    !WORDS.has(name) &&
    !CLAUSES.has(words[0] ?? '') &&
    !words.some((word) => AFTER_NAMES.has(word));
  return bare ? name : JSON.stringify(name);
}

/** A name: in quotation marks, or all words up to a mark or a word that follows names. */
export function readName(cursor: Cursor, expects: string): string | undefined {
  const first = cursor.token;
  if (first?.kind === 'quoted') {
    cursor.at += 1;
    return first.text;
  }
  const words: string[] = [];
  for (let { token } = cursor; token?.kind === 'word' && !AFTER_NAMES.has(token.text); { token } = cursor) {
    words.push(token.text);
    cursor.at += 1;
  }
  const name = words.join(' ');
  if (words.length > 0 && !CLAUSES.has(words[0] ?? '') && !WORDS.has(name) && !isWhole(name)) return name;
  cursor.at -= words.length;
  cursor.miss(expects);
  return undefined;
}

/** `A's`, the name of whom something belongs to. */
export const printOwner = (name: string): string =>
  name.split(' ').some((word) => word.endsWith("'s")) ? `${JSON.stringify(name)}'s` : `${printName(name)}'s`;

export function readOwner(cursor: Cursor, expects: string): string | undefined {
  const start = cursor.at;
  const first = cursor.token;
  if (first?.kind === 'quoted') {
    const next = cursor.tokens[start + 1];
    if (next?.text === "'s" && next.glued && next.kind === 'word') {
      cursor.at += 2;
      return first.text;
    }
    cursor.miss(expects);
    return undefined;
  }
  const words: string[] = [];
  for (let { token } = cursor; token?.kind === 'word' && !AFTER_NAMES.has(token.text); { token } = cursor) {
    cursor.at += 1;
    if (token.text.endsWith("'s") && token.text.length > 2) return [...words, token.text.slice(0, -2)].join(' ');
    words.push(token.text);
  }
  cursor.at = start;
  cursor.miss(expects);
  return undefined;
}
