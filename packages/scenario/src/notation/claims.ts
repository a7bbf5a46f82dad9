/**
 * What stands in square brackets behind an expectation: its id, and what it shows, by editions.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import type { Shown } from '../format.ts';
import { grouped } from '../shown.ts';
import { isWhole, printName, readName } from './names.ts';
import type { Cursor } from './tokens.ts';

const YEARS = EDITIONS.map((edition) => edition.slice(0, 4));
const YEAR_RANGE = /^(\d{4})(?:([–-])(\d{4})?)?$/;
const NUMBER = /^\d+(?:\.\d+[a-z]*)*\.?$/;

/** `2006`, `2009–2011`, `2009–` (since then), several with spaces between them. */
export function printEditions(editions: readonly EditionName[]): string {
  const at = EDITIONS.map((edition) => editions.includes(edition));
  const ranges: string[] = [];
  for (let from = 0; from < EDITIONS.length; from++) {
    if (!at[from]) continue;
    let to = from;
    while (at[to + 1]) to++;
    ranges.push(
      from === to ? `${YEARS[from]}` : to === EDITIONS.length - 1 ? `${YEARS[from]}–` : `${YEARS[from]}–${YEARS[to]}`,
    );
    from = to;
  }
  return ranges.join(' ');
}

/** The editions that the words name by year or id, in their order; undefined where the first word does neither. */
export function readEditions(cursor: Cursor): EditionName[] | undefined {
  const named = new Set<number>();
  for (let { token } = cursor; token?.kind === 'word'; { token } = cursor) {
    const [, first = '', dash, last] = YEAR_RANGE.exec(token.text) ?? [];
    const byId = EDITIONS.findIndex((edition) => edition === token?.text);
    const from = byId < 0 ? YEARS.indexOf(first) : byId;
    const to = dash === undefined ? from : last === undefined ? YEARS.length - 1 : YEARS.indexOf(last);
    if (from < 0 || to < from) break;
    for (let at = from; at <= to; at++) named.add(at);
    cursor.at += 1;
  }
  if (named.size > 0) return EDITIONS.filter((_, at) => named.has(at));
  cursor.miss(`a year (${YEARS.join(', ')})`);
  return undefined;
}

export interface Note {
  readonly id: string | undefined;
  readonly claims: readonly Shown[];
}

/** Reads what begins with `[`; `by` is the id where none is given. */
export function readNote(cursor: Cursor, own: string): Note | undefined {
  if (!cursor.take('[')) return undefined;
  let id: string | undefined;
  const next = cursor.tokens[cursor.at];
  const claims: Shown[] = [];
  const isNumber =
    next?.kind === 'word' && (NUMBER.test(next.text) || YEAR_RANGE.test(next.text) || next.text === 'glossary');
  if (!isNumber) {
    id = readId(cursor);
    if (id === undefined) return undefined;
    if (cursor.take(']')) return { id, claims };
    if (!cursor.take(':')) return undefined;
  }
  do {
    if (claims.length > 0) cursor.at += 1;
    const read = readClaims(cursor, id ?? own);
    if (read === undefined) return undefined;
    claims.push(...read);
  } while (cursor.token?.kind === 'mark' && cursor.token.text === ',');
  return cursor.take(']') ? { id: id ?? own, claims } : undefined;
}

/** Claims of one or more numbers, in some editions; without a year: wherever the rule is surely the same. */
function readClaims(cursor: Cursor, by: string): Shown[] | undefined {
  const isYear = cursor.token !== undefined && YEAR_RANGE.test(cursor.token.text);
  const editions = isYear ? readEditions(cursor) : [undefined];
  if (editions === undefined) return undefined;
  const claims: Shown[] = [];
  do {
    const one = readClaim(cursor);
    if (one === undefined) return undefined;
    if ('glossary' in one && !isYear) {
      cursor.miss('a year before glossary');
      return undefined;
    }
    claims.push(...editions.map((edition): Shown => ({ ...one, ...(edition && { edition }), by }) as Shown));
  } while (cursor.token?.kind === 'word');
  return claims;
}

/** `418.5a`, `503.3 (example 2)`, `glossary Snow Mana`. */
function readClaim(
  cursor: Cursor,
): { rule: string; example?: number } | { glossary: string; example?: number } | undefined {
  const { token } = cursor;
  if (token?.kind === 'word' && token.text === 'glossary') {
    cursor.at += 1;
    const glossary = readName(cursor, 'an entry of the glossary');
    const example = readExample(cursor);
    return glossary === undefined || example === undefined ? undefined : { glossary, ...example };
  }
  if (token?.kind === 'quoted' || (token?.kind === 'word' && NUMBER.test(token.text))) {
    cursor.at += 1;
    const example = readExample(cursor);
    return example && { rule: token.text, ...example };
  }
  cursor.miss('the number of a rule, or glossary');
  return undefined;
}

function readExample(cursor: Cursor): { example?: number } | undefined {
  if (cursor.token?.kind !== 'mark' || cursor.token.text !== '(') return {};
  cursor.at += 1;
  if (!cursor.take('example')) return undefined;
  const number = cursor.token?.text ?? '';
  if (!isWhole(number)) {
    cursor.miss('which example');
    return undefined;
  }
  cursor.at += 1;
  return cursor.take(')') ? { example: Number(number) } : undefined;
}

const numberOf = (claim: Shown): string =>
  'rule' in claim
    ? NUMBER.test(claim.rule)
      ? claim.rule
      : JSON.stringify(claim.rule)
    : `glossary ${printName(claim.glossary)}`;

/** `[id: 2006 418.5a, 2009–2011 613.3]`; the id is left out where it is the one that the expectation would have anyway. */
export function printNote({ id, claims }: Note, own: string): string {
  if (id === undefined) return '';
  const all: { years: string; numbers: string[]; ended: boolean }[] = [];
  for (const group of grouped(claims)) {
    const [first] = group;
    if (!first) continue;
    const years = printEditions(group.flatMap(({ edition }) => edition ?? []));
    const number = `${numberOf(first)}${first.example === undefined ? '' : ` (example ${first.example})`}`;
    const last = all.at(-1);
    const ended = 'glossary' in first;
    if (last?.years === years && !last.ended && !ended) last.numbers.push(number);
    else all.push({ years, numbers: [number], ended });
  }
  const said = all.map(({ years, numbers }) => [years, ...numbers].join(' ').trimStart()).join(', ');
  if (all.length === 0) return `[${printId(id)}]`;
  return id === own ? `[${said}]` : `[${printId(id)}: ${said}]`;
}

const PLAIN_ID = /^[^\s",;:|()[\]]+(?: [^\s",;:|()[\]]+)*$/u;

/** An id ends at a mark, so that most need no quotation marks; one that begins as a claim does needs them. */
function printId(id: string): string {
  const first = id.split(' ')[0] ?? '';
  const isClaim = NUMBER.test(first) || YEAR_RANGE.test(first) || first === 'glossary';
  return !isClaim && PLAIN_ID.test(id) ? id : JSON.stringify(id);
}

function readId(cursor: Cursor): string | undefined {
  if (cursor.token?.kind === 'quoted') {
    cursor.at += 1;
    return cursor.tokens[cursor.at - 1]?.text;
  }
  const words: string[] = [];
  for (let { token } = cursor; token?.kind === 'word'; { token } = cursor) {
    words.push(token.text);
    cursor.at += 1;
  }
  if (words.length > 0) return words.join(' ');
  cursor.miss('an id, or the number of a rule');
  return undefined;
}
